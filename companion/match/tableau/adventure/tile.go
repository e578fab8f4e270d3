package adventure

import (
	"strconv"

	"homespun/companion/match/tableau"
	paper "homespun/printables/adventure"
	"homespun/printables/drawing"
)

// tile is the form of a tile: flat and square, with its letter in a corner, so that a figure can stand on it.
var tile = &tableau.Form{Square: true, Draw: drawTile}

// drawTile draws a tile: a tinted ground, its icon, perhaps a second icon in the middle of that, and its
// letter large in the corner that a figure on the tile leaves free.
func drawTile(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, _ float64) {
	const half = 7.8
	box := drawing.Box(centre.X-half, centre.Y-half, 2*half, 2*half)
	colour := piece.Colour
	if colour == drawing.None {
		colour = drawing.Quiet
	}
	d.RoundedRect(box, 1.6, drawing.Outlined(drawing.Paper.Mixed(colour, 0.22), 0.6, colour))
	icon, err := drawing.Icon(piece.Icon)
	if piece.Icon == paper.WallIcon {
		drawWall(d, piece, box.Inset(0.3), colour)
		return
	}
	if err == nil {
		switch art := drawing.Box(centre.X-3.9, centre.Y-4.1, 11, 11); piece.Icon {
		case paper.EntranceIcon:
			paper.Entrance(d, art)
		case paper.PortalIcon:
			paper.Portal(d, art, colour)
		default:
			d.UseIn(icon, art)
		}
		if inner, err := drawing.Icon(piece.Inner); piece.Inner != "" && err == nil {
			middle := drawing.Point{X: centre.X + 1.6, Y: centre.Y + 1.4}
			d.Circle(middle, 4.1, drawing.Filled(drawing.Paper.Mixed(colour, 0.12)))
			d.UseIn(inner, drawing.Box(middle.X-3.2, middle.Y-3.2, 6.4, 6.4))
		}
	}
	if piece.Count > 1 {
		corner := drawing.Box(centre.X-2.6, centre.Y+0.6, 10.4, 7)
		d.RoundedRect(corner, 2.2, drawing.Outlined(colour, 0.4, drawing.White))
		d.Label(corner.Inset(0.2), "×"+strconv.Itoa(piece.Count),
			drawing.Style{Face: drawing.Title, Size: 21, Colour: drawing.TextOn(colour)}, 6, drawing.Centre)
	}
	if piece.Label == "" {
		return
	}
	style := drawing.Style{Face: drawing.Title, Size: 19, Colour: colour.Mixed(drawing.Ink, 0.6)}
	if err != nil {
		style.Size = 30
		d.Label(box.Inset(1), piece.Label, style, 8, drawing.Centre)
		return
	}
	d.Label(drawing.Box(box.X+0.5, box.Y+0.3, 7.4, 6.4), piece.Label, style, 8, drawing.Centre)
}

// drawWall draws a wall as a block of stones, with its letter, or how many there are, on a plate.
func drawWall(d *drawing.Drawing, piece tableau.Thing, box drawing.Rectangle, colour drawing.Colour) {
	paper.Wall(d, box, colour)
	label := piece.Label
	if piece.Count > 1 {
		label = "×" + strconv.Itoa(piece.Count)
	}
	plate := drawing.Box(box.X+0.4, box.Y+0.4, 3.4+3*float64(len([]rune(label))), 6.2)
	d.RoundedRect(plate, 1.4, drawing.Filled(drawing.Paper.Mixed(colour, 0.22)))
	style := drawing.Style{Face: drawing.Title, Size: 19, Colour: colour.Mixed(drawing.Ink, 0.6)}
	d.Label(plate, label, style, 8, drawing.Centre)
}
