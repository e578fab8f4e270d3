package album_test

import (
	"testing"

	"homespun/companion/match/games"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/table/album"
	"homespun/printables/partstest"
)

// What is written on a board is read on it in every theme and in every look, in that of high contrast best.
func TestBoardsAreReadInEveryLook(t *testing.T) {
	all := games.All()
	for _, game := range all.All() {
		for _, listed := range game.Themes() {
			t.Run(game.ID+"/"+listed.Theme.ID, func(t *testing.T) {
				rules, err := all.Find(game.ID, "")
				if err != nil {
					t.Fatal(err)
				}
				scene, err := album.Lid(all, rules, listed.Theme)
				if err != nil {
					t.Fatal(err)
				}
				for _, palette := range look.Palettes {
					least := 4.5
					if palette == &look.Contrast {
						least = 7
					}
					if game.ID == "geyser" { // the sums on the colours of the rings are read large
						least = max(3, least-2.5)
					}
					mat := palette.Recolouring().Drawing(scene.Mat)
					partstest.WordsAreRead(t, mat, least)
				}
			})
		}
	}
}
