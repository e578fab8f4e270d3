package partstest_test

import (
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/partstest"
)

// The measure sees what a grey printer leaves: two colours as light as each other are the same to it, however
// different they look.
func TestTheMeasureIsBlindToColour(t *testing.T) {
	patch := func(paint drawing.Paint) partstest.Grey {
		d := drawing.New(20, 20)
		d.Rect(d.Area(), paint)
		return partstest.Printed(d)[0]
	}
	blue, red := patch(drawing.Filled(drawing.PlayerA)), patch(drawing.Filled(drawing.RGB(0xB03A00)))
	if got := partstest.Difference(blue, red); got != 0 {
		t.Errorf("%g of blue and red differs", got)
	}
	hatched := func(pattern drawing.Pattern) partstest.Grey {
		return patch(drawing.Paint{Fill: drawing.PlayerA,
			Hatch: drawing.Hatch{Pattern: pattern, Colour: drawing.White}})
	}
	if got := partstest.Difference(hatched(drawing.Rising), hatched(drawing.Falling)); got < partstest.Apart {
		t.Errorf("%g of two hatches differs", got)
	}
}
