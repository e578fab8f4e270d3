package orders

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/printables/drawing"
)

// measured returns what is done with pieces that lie on no spot, so that they lie as in another scene: those
// that go, come, leave, fall, stand up, or show their other side. Each sentence is told as the table lies
// once the orders before it are done.
func measured(before, after *tableau.Scene) (list []Order) {
	if after == nil || after.Measure == nil {
		return nil
	}
	m := ruler{Measure: *after.Measure, now: map[int]tableau.Thing{}}
	if after.Mat != nil {
		m.wide, m.deep = after.Mat.Width, after.Mat.Height
	}
	add := func(piece, was tableau.Thing, said string) {
		list = append(list, Order{Piece: piece, Count: 1, From: Where{Spot: None}, To: Where{Spot: None},
			Said: said, Begin: was.At, End: piece.At})
		m.now[piece.ID] = piece
	}
	if before != nil {
		for _, piece := range before.Pieces {
			if _, stays := after.Piece(piece.ID); stays {
				m.now[piece.ID] = piece
				continue
			}
			list = append(list, Order{Piece: piece, Count: 1, From: Where{Spot: None}, To: Where{Spot: None},
				Said: m.leaves(piece, before), Begin: piece.At, End: piece.At})
		}
	}
	for _, piece := range after.Pieces {
		was, there := m.now[piece.ID]
		name := called(piece)
		if !there {
			add(piece, piece, m.comes(piece))
			was = piece
			was.Faint, was.Worn = false, false
		}
		if there && was.At != piece.At {
			add(piece, was, m.goes(was, piece))
		}
		if was.Worn != piece.Worn {
			add(piece, piece, words.OrderTurn(name))
		}
		switch {
		case piece.Faint && !was.Faint:
			add(piece, piece, words.OrderLieDown(name))
		case was.Faint && !piece.Faint:
			add(piece, piece, words.OrderStandUp(name))
		}
	}
	return list
}

// ruler measures a table on which some pieces lie now, wide and deep as it is.
type ruler struct {
	tableau.Measure
	now        map[int]tableau.Thing
	wide, deep float64
}

// comes says where a piece is put that is not on the table yet: so far from the nearer edges.
func (r *ruler) comes(piece tableau.Thing) string {
	if r.Length == 0 {
		return words.OrderOnTable(called(piece))
	}
	across, side, along, end := r.fromEdges(piece)
	return words.OrderMeasured(called(piece), across, side, along, end)
}

// leaves says which piece is taken off: of several that are called alike, the one that lies so far from the
// edges.
func (r *ruler) leaves(piece tableau.Thing, on *tableau.Scene) string {
	twins := slices.ContainsFunc(on.Pieces, func(other tableau.Thing) bool {
		return other.ID != piece.ID && called(other) == called(piece)
	})
	if !twins || r.Length == 0 {
		return words.OrderOffTable(called(piece))
	}
	across, side, along, end := r.fromEdges(piece)
	return words.OrderOffAt(called(piece), across, side, along, end)
}

// fromEdges says how far a piece is from the nearer edges, and which these are.
func (r *ruler) fromEdges(piece tableau.Thing) (far, side, deep, end string) {
	side, across := words.LeftEdge, piece.At.X
	if across > r.wide/2 {
		side, across = words.RightEdge, r.wide-across
	}
	end, along := words.FarEdge, piece.At.Y
	if along > r.deep/2 {
		end, along = words.NearEdge, r.deep-along
	}
	return r.far(across), side, r.far(along), end
}

// goal is something towards which a piece can go, or away from which: a place, or a direction alone.
type goal struct {
	said string
	// towards is the direction there, of length 1.
	towards drawing.Point
}

// goes says how far a piece goes, and towards what. Of all that it could be told by, that is the simplest
// which leads to the right place within half a base; where nothing does, it is told by its distance from the
// edges.
func (r *ruler) goes(from, to tableau.Thing) string {
	way := drawing.Point{X: to.At.X - from.At.X, Y: to.At.Y - from.At.Y}
	length := math.Hypot(way.X, way.Y)
	best, least := goal{}, math.Inf(1)
	for _, g := range r.goals(from) {
		// what the piece misses its place by, to the side
		side, ahead := math.Abs(g.towards.X*way.Y-g.towards.Y*way.X), g.towards.X*way.X+g.towards.Y*way.Y
		if ahead < 0 {
			side = math.Inf(1)
		}
		if side < least && least > r.Base/4 {
			best, least = g, side
		}
	}
	if least > r.Base/2 {
		across, side, along, end := r.fromEdges(to)
		return words.OrderGoTo(called(from), across, side, along, end)
	}
	return words.OrderGo(called(from), r.farIn(length), best.said)
}

// goals returns what a piece can be led by, the simplest first: the others towards which it goes, or away
// from which, the edges, and what lies in the middle between two others.
func (r *ruler) goals(piece tableau.Thing) (list []goal) {
	add := func(said string, at drawing.Point) {
		x, y := at.X-piece.At.X, at.Y-piece.At.Y
		if length := math.Hypot(x, y); length > 0 {
			list = append(list, goal{said, drawing.Point{X: x / length, Y: y / length}})
		}
	}
	var others []tableau.Thing
	for _, other := range r.now {
		if other.ID != piece.ID && other.At != piece.At && other.Seat >= 0 { // others may be called alike
			others = append(others, other)
		}
	}
	slices.SortFunc(others, func(a, b tableau.Thing) int { return cmp.Compare(a.ID, b.ID) })
	away := func(at drawing.Point) drawing.Point {
		return drawing.Point{X: 2*piece.At.X - at.X, Y: 2*piece.At.Y - at.Y}
	}
	for _, other := range others {
		add(words.OrderTowards(called(other)), other.At)
	}
	for _, other := range others {
		add(words.OrderAwayFrom(called(other)), away(other.At))
	}
	add(words.OrderTowards(words.LeftEdge), piece.At.Plus(-1, 0))
	add(words.OrderTowards(words.RightEdge), piece.At.Plus(1, 0))
	add(words.OrderTowards(words.FarEdge), piece.At.Plus(0, -1))
	add(words.OrderTowards(words.NearEdge), piece.At.Plus(0, 1))
	for i, one := range others {
		for _, other := range others[i+1:] {
			middle := drawing.Point{X: (one.At.X + other.At.X) / 2, Y: (one.At.Y + other.At.Y) / 2}
			add(words.OrderTowardsMiddle(called(one), called(other)), middle)
			add(words.OrderAwayFromMiddle(called(one), called(other)), away(middle))
		}
	}
	return list
}

// quarters are the parts of a measure that people can fold.
var quarters = [...]string{"", "¼", "½", "¾"}

// farIn says a length in quarters of the measure, and in inches: "1½ twines (3 inches)".
func (r *ruler) farIn(length float64) string {
	far := r.far(length)
	n := math.Round(4*length/r.Length) * r.Inches // in quarters of an inch
	if n < 1 || n != math.Trunc(n) {
		return far
	}
	return words.OrderFarIn(far, inQuarters(int(n)), n <= 4)
}

// far says a length in quarters of the measure: "1 twine", "2½ twines", "¾ twine".
func (r *ruler) far(length float64) string {
	if length < r.Length/8 {
		return words.OrderLittle
	}
	n := int(math.Round(4 * length / r.Length))
	unit := r.Many
	if n > 0 && n <= 4 {
		unit = r.One
	}
	return words.OrderFar(inQuarters(n), unit)
}

// inQuarters writes a number of quarters: "2½".
func inQuarters(n int) string {
	part := quarters[n%4]
	if n < 4 && part != "" {
		return part
	}
	return strconv.Itoa(n/4) + part
}

// called is what a piece is called amid a sentence: "Mia's Bun", "the explosive".
func called(piece tableau.Thing) string {
	if piece.Seat == engines.Table {
		return words.OrderOne(piece.Name)
	}
	return amid(piece.Name)
}
