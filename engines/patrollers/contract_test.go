package patrollers

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// fixes are what the table may say where positions are tracked, with one decimal and without.
var fixes = []string{
	"fix put A1..A3|B1..B3 3,4|12.5,8|20,12|30,20|18.3,11.9|33.1,2.2",
	"fix side A1..A3|B1..B3 front|near-death", "fix off A1..A3|B1..B3",
	"fix mark A1..A3|B1..B3 on|off", "fix gas A1..A3|B1..B3 on|off", "fix turn A..B",
}

// measuredFixes are what it may say where the players measure.
var measuredFixes = append([]string{"fix put A1..A3|B1..B3"}, fixes[1:]...)

// lines are lines of both kinds of positions, which can be read in either.
var lines = []string{
	"A: deploy A1 12.5,2", "A: deploy A1", "A: move A1 14,3.5", "A: move A1 2", "B: attack B1 A2",
	"B: attack B1 A2 3", "A: special A1",
	"A: special A1 12.5,8", "A: special A1 2", "A: special A1 B1", "A: special A1 B1 2",
	"A: special A1 B1 2 A2 B3", "A: special A1 B1 3 2 2 2",
	"A: order A1 A2 B1", "B: reveal self-destruct B1", "A: sound yes", "B: token B1 honor",
}

// contract are the games that the battery plays.
var contract = []struct {
	name  string
	fixes []string
	rules []string
}{
	{"standard", fixes, nil},
	{"basic", fixes, []string{basic}},
	{"big-guns", fixes, []string{bigGuns}},
	{"duel", []string{"fix put A1|B1 3,4|20,12", "fix side A1|B1 front|near-death", "fix turn A..B"},
		[]string{duel}},
	{"measured", measuredFixes, []string{measured}},
	{"measured basic", measuredFixes, []string{measured, basic}},
	{"measured duel", []string{"fix put A1|B1", "fix gas A1|B1 on|off"}, []string{measured, duel}},
	{"measured big guns", measuredFixes, []string{measured, bigGuns}},
	{"five a side", fixes, []string{"team_size = 5\ntoken_sum = 20"}},
	{"measured five a side", measuredFixes, []string{measured, "team_size = 5\ntoken_sum = 20"}},
}

func TestContract(t *testing.T) {
	for _, c := range contract {
		t.Run(c.name, func(t *testing.T) {
			enginetest.Run(t, engines.Wrap(compile(t, c.rules...)), enginetest.Options{
				Matches: 3, MaxLines: 300, Mutants: 12, Fixes: c.fixes, Lines: lines, OtherDice: true})
		})
	}
}
