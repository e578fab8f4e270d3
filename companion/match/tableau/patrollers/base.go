package patrollers

import (
	"strings"

	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// base is the form of a figure: a round base in the colour of its seat, as wide as the piece, with the
// figure's icon on it.
var base = &tableau.Form{Draw: drawBase}

// drawBase draws a figure on its round base. The edge has the colour of its seat, and a plate has the seat's
// shape and the figure's number. A wounded figure has a dashed edge and a plaster. A fallen figure lies on
// its side, grey and crossed out, because it is still an obstacle.
func drawBase(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, _ float64) {
	const radius = 8.0
	colour := piece.SeatColour()
	line := drawing.Ink
	if drawing.Contrast(colour, line) < 1.5 {
		line = drawing.White
	}
	edge, ground, turn := colour, drawing.Paper, 0.0
	if piece.Faint {
		edge, ground, turn = drawing.Quiet.Mixed(drawing.White, 0.45),
			drawing.Paper.Mixed(drawing.Quiet, 0.25), 90
	}
	d.Circle(centre, radius-0.25, drawing.Outlined(edge, 0.5, line))
	d.Circle(centre, radius*0.79, drawing.Filled(ground))
	if piece.Worn && !piece.Faint {
		d.Circle(centre, radius*0.89,
			drawing.Paint{Stroke: drawing.Stroke{Width: 1.4, Colour: drawing.White,
				Dash: [2]float64{1.5, 2.2}}})
	}
	if icon, err := drawing.Icon(piece.Icon); err == nil {
		d.Use(icon, centre.Plus(0, -0.6), radius*1.2/drawing.IconSize, turn)
	} else {
		d.Label(drawing.Box(centre.X-5.4, centre.Y-4.4, 10.8, 7), piece.Inner,
			drawing.Style{Face: drawing.Title, Size: 16, Colour: drawing.Ink}, 5, drawing.Centre)
	}
	if piece.Faint {
		d.Line(centre.Plus(-4.4, -4.4), centre.Plus(4.4, 4.4), drawing.Line(1, drawing.Quiet))
		d.Line(centre.Plus(-4.4, 4.4), centre.Plus(4.4, -4.4), drawing.Line(1, drawing.Quiet))
	}
	plate := drawing.Box(centre.X-4.6, centre.Y+3, 9.2, 5.2)
	d.RoundedRect(plate, 1.6, drawing.Outlined(edge, 0.5, drawing.White))
	ink := drawing.TextOn(edge)
	d.Path(piece.SeatSign().Path(plate.Centre().Plus(-2.6, 0), 1.35), drawing.Outlined(ink, 0.2, ink)) // the line stays where ink is saved
	d.Label(drawing.Box(plate.X+3.3, plate.Y+0.2, 5.6, 4.8), piece.Label,
		drawing.Style{Face: drawing.Title, Size: 12.5, Colour: ink}, 6, drawing.Centre)
	at := []drawing.Point{centre.Plus(6, -5.6), centre.Plus(-6, -5.6), centre.Plus(7.6, 0.2),
		centre.Plus(-7.6, 0.2)}
	for i, name := range strings.Fields(piece.Badges) {
		if icon, err := drawing.Icon(name); err == nil && i < len(at) {
			d.Circle(at[i], 3.1, drawing.Outlined(drawing.White, 0.4, drawing.Ink))
			d.UseIn(icon, drawing.Box(at[i].X-2.4, at[i].Y-2.4, 4.8, 4.8))
		}
	}
}
