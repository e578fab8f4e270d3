package cubed

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// fixes are what the table may say.
var fixes = []string{
	"fix cube yellow|red|black b2..f6", "fix no-cube a1..g7", "fix pile A..B first|second yellow|red 0..2",
	"fix pile A..B first|second black 0..5", "fix turn A..B",
}

// contract are the games that the battery plays: the standard rules, the variants of the page, and house
// rules that bend every field.
var contract = []struct {
	name  string
	rules []string
}{
	{"standard", nil},
	{"mini", []string{mini}},
	{"exact", []string{exact}},
	{"points-race", []string{pointsRace}},
	{"tiny", []string{tiny}},
	{"tiny exact", []string{tiny, exact, "place = { yellow = 2, red = 4, black = 4 }"}},
	{"no black", []string{"size = 2\ncubes = { yellow = 4, red = 4, black = 0 }"}},
	{"one red", []string{"size = 3\ncubes = { yellow = 0, red = 1, black = 26 }",
		"place = { yellow = 1, red = 1, black = 64 }"}},
	{"reds only", []string{"cubes = { yellow = 0, red = 64, black = 0 }",
		"second = { yellow = 99, red = 99, black = 99 }"}},
}

func TestContract(t *testing.T) {
	for _, c := range contract {
		t.Run(c.name, func(t *testing.T) {
			enginetest.Run(t, engines.Wrap(compile(t, c.rules...)),
				enginetest.Options{Matches: 6, MaxLines: 400, Mutants: 12, Fixes: fixes})
		})
	}
}
