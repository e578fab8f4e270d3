package adventure_test

import (
	"testing"

	"homespun/companion/tableau/tableautest"
)

// ADV-10, ADV-14, ADV-18: a player steps to the next space; monsters go space by space, one after another.
func TestWaysOverSpaces(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(worked)
	ways := func(line string) string { return tableautest.Ways(t, tab.Table, tab.e, tab.p, line) }
	tableautest.Equal(t, "a step", ways("A: step e10"), "A e9>e10")
	tab.play("A: done")
	tableautest.Equal(t, "the zombie", ways("A: goes Z1 e5"), "- d4>e4>e5")
	tab.set(`
tiles = { p1 = "P", a1 = "Z", a16 = "T" }
kings = { A = "e9", B = "dead" }
monsters = { Z1 = "e6", Z2 = "e4" }
due = "action"`)
	tableautest.Equal(t, "one after another", ways("A: done"), "- e6>e7>e8; - e4>e5>e6")
}
