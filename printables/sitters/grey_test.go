package sitters

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"testing"

	engine "homespun/engines/sitters"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/raster"
)

// pixels is how many pixels a millimetre has for the measure.
const pixels = 4.0

// A grey is a picture as a grey printer leaves it: lightness from 0 to 100, row by row.
type grey struct {
	width int
	light []float64
}

// printed returns a drawing, or a part of it, in grey.
func printed(d *drawing.Drawing, parts ...drawing.Rectangle) []grey {
	if len(parts) == 0 {
		parts = []drawing.Rectangle{d.Area()}
	}
	var levels [256]float64
	for level := range levels {
		levels[level] = drawing.RGB(uint32(level) * 0x010101).Lightness()
	}
	page := raster.Page(d, pixels)
	var greys []grey
	for _, box := range parts {
		left, top := int(math.Round(box.X*pixels)), int(math.Round(box.Y*pixels))
		g := grey{width: int(math.Round(box.Width * pixels))}
		for y := range int(math.Round(box.Height * pixels)) {
			for x := range g.width {
				g.light = append(g.light, levels[color.GrayModel.Convert(page.At(left+x, top+y)).(color.Gray).Y])
			}
		}
		greys = append(greys, g)
	}
	return greys
}

// difference says how unlike two pictures of one size are: the part of their area where lightness differs by 10 L* or more. Two colours as light as each
// other differ nowhere; another hatch, sign, letter or picture differs wherever it has ink.
func difference(a, b grey) float64 {
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

// apart is how much neighbours have to differ: on a space of 40 mm it is a mark of 5 × 5 mm. What is merely called another name differs by less.
const apart = 0.015

// in returns the drawing as it is printed, saving ink or not.
func in(saver bool, d *drawing.Drawing) *drawing.Drawing {
	if !saver {
		return d
	}
	var saved drawing.InkSaver
	return saved.Drawing(d)
}

// Pieces of two sides are told apart without colour, even those with the same picture and name: by the shape of their sign and by a hatch.
func TestSidesAreToldApartInGrey(t *testing.T) {
	stand := parts.Stand{Width: 25, Height: 40, Foot: 14}
	for _, saver := range []bool{false, true} {
		for a := range 6 {
			for b := range a {
				one, other := parts.Figure{Name: "1", Side: a, Icon: "dragon"}, parts.Figure{Name: "1", Side: b, Icon: "dragon"}
				for name, pair := range map[string][2]*drawing.Drawing{
					"token":   {one.Token(27).Front, other.Token(27).Front},
					"slotted": {stand.Slotted(&one).Front, stand.Slotted(&other).Front},
					"tent":    {stand.Tent(&one).Front, stand.Tent(&other).Front},
					"foot":    {stand.SlottedFoot(&one, "", 1).Front, stand.SlottedFoot(&other, "", 1).Front},
				} {
					if got := difference(printed(in(saver, pair[0]))[0], printed(in(saver, pair[1]))[0]); got < apart {
						t.Errorf("%s of sides %d and %d, ink saver %v: %.3f of it differs, want %g", name, b, a, saver, got, apart)
					}
				}
			}
		}
	}
}

// kinds returns a space of each kind as it is printed, and a second plain one.
func kinds(s *parts.Set, saver bool) map[string]grey {
	board, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
	var names []string
	var boxes []drawing.Rectangle
	for i, space := range spaces {
		name := fmt.Sprint("kind ", game(s).Kind(i))
		if game(s).Kind(i) == engine.Plain {
			name = "plain"
			if slices.Contains(names, name) {
				name = "plain again"
			}
		}
		if !slices.Contains(names, name) {
			names, boxes = append(names, name), append(boxes, space)
		}
	}
	found := map[string]grey{}
	for i, picture := range printed(in(saver, board), boxes...) {
		found[names[i]] = picture
	}
	return found
}

func TestSpacesAreToldApartInGrey(t *testing.T) {
	for _, theme := range []string{"dungeon", "space", "burglars", "plain", "no pictures"} {
		for _, saver := range []bool{false, true} {
			var s *parts.Set
			if theme == "no pictures" {
				s = set(t, "standard", "plain", nil)
				for _, word := range []string{"collector", "obstructor", "container", "safe-zone"} {
					for number := range engine.MaxMarkers + 1 {
						s.Theme = s.Theme.Pick(word, number, "no such picture")
					}
				}
			} else {
				s = set(t, "standard", theme, nil)
			}
			cells := kinds(s, saver)
			if len(cells) != 6 {
				t.Fatalf("%s: %d kinds of spaces", theme, len(cells))
			}
			for a, one := range cells {
				for b, other := range cells {
					got := difference(one, other)
					if same := a == b || (a[:5] == "plain" && b[:5] == "plain"); same != (got < apart) {
						t.Errorf("%s, ink saver %v: %.3f of %s and %s differs, bound %g", theme, saver, got, a, b, apart)
					}
				}
			}
		}
	}
}

// The measure sees what a grey printer leaves: two colours as light as each other are the same to it, however different they look.
func TestTheMeasureIsBlindToColour(t *testing.T) {
	patch := func(paint drawing.Paint) grey {
		d := drawing.New(20, 20)
		d.Rect(d.Area(), paint)
		return printed(d)[0]
	}
	blue, red := patch(drawing.Filled(drawing.PlayerA)), patch(drawing.Filled(drawing.RGB(0xB03A00)))
	if got := difference(blue, red); got != 0 {
		t.Errorf("%g of blue and red differs", got)
	}
	hatched := func(pattern drawing.Pattern) grey {
		return patch(drawing.Paint{Fill: drawing.PlayerA, Hatch: drawing.Hatch{Pattern: pattern, Colour: drawing.White}})
	}
	if got := difference(hatched(drawing.Rising), hatched(drawing.Falling)); got < apart {
		t.Errorf("%g of two hatches differs", got)
	}
}
