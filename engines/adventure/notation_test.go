package adventure

import (
	"errors"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func TestEveryNotationOfTheRulesPage(t *testing.T) {
	g := compile(t, 2)
	for _, line := range []string{
		"table: tile Z f4", "table: discard T", "A: place g8", "dice: 3", "A: spawn f4", "A: step f7",
		"A: take e7", "A: torch f6", "A: done",
		"A: goes Z2 f9", "A: explode C1", "dice: 5", "B: respawn g8", "table: fix put Z2 d4",
		"table: fix put B g8", "table: fix kill Z2",
		"table: fix hearts A 7", "table: fix treasure A 2", "table: fix torch f4 on",
		"table: fix torch f4 off", "table: fix wall f4 on",
		"table: fix wall f4 off", "table: fix turn B", "A: goes Q99 z99", "table: fix put D a1",
		"table: fix hearts Q 7", "table: tile Q a1", "dice: 99",
	} {
		m, err := enginetest.Parse(g, line)
		if err != nil {
			t.Errorf("%q: %v", line, err)
			continue
		}
		who := map[engines.Seat]string{0: "A", 1: "B", engines.Dice: "dice", engines.Table: "table"}[m.Who]
		if got := who + ": " + g.Format(m); got != line {
			t.Errorf("%q: written back %q", line, got)
		}
	}
}

func TestLinesThatCannotBeRead(t *testing.T) {
	g := compile(t, 2)
	for _, line := range []string{
		"A:", "table:", "dice:", "table: fix", "dice: x", "dice: 5-2", "dice: 05", "dice: step a1", "A: 5",
		"A: tile Z f4", "table: step f7", "A: fix kill Z2",
		"table: done", "table: fix done", "A: step", "A: step a1 a2", "A: step a01", "A: goes Z f9",
		"A: goes Z2", "A: kill Z2", "table: fix kill A",
		"table: fix torch f4", "table: fix torch f4 up", "table: fix hearts A1 7", "table: fix hearts A -1",
		"table: tile Z1 f4", "table: tile 🎲 f4",
		"table: turn B", "A: jump a1", "C: step a1", "A: done done",
	} {
		if m, err := enginetest.Parse(g, line); !errors.Is(err, engines.ErrUnreadable) {
			t.Errorf("%q: read as %+v, %v", line, m, err)
		}
	}
}
