package patrollers_test

import (
	"testing"

	"homespun/companion/match/tableau/tableautest"
	"homespun/engines/enginetest/round"
)

// measured has the players measure on the table.
var measured = map[string]any{"positions": "measured"}

// battles are what is played at random: every variant, tracked and measured, of one to five a side.
func battles(t testing.TB) map[string]*battle {
	list := map[string]*battle{}
	for _, ruleset := range []string{"standard", "basic", "duel", "big-guns"} {
		list[ruleset] = sit(t, ruleset, nil)
		list[ruleset+", measured"] = sit(t, ruleset, measured)
	}
	list["five a side"] = sit(t, "standard", map[string]any{"team_size": 5})
	list["five a side, measured"] = sit(t, "standard",
		map[string]any{"team_size": 5, "positions": "measured"})
	return list
}

// The inputs of every legal move make that move again.
func TestInputsMeanTheirMoves(t *testing.T) {
	for name, tab := range round.SampleMap(t, 3, battles(t)) {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(1) {
				tableautest.CheckInputs(t, tab.e, tab.Table, seed, 200)
			}
		})
	}
}

// In random matches every scene is consistent, and every replayed event has a consistent scene.
func TestScenesAreInOrder(t *testing.T) {
	for name, tab := range round.SampleMap(t, 3, battles(t)) {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(1) {
				tableautest.CheckScenes(t, tab.e, tab.Table, seed, 400)
			}
		})
	}
}
