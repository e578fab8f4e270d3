package cubed_test

import (
	"testing"

	"homespun/companion/match/tableau/tableautest"
)

// CUB-08: the square from which a cube was taken is remembered.
func TestTheSquareIsRemembered(t *testing.T) {
	tab := sit(t, "mini", nil)
	ways := func(line string) string { return tableautest.Ways(t, tab.Table, tab.e, tab.p, line) }
	tab.set("due = \"take\"\nturn = \"B\"\ncorner = \"d3\"\n" +
		"cube = { d3 = [\"black\", \"red\"], e3 = [\"black\"] }\n")
	tableautest.Equal(t, "taken", ways("B: take e3"), "B e3, 1 high")
}
