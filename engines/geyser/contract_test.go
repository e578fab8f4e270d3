package geyser

import (
	"fmt"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// fixes are what the table may say on the board of 11 × 11.
var fixes = []string{"fix put A1..A5|B1..B5 a1..k11", "fix off A1..A4|B1..B4", "fix turn A..B"}

// smallFixes are those of the board of 7 × 7.
var smallFixes = []string{"fix put A1..A5|B1..B5 a1..g7", "fix off A1..A4|B1..B4", "fix turn A..B"}

// contract are the games that the battery plays: the standard rules with every number of players, the
// variants of the page, and house rules that bend every field.
var contract = []struct {
	name  string
	seats []int
	fixes []string
	rules []string
}{
	{"standard", []int{2, 3, 4}, fixes, nil},
	{"restless-mother", []int{2, 4}, fixes, []string{restlessMother}},
	{"kind-island", []int{2, 3}, fixes, []string{kindIsland}},
	{"small-island", []int{2}, smallFixes, []string{smallIsland}},
	{"small-kind-island", []int{2}, smallFixes, []string{smallIsland, kindIsland, restlessMother}},
	{"few-tokens", []int{3}, fixes, []string{"tokens = 4", "around = 4", `spawn_on = "claim"`}},
	{"one-token", []int{2}, smallFixes, []string{smallIsland, "tokens = 1", "mother_needs = 0"}},
	{"lakes", []int{4}, []string{"fix put A1..A3|D1..D3 a1..e5", "fix turn A..D"}, []string{
		"mother_needs = 1\ndie_faces = 12\nboard = \"S.9.S\\n. 1 .\\n11M22\\n. 2 .\\nS.9.S\"",
		"[rings.9]\nsums = [24, 13]\norder = 1\ncolor = \"#A0B0C0\"",
	}},
	{"crowd", []int{4}, []string{"fix put A1..A20|B1..B20 a1..o15", "fix off A1..A20", "fix turn A..D"},
		[]string{
			"die_faces = 2\nboard = \"\"\"\n" + crowded + "\"\"\"",
			"[rings]\n1 = { sums = [], order = 1 }\n2 = { sums = [], order = 2 }\n3 = { sums = [], order = 3 " +
				"}\n4 = { sums = [2], order = 4 }\n5 = { sums = [], order = 5 }",
		}},
}

// crowded is a board of 15 × 15 with geysers everywhere, so that tokens come in faster than they go.
const crowded = `S.5.5.5.5.5.5.S
.5.5.5.5.5.5.5.
5.5.5.5.5.5.5.5
.5.5.5.5.5.5.5.
5.5.5.5.5.5.5.5
.5.5.5.5.5.5.5.
5.5.5.5.5.5.5.5
.5.5.5.M.5.5.5.
5.5.5.5.5.5.5.5
.5.5.5.5.5.5.5.
5.5.5.5.5.5.5.5
.5.5.5.5.5.5.5.
5.5.5.5.5.5.5.5
.5.5.5.5.5.5.5.
S.5.5.5.5.5.5.S
`

func TestContract(t *testing.T) {
	for _, c := range contract {
		for _, seats := range c.seats {
			t.Run(fmt.Sprintf("%s %d", c.name, seats), func(t *testing.T) {
				enginetest.Run(t, engines.Wrap(compile(t, seats, c.rules...)),
					enginetest.Options{Matches: 3, MaxLines: 200, Mutants: 12, Fixes: c.fixes})
			})
		}
	}
}
