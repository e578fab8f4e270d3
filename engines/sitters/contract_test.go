package sitters

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

var fixes = []string{
	"fix put C1..C4|O1..O6 a1..k7", "fix off C1..C4|O1..O6", "fix safe C1..C4", "fix container d1..i7",
	"fix no-container a1..k7",
	"fix loot 0..99", "fix turn collectors", "fix turn collectors 1..2", "fix turn obstructors",
}

// unruly are house rules that bend every field at once, so that the battery sees them together.
var unruly = map[string][]string{
	"backtracking": {"may_backtrack = true", "exact_arrival = true", "may_pass = true"},
	"exact arrival": {"exact_arrival = true", "die_faces = 8",
		"return_on = { collectors = [1, 8], obstructors = [] }"},
	"few of each": {"collectors = 1", "obstructors = 2", "containers = { collectors = 0, obstructors = 1 }",
		"scoring = [[0, 1], [0, 1], [0, 1], [0, 1], [0, 1]]", "turns = [\"obstructors\", \"collectors\"]",
		"boards = 2"},
	"islands": {`board = """
 C SXO
CXC.XS.
 . . .
XXSX.X.O
X    O X
C.XXX.XX"""`, "obstructors = 3", "containers = { collectors = 3, obstructors = 5 }", "die_faces = 12", "battle_dice = { collectors = 2, obstructors = 1 }"},
}

func TestContract(t *testing.T) {
	for _, variant := range variants {
		t.Run(variant, func(t *testing.T) {
			enginetest.Run(t, engines.Wrap(compile(t, variant)), enginetest.Options{Fixes: fixes})
		})
	}
	for name, rules := range unruly {
		t.Run(name, func(t *testing.T) {
			enginetest.Run(t, engines.Wrap(compile(t, "standard", rules...)),
				enginetest.Options{Matches: 4,
					Fixes: []string{"fix put C1 a1..h7", "fix loot 0..99", "fix turn obstructors"}})
		})
	}
}
