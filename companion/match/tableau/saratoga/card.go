package saratoga

import (
	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// card is the form of a card, upright. A card with an icon or a label lies face up; one with neither lies
// face down. The card of a seat has the seat's colour and shape.
var card = &tableau.Form{Upright: true, Draw: drawCard}

// readableFrom is the height in pixels from which on the words of a card can be read. Smaller cards show only
// a large icon.
const readableFrom = 34

// drawCard draws a card. A face-up card has its icon above its word; a card of a seat lies on the seat's
// colour with its sign. A card without icon and word shows its back. A card that is gone is only a dashed
// edge.
func drawCard(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, pixels float64) {
	const half = 8.0
	box := drawing.Box(centre.X-half*tableau.CardPart, centre.Y-half, 2*half*tableau.CardPart, 2*half)
	ground, line := drawing.Paper, drawing.Ink
	if piece.Colour != drawing.None {
		ground = piece.Colour
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
	ink := drawing.TextOn(ground)
	picture := drawing.Box(centre.X-3.9, box.Y+1.6, 7.8, 7.8)
	if pixels < readableFrom {
		picture = drawing.Box(centre.X-5.2, centre.Y-5.2, 10.4, 10.4)
	}
	if icon, err := drawing.Icon(piece.Icon); err == nil {
		if piece.Colour != drawing.None {
			d.Circle(picture.Centre(), 4.6, drawing.Filled(drawing.Paper))
		}
		d.UseIn(icon, picture)
	} else if piece.Seat >= 0 {
		sign := piece.SeatSign()
		radius := picture.Width * 0.474
		d.Path(sign.Path(picture.Centre(), radius), drawing.Outlined(drawing.None, 0.6, ink))
		d.Label(sign.LetterBox(picture.Centre(), radius), string(rune('A'+piece.Seat%6)),
			drawing.Style{Face: drawing.Title, Size: 12, Colour: ink}, 6, drawing.Centre)
	}
	if pixels < readableFrom {
		return
	}
	d.Label(drawing.Box(box.X+0.6, box.Bottom()-5.6, box.Width-1.2, 4.8), piece.Label,
		drawing.Style{Face: drawing.Title, Size: 11, Colour: ink}, 5, drawing.Centre)
}
