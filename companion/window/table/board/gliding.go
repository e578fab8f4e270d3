package board

import (
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// How long a piece takes: at once from place to place, from spot to spot along a way, and at least and at
// most. A piece that nobody moves, such as a monster, is slower, because nobody has seen a hand move it.
const (
	straight               = 280 * time.Millisecond
	aSpot                  = 70 * time.Millisecond
	leastWay, mostWay      = 150 * time.Millisecond, 400 * time.Millisecond
	itsOwnSpot, itsOwnMost = 250 * time.Millisecond, 750 * time.Millisecond
)

// motion is the animation that is running.
type motion struct {
	running     widgets.Motion
	shaken      int            // the piece that shakes, -1 for none
	shakeOffset float32        // of the shaken piece, in pixels
	gliding     map[int]*glide // the pieces that glide, by id
	longest     time.Duration  // of the glides
	progress    float32        // of the longest glide, 0 to 1
	draw        func()
}

// start runs an animation of something that has already happened. tick gets the part that is over, 0 to 1,
// and draws it. end is called once, when the time is over; stop stops an animation without calling it.
func (m *motion) start(length time.Duration, tick func(float32), end func()) {
	m.running.Start(length, fyne.AnimationEaseOut, func(part float32) {
		if part < 1 {
			tick(part)
			return
		}
		end()
		m.draw()
	})
}

// stop stops the animation, with all pieces in their places.
func (m *motion) stop() {
	m.running.Stop()
	m.shaken, m.shakeOffset, m.gliding, m.progress = -1, 0, nil, 1
}

// glide is a piece on its way from its old place to its new one.
type glide struct {
	route  []drawing.Point // in millimetres of the scene, from the old place to the new one
	length time.Duration
	// objects are what the piece is drawn with, from one index of the renderer's objects to another, while it
	// was at a place of the window.
	from, to int
	at       fyne.Position
}

// glides returns the pieces that are elsewhere than in the scene before, by their ids, and how long the
// longest of them takes.
func glides(before, after *tableau.Scene, quick bool) (list map[int]*glide, longest time.Duration) {
	old := make(map[int]*tableau.Thing, len(before.Pieces))
	for i := range before.Pieces {
		old[before.Pieces[i].ID] = &before.Pieces[i]
	}
	for i := range after.Pieces {
		piece := &after.Pieces[i]
		was, there := old[piece.ID]
		if !there || piece.Under || was.At == piece.At {
			continue
		}
		g := newGlide(before, after, *was, *piece)
		if quick {
			g.length /= 2
		}
		if list == nil {
			list = map[int]*glide{}
		}
		list[piece.ID], longest = g, max(longest, g.length)
	}
	return list, longest
}

// newGlide returns the glide of a piece: along its way if it has gone one, or back along the one that it had
// gone before; else straight.
func newGlide(before, after *tableau.Scene, was, is tableau.Thing) *glide {
	g := &glide{route: []drawing.Point{was.At, is.At}, length: straight}
	way, _ := lastWay(after, is.ID)
	route := routeOf(after, way, was, is)
	if len(route) < 2 {
		way, _ = lastWay(before, is.ID)
		route = routeOf(after, way, is, was)
		slices.Reverse(route)
	}
	if len(route) < 2 {
		return g
	}
	route[0], route[len(route)-1] = was.At, is.At // a piece may stand beside the middle of its spot
	steps := time.Duration(len(route) - 1)
	g.route, g.length = route, max(leastWay, min(mostWay, leastWay+(steps-1)*aSpot))
	if way.Seat < 0 {
		g.length = min(steps*itsOwnSpot, itsOwnMost)
	}
	return g
}

// routeOf returns the places along the part of a way that leads from one place of a piece to the other, which is
// its end; none if it does not lead there.
func routeOf(s *tableau.Scene, way tableau.Way, from, to tableau.Thing) []drawing.Point {
	if len(way.Points) > 0 {
		return stretch(way.Points, from.At, to.At)
	}
	if way.Spots = stretch(way.Spots, from.Spot, to.Spot); len(way.Spots) < 2 {
		return nil
	}
	return s.Route(way)
}

// lastWay returns the way that a piece has gone last.
func lastWay(s *tableau.Scene, piece int) (way tableau.Way, ok bool) {
	for _, way := range slices.Backward(s.Ways) {
		if way.Piece == piece {
			return way, true
		}
	}
	return tableau.Way{Piece: piece}, false
}

// stretch returns a copy of the part of a way that leads from one place to its end, if that is the other place;
// none if the way does not lead there.
func stretch[T comparable](way []T, from, to T) []T {
	n := len(way)
	if n < 2 || way[n-1] != to {
		return nil
	}
	for i := n - 2; i >= 0; i-- {
		if way[i] == from {
			return slices.Clone(way[i:])
		}
	}
	return nil
}

// along returns the place on a route after a part of its length, 0 to 1.
func along(route []drawing.Point, part float64) drawing.Point {
	whole := 0.0
	for i := range route[1:] {
		whole += apart(route[i], route[i+1])
	}
	left := part * whole
	for i := range route[1:] {
		from, to := route[i], route[i+1]
		if length := apart(from, to); left <= length && length > 0 {
			return from.Plus((to.X-from.X)*left/length, (to.Y-from.Y)*left/length)
		} else {
			left -= length
		}
	}
	return route[len(route)-1]
}

func apart(a, b drawing.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// carry moves the gliding pieces to where they are when a part of the longest time is over. It moves only
// what they are drawn with, so that a frame costs little however much lies on the table.
func (b *Board) carry(part float32) {
	b.view.progress = part
	if b.drawn == nil {
		return
	}
	for _, g := range b.view.gliding {
		at := b.view.place(along(g.route, b.view.part(g)))
		by := at.Subtract(g.at)
		for _, o := range b.drawn.objects[g.from:g.to] {
			o.Move(o.Position().Add(by))
		}
		g.at = at
	}
}

// part returns how much of a glide is over, 0 to 1. All begin together, and each takes its own time.
func (m *motion) part(g *glide) float64 {
	return min(1, float64(m.progress)*float64(m.longest)/float64(g.length))
}
