package sitters

import (
	"errors"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func TestNotationOfThePage(t *testing.T) {
	for _, variant := range variants {
		g := compile(t, variant)
		for line, want := range map[string]string{
			"collectors: container d3":       "container d3",
			"collectors: start C1 a3":        "start C1 a3",
			"dice: 5":                        "5",
			"collectors:  MOVE   c2  E3 ":    "move C2 e3",
			"obstructors: return O3 j1":      "return O3 j1",
			"collectors: return C3 a1":       "return C3 a1",
			"obstructors: Pass":              "pass",
			"dice: 5-2":                      "5-2",
			"dice: 4,2-5":                    "4,2-5",
			"dice: 4-2,5":                    "4-2,5",
			"dice: 0":                        "0",
			"table: fix put C2 e3":           "fix put C2 e3",
			"table: fix off O4":              "fix off O4",
			"table: fix safe C1":             "fix safe C1",
			"table: fix container d3":        "fix container d3",
			"table: fix no-container d3":     "fix no-container d3",
			"table: fix loot 12":             "fix loot 12",
			"table: fix turn obstructors":    "fix turn obstructors",
			"table: FIX turn Collectors 2":   "fix turn collectors 2",
			"collectors: move C9 z99":        "move C9 z99",
			"collectors: move X0 a0":         "move X0 a0",
			"collectors: move O2 C2":         "move O2 c2",
			"obstructors: move d3 e3":        "move D3 e3",
			"table: fix loot 99999999999999": "fix loot 32767",
		} {
			m, err := enginetest.Parse(g, line)
			if err != nil {
				t.Errorf("%q: %v", line, err)
				continue
			}
			if got := g.Format(m); got != want {
				t.Errorf("%q: written %q, want %q", line, got, want)
			}
			if again, err := g.Parse(m.Who, g.Format(m)); err != nil || again != m {
				t.Errorf("%q: read back as %+v, %v; want %+v", line, again, err, m)
			}
		}
	}
}

func TestLinesOfAnotherShapeCannotBeRead(t *testing.T) {
	g := compile(t, "standard")
	for _, line := range []string{
		"collectors: ", "collectors: 5", "collectors: dice 5", "collectors: fix loot 3",
		"collectors: move C1", "collectors: move C1 a1 a2", "collectors: move a 1",
		"collectors: move 1C a1", "collectors: pass now", "collectors: container d03",
		"collectors: jump C1 a1", "collectors: move C1 e３", "collectors: put C1 a1",
		"dice: ", "dice: 5 2", "dice: 05", "dice: -5", "dice: 5-", "dice: 4,2", "dice: 1-2-3", "dice: five",
		"dice: pass", "dice: move C1 a1", "dice: 1,1,1,1-1,1,1,1,1",
		"table: ", "table: fix", "table: move C1 a1", "table: pass", "table: 5", "table: fix put C1",
		"table: fix loot", "table: fix loot 012", "table: fix loot -1", "table: fix loot C1",
		"table: fix turn", "table: fix turn dragons", "table: fix turn collectors two",
		"table: fix turn collectors 1 2", "table: fix move C1 a1", "table: fix off 4",
	} {
		if m, err := enginetest.Parse(g, line); !errors.Is(err, engines.ErrUnreadable) {
			t.Errorf("%q: got %+v, %v; want it unreadable", line, m, err)
		}
	}
	if _, err := g.Parse(2, "pass"); !errors.Is(err, engines.ErrUnreadable) {
		t.Errorf("a third seat: got %v", err)
	}
}

func TestMovesThatNoLineMeansAreRefused(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, "1........a", rolled(Collectors, 3))
	for _, m := range []engines.Move{
		{}, {Who: 5, Verb: VerbPass}, {Who: -9, Verb: VerbMove}, {Who: 0, Verb: 200},
		{Who: 0, Verb: VerbPut, N: 2}, {Who: engines.Table, Verb: VerbMove, N: 2},
		{Who: engines.Table, Verb: VerbRoll, N: 1}, {Who: engines.Table, Verb: 99},
		{Who: 0, Verb: VerbMove, N: 2, Args: [8]int16{0, 3, 1}},
		{Who: 0, Verb: VerbMove, N: 3, Args: [8]int16{0, 3}},
		{Who: 0, Verb: VerbMove, N: 200}, {Who: engines.Dice, Verb: VerbRoll, N: 200},
		{Who: engines.Dice, Verb: VerbRoll}, {Who: 0, Verb: VerbMove, N: 2, Args: [8]int16{300, 3000}},
		{Who: engines.Table, Verb: VerbFixTurn, N: 1, Args: [8]int16{7}},
		{Who: engines.Table, Verb: VerbPut, N: 2, Args: [8]int16{-300, -5}},
		{Who: engines.Table, Verb: VerbFixLoot, N: 1, Args: [8]int16{-5}},
	} {
		if v := g.Check(&tab.At, m); v.Status != engines.Refused {
			t.Errorf("%+v: %v", m, v.Status)
		}
	}
}
