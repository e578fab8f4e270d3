package saratoga

import (
	"fmt"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// fixes are what the table may put right, and lines that are readable at any time.
var (
	fixes = []string{"fix progress red|blue|green|purple|white|black 0..99",
		"fix supplies red|blue|green|purple|white|black 0..99"}
	lines = []string{"A: colour red", "B: colour pink", "A: lays move self", "A: lays pistol self",
		"B: lays defend bullet", "C: lays bullet green", "D: pass", "table: fix progress pink 7"}
)

func TestContract(t *testing.T) {
	run := func(name string, seats int, change house) {
		t.Run(fmt.Sprint(name, " of ", seats), func(t *testing.T) {
			enginetest.Run(t, engines.Wrap(compile(t, seats, change)),
				enginetest.Options{Matches: 4, MaxLines: 150, Mutants: 8, Fixes: fixes, Lines: lines})
		})
	}
	for name, change := range variants {
		for seats := MinPlayers; seats <= MaxPlayers; seats++ {
			run(name, seats, change)
		}
	}
	for name, change := range unruly {
		run(name, 5, change)
	}
}
