package board

import (
	"slices"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/printables/drawing"
)

// nearScale is how many pixels a millimetre of an enlarged drawing has if there is room. Text of 9 pt is then
// as large as small text of the window.
const nearScale = 4.2

// drawNear shows the enlarged drawing of a thing in place of a bubble, beside it. It returns
// false if the thing has none.
func (r *renderer) drawNear(in tableau.Input, at fyne.Position, size fyne.Size) bool {
	v, t := r.view, look.Current()
	if r.bubble.Near == nil {
		return false
	}
	d := r.bubble.Near(in)
	if d == nil {
		return false
	}
	const margin = 10
	room := v.size.SubtractWidthHeight(2*margin+4, 2*margin+4)
	scale := min(nearScale*float64(min(t.Text, tableau.TagText)), float64(room.Width)/d.Width,
		float64(room.Height)/d.Height)
	card := fyne.NewSize(float32(d.Width*scale), float32(d.Height*scale)).AddWidthHeight(2*margin, 2*margin)
	corner := r.beside(at, size, card, false)
	r.rect(corner, card, drawing.Paper, t.Ink, 2, 12)
	r.look(tableau.Drawn{Drawing: d}, corner.AddXY(margin, margin),
		card.SubtractWidthHeight(2*margin, 2*margin))
	return true
}

// A board whose spaces are smaller than smallSpace pixels has a lens: the bubble shows what lies on the space as
// large as lensSide, up to lensMost pieces (look.md, Space). A stack opens in it on spaces of any size.
const (
	smallSpace = 44
	lensSide   = 56
	lensMost   = 6
)

// lens returns the pieces that the bubble of an input shows larger, the lowest first; none where they are large.
func (r *renderer) lens(in tableau.Input) (list []tableau.Thing) {
	v := r.view
	on := v.spotOf(in)
	spot, ok := v.scene.Spot(on.ID)
	if !ok || on.Kind != tableau.Spot {
		return nil
	}
	stack := false
	for _, piece := range v.scene.Pieces {
		if piece.Spot == spot.ID {
			list, stack = append(list, piece), stack || piece.Under
		}
	}
	if stack { // its number stands on top, where nothing is hidden
		list = slices.DeleteFunc(list, func(piece tableau.Thing) bool { return piece.Count > 1 })
	} else if min(spot.Box.Width, spot.Box.Height)*v.unit() >= smallSpace {
		return nil
	}
	return list[max(0, len(list)-lensMost):]
}

// drawLens draws pieces beside each other, in the middle of a width.
func (r *renderer) drawLens(pieces []tableau.Thing, at fyne.Position, width float32) {
	side := look.Current().Grow(lensSide)
	x := at.X + (width-side*float32(len(pieces)))/2
	for _, piece := range pieces {
		whole := side * 0.92 * tableau.Overhang
		r.look(piece.Look(), fyne.NewPos(x+(side-whole)/2, at.Y+(side-whole)/2), fyne.NewSquareSize(whole))
		x += side
	}
}
