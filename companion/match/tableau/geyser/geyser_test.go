package geyser_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"homespun/companion/match/tableau/geyser"
	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	"homespun/engines/enginetest/round"
)

// Islands of a family's own: the smallest and the largest there can be, with lakes, geysers of all nine
// rings, and dice of twelve faces.
var (
	islet = map[string]any{
		"board": "S...S\n.5 4.\n..M..\n.4 5.\nS...S", "mother_needs": 0, "around": 4, "spawn_on": "claim",
		"tokens": 3, "reentry": true, "mother_fires_on": []any{7, 2},
	}
	mainland = map[string]any{
		"board": strings.Repeat("S123456789....S\n.....   .......\n", 3) + "..12345M6789...\n" +
			strings.Repeat("...............\nS987654321....S\n", 4),
		"die_faces": 12, "mother_needs": 20,
		"rings": map[string]any{"6": map[string]any{"sums": []any{7, 13, 14, 15, 16, 17}, "order": 6},
			"7": map[string]any{"sums": []any{18, 20}, "order": 7},
			"8": map[string]any{"sums": []any{24}, "order": 8},
			"9": map[string]any{"sums": []any{}, "order": 9}},
	}
)

// islands are the rulesets that are played at random.
func islands(t testing.TB) map[string]*table {
	list := map[string]*table{"islet": sit(t, "standard", 4, islet),
		"mainland": sit(t, "standard", 4, mainland), "small-island": sit(t, "small-island", 2, nil)}
	for _, ruleset := range []string{"standard", "restless-mother", "kind-island"} {
		for players := 2; players <= 4; players++ {
			list[fmt.Sprint(ruleset, players)] = sit(t, ruleset, players, nil)
		}
	}
	return list
}

// The inputs of every legal move make that move again.
func TestInputsMeanTheirMoves(t *testing.T) {
	for name, tab := range islands(t) {
		t.Run(name, func(t *testing.T) {
			tableautest.CheckInputs(t, tab.e, tab.Table, 1, 150)
		})
	}
}

// In random matches every scene is consistent, and every replayed event has a consistent scene.
func TestScenesAreInOrder(t *testing.T) {
	round.Long(t)
	for name, tab := range islands(t) {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(2) {
				tableautest.CheckScenes(t, tab.e, tab.Table, seed, 400)
			}
		})
	}
}

func BenchmarkScene(b *testing.B) {
	tab := sit(b, "standard", 4, mainland)
	r := rand.New(rand.NewPCG(1, 1))
	for range 400 {
		if m := tab.e.Sample(tab.p, r); !tab.e.Pending(tab.p).Over() {
			tab.p = tab.e.Apply(tab.p, m, nil)
		}
	}
	for b.Loop() {
		tab.Scene(tab.p, engines.Table)
	}
}

// Who has no name is called by the tribe, with a capital where the name begins a line.
func TestNamesBeginWithACapital(t *testing.T) {
	rules, e, theme := tableautest.Sit(t, "geyser", "standard", 2, nil)
	table := geyser.New(e, rules.Speaker(theme, e, nil).OnScreen(), theme)
	p := tableautest.Stand(t, e, "tokens = { d3 = [\"A1\"], a1 = [\"B2\"] }\ndue = \"turn\"\n")
	for i, want := range []string{"The turtle tribe", "The frog tribe"} {
		tableautest.Equal(t, "track", table.Scene(p, engines.Table).Tracks[1+i].Name, want)
		tableautest.Equal(t, "line of the chart", table.Readings(p)[i].Name, want)
		tableautest.Equal(t, "turn to be put right", table.Settings(p)[i].Name, want)
	}
}

// Of the tokens that are off the board a few are shown, and how many more there are.
func TestTokensOffTheBoardAreCounted(t *testing.T) {
	for standing, want := range map[string]string{
		"A2": "1",
		"A4": "3 2 1",
		"A6": "5 4 3 +2",
	} {
		tab := sit(t, "standard", 2, nil)
		tab.set("tokens = { k9 = [\"" + standing + "\"], a1 = [\"B1\"] }\ndue = \"turn\"\n")
		var list []string
		s := tab.Scene(tab.p, engines.Table)
		for _, piece := range s.Pieces {
			if piece.Spot == s.Trays[1].Spot && piece.Seat == 0 {
				list = append(list, piece.Label)
			}
		}
		tableautest.Equal(t, standing, strings.Join(list, " "), want)
	}
}
