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

// replay shows the events of lines one after another. The session is already in the position after them, so
// nothing is lost if the replay ends early. While it lasts the board takes no input, no dice are asked for on
// the screen, and the bots wait.
type replay struct {
	screen *Screen
	things []replayed
	at     int
	// again says that an earlier line is shown once more, from the log.
	again bool
	// paused stays set from one replay to the next, until somebody continues: people who move real pieces
	// need time.
	paused bool
	stop   func()
	turn   int // grows when a wait is stopped, so that a late timer is recognised
	// late says that the replay has only just ended. A person who presses Escape to skip its last part, a
	// moment too late, must not leave the match by it.
	late bool
}

// grace is how long after a replay Escape does not leave the match.
const grace = time.Second

// replayed is one event that is shown: its scene and its sentence.
type replayed struct {
	scene    *tableau.Scene
	sentence string
	// line is the index of the event's line, nth the index of the event among those of the line.
	line, nth int
	// first is the first line of the reveal, which is shown as a whole, or else the same as line.
	first int
	// reason says that the event can be explained.
	reason bool
	// clause is the clause of an event that explains itself, "" for others.
	clause string
}

// How long an event is shown: at least, more for each letter of its sentence, and at most.
var (
	calm  = pace{1100 * time.Millisecond, 28 * time.Millisecond, 4 * time.Second}
	quick = pace{450 * time.Millisecond, 9 * time.Millisecond, 1500 * time.Millisecond}
)

type pace struct{ least, letter, most time.Duration }

func (p pace) length(sentence string) time.Duration {
	return min(p.most, p.least+time.Duration(len([]rune(sentence)))*p.letter)
}

// on reports whether a replay is running.
func (t *replay) on() bool { return len(t.things) > 0 }

// now returns the event that is shown.
func (t *replay) now() replayed { return t.things[t.at] }

// holds reports whether the replay has not finished a line, so that the log must not show it yet.
func (t *replay) holds(line int) bool { return t.on() && !t.again && line >= t.now().first }

// brings returns those events of a line that are shown by themselves.
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

// watch calls each for every event of a line, with the viewer's views before and after it. A hidden answer,
// and a line that is no move, has none.
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

// entry returns the log entry of a line; false if there is no such line.
func (s *Screen) entry(index int) (session.Entry, bool) {
	if entries := s.session.Log(); index >= 0 && index < len(entries) {
		return entries[index], true
	}
	return session.Entry{}, false
}

// add begins a replay of new lines, or appends them to the one that is running. There is no replay for a move
// that a person has just made on this screen, if all it has to show is its first event.
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
			t.things = append(t.things, things...)
		}
	}
	if t.on() {
		s.session.HoldBots(true)
		t.wait()
	}
}

// showAgain replays a line of the log.
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

// byItself reports whether the replay goes on after a time. With less motion, or by the setting "taps", each
// event waits for a press.
func (t *replay) byItself() bool {
	set := t.screen.shell.Settings()
	return set.Moving() && set.Telling != "taps"
}

// wait shows the next event after a while.
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
		case t.screen.shell.Window.Canvas().Overlays().Top() != nil: // a dialog is open: somebody is reading
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

// next shows the next event, and after the last one ends the replay.
func (t *replay) next() {
	if t.at+1 >= len(t.things) {
		t.end()
		return
	}
	t.at++
	t.screen.update()
	t.wait()
}

// press handles a press anywhere on the board: it shows the next event. It reports whether a replay was
// running.
func (t *replay) press() bool {
	if !t.on() {
		return false
	}
	t.next()
	return true
}

// pause stops the replay at the present event, or continues it.
func (t *replay) pause() {
	t.paused = !t.paused
	t.screen.update()
	t.wait()
}

// drop ends the replay without updating the screen. The caller must update the screen and then let the bots
// go on.
func (t *replay) drop() {
	t.halt()
	t.things, t.at, t.again = nil, 0, false
}

// end ends the replay and shows the present position.
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

// buttons returns the buttons during a replay.
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
	if t.screen.small { // without icons the three buttons fit side by side
		for i := range list {
			list[i].icon = nil
		}
	}
	// the button stays during the whole replay, so that nothing below it jumps
	if slices.ContainsFunc(t.things, func(thing replayed) bool { return thing.reason }) {
		list = append(list,
			choice{text: words.WhyThat, icon: theme.QuestionIcon(), low: true, do: t.screen.showWhy})
	}
	return list
}
