package geyser_test

import (
	"testing"

	"homespun/companion/match/tableau/tableautest"
)

// GEY-04, GEY-08, GEY-10: a token goes to the next space. Where it attacks it stays until it has won; one
// that has lost has gone there too.
func TestWaysOverSpaces(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(`
tokens = { e4 = ["A1"], e5 = ["B1"], a1 = ["A2"], b1 = ["B2"] }
due = "turn"`)
	ways := func(line string) string { return tableautest.Ways(t, tab.Table, tab.e, tab.p, line) }
	tableautest.Equal(t, "a move", ways("A: move A1 e3"), "A e4>e3")
	tableautest.Equal(t, "an attack", ways("A: move A1 e5"), "")
	tab.play("A: move A1 e5")
	tableautest.Equal(t, "won", ways("dice: 6-1"), "A e4>e5")
	tableautest.Equal(t, "lost", ways("dice: 1-6"), "A e4>e5")
	tableautest.Equal(t, "a tie", ways("dice: 3-3"), "")
}
