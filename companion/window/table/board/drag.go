package board

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// jitter is how far in pixels the pointer may move while pressed and still count as a tap, because hands are
// not steady.
const jitter = 8

// drag is the state of a drag with the pointer.
type drag struct {
	on, moved bool
	from, at  fyne.Position
	// piece is the piece that is carried, of kind 0 for none.
	piece tableau.Input
	// taken: the owner has handled the press (OnPress). turns: the drag turns the solid. came: a point that
	// is being dragged has reached the mat. pans: the drag moves an enlarged scene.
	taken, turns, came, pans bool
}

// carries reports whether the pointer is carrying this piece.
func (d *drag) carries(in tableau.Input) bool { return d.on && d.moved && d.piece == in }

// Dragged implements fyne.Draggable: a piece that may come next is carried along. While a point is chosen,
// the point follows the pointer.
func (b *Board) Dragged(event *fyne.DragEvent) {
	v := &b.view
	if v.scene == nil || v.still && v.scene.Solid == nil {
		return
	}
	if !v.drag.on {
		b.settle()
		v.drag = drag{on: true, from: event.Position.SubtractXY(event.Dragged.DX, event.Dragged.DY)}
	}
	v.drag.at = event.Position
	if !v.drag.moved {
		if math.Hypot(float64(event.Position.X-v.drag.from.X),
			float64(event.Position.Y-v.drag.from.Y)) < jitter {
			return
		}
		v.drag.moved = true
		v.keys, v.hover = false, tableau.Input{}
		if _, v.drag.turns = v.inSolid(v.scenePoint(v.drag.from)); !v.drag.turns {
			if v.drag.taken = b.pressed() == Taken; !v.drag.taken {
				b.grab()
				v.drag.pans = b.Zoomed() && v.point == nil && v.drag.piece.Kind == 0
			}
		}
	}
	switch {
	case v.drag.taken:
		return
	case v.drag.turns:
		b.Turn(-byPixel*float64(event.Dragged.DX), byPixel*float64(event.Dragged.DY))
		return
	case v.drag.pans:
		b.pan(event.Dragged.DX, event.Dragged.DY)
		return
	}
	if at := v.scenePoint(event.Position); v.point != nil && b.OnPoint != nil &&
		(v.inside(at) || v.drag.came) {
		v.drag.piece, v.drag.came = tableau.Input{}, true // the point shows where it goes
		if v.hover = v.target(at); v.hover.Kind != 0 {
			b.draw()
			return
		}
		b.OnPoint(v.onMat(at), false)
		return
	}
	b.draw()
}

// grab picks up the piece at which the drag began.
func (b *Board) grab() {
	v := &b.view
	for _, in := range v.hitTest(v.scenePoint(v.drag.from)) {
		loose := slices.Contains(v.loose, in)
		if in.Kind != tableau.Piece || !v.next[in] && !loose && !slices.Contains(v.picked, in) {
			continue
		}
		if loose && len(v.picked) > 0 && v.picked[0] != in {
			b.tap(v.picked[:1]) // another piece is put down first
		}
		if !slices.Contains(v.picked, in) {
			b.tap([]tableau.Input{in})
		}
		if slices.Contains(v.picked, in) {
			v.drag.piece = in
		}
		return
	}
}

// DragEnd implements fyne.Draggable: a carried piece is put down. A pointer that has hardly moved has made a
// tap.
func (b *Board) DragEnd() {
	v := &b.view
	d := v.drag
	v.drag, v.hover = drag{}, tableau.Input{}
	switch {
	case !d.on || d.taken || d.turns || d.pans || v.scene == nil || v.still:
		return
	case !d.moved:
		b.Tapped(&fyne.PointEvent{Position: d.from})
		return
	}
	at := v.scenePoint(d.at)
	inputs := v.hitTest(at)
	switch {
	case v.point != nil && d.came && v.point.Mover.Kind != 0 && v.target(at).Kind == 0:
		// a figure on its twine
		if b.OnPoint != nil {
			b.OnPoint(v.onMat(at), !v.nearby(v.point.Mover, at))
		}
	case v.point != nil && !v.mayTap(inputs):
		if b.OnPoint != nil && v.inside(at) {
			b.OnPoint(at, true)
		}
	case d.piece.Kind == 0 && v.point == nil, slices.Contains(inputs, d.piece):
		// nothing was carried, or it is back in its place
		b.draw()
	case len(inputs) > 0:
		b.tap(inputs)
	default:
		b.draw()
	}
}

// target returns the piece below the pointer if it may come next, such as one to attack; of kind 0 for none.
func (v *view) target(at drawing.Point) tableau.Input {
	for _, in := range v.hitTest(at) {
		if in.Kind == tableau.Piece && v.next[in] {
			return in
		}
	}
	return tableau.Input{}
}
