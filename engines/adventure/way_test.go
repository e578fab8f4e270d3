package adventure

import (
	"testing"

	"homespun/engines/enginetest"
)

// way returns the spaces of a way by their names.
func (t *table) way(monster, to string) string {
	t.Helper()
	goal, _ := t.Game.board.Find(to)
	return t.spaces(t.Game.Way(&t.At, int(t.piece(monster)), goal))
}

// ADV-18: a monster walks around figures, and around walls and spawners if it does not climb.
func TestADV18AWayIsOneThatTheRulesAllow(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P Z1 W . . . . .
		. . . . . . . .
		. . S1 W . . . .
		. . . . . . . A`)
	for _, c := range []struct{ monster, to, want string }{
		{"Z1", "c2", "b2 c2"},
		{"Z1", "d1", ""},
		{"Z1", "b1", ""},
		{"Z1", "a3", ""},
		{"S1", "d3", "d3"},
		{"S1", "e3", "d3 e3"},
	} {
		enginetest.Equal(t, c.monster+" to "+c.to, tab.way(c.monster, c.to), c.want)
	}
}
