package adventure

import (
	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// The forms of monsters: on the bare floor as large as the space, on a tile over a plate of paper, which sets
// a monster off from the picture of its own spawner.
var (
	creature       = &tableau.Form{Draw: drawCreature}
	creatureOnTile = &tableau.Form{Draw: drawOnTile}
)

// drawCreature draws a monster as large as it fits, with its sign small at its foot. Without an icon, and as
// a pile, it is a Figure.
func drawCreature(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, pixels float64) {
	icon, err := drawing.Icon(piece.Icon)
	if err != nil || piece.Count > 1 {
		tableau.Figure.Draw(d, piece, centre, pixels)
		return
	}
	box := drawing.Box(centre.X-7.2, centre.Y-8, 14.4, 14.4)
	edge(d, icon, box)
	d.UseIn(icon, box)
	foot(d, piece, centre)
}

// edge draws the edge of the paper that a picture in a box is cut out of, so that it stands out from any
// floor.
func edge(d *drawing.Drawing, icon *drawing.Symbol, box drawing.Rectangle) {
	use := drawing.Use{Symbol: icon, At: box.Centre(),
		Scale: min(box.Width/icon.Drawing.Width, box.Height/icon.Drawing.Height)}
	paper := drawing.Paint{Stroke: drawing.Stroke{Width: 1.1, Colour: drawing.Paper, Round: true}}
	for _, mark := range icon.Drawing.Marks {
		if shape, ok := mark.(drawing.Shape); ok {
			d.Path(shape.Path.Mapped(use.Place), paper)
		}
	}
}

func drawOnTile(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, pixels float64) {
	icon, err := drawing.Icon(piece.Icon)
	if err != nil || piece.Count > 1 {
		tableau.Figure.Draw(d, piece, centre, pixels)
		return
	}
	d.Circle(centre, 7.8, drawing.Outlined(drawing.Paper, 0.8, piece.Colour))
	d.UseIn(icon, drawing.Box(centre.X-5.8, centre.Y-6.6, 11.6, 11.6))
	foot(d, piece, centre)
}

// foot writes the sign of a monster on a small plate at its lower right.
func foot(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point) {
	colour := piece.Colour.UnderWords()
	style := drawing.Style{Face: drawing.Title, Size: 15, Colour: drawing.TextOn(colour)}
	width := 3.2 + 2.7*float64(len([]rune(piece.Label)))
	plate := drawing.Box(centre.X+7.9-width, centre.Y+2.6, width, 5.3)
	d.RoundedRect(plate, 2, drawing.Outlined(colour, 0.4, drawing.White))
	d.Label(plate.Inset(0.2), piece.Label, style, 8, drawing.Centre)
}
