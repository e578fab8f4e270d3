package board

import (
	"math"
	"slices"
	"time"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/printables/drawing"
)

// Refusal is what a board shows of an input that was refused, until something else may be tapped.
type Refusal struct {
	// Tapped is what was tapped, of kind 0 for nothing on the board. Shakes is the piece that shakes once.
	Tapped, Shakes tableau.Input
	// InTheWay are the spots that are in the way; in a game that is Measured they are pieces.
	InTheWay []int16
	Measured bool
	// Leg is the way to what was tapped, and the spot to which one move leads; no way if it is not far off.
	Leg tableau.Leg
}

// RefusalOf returns what to show of a refusal: picked are the inputs before, tapped is what lies where the last tap
// was, and spaces are those that the refusal is about. A piece is not in its own way, and an empty space that was
// tapped is in nobody's.
func RefusalOf(scene *tableau.Scene, spaces []int16, picked, tapped []tableau.Input) (r Refusal) {
	for _, in := range slices.Concat(picked, tapped) {
		if in.Kind == tableau.Piece && r.Shakes.Kind == 0 {
			r.Shakes = in
		}
	}
	for _, in := range tapped {
		if in.Kind == tableau.Spot || r.Tapped.Kind == 0 {
			r.Tapped = in
		}
	}
	mover, moves := scene.Piece(r.Shakes.ID)
	for _, space := range spaces {
		own := moves && r.Shakes.Kind == tableau.Piece && mover.Spot == int(space)
		empty := r.Tapped == tableau.ASpot(int(space)) &&
			!slices.ContainsFunc(scene.Pieces, func(p tableau.Thing) bool { return p.Spot == int(space) })
		if !own && !empty {
			r.InTheWay = append(r.InTheWay, space)
		}
	}
	return r
}

// With returns the refusal with the way to what was tapped. Nobody is in the way there but between its ends.
func (r Refusal) With(leg tableau.Leg) Refusal {
	r.Leg = leg
	ends := []int{leg.Way.Spots[0], leg.Way.Spots[len(leg.Way.Spots)-1]}
	r.InTheWay = slices.DeleteFunc(slices.Clone(r.InTheWay),
		func(space int16) bool { return slices.Contains(ends, int(space)) })
	return r
}

// Shaken returns the id of the piece that shakes, -1 for none.
func (r Refusal) Shaken() int {
	if r.Shakes.Kind != tableau.Piece {
		return -1
	}
	return r.Shakes.ID
}

// blocks reports whether a spot is in the way.
func (r Refusal) blocks(spot int) bool { return !r.Measured && slices.Contains(r.ids(), spot) }

// ids returns the spots or pieces in the way.
func (r Refusal) ids() (list []int) {
	for _, id := range r.InTheWay {
		list = append(list, int(id))
	}
	return list
}

// Refuse lights up what was tapped and what is in the way, and shakes a piece once.
func (b *Board) Refuse(refusal Refusal) {
	v := &b.view
	b.settle()
	v.refusal = refusal
	b.draw()
	if b.Moving && refusal.Shakes.Kind == tableau.Piece {
		v.shaken = refusal.Shakes.ID
		v.motion.start(320*time.Millisecond, func(part float32) {
			v.shakeOffset = 7 * float32(math.Sin(float64(part)*6*math.Pi)) * (1 - part)
			b.draw()
		},
			func() { v.shaken, v.shakeOffset = -1, 0 })
	}
}

// Refused returns what the board shows of the last input, if that was refused.
func (b *Board) Refused() Refusal { return b.view.refusal }

// drawRefused draws a frame around what was tapped, without a ground: what is in the way has one. To what is far off
// it draws the way: dots, and a ring around the spot to which one move leads.
func (r *renderer) drawRefused() {
	v := r.view
	ring, halo, refuse := marks()
	if box, ok := v.scene.Box(v.refusal.Tapped); ok && v.refusal.Tapped.Kind != 0 {
		at, size := v.box(box)
		r.rect(at, size, nil, halo, 7, 8)
		r.rect(at.AddXY(1, 1), size.SubtractWidthHeight(2, 2), nil, refuse, 5, 8)
	}
	way := v.refusal.Leg.Way
	route := v.scene.Route(way)
	if len(route) < 2 {
		return
	}
	if spot, ok := v.scene.Spot(v.refusal.Leg.To); ok {
		at, size := v.box(spot.Box)
		r.rect(at.AddXY(2, 2), size.SubtractWidthHeight(4, 4), look.Clear(halo, 0.45), halo, 8, 8)
		r.rect(at.AddXY(3, 3), size.SubtractWidthHeight(6, 6), nil, ring, 5, 8)
	}
	ink, edge := v.inks(way.Colour, way.Seat, drawing.Ink)
	_, radius, _, _ := r.wayMeasures(way)
	steps := 3 * (len(route) - 1) // three dots a spot, but for the piece; the last spot has a frame
	for i := 2; i < steps; i++ {
		r.dot(v.place(along(route, float64(i)/float64(steps))), radius*1.6, ink, edge)
	}
}
