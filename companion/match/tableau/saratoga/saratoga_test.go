package saratoga_test

import (
	"fmt"
	"testing"

	"homespun/companion/match/tableau/tableautest"
	"homespun/engines/enginetest/round"
)

// matches are played at random: every variant with every number of players, and house rules at the
// bounds.
func matches(t *testing.T, each func(t *testing.T, tab *table)) {
	seats := func(name, ruleset string, house map[string]any) {
		for _, players := range round.Sample(t, 1, []int{4, 5, 6}) {
			t.Run(fmt.Sprintf("%s/%d", name, players), func(t *testing.T) {
				each(t, sit(t, ruleset, players, house))
			})
		}
	}
	for _, ruleset := range []string{"standard", "short-trail", "plenty"} {
		seats(ruleset, ruleset, nil)
	}
	seats("open", "standard", map[string]any{"entry": "open"})
	seats("poor", "standard", map[string]any{"supplies": 0, "progress": 0, "goal": 1})
	seats("far", "standard", map[string]any{"goal": 99, "convoy": 20, "head_west": 20})
}

// The inputs of every legal move make that move again.
func TestInputsMeanTheirMoves(t *testing.T) {
	matches(t, func(t *testing.T, tab *table) { tableautest.CheckInputs(t, tab.e, tab.Table, 1, 120) })
}

// In random matches every scene is consistent, and every replayed event has a consistent scene.
func TestScenesAreInOrder(t *testing.T) {
	matches(t, func(t *testing.T, tab *table) { tableautest.CheckScenes(t, tab.e, tab.Table, 2, 200) })
}
