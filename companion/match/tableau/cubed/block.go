package cubed

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// block is the form of a cube seen from above, in its own colour with its sign.
var block = &tableau.Form{Square: true, Packed: true, Draw: drawBlock}

// drawBlock draws a cube from above: its colour and sign, and on a plate its level, or the number of cubes
// where it stands for several.
func drawBlock(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, _ float64) {
	const half = 7.8
	box := drawing.Box(centre.X-half, centre.Y-half, 2*half, 2*half)
	ground, edge := tableau.CubeColours(piece.Colour)
	d.RoundedRect(box, 1.2, drawing.Outlined(ground, 0.7, edge))
	words := piece.Label
	if piece.Count > 1 {
		words = "×" + strconv.Itoa(piece.Count)
	}
	middle, radius := centre, 4.4
	switch {
	case piece.Count > 1: // the plate has the lower half
		middle, radius = centre.Plus(0, -3.3), 3.3
	case words != "":
		middle, radius = centre.Plus(-1.6, -1.6), 4
	}
	ink := tableau.SignInk(ground)
	d.Path(piece.Sign.Path(middle, radius), drawing.Outlined(ink, 0.3, ink)) // the line stays where ink is saved
	if words == "" {
		return
	}
	plate := drawing.Box(box.Right()-6.6, box.Bottom()-6.6, 6.2, 6.2)
	if piece.Count > 1 {
		plate = drawing.Box(centre.X-5.8, box.Bottom()-7.5, 11.6, 6.9)
	}
	d.RoundedRect(plate, 1.6, drawing.Outlined(drawing.Paper, 0.4, drawing.Ink))
	d.Label(plate.Inset(0.2), words, drawing.Style{Face: drawing.Title, Size: 19, Colour: drawing.Ink}, 6,
		drawing.Centre)
}
