package saratoga

import (
	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	paper "homespun/printables/saratoga"
	stage "homespun/printables/scene"
)

// card is the form of a card, upright. A card with an icon or a label lies face up; one with neither lies
// face down. The card of a seat has the seat's colour and shape.
var card = &tableau.Form{Upright: true, Draw: drawCard}

// readableFrom is the height in pixels from which on the words of a card can be read. Smaller cards show only
// a large icon or sign.
const readableFrom = 34

// pictured is the height in pixels from which on a card shows the scene of what it does in place of its icon.
const pictured = 52

// drawCard draws a card. A face-up card has its icon or its scene above its word; that of a colour lies on the
// colour, with its wagon and its sign. A card without icon and word shows its back. A card that is gone is only a dashed
// edge.
func drawCard(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, pixels float64) {
	const half = 8.0
	box := drawing.Box(centre.X-half*tableau.CardPart, centre.Y-half, 2*half*tableau.CardPart, 2*half)
	ground, line := drawing.Paper, drawing.Ink
	if piece.Colour != drawing.None {
		ground = paper.CardGround(piece.Colour)
	}
	if drawing.Contrast(ground, line) < 1.5 {
		line = drawing.Quiet
	}
	switch {
	case piece.Faint:
		d.RoundedRect(box, 1.4,
			drawing.Paint{Stroke: drawing.Stroke{Width: 0.5, Colour: drawing.Quiet,
				Dash: [2]float64{1.2, 1}}})
		return
	case piece.Icon == "" && piece.Label == "":
		d.RoundedRect(box, 1.4, drawing.Outlined(ground, 0.5, line))
		d.RoundedRect(box.Inset(1.2), 0.8, drawing.Paint{Stroke: drawing.Line(0.5, drawing.TextOn(ground))})
		if piece.Seat >= 0 {
			d.Path(piece.SeatSign().Path(centre, 3),
				drawing.Outlined(drawing.None, 0.6, drawing.TextOn(ground)))
		}
		return
	}
	d.RoundedRect(box, 1.4, drawing.Outlined(ground, 0.5, line))
	ink, size := drawing.TextOn(ground), 11.0
	panel := drawing.Box(box.X+0.7, box.Y+0.7, box.Width-1.4, 8.2)
	icon, scene := drawing.Picture(piece.Icon), stage.Vignette(piece.Icon)
	switch {
	case pixels < readableFrom && piece.Colour == drawing.None && icon != nil:
		d.UseIn(icon, drawing.Box(centre.X-5.2, centre.Y-5.2, 10.4, 10.4))
		return
	case pixels < readableFrom:
		seatSign(d, piece, centre, 4.9, drawing.None, ink)
		return
	case pixels >= pictured && piece.Colour == drawing.None && scene != nil:
		parts.Art{Symbol: scene, Fill: true}.Draw(d, panel)
		d.RoundedRect(panel, 0.4, drawing.Paint{Stroke: drawing.Line(0.3, drawing.Quiet)})
		size = 13
	case piece.Colour == drawing.None && icon != nil:
		d.UseIn(icon, drawing.Box(centre.X-3.9, box.Y+1.6, 7.8, 7.8))
	case icon != nil:
		d.RoundedRect(panel, 0.9, drawing.Filled(ground.Mixed(drawing.Paper, 0.85)))
		d.UseIn(icon, drawing.Box(panel.X+0.1, panel.Y+0.9, panel.Height-1, panel.Height-1))
		seatSign(d, piece, drawing.Point{X: panel.Right() - 2, Y: panel.Y + 2.2}, 1.9, ground, drawing.Ink)
	default:
		seatSign(d, piece, panel.Centre(), 3.7, drawing.None, ink)
	}
	d.Label(drawing.Box(box.X+0.6, box.Bottom()-5.6, box.Width-1.2, 4.8), piece.Label,
		drawing.Style{Face: drawing.Title, Size: size, Colour: ink}, 5, drawing.Centre)
}

// seatSign draws the sign of a card of a colour, with the letter of the seat that has chosen it.
func seatSign(d *drawing.Drawing, piece tableau.Thing, at drawing.Point, radius float64, fill, line drawing.Colour) {
	if piece.Colour == drawing.None {
		return
	}
	if fill != drawing.None && drawing.Contrast(fill, line) < 1.5 {
		line = drawing.Quiet
	}
	sign, ink := piece.SeatSign(), line
	d.Path(sign.Path(at, radius), drawing.Outlined(fill, 0.12*radius+0.1, line))
	if fill != drawing.None {
		ink = drawing.TextOn(fill)
	}
	if piece.Seat >= 0 {
		d.Label(sign.LetterBox(at, radius), string(rune('A'+piece.Seat%6)),
			drawing.Style{Face: drawing.Title, Size: 3.2 * radius, Colour: ink}, 1.5*radius, drawing.Centre)
	}
}
