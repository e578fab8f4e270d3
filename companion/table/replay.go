package table

import (
	"slices"
	"time"

	"fyne.io/fyne/v2/theme"

	"homespun/companion/session"
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/record"
)

// replay shows what lines have brought about, one thing after another. The session stands at the end of them
// already: nothing is lost where the replay ends early. While it lasts the board takes no input, no dice are
// due on the screen, and bots wait.
type replay struct {
	screen *Screen
	things []replayed
	at     int
	// again says that a line of long ago is shown once more.
	again bool
	// paused stays from one replay to the next, until somebody has it go on: real pieces take their time.
	paused bool
	stop   func()
	turn   int // counts the waits: one that was stopped does not count any more
	// high is the height of the longest sentence in a width, 0 before it is measured.
	high, width float32
	// late says that it has only just ended: who wanted to skip the last of it, and comes a moment late with
	// Escape, stays at the table.
	late bool
}

// grace is how long after a replay Escape still means it, and does not leave the match.
const grace = time.Second

// replayed is one thing that is shown: how it looks, and the sentence.
type replayed struct {
	scene    *tableau.Scene
	sentence string
	// line is the index of the line that brought it about, nth which of the line's messages it is.
	line, nth int
	// first is the first line of a reveal, which is told as a whole, and else the line itself.
	first int
	// reason says that there is one to be asked for.
	reason bool
	// clause is that of what is its own reason, "" of other things.
	clause string
}

// How long a thing is shown: at least, and more for each letter of its sentence.
var (
	calm  = pace{1100 * time.Millisecond, 28 * time.Millisecond, 4 * time.Second}
	quick = pace{450 * time.Millisecond, 9 * time.Millisecond, 1500 * time.Millisecond}
)

type pace struct{ least, letter, most time.Duration }

func (p pace) length(sentence string) time.Duration {
	return min(p.most, p.least+time.Duration(len([]rune(sentence)))*p.letter)
}

// on reports whether something is being told.
func (t *replay) on() bool { return len(t.things) > 0 }

// now is what is being told.
func (t *replay) now() replayed { return t.things[t.at] }

// holds reports whether a line's end is still to be told, so that the log does not run ahead.
func (t *replay) holds(line int) bool { return t.on() && !t.again && line >= t.now().first }

// brings returns what a line has brought about that is shown by itself.
func (s *Screen) brings(entry session.Entry) []replayed {
	var things []replayed
	var earlier []engines.Message
	voice := s.match.Speak(entry.Seats, entry.Seat, entry.Name)
	s.watch(entry, func(nth int, before, after engines.Position, message engines.Message) {
		if scene, ok := s.game.Show(before, after, message, s.viewer()); ok {
			s.game.Recap(scene, message, earlier)
			why, _, reason := s.game.Why(before, message)
			thing := replayed{scene: scene, sentence: voice.Sentence(message), line: entry.Index,
				first: entry.Index, nth: nth, reason: reason}
			if reason && why == message {
				thing.clause = s.clauseID(message.Clause)
			}
			things = append(things, thing)
		}
		earlier = append(earlier, message)
	})
	return things
}

// watch hands out what a line has brought about, event by event, with what is seen before and after. What is
// hidden, and what is no move, is not watched.
func (s *Screen) watch(entry session.Entry,
	each func(nth int, before, after engines.Position, message engines.Message)) {
	if entry.Hidden || entry.Line.Kind != record.MoveLine {
		return
	}
	engine, viewer := s.session.Engine(), s.viewer()
	nth, before := 0, engine.View(entry.Before, viewer)
	engine.Watch(entry.Before, entry.Line.Move, func(message engines.Message, p engines.Position) {
		after := engine.View(p, viewer)
		each(nth, before, after, message)
		nth, before = nth+1, after
	})
}

// entry returns the line of an index as the log has it.
func (s *Screen) entry(index int) (session.Entry, bool) {
	if entries := s.session.Log(); index >= 0 && index < len(entries) {
		return entries[index], true
	}
	return session.Entry{}, false
}

// add begins to tell lines that were made, or goes on with them after what is being told. What somebody has
// just done by hand, and what brought about no more, needs no replay.
func (t *replay) add(steps []record.Step, byHand bool) {
	s := t.screen
	if t.again {
		t.drop()
	}
	if s.shell.Settings().Telling == "once" {
		return
	}
	entries := s.session.Log()
	for _, step := range steps {
		things := s.brings(entries[step.Index])
		for i := range things {
			if step.Pending.Secret {
				things[i].first = steps[0].Index
			}
		}
		if !byHand || len(things) != 1 || things[0].nth > 0 {
			t.things, t.high = append(t.things, things...), 0
		}
	}
	if t.on() {
		s.session.HoldBots(true)
		t.wait()
	}
}

// replay tells a line of the log once more.
func (t *replay) showAgain(index int) {
	t.drop()
	if entry, ok := t.screen.entry(index); ok {
		if t.things = t.screen.brings(entry); t.on() {
			t.again = true
			t.screen.session.HoldBots(true)
			t.wait()
		}
	}
	t.screen.update()
}

// byItself reports whether the replay goes on without being asked; with less motion, or told tap by tap, each
// thing waits for a press.
func (t *replay) byItself() bool {
	set := t.screen.shell.Settings()
	return set.Moving() && set.Telling != "taps"
}

// wait goes on to the next thing after a while.
func (t *replay) wait() {
	t.halt()
	if !t.on() || t.paused || !t.byItself() {
		return
	}
	pace := calm
	if t.screen.shell.Settings().Telling == "quick" {
		pace = quick
	}
	turn := t.turn
	t.stop = t.screen.shell.After(pace.length(t.now().sentence), func() {
		switch {
		case turn != t.turn:
		case t.screen.shell.Window.Canvas().Overlays().Top() != nil: // somebody reads a rule
			t.wait()
		default:
			t.next()
		}
	})
}

func (t *replay) halt() {
	t.turn++
	t.late = false
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
}

// next goes on to the next thing, and after the last one to how it stands.
func (t *replay) next() {
	if t.at+1 >= len(t.things) {
		t.end()
		return
	}
	t.at++
	t.screen.update()
	t.wait()
}

// press is next wherever the board is pressed; it reports whether something was being told.
func (t *replay) press() bool {
	if !t.on() {
		return false
	}
	t.next()
	return true
}

// pause stops the replay where it is, or goes on with it.
func (t *replay) pause() {
	t.paused = !t.paused
	t.screen.update()
	t.wait()
}

// drop ends the replay without showing anything; who drops it updates the screen and then has the bots go on.
func (t *replay) drop() {
	t.halt()
	t.things, t.at, t.again, t.high = nil, 0, false, 0
}

// end shows how it stands, as after the last thing.
func (t *replay) end() {
	t.drop()
	t.screen.update()
	t.screen.shell.Refocus()
	t.screen.session.HoldBots(false)
	t.late = true
	turn := t.turn
	t.screen.shell.After(grace, func() {
		if turn == t.turn {
			t.late = false
		}
	})
}

// buttons are what can be done while something is told.
func (t *replay) buttons() []choice {
	var list []choice
	switch {
	case !t.byItself():
	case t.paused:
		list = append(list, choice{text: words.TellOn, icon: theme.MediaPlayIcon(), do: t.pause})
	default:
		list = append(list, choice{text: words.Pause, icon: theme.MediaPauseIcon(), do: t.pause})
	}
	list = append(list,
		choice{text: words.Next, icon: theme.MediaSkipNextIcon(), do: t.next, main: t.paused ||
			!t.byItself()},
		choice{text: words.Skip, icon: theme.MediaFastForwardIcon(), do: t.end})
	if t.screen.small { // the three stand side by side
		for i := range list {
			list[i].icon = nil
		}
	}
	// it stays, so that nothing below it jumps
	if slices.ContainsFunc(t.things, func(thing replayed) bool { return thing.reason }) {
		list = append(list,
			choice{text: words.WhyThat, icon: theme.QuestionIcon(), low: true, do: t.screen.showWhy})
	}
	return list
}
