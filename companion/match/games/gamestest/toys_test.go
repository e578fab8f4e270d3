package gamestest_test

import (
	"testing"

	"homespun/companion/match/games/gamestest"
	"homespun/printables"
)

// The files of the toys are as those of any game: what can be chosen can be used, and printed.
func TestToysAreWhole(t *testing.T) {
	all := gamestest.Toys()
	for _, game := range all.All() {
		for _, l := range game.List() {
			if l.Ruleset == nil || len(l.Findings) > 0 {
				t.Errorf("%s/%s: %v", game.ID, l.ID, l.Findings)
			}
		}
		for _, l := range game.Themes() {
			if l.Theme == nil || len(l.Findings) > 0 {
				t.Errorf("%s/themes/%s: %v", game.ID, l.ID, l.Findings)
			}
		}
		standard, err := game.Standard()
		if err != nil {
			t.Fatal(err)
		}
		engine, err := standard.Compile(0)
		if err != nil {
			t.Fatal(err)
		}
		parts, err := all.Paper.Parts(standard, engine, nil, printables.Options{})
		if err != nil || len(parts) != 3 { // the board, the pieces, and how they are put together
			t.Errorf("%s has %d parts, %v", game.ID, len(parts), err)
		}
	}
}
