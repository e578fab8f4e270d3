package sitters

import (
	"slices"
	"strings"
	"testing"
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
	}{{"standard", nil, 1}, {"long-haul", nil, 1}, {"long-haul", map[string]any{"turns": turns, "boards": 3}, 2}} {
		s := set(t, test.ruleset, "dungeon", test.house)
		card := part(t, s, "reference")
		if len(card.Pieces) != test.cards {
			t.Errorf("%s: %d turn cards, want %d", test.ruleset, len(card.Pieces), test.cards)
		}
		text := ""
		for _, piece := range card.Pieces {
			text += strings.Join(words(piece.Front), " ") + " "
			if high := piece.Front.Height; high > 180 {
				t.Errorf("%s: %s is %.0f mm high, which A5 has no room for", test.ruleset, piece.Name, high)
			}
		}
		for _, clause := range s.Speaker().Clauses() {
			rule := clause.Source
			if rule == "" {
				rule = clause.Decision
			}
			// Where a clause runs on over cards a title stands in it.
			if end := strings.Fields(rule); slices.Contains(turnClauses, clause.ID) && !strings.Contains(text, strings.Join(end[max(0, len(end)-3):], " ")) {
				t.Errorf("%s: the turn card lacks the end of %s %q", test.ruleset, clause.ID, rule)
			}
		}
	}
}
