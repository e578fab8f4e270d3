package table

import (
	"slices"
	"strings"
	"time"

	"homespun/companion/match/orders"
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/system/settings"
	"homespun/engines"
	"homespun/engines/record"
)

// realTable is the family's own table, while the pieces lie there: what lies there, and what is to be done so
// that it lies there as the match says. The match never waits for it. Whoever goes on has done what was asked
// for before.
type realTable struct {
	*hearing
	replay *replay
	// prompt returns what the match waits for, in a sentence.
	prompt func() string
	// lies is the position that lies on the table.
	lies engines.Position
	// stops are the positions in which an order waits, if they are given one at a time, the next one first.
	stops []engines.Position
	// tasks is what is to be done next, and to is the position that lies there afterwards. fresh says that
	// the tasks have only just been shown: they are never done unseen.
	tasks []orders.Task
	// pages are the tasks of a set-up, in groups that are done one after the other; page is the one to do.
	// All lie there once the last is done.
	pages [][]orders.Task
	page  int
	to    engines.Position
	fresh bool
	stop  func() // the timer of fresh
}

// unseen is how long after an order is shown no press counts as done: it was meant for what was there before.
const unseen = 300 * time.Millisecond

// longestRun is after how many tasks the bots wait, so that what they do does not pile up.
const longestRun = 8

func newRealTable(r *replay) *realTable { return &realTable{hearing: r.hearing, replay: r} }

// pace is how orders are given, one of settings.Orders.
func (r *realTable) pace() string { return r.shell.Settings().Orders }

// follow takes in lines that were made. by says how they came about. What a person has entered, that person
// has moved already, and before it whatever was asked for; so only what it brings about is to be done.
func (r *realTable) follow(steps []record.Step, by origin) {
	if !r.session.OnTable() || len(steps) == 0 {
		return
	}
	first, last := steps[0], steps[len(steps)-1]
	switch by {
	case moved:
		r.lies, r.stops = r.session.Moved(last), nil
	case setUp:
		r.pages, r.page = orders.Pages(r.between(r.session.Position())), 0
		r.stops = nil
		return
	case laid, thrown:
		r.lies, r.stops = first.Before, nil
	}
	r.pages, r.page = nil, 0
	if by == moved {
		steps = steps[len(steps)-1:]
	}
	skips := by == moved // up to where the person has moved
	for _, step := range steps {
		r.session.Engine().Watch(step.Before, step.Line.Move, func(_ engines.Message, p engines.Position) {
			if !skips {
				r.stops = append(r.stops, p)
			}
			skips = skips && p != r.lies
		})
	}
}

// reload begins anew with what lies on the table, after the file was read again.
func (r *realTable) reload() {
	r.jump()
	r.lies = nil
}

// jump forgets the stops after the match has gone back, or to another position: there is one way there.
func (r *realTable) jump() { r.stops, r.pages, r.page = nil, nil, 0 }

// update works out what is to be done now.
func (r *realTable) update() {
	before := r.to
	r.tasks, r.to = nil, r.session.Position()
	switch {
	case !r.session.OnTable():
		r.lies = nil
		return
	case !r.orders(): // people see to it themselves
		r.lies, r.stops, r.pages = r.to, nil, nil
		return
	case r.lies == nil:
		r.lies = r.session.Lying()
	}
	if !r.phase.live() {
		return
	}
	if r.page < len(r.pages) {
		if r.tasks = r.pages[r.page]; r.to != before {
			r.show()
		}
		return
	}
	if r.pace() == "each" {
		for len(r.stops) > 0 && len(r.tasks) == 0 {
			if r.to = r.stops[0]; len(r.between(r.to)) > 0 {
				break
			}
			r.stops = r.stops[1:]
			r.to = r.session.Position()
		}
	}
	if r.tasks = r.between(r.to); len(r.tasks) > 0 && r.to != before {
		r.show()
	}
}

// show has presses count from a moment on.
func (r *realTable) show() {
	if r.stop != nil {
		r.stop()
	}
	r.fresh = true
	r.stop = r.shell.After(unseen, func() { r.fresh = false })
}

// between returns what is to be done so that the table lies as in a position.
func (r *realTable) between(to engines.Position) []orders.Task {
	return orders.Tasks(orders.Between(r.whole(r.lies), r.whole(to)))
}

// whole returns the scene of the whole table, as all may see it.
func (r *realTable) whole(p engines.Position) *tableau.Scene {
	view := r.session.Engine().View(p, engines.Table)
	if whole := r.game.WholeTable(view, engines.Table); whole != nil {
		return whole
	}
	return r.game.Scene(view, engines.Table)
}

// sentences returns what is to be done, one sentence each.
func (r *realTable) sentences() (list []string) {
	for _, task := range r.tasks {
		list = append(list, task.Sentence())
	}
	return list
}

// forWhom says for which bot a single piece is to be moved, "" for none.
func (r *realTable) forWhom() string {
	if len(r.tasks) != 1 || len(r.tasks[0]) != 1 {
		return ""
	}
	if seat := r.tasks[0][0].Piece.Seat; seat >= 0 && r.bot(seat) {
		return words.OrdersFor(r.seatName(seat))
	}
	return ""
}

// aloud returns what is read aloud: what is to be done, and then what the match waits for.
func (r *realTable) aloud(prompt string) string {
	return strings.Join(append(r.sentences(), prompt), " ")
}

// waits reports whether something is to be done on the table.
func (r *realTable) waits() bool { return len(r.tasks) > 0 }

// orders reports whether it is said what is to be done on the family's table.
func (r *realTable) orders() bool {
	return r.session.OnTable() && r.game.Placed() && r.pace() != "told"
}

// holds reports whether the bots wait for what is to be done on the table.
func (r *realTable) holds() bool { return len(r.tasks) > longestRun }

// done takes what was asked for as done. It reports whether something was asked for, and for long enough.
func (r *realTable) done() bool {
	if !r.waits() {
		return false
	}
	if r.fresh {
		return true
	}
	if r.page+1 < len(r.pages) {
		r.turn(1)
		return true
	}
	r.lies, r.pages, r.page = r.to, nil, 0
	if len(r.stops) > 0 && r.stops[0] == r.to {
		r.stops = r.stops[1:]
	}
	if r.lies == r.session.Position() {
		r.showError(r.session.LieThere())
	}
	r.updateAll()
	r.shell.Refocus()
	r.session.HoldBots(r.replay.on() || r.holds())
	return true
}

// turn turns to another group of a set-up.
func (r *realTable) turn(by int) {
	r.page += by
	r.updateAll()
	r.show()
	r.shell.Refocus()
}

// allThere takes a whole set-up as done.
func (r *realTable) allThere() {
	r.page = max(0, len(r.pages)-1)
	r.fresh = false
	r.done()
}

// tap takes a press on the goal of an order as done.
func (r *realTable) tap(inputs []tableau.Input) bool {
	return slices.ContainsFunc(r.tasks, func(task orders.Task) bool {
		return slices.ContainsFunc(task, func(o orders.Order) bool {
			return slices.Contains(inputs, tableau.ASpot(o.To.Spot))
		})
	}) && r.done()
}

// on returns a scene with what is to be done: where pieces come from, and the lit places where they go.
func (r *realTable) on(scene *tableau.Scene) *tableau.Scene {
	if !r.waits() || scene == nil {
		return scene
	}
	shown := *scene
	shown.Arrows, shown.Here = slices.Clone(scene.Arrows), slices.Clone(scene.Here)
	for _, task := range r.tasks {
		for _, o := range task {
			if _, there := scene.Spot(o.To.Spot); there {
				shown.Here = append(shown.Here, o.To.Spot)
			}
			if o.From.OnBoard() && o.To.Spot != orders.None || len(r.tasks) == 1 && len(task) == 1 {
				shown.Arrows = append(shown.Arrows, tableau.Arrow{Begin: tableau.ASpot(o.From.Spot),
					End: tableau.ASpot(o.To.Spot), Seat: o.Piece.Seat, Colour: o.Piece.Colour, Strong: true})
			}
		}
	}
	return &shown
}

// nextPace gives orders in the next way: as a list, one at a time, or not at all.
func (r *realTable) nextPace() {
	now := r.shell.Settings()
	now.Orders = settings.Orders[(slices.Index(settings.Orders, now.Orders)+1)%len(settings.Orders)]
	r.shell.SetSettings(now)
	r.updateAll()
}
