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
	if b.scene == nil || b.still && b.scene.Solid == nil {
		return
	}
	if !b.drag.on {
		b.settle()
		b.drag = drag{on: true, from: event.Position.SubtractXY(event.Dragged.DX, event.Dragged.DY)}
	}
	b.drag.at = event.Position
	if !b.drag.moved {
		if math.Hypot(float64(event.Position.X-b.drag.from.X),
			float64(event.Position.Y-b.drag.from.Y)) < jitter {
			return
		}
		b.drag.moved = true
		b.keys, b.hover = false, tableau.Input{}
		if _, b.drag.turns = b.inSolid(b.scenePoint(b.drag.from)); !b.drag.turns {
			if b.drag.taken = b.pressed() == Taken; !b.drag.taken {
				b.grab()
				b.drag.pans = b.Zoomed() && b.point == nil && b.drag.piece.Kind == 0
			}
		}
	}
	switch {
	case b.drag.taken:
		return
	case b.drag.turns:
		b.Turn(-byPixel*float64(event.Dragged.DX), byPixel*float64(event.Dragged.DY))
		return
	case b.drag.pans:
		b.pan(event.Dragged.DX, event.Dragged.DY)
		return
	}
	if at := b.scenePoint(event.Position); b.point != nil && b.OnPoint != nil &&
		(b.inside(at) || b.drag.came) {
		b.drag.piece, b.drag.came = tableau.Input{}, true // the point shows where it goes
		if b.hover = b.target(at); b.hover.Kind != 0 {
			b.draw()
			return
		}
		b.OnPoint(b.onMat(at), false)
		return
	}
	b.draw()
}

// grab picks up the piece at which the drag began.
func (b *Board) grab() {
	for _, in := range b.hitTest(b.scenePoint(b.drag.from)) {
		loose := slices.Contains(b.loose, in)
		if in.Kind != tableau.Piece || !b.next[in] && !loose && !slices.Contains(b.picked, in) {
			continue
		}
		if loose && len(b.picked) > 0 && b.picked[0] != in {
			b.tap(b.picked[:1]) // another piece is put down first
		}
		if !slices.Contains(b.picked, in) {
			b.tap([]tableau.Input{in})
		}
		if slices.Contains(b.picked, in) {
			b.drag.piece = in
		}
		return
	}
}

// DragEnd implements fyne.Draggable: a carried piece is put down. A pointer that has hardly moved has made a
// tap.
func (b *Board) DragEnd() {
	d := b.drag
	b.drag, b.hover = drag{}, tableau.Input{}
	switch {
	case !d.on || d.taken || d.turns || d.pans || b.scene == nil || b.still:
		return
	case !d.moved:
		b.Tapped(&fyne.PointEvent{Position: d.from})
		return
	}
	at := b.scenePoint(d.at)
	inputs := b.hitTest(at)
	switch {
	case b.point != nil && d.came && b.point.Mover.Kind != 0 && b.target(at).Kind == 0:
		// a figure on its twine
		if b.OnPoint != nil {
			b.OnPoint(b.onMat(at), !b.nearby(b.point.Mover, at))
		}
	case b.point != nil && !b.mayTap(inputs):
		if b.OnPoint != nil && b.inside(at) {
			b.OnPoint(at, true)
		}
	case d.piece.Kind == 0 && b.point == nil, slices.Contains(inputs, d.piece):
		// nothing was carried, or it is back in its place
		b.draw()
	case len(inputs) > 0:
		b.tap(inputs)
	default:
		b.draw()
	}
}

// target returns the piece below the pointer if it may come next, such as one to attack; of kind 0 for none.
func (b *Board) target(at drawing.Point) tableau.Input {
	for _, in := range b.hitTest(at) {
		if in.Kind == tableau.Piece && b.next[in] {
			return in
		}
	}
	return tableau.Input{}
}

// onMat returns the place on the mat nearest to a place: what is dragged over the edge stays at the edge.
func (b *Board) onMat(at drawing.Point) drawing.Point {
	return drawing.Point{X: max(0, min(b.scene.Mat.Width, at.X)), Y: max(0, min(b.scene.Mat.Height, at.Y))}
}

// nearby reports whether a place is so near the middle of a piece that the piece was put down in its old
// place.
func (b *Board) nearby(in tableau.Input, at drawing.Point) bool {
	piece, ok := b.scene.Piece(in.ID)
	return ok && math.Hypot(at.X-piece.At.X, at.Y-piece.At.Y) < piece.Size*0.3
}
