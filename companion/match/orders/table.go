package orders

import (
	"cmp"
	"slices"

	"homespun/companion/match/session"
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
)

// Table is the family's own table, while the pieces lie there: what lies there, and what is to be done so
// that it lies there as the match says. The match never waits for it. Whoever goes on has done what was asked
// for before.
type Table struct {
	session *session.Session
	game    func() tableau.Game
	// lies is the position that lies on the table.
	lies engines.Position
	// stops are the positions in which an order waits, if they are given one at a time, the next one first.
	stops []engines.Position
	// tasks is what is to be done next, and to is the position that lies there afterwards.
	tasks []Task
	to    engines.Position
	// pages are the tasks of a set-up, in groups that are done one after the other; page is the one to do.
	// All lie there once the last is done.
	pages [][]Task
	page  int
}

// Pace is how orders are given.
type Pace string

// Orders are given as a list of all that bots and the game do in one go, one at a time, or not at all.
const (
	List Pace = "list"
	Each Pace = "each"
	Told Pace = "told"
)

// Entry is how lines came about.
type Entry uint8

const (
	// Made lines were made by a bot or the app, which has moved nothing on the table.
	Made Entry = iota
	// Moved lines a person has entered, who has moved already.
	Moved
	// Rolled lines are rolls that a person has made or entered.
	Rolled
	// SetUp lines are those with which the app has set up for all.
	SetUp
)

// longestRun is after how many tasks the bots wait, so that what they do does not pile up.
const longestRun = 8

// NewTable returns the table of a match, whose game is asked for each time, since rules can change.
func NewTable(s *session.Session, game func() tableau.Game) *Table {
	return &Table{session: s, game: game}
}

// Gives reports whether it is said what is to be done on the family's table.
func (t *Table) Gives(pace Pace) bool {
	return t.session.Pieces.OnTable() && t.lying(t.session.Position()) != nil && pace != Told
}

// Follow takes in lines that were made. What a person has entered, that person has moved already, and before
// it whatever was asked for; so only what it brings about is to be done.
func (t *Table) Follow(steps []record.Step, by Entry) {
	if !t.session.Pieces.OnTable() || len(steps) == 0 {
		return
	}
	skips := false // up to where the person has moved
	if by != Made {
		t.Jump()
	}
	t.pages, t.page = nil, 0
	switch by {
	case SetUp:
		t.pages = Pages(t.between(t.session.Position()))
		return
	case Moved:
		steps = steps[len(steps)-1:]
		t.lies, skips = t.session.Pieces.Moved(steps[0]), true
	case Rolled:
		t.lies = steps[0].Before
	}
	for _, step := range steps {
		t.session.Engine().Watch(step.Before, step.Line.Move, func(_ engines.Message, p engines.Position) {
			if !skips {
				t.stops = append(t.stops, p)
			}
			skips = skips && p != t.lies
		})
	}
}

// Reload begins anew with what lies on the table, after the file was read again.
func (t *Table) Reload() {
	t.Jump()
	t.lies = nil
}

// Jump forgets the stops after the match has gone back, or to another position: there is one way there.
func (t *Table) Jump() { t.stops, t.pages, t.page = nil, nil, 0 }

// Update works out what is to be done now, nothing while the match is not live. It reports whether something
// else is to be done than before.
func (t *Table) Update(pace Pace, live bool) (other bool) {
	before := t.to
	t.tasks, t.to = nil, t.session.Position()
	switch {
	case !t.session.Pieces.OnTable():
		t.lies = nil
		return false
	case !t.Gives(pace): // people see to it themselves
		t.Jump()
		t.lies = t.to
		return false
	case t.lies == nil:
		t.lies = t.session.Pieces.Lying()
	}
	switch {
	case !live:
		return false
	case t.page < len(t.pages):
		t.tasks = t.pages[t.page]
		return t.to != before
	case pace == Each:
		t.skip()
	}
	t.tasks = t.between(t.to)
	return t.Waits() && t.to != before
}

// skip goes to the next stop at which something is to be done.
func (t *Table) skip() {
	for len(t.stops) > 0 {
		if len(t.between(t.stops[0])) > 0 {
			t.to = t.stops[0]
			return
		}
		t.stops = t.stops[1:]
	}
}

// between returns what is to be done so that the table lies as in a position.
func (t *Table) between(to engines.Position) []Task {
	list := Between(t.lying(t.lies), t.lying(to))
	if len(t.stops) > 1 && len(list) > 1 {
		t.inTurn(list)
	}
	return Tasks(list)
}

// inTurn puts orders of which none has to come first into the turn in which the match came to them.
func (t *Table) inTurn(list []Order) {
	came := make([]int, len(list)) // the stop at which it was first to be done
	for i := range came {
		came[i] = len(t.stops)
	}
	from := t.lying(t.lies)
	for i, p := range t.stops {
		for _, early := range Between(from, t.lying(p)) {
			for k, o := range list {
				if came[k] > i && o.sameAs(early) {
					came[k] = i
				}
			}
		}
	}
	turn := make([]int, len(list))
	for i := range turn {
		turn[i] = i
	}
	slices.SortStableFunc(turn, func(a, b int) int {
		return cmp.Or(list[a].step()-list[b].step(), came[a]-came[b])
	})
	given := slices.Clone(list)
	for i, at := range turn {
		list[i] = given[at]
	}
}

// lying returns what lies on the real table in a position, as all may see it.
func (t *Table) lying(p engines.Position) *tableau.Scene {
	return t.game().Lying(t.session.Engine().View(p, engines.Table))
}

// Differs reports whether the table lies otherwise than the match says, and Lies takes it as lying so.
func (t *Table) Differs() bool {
	return t.lies != nil && len(t.between(t.session.Position())) > 0
}

// Lies takes the table as lying as the match says.
func (t *Table) Lies() {
	t.Jump()
	t.lies = t.session.Position()
}

// Waits reports whether something is to be done on the table.
func (t *Table) Waits() bool { return len(t.tasks) > 0 }

// Holds reports whether the bots wait for what is to be done on the table.
func (t *Table) Holds() bool { return len(t.tasks) > longestRun }

// To returns the position that lies on the table once what is to be done is done.
func (t *Table) To() engines.Position { return t.to }

// Sentences returns what is to be done, one sentence each.
func (t *Table) Sentences() (list []string) {
	for _, task := range t.tasks {
		list = append(list, task.Sentence())
	}
	return list
}

// Whose returns the seat whose single piece is to be moved; Table if there is no such seat.
func (t *Table) Whose() engines.Seat {
	if len(t.tasks) != 1 || len(t.tasks[0]) != 1 {
		return engines.Table
	}
	return t.tasks[0][0].Piece.Seat
}

// Groups returns which group of a set-up is to be done, counted from 0, and of how many; 0 of 0 is none.
func (t *Table) Groups() (at, of int) { return t.page, len(t.pages) }

// Turn turns to another group of a set-up.
func (t *Table) Turn(by int) { t.page = max(0, min(t.page+by, len(t.pages)-1)) }

// Done takes what was asked for as done. The error is one of noting in the file that all lies there.
func (t *Table) Done() error {
	if t.page+1 < len(t.pages) {
		t.page++
		return nil
	}
	t.lies, t.pages, t.page = t.to, nil, 0
	t.stops = t.stops[slices.Index(t.stops, t.to)+1:]
	if t.lies != t.session.Position() {
		return nil
	}
	return t.session.Pieces.LieThere()
}

// Goal reports whether one of the inputs is a place where something is to go.
func (t *Table) Goal(inputs []tableau.Input) bool {
	for _, task := range t.tasks {
		for _, o := range task {
			if slices.Contains(inputs, tableau.ASpot(o.To.Spot)) {
				return true
			}
		}
	}
	return false
}

// measures returns the order by which a piece goes so far on a table that is measured; false if there is none.
func (t *Table) measures(piece int) (o Order, ok bool) {
	for _, task := range t.tasks {
		if o = task[0]; o.Piece.ID == piece && o.Begin != o.End {
			return o, true
		}
	}
	return Order{}, false
}

// begins returns where in a scene an order's arrow begins: at its space, or in a tray at a piece that looks
// alike. It is false if none lies there: an arrow from another piece would say that this one goes.
func (o Order) begins(scene *tableau.Scene) (tableau.Input, bool) {
	if o.From.OnBoard() {
		return tableau.ASpot(o.From.Spot), true
	}
	for _, piece := range scene.Pieces {
		if piece.Spot == o.From.Spot && of(piece) == of(o.Piece) {
			return tableau.APiece(piece.ID), true
		}
	}
	return tableau.Input{}, false
}

// On returns a scene with what is to be done: where pieces come from, and the lit places where they go. What
// has gone before or comes next is not shown: it would be taken for what is to be done. A piece that is
// measured leaves a trace from where it stands on the table.
func (t *Table) On(scene *tableau.Scene) *tableau.Scene {
	if !t.Waits() || scene == nil {
		return scene
	}
	shown := *scene
	shown.Arrows, shown.Here, shown.Ways = nil, slices.Clone(scene.Here), slices.Clone(scene.Ways)
	for i := range shown.Ways {
		way := &shown.Ways[i]
		o, goes := t.measures(way.Piece)
		if way.Unseen = !goes; goes {
			way.Points = []drawing.Point{o.Begin, o.End}
		}
	}
	for _, task := range t.tasks {
		for _, o := range task {
			if _, there := scene.Spot(o.To.Spot); there {
				shown.Here = append(shown.Here, o.To.Spot)
			}
			if o.Begin != o.End {
				shown.Arrows = append(shown.Arrows,
					tableau.Arrow{From: o.Begin, To: o.End, Seat: o.Piece.Seat, Strong: true})
			}
			if o.Said != "" {
				continue
			}
			single := len(t.tasks) == 1 && len(task) == 1
			if begin, ok := o.begins(scene); ok && o.To.Spot != None && (o.From.OnBoard() || single) {
				shown.Arrows = append(shown.Arrows, tableau.Arrow{Begin: begin,
					End: tableau.ASpot(o.To.Spot), Seat: o.Piece.Seat, Colour: o.Piece.Colour, Strong: true})
			}
		}
	}
	return &shown
}
