package board

import (
	"math"

	"fyne.io/fyne/v2"

	"homespun/companion/tableau"
)

// jitter is how far in pixels a pointer may move while it is pressed and still only tap: hands are not steady.
const jitter = 8

// drag is what the pointer drags over the board.
type drag struct {
	on, moved bool
	from, at  fyne.Position
	// piece is what is carried, where something is.
	piece tableau.Input
	// taken says that somebody else took the press, turns that it turns the solid.
	taken, turns bool
}

// carries reports whether a piece is on its way with the pointer.
func (d *drag) carries(in tableau.Input) bool { return d.on && d.moved && d.piece == in }

// Dragged implements fyne.Draggable: a piece that may come next is carried along, and while a point is chosen the point follows.
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
		if math.Hypot(float64(event.Position.X-b.drag.from.X), float64(event.Position.Y-b.drag.from.Y)) < jitter {
			return
		}
		b.drag.moved = true
		b.keys, b.hover = false, tableau.Input{}
		if _, b.drag.turns = b.inSolid(b.scenePoint(b.drag.from)); !b.drag.turns {
			if b.drag.taken = b.OnPress != nil && b.OnPress(); !b.drag.taken {
				b.grab()
			}
		}
	}
	switch {
	case b.drag.taken:
		return
	case b.drag.turns:
		b.Turn(-byPixel*float64(event.Dragged.DX), byPixel*float64(event.Dragged.DY))
		return
	}
	if at := b.scenePoint(event.Position); b.point != nil && b.OnPoint != nil && b.inside(at) {
		b.drag.piece = tableau.Input{} // the point shows where it goes
		b.OnPoint(at, false)
		return
	}
	b.draw()
}

// grab takes up the piece at which the drag began.
func (b *Board) grab() {
	for _, in := range b.lies(b.scenePoint(b.drag.from)) {
		if in.Kind != tableau.Piece || !b.next[in] && !contains(b.picked, in) {
			continue
		}
		if !contains(b.picked, in) {
			b.tap([]tableau.Input{in})
		}
		if contains(b.picked, in) {
			b.drag.piece = in
		}
		return
	}
}

// DragEnd implements fyne.Draggable: what is carried is laid down there, and a pointer that has hardly moved has tapped.
func (b *Board) DragEnd() {
	d := b.drag
	b.drag = drag{}
	switch {
	case !d.on || d.taken || d.turns || b.scene == nil || b.still:
		return
	case !d.moved:
		b.Tapped(&fyne.PointEvent{Position: d.from})
		return
	}
	at := b.scenePoint(d.at)
	inputs := b.lies(at)
	switch {
	case b.point != nil && !b.counts(inputs):
		if b.OnPoint != nil && b.inside(at) {
			b.OnPoint(at, true)
		}
	case d.piece.Kind == 0 && b.point == nil, contains(inputs, d.piece): // nothing was carried, or it lies where it lay
		b.draw()
	case len(inputs) > 0:
		b.tap(inputs)
	default:
		b.draw()
	}
}
