package rulesheet

import (
	"errors"
	"io/fs"
	"reflect"
	"slices"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/queue"
	"homespun/engines"
	"homespun/rulesets"
	"homespun/rulesets/manuscript"
	"homespun/rulesets/offers"
)

// Desk is where the manuscript lies: all that reads, checks or writes it is done in the background, one task
// after the other in the order in which they were asked for. The window shows what the last one led to.
type Desk struct {
	games tableau.Games
	// now is what the window shows. It is read and replaced in the window only.
	now   *reading
	shown viewer

	// In the window only: the screen has been left; something new is not shown yet.
	queue         queue.Queue
	left, unshown bool

	// In the background, for one task after the other.
	text   *manuscript.Manuscript
	last   *reading
	others []other
}

// viewer is who shows what lies on a desk.
type viewer struct {
	things  func() bool        // reports whether things are shown
	say     func(wrong string) // says what is wrong
	renew   func(was *reading) // renews the dialog that is open, in which that was shown
	refresh func()             // shows everything else
}

// NewDesk puts a manuscript on a desk, and reads what it says: that may take as long as a disk takes.
func NewDesk(games tableau.Games, text *manuscript.Manuscript) *Desk {
	d := &Desk{games: games, text: text}
	text.Taken = func(before, after *rulesets.Ruleset) { d.others = append(d.others, other{before, after}) }
	d.now = d.look()
	return d
}

// look returns what the manuscript says now.
func (d *Desk) look() *reading {
	if d.last == nil || !d.last.is(d.text) || len(d.others) > len(d.last.others) {
		d.last = read(d.text, d.games, d.others)
	}
	return d.last
}

// task is something that is done with the manuscript.
type task struct {
	// do runs in the background; nil only looks. Then read takes from what the manuscript says now whatever
	// takes long.
	do   deed
	read func(now *reading)
	// then is called in the window, with what was shown before. If the screen has been left, it is not.
	then func(was *reading, err error)
	// quiet says that then shows what is new; idle that nobody waits for it.
	quiet, idle bool
	things      bool // are shown
}

// other is what another program has made of the rules.
type other struct{ before, after *rulesets.Ruleset }

// ask has a task done after all that were asked for before.
func (d *Desk) ask(t task) {
	t.things = t.things || d.shown.things()
	d.queue.Ask(func() queue.Task { return func() func() { return d.run(t) } })
	if d.left { // by words that were typed, and lost the keys with the screen
		d.now = d.look()
	}
}

// settled calls then when all is done that has been asked for: at once if nothing is on its way.
func (d *Desk) settled(then func()) {
	if d.queue.Idle() {
		then()
		return
	}
	d.ask(task{quiet: true, then: func(*reading, error) { then() }})
}

// run does a task, and returns what is to be done in the window then.
func (d *Desk) run(t task) func() {
	var err error
	if t.do != nil {
		err = t.do(d.text)
	}
	now := d.look()
	if t.things {
		now.things()
	}
	if t.read != nil {
		t.read(now)
	}
	return func() { d.done(t, now, err) }
}

// done shows what a task has led to. While others wait, only the last of them is shown.
func (d *Desk) done(t task, now *reading, err error) {
	if d.left {
		if err != nil && !t.idle {
			d.shown.say(now.problem(err))
		}
		return
	}
	was := d.now
	d.now = now
	d.shown.renew(was)
	d.unshown = d.unshown || !t.quiet || len(now.others) > len(was.others)
	if d.unshown && d.queue.Last() {
		d.unshown = false
		d.shown.refresh()
	}
	if t.then != nil {
		t.then(was, err)
	}
}

// leave does at once all that is waiting: nothing is shown any more, and nothing is lost.
func (d *Desk) leave() {
	d.left = true
	d.queue.Leave()
	d.now = d.look()
}

// change makes changes, and calls then with what is wrong with them, "" if nothing is.
func (d *Desk) change(then func(wrong string), changes ...rulesets.Change) {
	d.changeBy(d.now, just(changes...), then)
}

// changeBy makes the changes that are found in the background for somebody who has seen a reading, as
// [Desk.change] does.
func (d *Desk) changeBy(seen *reading, find finder, then func(wrong string)) {
	d.ask(task{do: d.changing(seen, find), then: func(_ *reading, err error) { then(d.wrong(err)) }})
}

// finder finds changes in the background, and deed does something with the manuscript there.
type (
	finder func(text *manuscript.Manuscript) []rulesets.Change
	deed   func(text *manuscript.Manuscript) error
)

func just(changes ...rulesets.Change) finder {
	return func(*manuscript.Manuscript) []rulesets.Change { return changes }
}

// changing returns what makes changes that somebody has chosen who has seen a reading. What another program
// has written to the same fields since is kept.
func (d *Desk) changing(seen *reading, find finder) deed {
	return d.refreshed(func(text *manuscript.Manuscript) error {
		changes := find(text)
		if err := d.overtook(seen, text, changes); err != nil {
			return err
		}
		return text.Change(changes...)
	})
}

// settling returns what makes all that is offered to somebody who has seen a reading.
func (d *Desk) settling(seen *reading, list []offers.Offer) deed {
	return d.refreshed(func(text *manuscript.Manuscript) error {
		if err := d.overtook(seen, text, slices.Concat(list...)); err != nil {
			return err
		}
		return text.Settle(list)
	})
}

// overtook returns the error that other programs have written to a field that was to change, since somebody has seen a
// reading.
func (d *Desk) overtook(seen *reading, text *manuscript.Manuscript, changes []rulesets.Change) error {
	for _, c := range changes {
		now, _ := text.Rules.ValueIn(c.Key)
		if overtaken(d.others[len(seen.others):], c.Key) && !reflect.DeepEqual(now, c.Value) {
			return &manuscript.ChangedError{Key: strings.Join(c.Key, ".")}
		}
	}
	return nil
}

// overtaken reports whether other programs have changed a field.
func overtaken(others []other, key []string) bool {
	for _, o := range others {
		was, _ := o.before.ValueIn(key)
		if now, _ := o.after.ValueIn(key); !reflect.DeepEqual(was, now) {
			return true
		}
	}
	return false
}

// refreshed returns what does something with the text, after what another program has written has been taken
// in. If the rules have another name then, so has their file.
func (d *Desk) refreshed(do deed) deed {
	return func(text *manuscript.Manuscript) error {
		if _, err := text.Refresh(); err != nil {
			return err
		}
		name := text.Rules.Name
		err := do(text)
		if err == nil && text.Rules.Name != name {
			err = text.Follow()
		}
		return err
	}
}

// wrong says what is wrong with a change or with the rules, "" if nothing is.
func (d *Desk) wrong(err error) string {
	switch {
	case err != nil:
		return d.now.problem(err)
	case d.now.broken:
		return words.Finding(0, d.now.wrong.Message, d.now.wrong.Suggestion)
	}
	return ""
}

// tell says what is wrong with a change, "" if nothing is.
func (d *Desk) tell(wrong string) {
	if wrong != "" {
		d.shown.say(wrong)
	}
}

// tellUnshown says what is wrong with a change, "" if nothing is, unless the page says so itself.
func (d *Desk) tellUnshown(wrong string) {
	if wrong != d.wrong(nil) {
		d.tell(wrong)
	}
}

// problem says what is wrong with a change.
func (r *reading) problem(err error) string {
	var field *engines.FieldError
	if errors.As(err, &field) {
		return words.Sentence(r.label(r.rules.Parts(field.Key)) + " " + field.Problem + ".")
	}
	var changed *manuscript.ChangedError
	if errors.As(err, &changed) {
		return words.SheetChanged(r.label(r.rules.Parts(changed.Key)))
	}
	if errors.Is(err, fs.ErrNotExist) {
		return words.SheetLost(r.path)
	}
	return words.Problem(err)
}
