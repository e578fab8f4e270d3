package sitters

import (
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines"
)

const open = `
	1.....*..a
	..........
	...2......
	..........
	.........b`

func TestFixPutsMarkersRight(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, open, rolled(Collectors, 4), `markers.C4 = "safe"`)
	tab.refuses("table: fix put C9 e3", "table fix-unknown-marker piece=C9")
	tab.refuses("table: fix put C2 z3", "table fix-unknown-space space=z3")
	tab.refuses("table: fix put C2 a1", "table fix-marker-there piece=C2 space=a1 other=C1", "a1")
	tab.refuses("table: fix put C2 j1", "table fix-marker-there piece=C2 space=j1 other=O1", "j1")
	tab.refuses("table: fix put C2 g1", "table fix-container-there piece=C2 space=g1", "g1")
	tab.refuses("table: fix put C2 k4", "table fix-safe-zone piece=C2 space=k4", "k4")
	tab.play("table: fix put C2 e3").hears("table fixed-put piece=C2 space=e3")
	tab.asks("SIT-06 prompt-move seat=collectors roll=4") // the roll lies as it lay
	tab.play("table: fix put C3 a2", "table: fix put O6 a3", "table: fix put C4 j7")
	equal(t, "C4 comes back by hand", tab.where("C4"), "j7")
	tab.play("table: fix off O1", "table: fix safe C1")
	equal(t, "O1", tab.where("O1"), "defeated")
	equal(t, "C1", tab.where("C1"), "safe")
	tab.refuses("table: fix safe O2", "table fix-obstructor-safe piece=O2")
	tab.refuses("table: fix off O7", "table fix-unknown-marker piece=O7")
}

func TestFixContainersAndLoot(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, open)
	tab.refuses("table: fix container a2", "table fix-container-space space=a2")
	tab.refuses("table: fix container d3", "table fix-container-marker space=d3 piece=C2")
	tab.refuses("table: fix container z3", "table fix-unknown-space space=z3")
	tab.play("table: fix container d1", "table: fix no-container g1", "table: fix loot 12")
	equal(t, "containers", strings.Join(tab.saved().Containers, " "), "d1")
	equal(t, "loot", tab.p.Loot(), 12)
	tab.allows("table: fix loot 0", "table: fix loot 99")
	tab.refuses("table: fix loot 100", "table fix-loot-range loot=100 most=99")
	for _, at := range []string{"e1", "f1", "g1", "h1", "d2", "e2", "f2"} {
		tab.play("table: fix container " + at)
	}
	tab.refuses("table: fix container g2", "table fix-no-container-left containers=8")
}

func TestFixThatChangesNothingIsAccepted(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, open, "loot = 120", `markers.C3 = "safe"`)
	for _, line := range []string{
		"fix put C1 a1", "fix off C4", "fix safe C3", "fix container g1", "fix no-container d1", "fix no-container a1", "fix loot 120", "fix turn collectors", "fix turn collectors 1",
	} {
		before := tab.p
		tab.play("table: " + line)
		equal(t, line, tab.p, before)
	}
	// While a battle or a loot roll is due it holds too, whatever shares the space.
	tab = draw(t, g, "1..a", rolled(Collectors, 3)).play("collectors: move C1 d1")
	before := tab.p
	tab.play("table: fix put C1 d1", "table: fix put O1 d1")
	equal(t, "battle", tab.p, before)
	tab = draw(t, g, "1..*", rolled(Collectors, 3)).play("collectors: move C1 d1")
	before = tab.p
	tab.play("table: fix put C1 d1", "table: fix container d1")
	equal(t, "loot roll", tab.p, before)
}

func TestFixTurn(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, open, rolled(Collectors, 4))
	tab.play("table: fix turn collectors 2").hears("table fixed-turn seat=collectors turn=2 turns=2")
	tab.asks("SIT-06 prompt-roll seat=collectors turn=2 turns=2")
	tab.play("dice: 3", "table: fix turn collectors").asks("SIT-06 prompt-roll seat=collectors turn=1 turns=2")
	tab.play("table: fix turn obstructors").asks("SIT-06 prompt-roll seat=obstructors turn=1 turns=1")
	tab.refuses("table: fix turn collectors 3", "table fix-turn-number seat=collectors turns=2")
	tab.refuses("table: fix turn obstructors 2", "table fix-turn-number seat=obstructors turns=1")
	tab.refuses("table: fix turn collectors 0", "table fix-turn-number seat=collectors turns=2")

	for _, picture := range []string{"1..*", "1..a"} {
		tab := draw(t, g, picture, rolled(Collectors, 3)).play("collectors: move C1 d1")
		tab.refuses("table: fix turn collectors", "table fix-turn-due")
		tab.refuses("table: fix turn obstructors", "table fix-turn-due")
	}
}

func TestFixThatTakesAwayWhatIsDueEndsTheTurn(t *testing.T) {
	g := compile(t, "standard")
	for _, c := range []struct {
		picture string
		ends    []string
		goesOn  []string
	}{
		{"1..*\n2", []string{"fix off C1", "fix put C1 c1", "fix safe C1", "fix no-container d1"}, []string{"fix loot 4", "fix container e1", "fix put C2 a5"}},
		{"1..a\n2", []string{"fix off C1", "fix put C1 c1", "fix safe C1", "fix off O1", "fix put O1 j1"}, []string{"fix loot 4", "fix container e1", "fix put O2 a5"}},
	} {
		for _, line := range c.ends {
			tab := draw(t, g, c.picture, rolled(Collectors, 3)).play("collectors: move C1 d1", "table: "+line)
			tab.asks("SIT-06 prompt-roll seat=collectors turn=2 turns=2")
			if got := tab.say(tab.heard[len(tab.heard)-1]); got != "table fix-ends-turn seat=collectors" {
				t.Errorf("%s: told %s", line, got)
			}
		}
		for _, line := range c.goesOn {
			tab := draw(t, g, c.picture, rolled(Collectors, 3)).play("collectors: move C1 d1", "table: "+line)
			equal(t, line+": still to roll for", tab.g.board.Name(tab.p.Spot()), "d1")
		}
	}
}

func TestFixEndsTheGameAndTakesItUpAgain(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, "1........a", rolled(Collectors, 4), "loot = 8")
	tab.play("table: fix safe C1").hears("table fixed-safe piece=C1", "SIT-16 game-over score=30 loot=8 survivors=1 par=50",
		"SIT-18 obstructors-win seat=obstructors score=30 par=50")
	tab.play("table: fix loot 40")
	equal(t, "score after a fix", g.Result(&tab.p).(Result).Score, 60)
	tab.play("table: fix put C1 j4").hears("table fixed-put piece=C1 space=j4", "table fix-goes-on seat=collectors")
	// The turn after the one in which it ended.
	tab.asks("SIT-06 prompt-roll seat=collectors turn=2 turns=2")

	tab.play("table: fix off C1", "table: fix turn collectors")
	equal(t, "over", tab.p.Over(), true)
	tab.play("table: fix put C2 a1").asks("SIT-06 prompt-roll seat=collectors turn=1 turns=2")
}

func TestNoFixWhileSettingUp(t *testing.T) {
	tab := start(t, compile(t, "standard"))
	for _, line := range []string{"fix put C1 a1", "fix loot 0", "fix turn collectors", "fix container d1", "fix off C9"} {
		tab.refuses("table: "+line, "table fix-setting-up")
	}
}

func TestDelveGoesOnWithTheSurvivors(t *testing.T) {
	g := compile(t, "delve")
	tab := draw(t, g, `
		a.........
		..........
		..........
		.........1`, rolled(Collectors, 1), "loot = 16", `markers.C3 = "safe"`)
	tab.play("collectors: move C1 k4").hears("SIT-06 moved piece=C1 space=j4 target=k4", "SIT-12 reached-safety piece=C1 space=k4 survivors=2",
		"SIT-16 board-ends board=1 score=50 loot=16 survivors=2", "SIT-03 next-board board=2 survivors=2")
	equal(t, "over", tab.p.Over(), false)
	tab.asks("SIT-03 prompt-container seat=collectors left=4")
	for _, at := range []string{"e1", "f1", "g1", "h1"} {
		tab.play("collectors: container " + at)
	}
	for _, at := range []string{"e7", "f7", "g7", "h7"} {
		tab.play("obstructors: container " + at)
	}
	tab.refuses("collectors: start C2 a1", "SIT-03 start-order piece=C1")
	tab.play("collectors: start C1 a1", "collectors: start C3 a3")
	equal(t, "all obstructors", tab.p.Left(Obstructors), 6)
	tab.play("dice: 6").refuses("collectors: return C2 a5", "SIT-13 return-out piece=C2")
	tab.refuses("collectors: move C2 a5", "SIT-06 out piece=C2")
	tab.refuses("table: fix put C2 a5", "table fix-out piece=C2")
	tab.refuses("table: fix safe C2", "table fix-out piece=C2")
	if _, verdict, err := tab.set("markers", `markers = { C1 = "out", C2 = "a5" }`); err != nil || verdict.Standing != engines.Refused {
		t.Errorf("C2 instead of C1 by fix set: got %v %v, want it refused: who is out stays out", verdict, err)
	}

	// Nobody survives the second board: the end, and the boards add up.
	tab.play("table: fix off C1", "table: fix loot 8", "table: fix off C3")
	equal(t, "over", tab.p.Over(), true)
	result := g.Result(&tab.p).(Result)
	equal(t, "score", result.Score, 50+20)
	equal(t, "loot", result.Loot, 24)
	equal(t, "survivors", result.Survivors, 2)
	equal(t, "boards", len(result.Boards), 2)
	equal(t, "first board", result.Boards[0], BoardScore{50, 16, 2})
	equal(t, "second board", result.Boards[1], BoardScore{20, 8, 0})
	equal(t, "winner: 70 against par 100", result.Winner, "obstructors")

	t.Run("after the end a survivor opens the next board", func(t *testing.T) {
		tab.play("table: fix safe C3")
		equal(t, "board", tab.p.Board(), 3)
		equal(t, "setting up", tab.p.SettingUp(), true)
	})
}

// set is `fix set`, as package record does it: the position is saved, a key is set, and it is loaded.
func (t *table) set(key, line string) (engines.Position, engines.Verdict, error) {
	return t.g.LoadSet(t.p, key, func(into any) error {
		*into.(*Saved) = *t.saved()
		_, err := toml.Decode(line, into)
		return err
	}, nil)
}

func TestSettingAKeyDropsWhatFixesDrop(t *testing.T) {
	g := compile(t, "standard")
	rolledFour := func() *table { return draw(t, g, open, rolled(Collectors, 4)) }
	battle := func() *table {
		return draw(t, g, "1..a\n2", rolled(Collectors, 3)).play("collectors: move C1 d1")
	}
	for _, c := range []struct {
		tab       *table
		key, line string
		as        string // the fix that does the same
	}{
		{rolledFour(), "loot", "loot = 12", "fix loot 12"},
		{rolledFour(), "turn", "turn = 3", "fix turn obstructors"},
		{rolledFour(), "due", `due = "roll"`, "fix turn collectors"},
		{rolledFour(), "markers.C2", `markers.C2 = "e3"`, "fix put C2 e3"},
		{draw(t, g, "1........a"), "markers.C1", `markers.C1 = "defeated"`, "fix off C1"},
		{draw(t, g, ".........a", `due = "over"`, `markers.C1 = "safe"`), "markers.C1", `markers.C1 = "a1"`, "fix put C1 a1"},
		{battle(), "markers.O1", `markers.O1 = "defeated"`, "fix off O1"},
		{battle(), "loot", "loot = 3", "fix loot 3"},
	} {
		got, verdict, err := c.tab.set(c.key, c.line)
		if err != nil || !verdict.OK() {
			t.Errorf("fix set %s: %v %v", c.line, verdict, err)
			continue
		}
		if want := c.tab.play("table: " + c.as).p; got != want {
			t.Errorf("fix set %s: got %+v, want what %s gives, %+v", c.line, got, c.as, want)
		}
	}
	for _, c := range []struct {
		tab       *table
		key, line string
	}{
		{start(t, g), "loot", "loot = 3"}, {battle(), "turn", "turn = 1"}, {battle(), "due", `due = "roll"`},
	} {
		if _, verdict, err := c.tab.set(c.key, c.line); err != nil || verdict.Standing != engines.Refused || verdict.Note.Clause != engines.TableClause {
			t.Errorf("fix set %s: got %v %v, want it refused by the table", c.line, verdict, err)
		}
	}
	for _, line := range []string{`markers.C2 = "g1"`, `markers.O1 = "safe"`, `due = "over"`, `due = "move"`, "roll = 9", "round = -1", `containers = ["a1"]`, `boards = [{loot = 1, survivors = 1}]`} {
		key, _, _ := strings.Cut(line, " =")
		if p, _, err := draw(t, g, open).set(key, line); err == nil {
			t.Errorf("fix set %s: got %+v, want an error", line, p)
		}
	}
}
