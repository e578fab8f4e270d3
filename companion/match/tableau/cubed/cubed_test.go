package cubed_test

import (
	"testing"

	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
)

// cubes are what is played at random: every ruleset, the smallest cube, and one that is all red.
func cubes(t testing.TB) map[string]*table {
	list := map[string]*table{
		"smallest": sit(t, "mini",
			map[string]any{"size": 2, "cubes": map[string]any{"yellow": 1, "red": 2, "black": 5}}),
		"all red": sit(t, "mini",
			map[string]any{"cubes": map[string]any{"yellow": 0, "red": 27, "black": 0}}),
	}
	for _, ruleset := range []string{"standard", "mini", "exact", "points-race"} {
		list[ruleset] = sit(t, ruleset, nil)
	}
	return list
}

// The inputs of every legal move make that move again.
func TestInputsMeanTheirMoves(t *testing.T) {
	for name, tab := range cubes(t) {
		t.Run(name, func(t *testing.T) {
			tableautest.CheckInputs(t, tab.e, tab.Table, 1, 200)
		})
	}
}

// In random matches every scene is consistent, and every replayed event has a consistent scene.
func TestScenesAreInOrder(t *testing.T) {
	for name, tab := range cubes(t) {
		t.Run(name, func(t *testing.T) {
			tableautest.CheckScenes(t, tab.e, tab.Table, 2, 200)
		})
	}
}

func BenchmarkScene(b *testing.B) {
	tab := sit(b, "standard", nil)
	tab.Scene(tab.p, engines.Table)
	for b.Loop() {
		tab.Scene(tab.p, engines.Table)
	}
}
