package adventure

import (
	"testing"
)

// ADV-05: who gets help has more hearts, from the start and when coming back, and can be put right up to them.
func TestADV05HelpIsHearts(t *testing.T) {
	g := compile(t, 2, "handicap = { A = 2 }")
	if g.most[0] != 12 || g.most[1] != 10 {
		t.Errorf("the players can have %d and %d hearts, want 12 and 10", g.most[0], g.most[1])
	}
	if g := compile(t, 1, "handicap = { B = 2 }"); g.most[0] != 10 {
		t.Error("the help of a seat that does not play goes to another")
	}
}
