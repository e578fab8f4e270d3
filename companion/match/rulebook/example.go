package rulebook

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/record"
	"homespun/printables/drawing"
	"homespun/rulesets"
)

// Worked is an example as it comes out under the rules in force.
type Worked struct {
	Example
	// Told are the sentences on what its moves brought about, in order. Refusal says why the move that it
	// refuses is not legal; "" where that is legal under these rules, or the example refuses none.
	Told    []string
	Refusal string
	// sums are the sums that these spell out, without terms where they do not.
	sums []rulesets.Sum
	// House says that it comes out otherwise under the game's standard rules. Its Text is then left out, as it
	// speaks of those.
	House bool
	// before is the position at the beginning, after the one at its end.
	before, after engines.Position
	// speaker calls the seats as they are called in this position.
	speaker *rulesets.Speaker
	ways    []tableau.Way
	// stood are the moves that moved no piece, shown the moves that would be legal after all of them.
	stood, shown []engines.Move
	refused      engines.Move
	// course is all of what came out, to be compared.
	course []string
}

// A WorkError says why an example does not work under some rules: what is wrong with its position, or which
// of its lines cannot be read or is not legal.
type WorkError struct {
	ID, Line string
	Err      error
}

func (e *WorkError) Error() string { return fmt.Sprintf("%s: %s: %v", e.ID, e.Line, e.Err) }

func (e *WorkError) Unwrap() error { return e.Err }

// errIllegal and errNoMove say that a move is not legal, and that none begins so.
var errIllegal, errNoMove = errors.New("illegal"), errors.New("no-move")

// work plays an example. The error is a *[WorkError] if its position or a move of it is not possible.
func work(e Example, engine engines.Engine, table tableau.Game, speaker *rulesets.Speaker) (*Worked,
	error) {
	fail := func(line string, err error) (*Worked, error) { return nil, &WorkError{e.ID, line, err} }
	w := &Worked{Example: e, before: engine.Start()}
	if e.start != nil {
		w.before = e.start
	} else if e.Position != nil {
		var err error
		for _, position := range e.Positions() {
			if w.before, err = record.LoadPosition(engine, position); err == nil {
				break
			}
		}
		if err != nil {
			return fail("position", err)
		}
	}
	w.after, w.speaker = w.before, speaker.At(w.before)
	speaker = w.speaker
	for _, text := range e.Moves {
		line, err := record.ReadLine(engine, text)
		if err != nil {
			return fail(text, err)
		}
		if verdict := engine.Check(w.after, line.Move); !verdict.OK() {
			return fail(text, errIllegal)
		}
		before, gone := w.after, len(w.ways)
		w.after = engine.Watch(w.after, line.Move, func(told engines.Message, after engines.Position) {
			w.ways = append(w.ways, table.Ways(before, after, told)...)
			w.course = append(w.course, fmt.Sprint(told))
			if said := speaker.Sentence(told); said != "" {
				w.Told, w.sums = append(w.Told, said), append(w.sums, speaker.Sum(told))
			}
			before = after
		})
		if len(w.ways) == gone {
			w.stood = append(w.stood, line.Move)
		}
	}
	if e.Show != "" {
		for _, m := range engine.Moves(w.after, nil) {
			if text := record.FormatLine(engine, record.MoveOf(m)); strings.HasPrefix(text, e.Show) {
				w.shown = append(w.shown, m)
				w.course = append(w.course, text)
			}
		}
		if len(w.shown) == 0 {
			return fail(e.Show, errNoMove)
		}
	}
	if e.Refused != "" {
		line, err := record.ReadLine(engine, e.Refused)
		if err != nil {
			return fail(e.Refused, err)
		}
		verdict := engine.Check(w.after, line.Move)
		w.course = append(w.course, fmt.Sprint(verdict.Message))
		if !verdict.OK() {
			w.refused, w.Refusal = line.Move, speaker.Refusal(verdict)
		}
	}
	return w, nil
}

// Examples returns the examples of a game as they come out under a ruleset, in order, with those that are not
// possible under it left out. Pictures that have pages of their own are not among them.
func (b *Book) Examples() (list []*Worked) {
	for _, e := range b.examples {
		if e.OnPage("title") || e.OnPage("setup") || e.Step != "" {
			continue
		}
		if w, ok := b.gallery.worked(e); ok {
			list = append(list, w)
		}
	}
	return list
}

// worked works an example, and finds out whether it comes out otherwise than under the standard rules. It is none
// where these rules allow the move that it refuses.
func (g *gallery) worked(e Example) (*Worked, bool) {
	w, err := work(e, g.set.Engine, g.table, g.speaker)
	if err != nil || e.Refused != "" && w.Refusal == "" {
		return nil, false
	}
	if g.standard != nil && len(e.For) == 0 && e.start == nil {
		usual, err := work(e, g.standard, g.usual(), g.speaker)
		w.House = err != nil || !slices.Equal(usual.course, w.course)
	}
	if w.House {
		w.Text = ""
	}
	w.Bare = w.Bare || e.start != nil && len(g.pictured(w).Pieces) == 0 // there is only the table to see
	return w, true
}

// places returns the places of the pieces, spots and points of a move, in millimetres of a scene: those that are
// tapped for it, or those that its line names where these are more, such as who attacks. There are none where a piece
// that is tapped does not lie on the board, such as a card of a hand.
func (g *gallery) places(p engines.Position, scene *tableau.Scene, m engines.Move) (list []drawing.Point) {
	for _, in := range g.table.Inputs(p, m) {
		if measure := g.table.Measurer(); in.Kind == tableau.Point && measure != nil {
			list = append(list, measure.Place(p, in))
		} else if box, ok := scene.Box(in); ok {
			list = append(list, box.Centre())
		} else if beside, ok := g.beside(scene, in); ok {
			list = append(list, beside.box.Centre())
		} else if in.Kind == tableau.Piece {
			return nil
		}
	}
	if line := g.written(p, scene, m); len(line) > len(list) {
		return line
	}
	return list
}

// written returns the places that the line of a move names, in order.
func (g *gallery) written(p engines.Position, scene *tableau.Scene, m engines.Move) (list []drawing.Point) {
	_, kinds, _ := g.set.Engine.Forms().Takes(m.Verb)
	args, measure := m.Args[:], g.table.Measurer()
	for _, kind := range kinds {
		in := tableau.Input{}
		switch {
		case kind == engines.TenthsArg:
			if measure != nil {
				list = append(list, measure.Place(p, tableau.APoint(int(args[0]), int(args[1]))))
			}
			args = args[1:]
		case kind == engines.PieceArg:
			in = tableau.APiece(int(args[0]))
		case kind == engines.SpaceArg:
			in = tableau.ASpot(int(args[0]))
		}
		if box, ok := scene.Box(in); ok {
			list = append(list, box.Centre())
		}
		args = args[1:]
	}
	return list
}

// pictured returns the scene that the picture of an example shows: the position at its beginning, or at its end.
func (g *gallery) pictured(w *Worked) *tableau.Scene {
	if w.Ended {
		return g.scene(w.after)
	}
	return g.scene(w.before)
}

// draw draws an example into a box of a page: its position, the ways of its moves, where those shown would go, and
// the move that is refused. Its part of the board is at least of an aspect.
func (g *gallery) draw(page *drawing.Drawing, box drawing.Rectangle, w *Worked, least float64) {
	scene := g.pictured(w)
	crop := g.crop(scene, w, least)
	var columns, rows []rank
	if w.Step == "" { // the words of a step name no space
		columns, rows = g.ranks(scene, crop)
	}
	if len(columns) > 0 {
		box = drawing.Box(box.X+rim, box.Y+rim, box.Width-rim, box.Height-rim)
	}
	done := g.spotsDone(scene, w)
	p := g.artist.ground(page, box, scene, crop, done)
	if w.Refusal != "" {
		for _, in := range g.table.Inputs(w.after, w.refused) {
			if beside, ok := g.beside(scene, in); ok && w.Step == "" {
				columns, rows = beside.among(columns, rows)
				p.empty(beside.box)
			}
		}
	}
	p.coordinates(columns, rows)
	if area, ok := g.area(scene, w.Area); ok {
		p.area(area)
	}
	ways := g.arrows(p, w)
	for _, way := range ways {
		way.line(drawing.Ink, false)
	}
	refused, crossed := g.refusedWay(p, w)
	if refused != nil {
		refused.line(noColour, true)
	}
	g.artist.figures(p)
	for _, way := range ways {
		way.head(drawing.Ink)
	}
	for i, spot := range done {
		p.done(spot.Box, i+1, len(done))
	}
	for _, m := range w.shown {
		if places := g.places(w.after, scene, m); len(places) > 0 {
			p.dot(places[len(places)-1])
		}
	}
	if crossed != nil {
		places := g.refusedPlaces(scene, w)
		cross(p.page, *crossed, p.arm(places[len(places)-1]))
	}
	g.calls(p, w.Calls)
}

// area returns the part of a scene from one named spot to another.
func (g *gallery) area(scene *tableau.Scene, names []string) (drawing.Rectangle, bool) {
	var part drawing.Rectangle
	for i, name := range names {
		box, ok := g.named(scene, name)
		if !ok {
			return part, false
		}
		if i == 0 {
			part = box
		}
		part = together(part, box)
	}
	return part, len(names) > 0
}

// crop returns the part of a scene that the picture of an example shows: what it names, and all of its arrows.
func (g *gallery) crop(scene *tableau.Scene, w *Worked, least float64) drawing.Rectangle {
	crop := g.around(scene, w.Around, least)
	side := crop.Width * 0.03 // of an arrow's head
	for _, route := range append(g.routes(scene, w), g.refusedPlaces(scene, w)) {
		for _, place := range route {
			crop = together(crop, drawing.Box(place.X-side, place.Y-side, 2*side, 2*side))
		}
	}
	return uncut(scene, crop)
}

// refusedPlaces returns the places of the move that is refused; none where it has none on the board.
func (g *gallery) refusedPlaces(scene *tableau.Scene, w *Worked) []drawing.Point {
	if w.Refusal == "" {
		return nil
	}
	return g.places(w.after, scene, w.refused)
}

// routes returns the ways of the moves of an example, such as an attack too, and those that it names, in places of
// the scene.
func (g *gallery) routes(scene *tableau.Scene, w *Worked) (routes [][]drawing.Point) {
	if !w.Ended {
		for _, way := range w.ways {
			routes = goOn(routes, scene.Route(way))
		}
		for _, m := range w.stood {
			route := g.places(w.before, scene, m)
			if !slices.ContainsFunc(routes, func(other []drawing.Point) bool { return slices.Equal(route, other) }) {
				routes = append(routes, route)
			}
		}
	}
	for _, names := range w.Arrows {
		var route []drawing.Point
		for _, name := range names {
			if box, ok := g.named(scene, name); ok {
				route = append(route, box.Centre())
			}
		}
		routes = append(routes, route)
	}
	return routes
}

// goOn adds a way to others: it becomes a part of the one that ends where it begins, so that one arrow shows
// all steps of a piece.
func goOn(routes [][]drawing.Point, way []drawing.Point) [][]drawing.Point {
	if len(way) > 1 {
		for i, route := range routes {
			if len(route) > 1 && distance(route[len(route)-1], way[0]) == 0 {
				routes[i] = append(slices.Clone(route), way[1:]...)
				return routes
			}
			if slices.Equal(route, way) { // one arrow for two pieces that go the same way
				return routes
			}
		}
	}
	return append(routes, way)
}

// spotsDone returns the spots of the moves of an example that have only one place on the board, in order,
// such as those on which a cube is put or from which it is taken.
func (g *gallery) spotsDone(scene *tableau.Scene, w *Worked) (spots []tableau.Place) {
	for _, route := range g.routes(scene, w) {
		for _, spot := range scene.Spots {
			if len(route) == 1 && distance(spot.Box.Centre(), route[0]) == 0 {
				spots = append(spots, spot)
				break
			}
		}
	}
	return spots
}

// arrows returns the arrows of an example.
func (g *gallery) arrows(p *picture, w *Worked) (list []way) {
	for _, route := range g.routes(p.scene, w) {
		if way, ok := p.way(route); ok {
			list = append(list, way)
		}
	}
	return list
}

// refusedWay returns the way of the move that is refused and the place of the page for a cross at its end, beside the
// piece that stands there; nil for none.
func (g *gallery) refusedWay(p *picture, w *Worked) (*way, *drawing.Point) {
	places := g.refusedPlaces(p.scene, w)
	if len(places) == 0 {
		return nil, nil
	}
	last := places[len(places)-1]
	at := p.at(last)
	way, ok := p.way(places)
	switch {
	case ok && p.radius(last) > 0:
		at = way.back(p.arm(last))
	case p.radius(last) > 0:
		at = at.Plus(p.beyond(last), -p.beyond(last))
	}
	if !ok {
		return nil, &at
	}
	return &way, &at
}

// calls draws the numbers of call-outs at their places: at the top left of a spot or piece.
func (g *gallery) calls(p *picture, calls []Call) {
	for i, call := range calls {
		place, ok := g.named(p.scene, call.At)
		if !ok {
			continue
		}
		at := p.at(drawing.Point{X: place.X, Y: place.Y}).Plus(discRadius*0.6, discRadius*0.6)
		at.X = min(max(at.X, p.box.X+discRadius), p.box.Right()-discRadius)
		at.Y = min(max(at.Y, p.box.Y+discRadius), p.box.Bottom()-discRadius)
		disc(p.page, at, i+1)
	}
}

// scene returns the scene of a position with everything in its place.
func (g *gallery) scene(p engines.Position) *tableau.Scene {
	scene := g.table.WholeTable(p, engines.Table)
	if scene == nil {
		scene = g.table.Scene(p, engines.Table)
	}
	scene.ArrangeFor(sceneWidth, sceneHeight)
	return scene
}

// sceneWidth and sceneHeight are the window for which scenes are arranged, in pixels.
const sceneWidth, sceneHeight = 1000, 800
