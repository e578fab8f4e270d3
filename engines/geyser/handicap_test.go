package geyser

import (
	"testing"
)

// GEY-07: who gets help needs fewer geysers for the Mother Geyser.
func TestGEY07HelpIsFewerGeysers(t *testing.T) {
	g := compile(t, 2, "handicap = { B = 2 }")
	if g.Needs(0) != 3 || g.Needs(1) != 1 {
		t.Errorf("the players need %d and %d geysers, want 3 and 1", g.Needs(0), g.Needs(1))
	}
	if g := compile(t, 2, "mother_needs = 1", "handicap = { A = 3 }"); g.Needs(0) != 0 {
		t.Errorf("a player needs %d geysers", g.Needs(0))
	}
}
