package adventure

import (
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/round"
)

var fixes = []string{
	"fix put Z1..Z4|K1..K4|C1..C4|S1..S16|A a1..p16", "fix kill Z1..Z4|K1..K4|C1..C4|S1..S16",
	"fix hearts A 1..15", "fix treasure A 0..4",
	"fix torch a1..p16 on|off", "fix wall a1..p16 on|off", "fix turn A",
}

// variants are what the shipped rulesets change.
var variants = []struct {
	name  string
	seats []int
	rules []string
}{
	{"standard", []int{1, 2, 3, 4}, nil},
	{"first-dungeon", []int{2}, []string{"discard = 4"}},
	{"four-heroes", []int{4}, nil},
	{"hardcore", []int{2}, []string{"respawn = false"}},
	{"solo", []int{1}, []string{"hearts = 15"}},
}

// unruly are house rules that bend every field at once, so that the battery sees them together.
var unruly = map[string][]string{
	"auto":  {`ambiguity = "auto"`, `bank = "entrance"`},
	"ghost": {ghost},
	"crowd": {"tiles = { P = 1, T = 16, W = 12, Z = 9, S = 8, K = 9, C = 9 }", "discard = 5", "actions = 4",
		"hearts = 3",
		`events = { 1 = ["zombie", "respawn", "heal", "creeper"], 2 = ["skeleton", "respawn"], 3 = ["creeper", "creeper"], 6 = [] }`},
	"few": {"tiles = { P = 1, T = 1, W = 0, Z = 1, S = 0, K = 0, C = 0 }", "actions = 1", "hearts = 1",
		"event_die = 20", `events = { 20 = ["respawn"] }`},
	"snipers": {"[monsters.skeleton]\nletter = \"K\"\nfigure = \"x\"\nsupply = 2\nsteps = 8\nclimbs = " +
		"true\ntarget = \"shot\"\nattack = \"shoot\"\nrange = 15\ndamage = 3\nkill = 1\norder = 1"},
	"minefield": {`events = { 1 = ["creeper", "mine"], 4 = ["creeper", "mine"] }`, "tiles = { C = 6, M = 6 }",
		"hearts = 30",
		"[monsters.mine]\nletter = \"M\"\nfigure = \"x\"\nsupply = 16\nsteps = 3\nclimbs = true\ntarget = " +
			"\"hears\"\nattack = \"explode\"\nrange = 1\ndamage = 2\nkill = 2\norder = 2"},
}

func TestContract(t *testing.T) {
	for _, v := range round.Sample(t, round.Many(2, len(variants), len(variants)), variants) {
		for _, seats := range v.seats {
			t.Run(v.name+" "+strings.Repeat("I", seats), func(t *testing.T) {
				enginetest.Run(t, engines.Wrap(compile(t, seats, v.rules...)),
					enginetest.Options{Matches: round.Many(1, 4, 4), MaxLines: 400, Mutants: 12,
						Fixes: fixes})
			})
		}
	}
	for name, rules := range round.SampleMap(t, round.Many(1, len(unruly), len(unruly)), unruly) {
		t.Run(name, func(t *testing.T) {
			enginetest.Run(t, engines.Wrap(compile(t, 2, rules...)), enginetest.Options{
				Matches: round.Many(1, 4, 4), MaxLines: 400, Mutants: 12,
				Fixes: []string{"fix put Z1|B a1..p16", "fix turn B", "fix treasure B 1"},
			})
		})
	}
}
