package adventure

import (
	"fmt"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/partstest"
)

// All that can lie or stand on the board is told apart without colour, those with the same picture too.
func TestPiecesAreToldApartInGrey(t *testing.T) {
	for _, theme := range []string{"blocks", "chess-set"} {
		s := set(t, "four-heroes", theme, dragon())
		for _, id := range []string{"tiles", "tokens", "standees", "counters"} {
			one := map[string]*drawing.Drawing{} // of each kind
			for _, piece := range part(t, s, id).Pieces {
				kind := piece.Name
				if id == "tokens" || id == "standees" {
					kind = piece.Name[:1]
				}
				if kind != "f" && one[kind] == nil { // feet are told by what stands in them
					one[kind] = piece.Front
				}
			}
			if len(one) < 2 {
				t.Fatalf("%d kinds of %s", len(one), id)
			}
			for _, saver := range []bool{false, true} {
				pictures := map[string]partstest.Grey{}
				for kind, front := range one {
					pictures[fmt.Sprintf("%s, %s, ink saver %v: %s", theme, id, saver, kind)] =
						partstest.Printed(partstest.In(saver, front))[0]
				}
				partstest.ToldApart(t, pictures, nil)
			}
		}
	}
}

// The floor is calm: its stones differ so little from each other, and are so light, that a tile or a figure
// is seen first.
func TestTheFloorIsLightAndCalm(t *testing.T) {
	for _, theme := range []string{"blocks", "chess-set"} {
		s := set(t, "standard", theme, nil)
		ground := drawing.Table
		if s.Theme.Paper != "" {
			mat, _ := floor(game(s), s.Theme, DefaultSpace)
			ground = mat.Ground
		}
		lightest, darkest := 0.0, 100.0
		for i := range 256 {
			light := slate(ground, i).Lightness()
			lightest, darkest = max(lightest, light), min(darkest, light)
		}
		if darkest < 88 || lightest-darkest > 6 || lightest == darkest {
			t.Errorf("%s: stones from %.1f to %.1f", theme, darkest, lightest)
		}
	}
}
