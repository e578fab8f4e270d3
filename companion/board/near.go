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

// drawNear shows the enlarged drawing of a thing in place of a bubble, above, below or beside it. It returns
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
	const margin, gap = 10, 8
	room := b.Size().SubtractWidthHeight(2*margin+4, 2*margin+4)
	scale := min(nearScale*float64(min(t.Text, tableau.TagText)), float64(room.Width)/d.Width,
		float64(room.Height)/d.Height)
	card := fyne.NewSize(float32(d.Width*scale), float32(d.Height*scale)).AddWidthHeight(2*margin, 2*margin)
	corner := fyne.NewPos(at.X+(size.Width-card.Width)/2, at.Y-card.Height-gap)
	if corner.Y < 2 {
		switch below, left := at.Y+size.Height+gap, at.X-card.Width-gap; {
		case below+card.Height <= b.Size().Height-2:
			corner.Y = below
		case left >= 2:
			corner.X, corner.Y = left, at.Y+(size.Height-card.Height)/2
		default:
			corner.X, corner.Y = at.X+size.Width+gap, at.Y+(size.Height-card.Height)/2
		}
	}
	corner.X = max(2, min(corner.X, b.Size().Width-card.Width-2))
	corner.Y = max(2, min(corner.Y, b.Size().Height-card.Height-2))
	r.rect(corner, card, drawing.Paper, t.Ink, 2, 12)
	r.look(tableau.Drawn{Drawing: d}, corner.AddXY(margin, margin),
		card.SubtractWidthHeight(2*margin, 2*margin))
	return true
}
