package board

import (
	"fyne.io/fyne/v2"

	"homespun/companion/look"
	"homespun/companion/tableau"
	"homespun/printables/drawing"
)

// nearScale is how many pixels a millimetre of an enlarged drawing has if there is room. Text of 9 pt is then
// as large as small text of the window.
const nearScale = 4.2

// drawNear shows the enlarged drawing of a thing in place of a bubble, beside it. It returns
// false if the thing has none.
func (r *renderer) drawNear(in tableau.Input, at fyne.Position, size fyne.Size) bool {
	b, t := r.board, look.Current()
	if b.Near == nil {
		return false
	}
	d := b.Near(in)
	if d == nil {
		return false
	}
	const margin = 10
	room := b.Size().SubtractWidthHeight(2*margin+4, 2*margin+4)
	scale := min(nearScale*float64(min(t.Text, tableau.TagText)), float64(room.Width)/d.Width,
		float64(room.Height)/d.Height)
	card := fyne.NewSize(float32(d.Width*scale), float32(d.Height*scale)).AddWidthHeight(2*margin, 2*margin)
	corner := b.beside(at, size, card, false)
	r.rect(corner, card, drawing.Paper, t.Ink, 2, 12)
	r.look(tableau.Drawn{Drawing: d}, corner.AddXY(margin, margin),
		card.SubtractWidthHeight(2*margin, 2*margin))
	return true
}
