package partstest

import (
	"image/color"
	"math"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// pixels is how many pixels a millimetre has for the measure.
const pixels = 4.0

// A Grey is a picture as a grey printer leaves it: lightness from 0 to 100, row by row.
type Grey struct {
	width int
	light []float64
}

// Printed returns a drawing, or a part of it, in grey.
func Printed(d *drawing.Drawing, boxes ...drawing.Rectangle) []Grey {
	if len(boxes) == 0 {
		boxes = []drawing.Rectangle{d.Area()}
	}
	var levels [256]float64
	for level := range levels {
		levels[level] = drawing.RGB(uint32(level) * 0x010101).Lightness()
	}
	page := raster.Page(d, pixels)
	var greys []Grey
	for _, box := range boxes {
		left, top := int(math.Round(box.X*pixels)), int(math.Round(box.Y*pixels))
		g := Grey{width: int(math.Round(box.Width * pixels))}
		for y := range int(math.Round(box.Height * pixels)) {
			for x := range g.width {
				g.light = append(g.light,
					levels[color.GrayModel.Convert(page.At(left+x, top+y)).(color.Gray).Y])
			}
		}
		greys = append(greys, g)
	}
	return greys
}

// Difference says how unlike two pictures of one size are: the part of their area where lightness differs by
// 10 L* or more. Two colours as light as each other differ nowhere; another hatch, sign, letter or picture
// differs wherever it has ink.
func Difference(a, b Grey) float64 {
	const step = 10.0
	if a.width != b.width || len(a.light) != len(b.light) {
		return 1
	}
	count := 0
	for i := range a.light {
		if math.Abs(a.light[i]-b.light[i]) >= step {
			count++
		}
	}
	return float64(count) / float64(len(a.light))
}

// Apart is how much neighbours have to differ: on a space of 40 mm it is a mark of 5 × 5 mm. What is merely
// called another name differs by less.
const Apart = 0.015

// ToldApart checks that pictures differ by as much as neighbours have to, but those with the same name and
// those that are to look alike, which do not; alike may be nil.
func ToldApart(t testing.TB, pictures map[string]Grey, alike func(one, other string) bool) {
	t.Helper()
	for a, one := range pictures {
		for b, other := range pictures {
			got := Difference(one, other)
			if same := a == b || alike != nil && alike(a, b); same != (got < Apart) {
				t.Errorf("%.3f of %s and %s differs, bound %g", got, a, b, Apart)
			}
		}
	}
}

// In returns the drawing as it is printed, saving ink or not.
func In(saver bool, d *drawing.Drawing) *drawing.Drawing {
	if !saver {
		return d
	}
	var saved drawing.InkSaver
	return saved.Drawing(d)
}
