package adventure_test

import (
	"testing"

	"homespun/companion/match/tableau/tableautest"
	"homespun/engines"
	"homespun/engines/adventure"
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

// ADV-10: the steps of one player that go on with each other are told as one.
func TestStepsAreToldAsOne(t *testing.T) {
	tab := sit(t, "standard", 2, nil).set(worked)
	var told []engines.Message
	p := tab.p
	for _, line := range []string{"A: step e10", "A: step e11"} {
		first := true
		p = tab.e.Apply(p, tableautest.Read(t, tab.e, line), func(n engines.Message) {
			if first {
				told = append(told, n)
			}
			first = false
		})
	}
	whole, ok := tab.Joined(told[0], told[1])
	player, from, to := adventure.Stepped.Args(whole)
	board := tab.Engine.Game().(*adventure.Game).Board()
	if !ok || player != 0 || board.Name(int(from)) != "e9" || board.Name(int(to)) != "e11" {
		t.Errorf("told as %v, %t", whole, ok)
	}
	if whole, ok := tab.Joined(told[1], told[0]); ok {
		t.Errorf("a step from elsewhere goes on: %v", whole)
	}
}
