package saratoga

import (
	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
	paper "homespun/printables/saratoga"
)

// wagonForm is the form of a wagon: its picture above a plate in the colour of its seat, with the sign and the
// letter, which cover nothing of it.
var wagonForm = &tableau.Form{Square: true, Draw: drawWagon}

func drawWagon(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, _ float64) {
	const half, plate, corner = 7.7, 4.6, 1.8
	box := drawing.Box(centre.X-half, centre.Y-half, 2*half, 2*half)
	colour := piece.SeatColour()
	line := drawing.Ink
	if drawing.Contrast(colour, line) < 1.5 {
		line = drawing.White
	}
	ground := paper.CardGround(colour).UnderWords()
	d.RoundedRect(box, corner, drawing.Outlined(ground, 0.6, line))
	art := drawing.Box(box.X+0.9, box.Y+0.9, box.Width-1.8, box.Height-plate-0.9)
	d.RoundedRect(art, corner*0.6, drawing.Filled(colour.Mixed(drawing.Paper, 0.82)))
	ink := drawing.TextOn(ground)
	middle := box.Bottom() - plate/2
	letter := drawing.Box(box.X+1, box.Bottom()-plate, box.Width-2, plate-0.3)
	icon := drawing.Picture(piece.Icon)
	if icon == nil {
		d.Path(piece.SeatSign().Path(art.Centre(), art.Height*0.36), drawing.Outlined(colour, 0.5, drawing.Ink))
	} else {
		d.UseIn(icon, art.Inset(-0.2))
		d.Path(piece.SeatSign().Path(drawing.Point{X: centre.X - half*0.5, Y: middle}, 1.6),
			drawing.Filled(ink))
		letter.X, letter.Width = centre.X-half*0.1, half*0.95
	}
	d.Label(letter, piece.Label, drawing.Style{Face: drawing.Title, Size: 12.5, Colour: ink}, 6, drawing.Centre)
}
