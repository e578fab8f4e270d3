package table

import (
	"slices"
	"strings"
	"time"

	"homespun/companion/match/orders"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/band"
	"homespun/companion/window/table/check"
	"homespun/engines/record"
)

// realTable gives the orders for the family's own table, in the band across the window.
type realTable struct {
	*hearing
	todo   *orders.Table
	replay *replay
	band   *band.Band
	// fixed says that something was put right since it was last asked which is right.
	fixed bool
}

// unseen is how long after something is shown no press takes it as done: it was meant for what was there
// before.
const unseen = 300 * time.Millisecond

func newRealTable(r *replay) *realTable {
	t := &realTable{hearing: r.hearing, replay: r}
	t.todo = orders.NewTable(r.session, func() tableau.Game { return t.game })
	t.band = band.New(func() { t.hush(); t.done() }, func() { t.todo.Turn(-1); t.goOn() }, t.allThere)
	return t
}

// pace is how orders are given, and gives reports whether they are.
func (r *realTable) pace() orders.Pace { return orders.Pace(r.shell.Settings().Orders) }
func (r *realTable) gives() bool       { return r.todo.Gives(r.pace()) }

// entries are how lines came about, as orders know it; all others the app has made.
var entries = map[origin]orders.Entry{moved: orders.Moved, laid: orders.Rolled, thrown: orders.Rolled,
	setUp: orders.SetUp}

// follow takes in lines that were made. by says how they came about.
func (r *realTable) follow(steps []record.Step, by origin) {
	if r.phase.fixing { // people say at the end which of the two is right
		r.todo.Jump()
		r.fixed = true
		return
	}
	r.todo.Follow(steps, entries[by])
}

// update works out what is to be done now.
func (r *realTable) update() {
	if r.todo.Update(r.pace(), r.phase.live()) {
		justShown(r.core)
	}
}

// justShown has presses count from a moment on.
func justShown(c *core) {
	if c.stop != nil {
		c.stop()
	}
	c.fresh = true
	c.stop = c.shell.After(unseen, func() { c.fresh = false })
}

// tell has the band say what is to be done, or else what the match waits for, and what is about to decide it.
// It reports whether there is, or was, a band: then all is laid out anew.
func (r *realTable) tell(prompt, turn, danger string) bool {
	was := r.band.Content.Visible()
	says := band.State{Shown: r.gives() && r.phase.is != covered, Prompt: prompt, Small: r.small,
		Orders: r.todo.Sentences(), Danger: danger, Taps: r.phase.is == asking && r.phase.question.Places()}
	if seat := r.todo.Whose(); seat >= 0 && r.bot(seat) {
		says.For = words.OrdersFor(r.seatName(seat))
	}
	if r.phase.live() && r.phase.is != over && !r.session.Pending().Secret {
		says.Turn = turn
	}
	says.Group, says.Groups = r.todo.Groups()
	r.band.Show(says)
	return was || says.Shown
}

// aloud returns what is read aloud: what is to be done, and then what the match waits for.
func (r *realTable) aloud(prompt string) string {
	return strings.Join(append(r.todo.Sentences(), prompt), " ")
}

// done takes what was asked for as done. It reports whether something was asked for.
func (r *realTable) done() bool {
	if !r.todo.Waits() || r.fresh {
		return r.todo.Waits()
	}
	r.showError(r.todo.Done())
	r.goOn()
	return true
}

// goOn shows what is to be done next.
func (r *realTable) goOn() {
	r.updateAll()
	if r.todo.Waits() {
		justShown(r.core)
	}
	r.shell.Refocus()
	r.session.HoldBots(r.replay.holdsBots())
}

// allThere takes all groups of a set-up as done.
func (r *realTable) allThere() {
	_, groups := r.todo.Groups()
	r.todo.Turn(groups)
	r.fresh = false
	r.done()
}

// askWhich asks which is right after something was put right on the screen: the table, on which it lies so,
// or the screen, as which the table is to lie.
func (r *realTable) askWhich() {
	fixed := r.fixed
	if r.fixed = false; !fixed || !r.gives() || !r.todo.Differs() {
		return
	}
	r.shell.Show(words.PutRight, widgets.Text(words.WhichIsRight),
		widgets.Answer{Text: words.ScreenIsRight},
		widgets.Answer{Text: words.TableIsRight, Main: true, Do: func() { r.lies(); r.goOn() }})
}

// lies takes the table as lying as the match says.
func (r *realTable) lies() {
	r.todo.Lies()
	r.showError(r.session.Pieces.LieThere())
}

// check shows how the table should lie, to be compared with it. If it lies so, all that was asked for is done.
func (r *realTable) check() {
	r.compare(words.StillTheSameHelp, r.todo.Areas, r.lies)
}

// checkLeft shows after a long break how people have left the table. What is to be done comes then.
func (r *realTable) checkLeft() {
	if !r.todo.Waits() {
		r.check()
		return
	}
	r.compare(words.StillAsLeftHelp, r.todo.Left, func() {})
}

// compare shows areas, to be compared with the table, and calls same if it lies so; if somebody has moved
// meanwhile, it asks again.
func (r *realTable) compare(help string, areas func() []orders.Area, same func()) {
	asked := r.session.Position()
	if !r.gives() || !r.phase.live() {
		return
	}
	r.session.HoldBots(true) // they wait until it is answered
	check.Show(r.shell, help, areas(), func() {
		if r.session.Position() != asked {
			r.compare(help, areas, same)
			return
		}
		same()
		r.goOn()
	}, func() { r.putRight(true) }, func() { r.session.HoldBots(r.replay.holdsBots()) })
}

// tap takes a press on the goal of an order as done.
func (r *realTable) tap(inputs []tableau.Input) bool { return r.todo.Goal(inputs) && r.done() }

// nextPace gives orders in the next way: as a list, one at a time, or not at all.
func (r *realTable) nextPace() {
	now := r.shell.Settings()
	now.Orders = settings.Orders[(slices.Index(settings.Orders, now.Orders)+1)%len(settings.Orders)]
	r.shell.SetSettings(now)
	r.updateAll()
}
