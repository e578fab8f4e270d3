package board

import (
	"testing"

	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// sign is the look of a word in a box that has no room for letters that can be read.
type sign struct{}

func (sign) Draw(tableau.Frame) []tableau.Sheet {
	d := drawing.New(16, 16)
	d.Label(drawing.Box(4, 7, 8, 2), "word", drawing.Style{Face: drawing.Title, Size: 5, Colour: drawing.Ink}, 4,
		drawing.Centre)
	return []tableau.Sheet{{Drawing: d, Strength: 1}}
}

// On a board letters that are too small to be read are left out, for the window's pixels and not the display's.
func TestSmallLettersAreLeftOut(t *testing.T) {
	for _, c := range []struct {
		width, density float64
		seen           bool
	}{{40, 1, false}, {80, 2, false}, {200, 1, true}, {40, 0, true}} {
		seen := false
		for _, value := range (picture{sign{}, tableau.Frame{Width: c.width, Height: c.width, Density: c.density}}).draw().Pix {
			seen = seen || value > 0
		}
		if seen != c.seen {
			t.Errorf("%v pixels at a density of %v: seen %v", c.width, c.density, seen)
		}
	}
}
