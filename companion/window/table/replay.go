package table

import (
	"cmp"
	"slices"
	"time"

	"fyne.io/fyne/v2/theme"

	"homespun/companion/match/session"
	"homespun/companion/match/sound"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/table/board"
	"homespun/companion/window/table/chronicle"
	"homespun/companion/window/table/pacing"
	"homespun/engines"
	"homespun/engines/record"
)

// replay shows what lines bring about, one thing after another: the dice come to rest, then the moments for
// which people play stand on the stage, and events change the board. The session is already in the position
// after them, so nothing is lost if the replay ends early. While it lasts no dice are asked for on the screen
// and the bots wait, and nothing beside the board says more than has been shown.
type replay struct {
	*hearing
	things []replayed
	at     int
	// staged is the index of the thing that stands on the stage, -1 for none.
	staged int
	// again says that an earlier line is shown once more, from the log.
	again bool
	// paused stays set from one replay to the next, until somebody continues: people who move real pieces
	// need time.
	paused bool
	stop   func()
	// holdsBots reports whether bots wait: something is told, put right or to be done. ordered: whether what
	// only changes the board is not shown, because it is to be done on the family's table.
	holdsBots, ordered func() bool
	turn               int // grows when a wait is stopped, so that a late timer is recognised
	// late says that the replay has only just ended, keyed that it was ended by a key. A person who presses
	// Escape or Space to end its last part, a moment too late or twice, must not leave the match by it, nor
	// roll.
	late, keyed bool
}

// grace is how long after a replay Escape and Space do nothing.
const grace = time.Second

// replayed is one thing that is shown: dice that come to rest, a moment on the stage, or an event on the
// board with its sentence.
type replayed struct {
	scene    *tableau.Scene
	sentence string
	// seat is the seat whose doing it is, Table or Dice for nobody's.
	seat engines.Seat
	// moment is the moment that the event is; nil for other events. While the dice of a line come to rest, it
	// is the line's first moment.
	moment *tableau.Moment
	// roll are the dice to look at, if there are any, and faces what they show.
	roll  engines.Roll
	faces []int16
	// rolls says that the dice only come to rest now; they tumble for a time first.
	rolls  bool
	tumble time.Duration
	// line is the index of the event's line, nth the index of the event among those of the line.
	line, nth int
	// first is the first line of those that are shown together, such as a reveal; else the same as line.
	first int
	// reason says that the event can be explained.
	reason bool
	// heard is the sound that is heard with it.
	heard sound.Sound
	// revealed says that it is of a reveal, in which several players turn up what they have laid, and hurried
	// that much has been shown before it in one go. Both are shown for a short time only.
	revealed, hurried bool
	// dealt says that it is one of many that are dealt in one go: it is shown only for a moment and not read.
	dealt bool
}

// length returns how long a thing is shown. One of a reveal is hurried only if it is no moment.
func (t *replay) length(thing replayed) time.Duration {
	moment := thing.moment != nil
	return pacing.Thing{Sentence: thing.sentence, Rolls: thing.rolls, Tumble: thing.tumble, Moment: moment,
		Brief: moment && thing.moment.Brief, Dealt: thing.dealt,
		Short: thing.hurried || thing.revealed && !moment}.Length(t.shell.Settings().Telling == "quick")
}

// on reports whether a replay is running.
func (t *replay) on() bool { return len(t.things) > 0 }

// now returns the thing that is shown.
func (t *replay) now() replayed { return t.things[t.at] }

// holds reports whether the replay has not finished a line, so that the log must not show it yet.
func (t *replay) holds(line int) bool { return t.on() && !t.again && line >= t.now().first }

// brings returns the events of a line that are shown by themselves, and before them its dice.
func (t *replay) brings(entry session.Entry, lies bool) []replayed {
	var things []replayed
	var decisive *tableau.Moment
	voice, viewer, engine := t.speak(entry), t.phase.viewer, t.session.Engine()
	var below *tableau.Scene
	actor := entry.Seat
	if entry.Pending.Secret { // what several have laid is told by nobody's name
		actor = engines.Table
	}
	t.watch(entry, viewer, func(nth int, before, after engines.Position, message engines.Message) {
		thing := replayed{sentence: voice.Sentence(message), seat: actor, line: entry.Index,
			first: entry.First, nth: nth, heard: t.game.Sound(message)}
		var shown bool
		thing.scene, shown = t.game.Show(before, after, message, viewer)
		if m, ok := t.momentOf(entry, nth, before, after, message); ok {
			if thing.moment = &m; decisive == nil {
				decisive = &m
			}
			m.Outcome = cmp.Or(m.Outcome, thing.sentence)
			thing.heard = m.Heard()
			if !shown { // what the board showed last stays below the stage
				if below == nil {
					below = t.scene(engine.View(entry.Before, viewer))
				}
				thing.scene, shown = below, true
			}
		}
		if shown {
			below = thing.scene
			_, _, thing.reason = t.game.Why(before, message)
			things = append(things, thing)
		}
	})
	if m, ok := tableau.Warning(t.game, engine, voice, entry.Start, entry.After); ok && !t.phase.fixing {
		things = warn(things, replayed{scene: t.scene(engine.View(entry.After, viewer)), sentence: m.Outcome,
			seat: engines.Table, line: entry.Index, first: entry.First, nth: len(entry.Events),
			moment: faced(t.core, &m), heard: m.Heard()})
	}
	if roll, ok := t.rollOf(entry, decisive, lies); ok {
		for i := range things {
			if things[i].moment == decisive {
				things[i].roll, things[i].faces = roll.roll, roll.faces
			}
		}
		things = append([]replayed{roll}, things...)
	}
	return things
}

// warn adds what is about to decide the match to what a line brings: to its last moment, so that the stage
// tells both at once, or else as a moment of its own.
func warn(things []replayed, danger replayed) []replayed {
	if last := len(things) - 1; last >= 0 && things[last].moment != nil {
		thing := &things[last]
		thing.sentence += " " + danger.sentence
		thing.moment.Outcome += " " + danger.sentence
		thing.moment.Brief = false
		return things
	}
	return append(things, danger)
}

// rollOf returns the dice of a line as they come to rest: those that decide something tumble longer. lies
// says that they lie on the table already. It is false for a line that is no roll.
func (t *replay) rollOf(entry session.Entry, decisive *tableau.Moment, lies bool) (replayed, bool) {
	line := entry.Line
	if line.Kind != record.MoveLine || line.Move.Who != engines.Dice || entry.Hidden {
		return replayed{}, false
	}
	before := t.session.Engine().View(entry.Before, t.phase.viewer)
	roll := entry.Pending.Roll
	thing := replayed{scene: t.scene(before), moment: decisive, seat: entry.Seat,
		sentence: t.speak(entry).Prompt(before),
		line:     entry.Index, first: entry.Index, nth: -1, rolls: true,
		roll: roll, faces: shown(roll, line.Move)}
	if lies {
		return thing, true
	}
	if thing.heard = sound.Dice; t.shell.Settings().Moving() {
		if thing.tumble = pacing.Tumbles; decisive != nil {
			thing.tumble = pacing.Decides
		}
	}
	return thing, true
}

// add begins a replay of new lines, or appends them to the one that is running. by says how the lines came
// about.
func (t *replay) add(steps []record.Step, by origin) {
	if t.again {
		t.drop()
	}
	things := t.tells(steps, by)
	if by == setUp {
		t.sound(sound.Card)
	}
	if first := steps[0]; by == moved && len(first.Events) > 0 && !first.Pending.Secret && !t.alone() {
		t.sound(t.game.Sound(first.Events[0])) // it is not shown, but heard
	}
	t.tell(things)
}

// tell shows things after those that are being shown.
func (t *replay) tell(things []replayed) {
	begins := !t.on()
	if t.things = append(t.things, things...); !t.on() {
		return
	}
	t.session.HoldBots(true)
	t.wait()
	if begins {
		t.hear(t.now())
	}
}

// tells returns what is shown of new lines. Of a move that a person has just made on this screen, in front of
// all, the first event is not shown again, and dice that lie there already do not tumble.
func (t *replay) tells(steps []record.Step, by origin) (list []replayed) {
	dealt := 0
	if by == setUp {
		return nil
	}
	once := t.shell.Settings().Telling == "once" // the dice alone
	first, last := steps[0].Index, steps[len(steps)-1].Index
	for _, entry := range t.session.History.Joined(t.session.Log()[first : last+1]) {
		things := t.brings(entry, by == laid)
		if once {
			things = things[:min(len(things), 1)]
		}
		things = slices.DeleteFunc(things, func(thing replayed) bool {
			switch {
			case once:
				return !thing.rolls || thing.tumble == 0
			case !thing.rolls && thing.moment == nil && t.ordered():
				return true
			case thing.rolls:
				return thing.tumble == 0 && thing.moment == nil
			}
			return thing.nth == 0 && thing.moment == nil && by == moved && !entry.Pending.Secret
		})
		for i := range things {
			if entry.Pending.Secret {
				things[i].first, things[i].revealed = first, true
			}
			if things[i].dealt = chronicle.Dealt(entry.Step); things[i].dealt && things[i].moment == nil {
				dealt++
			}
		}
		list = append(list, things...)
	}
	heard, shown := sound.None, time.Duration(0)
	for i, thing := range list {
		ends := thing.moment != nil && (thing.moment.Kind == tableau.Won || thing.moment.Kind == tableau.Lost)
		list[i].hurried = shown > pacing.Unhurried && !ends
		shown += t.length(list[i])
		if list[i].dealt = thing.dealt && thing.moment == nil && dealt > pacing.Many; !list[i].dealt {
			continue
		}
		if thing.heard == heard { // it is not heard once for each
			list[i].heard = sound.None
		}
		heard = thing.heard
	}
	return list
}

// showAgain replays a line of the log.
func (t *replay) showAgain(index int) {
	t.drop()
	if entry, ok := t.session.History.Entry(index); ok {
		t.tell(t.brings(entry, false))
		t.again = t.on()
	}
	t.updateAll()
}

// byItself reports whether the replay goes on after a time. By the setting "taps" everything but dice waits
// for a press.
func (t *replay) byItself() bool {
	return t.now().rolls || t.shell.Settings().Telling != "taps"
}

// wait shows the next event after a while.
func (t *replay) wait() {
	t.halt()
	if !t.on() || t.paused && !t.now().rolls || !t.byItself() {
		return
	}
	turn := t.turn
	t.stop = t.shell.After(t.length(t.now()), func() {
		switch {
		case turn != t.turn:
		case t.shell.Window.Canvas().Overlays().Top() != nil: // a dialog is open: somebody is reading
			t.wait()
		default:
			t.next()
		}
	})
}

func (t *replay) halt() {
	t.turn++
	t.late, t.keyed = false, false
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
	t.hear(t.now())
	t.updateAll()
	t.wait()
}

// press handles a press anywhere on the board: it shows the next thing. A press that ends the replay counts
// on the board as well.
func (t *replay) press() board.Press {
	t.hush()
	switch {
	case !t.on():
		return board.Free
	case t.at+1 < len(t.things):
		t.next()
		return board.Taken
	}
	t.end()
	return board.Ended
}

// key handles a key that hurries the replay: it shows the next thing. It reports whether the replay took the
// key, as it does for a while after the last thing too.
func (t *replay) key() bool {
	if !t.on() {
		return t.keyed
	}
	t.next()
	t.keyed = !t.on()
	return true
}

// pause stops the replay at the present event, or continues it.
func (t *replay) pause() {
	t.paused = !t.paused
	t.updateAll()
	t.wait()
}

// drop ends the replay without updating the screen. The caller must update the screen and then let the bots
// go on.
func (t *replay) drop() {
	t.halt()
	t.things, t.at, t.staged, t.again = nil, 0, -1, false
}

// end ends the replay and shows the present position.
func (t *replay) end() {
	t.drop()
	t.updateAll()
	t.shell.Refocus()
	t.session.HoldBots(t.holdsBots())
	t.late = true
	turn := t.turn
	t.shell.After(grace, func() {
		if turn == t.turn {
			t.late, t.keyed = false, false
		}
	})
}

// events returns how many of the things are more than dice coming to rest.
func (t *replay) events() (n int) {
	for _, thing := range t.things {
		if !thing.rolls {
			n++
		}
	}
	return n
}

// buttons returns the buttons during a replay.
func (t *replay) buttons() []choice {
	list := []choice{{text: words.Pause, icon: theme.MediaPauseIcon(), do: t.pause},
		{text: words.Next, icon: theme.MediaSkipNextIcon(), do: t.next, main: t.paused || !t.byItself()},
		{text: words.Skip, icon: theme.MediaFastForwardIcon(), do: t.end}}
	switch {
	case !t.byItself():
		list = list[1:]
	case t.paused:
		list[0].text, list[0].icon = words.TellOn, theme.MediaPlayIcon()
	case t.events() < 2:
		return nil // it is over before somebody could press
	}
	if t.small { // without icons the three buttons fit side by side
		for i := range list {
			list[i].icon = nil
		}
	}
	// the button stays during the whole replay, so that nothing below it jumps
	if slices.ContainsFunc(t.things, func(thing replayed) bool { return thing.reason }) {
		list = append(list,
			choice{text: words.WhyThat, icon: theme.QuestionIcon(), low: true, do: t.ShowWhy})
	}
	return list
}
