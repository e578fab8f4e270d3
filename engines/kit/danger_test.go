package kit

import (
	"fmt"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/round"
)

const (
	collect = "path = 20\ncounters = { flies = 0 }\nturn = ['roll', 'move']\n" +
		"end = ['if you have 5 flies and all yours are at the finish: win', 'if 3 rounds are over: most flies wins']\n"
	twenty = "counters = { flies = 0 }\nturn = ['roll on the table: gain a fly | lose a fly']\nend = ['if you have 20 flies: win']\n"
)

// What is about to decide a match follows from its sentences on the end, and is said once only little is missing.
func TestDangers(t *testing.T) {
	for _, c := range []struct{ about, rules, lines, want string }{
		{"far from the finish", ladders, "table: fix put A1 13", ""},
		{"a roll from the finish", ladders, "table: fix put A1 14", "near-finish 0"},
		{"more than the die has", "path = 20\ndice = ['1', '2', '3', 'wind']\nturn = ['roll', 'move']\n" +
			"end = ['if all yours are at the finish: win']\n", "table: fix put A1 16", ""},
		{"the nearest of several", ladders, "table: fix put A1 15; table: fix put C1 18; table: fix put B1 16", "near-finish 2"},
		{"all but one are there", snails, "table: fix put A1 24; table: fix put A2 20", "near-finish 0"},
		{"two are still away", snails, "table: fix put A1 23; table: fix put A2 20", ""},
		{"a tenth is missing", twenty, "table: fix counter flies B 18", "near-count 1 2 "},
		{"more is missing", twenty, "table: fix counter flies B 17", ""},
		{"all else is so", collect, "table: fix put B1 20; table: fix counter flies B 4", "near-count 1 1 "},
		{"two things are missing", collect, "table: fix put B1 19; table: fix counter flies B 4", ""},
		{"what beats all", orchard, "table: fix common raven 5", "near-loss "},
		{"the last fruit", orchard, "table: fix common apples 0; table: fix common pears 1; table: fix common plums 0", "near-last "},
		{"the last round", collect, strings.TrimSuffix(strings.Repeat("dice: 1; ", 6), "; "), "last-round"},
		{"the match is over", twenty, "table: fix counter flies A 20; dice: 1", ""},
	} {
		g := compile(t, 3, c.rules)
		p := g.Start()
		for line := range strings.SplitSeq(c.lines, "; ") {
			m, err := enginetest.Parse(g, line)
			if err != nil || !g.Check(&p, m).OK() {
				t.Fatalf("%s: %s: %v %v", c.about, line, err, g.Check(&p, m))
			}
			g.Apply(&p, m, nil)
		}
		got := ""
		if d, ok := g.Danger(&p); ok {
			got = info.Reasons[d.Reason].Name
			for _, arg := range d.Args[:d.N] {
				if arg.Kind == engines.SeatArg || arg.Kind == engines.NumberArg {
					got += fmt.Sprintf(" %d", arg.Value)
				}
			}
		}
		if strings.TrimSpace(got) != strings.TrimSpace(c.want) {
			t.Errorf("%s: %q, want %q", c.about, got, c.want)
		}
	}
}

// Matches are foretold more often than not, and not from their beginning on.
func TestDangersOfMatches(t *testing.T) {
	for _, id := range []string{"beanstalks", "duck-pond", "snail-post", "nuts", "garden"} {
		g := compile(t, 3, shipped(t)[id])
		said := enginetest.Foretell(t, engines.Wrap(g), round.Many(4, 40, 200), 7,
			func(engines.Position) bool { return true }, func(engines.Danger, engines.Position) bool { return true })
		ends, surprises := 0, 0
		for how, n := range said.Ends {
			ends, surprises = ends+n, surprises+said.Surprises[how]
		}
		if said.Told == 0 || said.Told > said.Turns*3/4 || surprises > ends/2 {
			t.Errorf("%s: %d of %d positions foretell, and %d of %d matches end by surprise", id, said.Told, said.Turns, surprises, ends)
		}
	}
}
