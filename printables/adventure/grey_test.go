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

// The floor is no darker where no light comes, and no lighter below a torch, than lets a tile or a figure be seen
// first. The coordinates are read on whatever is around.
func TestTheFloorIsNeitherDarkNorBright(t *testing.T) {
	for theme, scene := range map[string]string{"blocks": "blocks", "chess-set": "chessboard", "plain": ""} {
		shipped := theme
		if scene == "" {
			shipped = "blocks"
		}
		s := set(t, "standard", shipped, nil)
		if scene != s.Theme.Scene {
			own := *s.Theme
			own.Scene = scene
			s.Theme = &own
		}
		board, spaces := BoardSpaces(game(s), s.Theme, DefaultSpace)
		t.Run(theme, func(t *testing.T) {
			partstest.IsCalm(t, board, spaces, 56, 30)
			least := 7.0
			if scene == "" {
				least = 4.5
			}
			partstest.WordsAreRead(t, board, least)
		})
	}
}
