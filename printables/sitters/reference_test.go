package sitters

import (
	"strings"
	"testing"

	"homespun/printables/partstest"
)

// SIT-13: with two sentences on who comes back on what, one alone would be wrong.
func TestTheTurnCardHasItsClausesWhole(t *testing.T) {
	turns := []any{}
	for range 6 {
		turns = append(turns, "collectors", "obstructors")
	}
	for _, test := range []struct {
		ruleset string
		house   map[string]any
		cards   int
	}{{"standard", nil, 1}, {"long-haul", nil, 1},
		{"long-haul", map[string]any{"turns": turns, "boards": 3}, 1}} {
		s := set(t, test.ruleset, "dungeon", test.house)
		card := part(t, s, "reference")
		if len(card.Pieces) != test.cards {
			t.Errorf("%s: %d turn cards, want %d", test.ruleset, len(card.Pieces), test.cards)
		}
		partstest.HoldsClauses(t, card, s.Speaker().Clauses(), turnClauses)
	}
}

// SIT-02, SIT-03: what is not in the game is not in its rules.
func TestRulesWithoutContainersSpeakOfNone(t *testing.T) {
	for _, test := range []struct {
		collectors, obstructors int
		pieces, setup           string
	}{
		{4, 4, "There are chests, and one die",
			"First the delvers put 4 chests on the board. Then the monsters put 4 chests there."},
		{3, 0, "There are chests, and one die", "First the delvers put 3 chests on the board. Each"},
		{0, 2, "There are chests, and one die", "First the monsters put 2 chests on the board. Each"},
		{0, 0, "There is one die", "First the delvers take start spaces"},
	} {
		s := set(t, "standard", "dungeon",
			map[string]any{"containers": map[string]any{"collectors": test.collectors,
				"obstructors": test.obstructors}})
		for _, clause := range s.Speaker().Clauses() {
			want := map[string]string{"SIT-02": test.pieces, "SIT-03": test.setup}[clause.ID]
			if !strings.Contains(clause.Source, want) {
				t.Errorf("%d and %d: %q lacks %q", test.collectors, test.obstructors, clause.Source, want)
			}
			if none := test.collectors+test.obstructors == 0; none && want != "" &&
				strings.Contains(clause.Source, "chest") {
				t.Errorf("%q speaks of chests", clause.Source)
			}
		}
	}
}
