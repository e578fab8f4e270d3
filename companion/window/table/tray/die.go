package tray

import (
	"image"
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// face is the key of a cached picture of a die. The face 0 has yet to be rolled.
type face struct {
	ground drawing.Colour
	face   int
	sign   string
	plate  drawing.Colour
	faces  int
	faint  bool
	dark   bool
	pixels int
}

// picture draws a die from above, in the colour of its owner.
func (f face) picture() *image.RGBA {
	const side = 20.0
	d := drawing.New(side, side)
	ground, line := f.ground, drawing.Ink
	if f.dark {
		line = drawing.White
	}
	if f.faint {
		ground = ground.Mixed(drawing.White, 0.45)
	}
	ink := drawing.TextOn(ground)
	d.RoundedRect(d.Area().Inset(0.9), 3.4, drawing.Outlined(ground, 0.8, line))
	d.RoundedRect(d.Area().Inset(1.7), 2.8,
		drawing.Paint{Stroke: drawing.Line(0.5, ground.Mixed(drawing.White, 0.5))})
	switch {
	case f.face == 0:
		d.Label(d.Area().Inset(3), "?", drawing.Style{Face: drawing.Title, Size: 34, Colour: ink}, 12,
			drawing.Centre)
	case f.sign != "":
		area := d.Area().Inset(3)
		if f.plate != drawing.None {
			plate := f.plate
			if f.faint {
				plate = plate.Mixed(drawing.White, 0.45)
			}
			d.RoundedRect(area, 2.2, drawing.Outlined(plate, 0.5, drawing.White))
			ink = drawing.TextOn(plate)
		}
		d.Label(area.Inset(0.8), f.sign, drawing.Style{Face: drawing.Title, Size: 30, Colour: ink}, 12,
			drawing.Centre)
	case f.face <= 6 && f.faces <= 6:
		for _, at := range pips[f.face] {
			d.Circle(drawing.Point{X: side/2 + at[0]*4.6, Y: side/2 + at[1]*4.6}, 1.75, drawing.Filled(ink))
		}
	default:
		d.Label(d.Area().Inset(3), strconv.Itoa(f.face),
			drawing.Style{Face: drawing.Title, Size: 34, Colour: ink}, 12, drawing.Centre)
	}
	return raster.Image(d, float64(f.pixels)/side)
}

// pips are the places of the pips of each face, in steps from the middle.
var pips = [7][][2]float64{
	1: {{0, 0}},
	2: {{-1, -1}, {1, 1}},
	3: {{-1, -1}, {0, 0}, {1, 1}},
	4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
	6: {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}

// faceOf returns the key for a face of a die; 0 for a die that has yet to be rolled.
func (t *Tray) faceOf(die engines.Die, value int, faint bool, pixels float32) face {
	f := face{ground: drawing.White, face: value, faces: int(die.Faces), faint: faint,
		dark: look.Current().Dark, pixels: max(8, int(pixels+0.5))}
	switch {
	case die.Owner < 0:
	case t.Colour != nil:
		f.ground = t.Colour(die.Owner)
	default:
		f.ground = tableau.Dress{}.Colour(die.Owner)
	}
	if value > 0 && t.Bears != nil && !die.Plain() {
		f.sign, f.plate = t.Bears(die, value)
	}
	return f
}

// Picture returns the picture of a face of a die, counted from 1, as wide as this many pixels of the display.
func (t *Tray) Picture(die engines.Die, face int, pixels float32) *image.RGBA {
	f := t.faceOf(die, face, false, pixels)
	return t.pictures.Get(f, f.picture)
}
