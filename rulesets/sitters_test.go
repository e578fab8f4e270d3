package rulesets

import "testing"

// TestSittersClausesFollowTheBoard counts the start spaces on the board in force, so that everybody knows
// which side fills all of them.
func TestSittersClausesFollowTheBoard(t *testing.T) {
	g := sittersGame(t)
	readShipped(t, g, []shippedClause{
		{"standard", 4, "The board has 7 start spaces for 4 delvers, and 6 start spaces for 6 monsters.", false},
	})
	readChanged(t, g, []changedClause{
		{map[string]any{"obstructors": 5}, 4, "and 6 start spaces for 5 monsters."},
		{map[string]any{"board": "CC.XXXXXOO\nC..XXXXXXO\nC..XXXXXX.S\n...X.OOO.X"}, 4,
			"The board has 4 start spaces for 4 delvers"},
	})
}
