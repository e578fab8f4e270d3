package sitters

import (
	"errors"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
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
	tab.Refuses("table: fix put C9 e3", "table fix-unknown-marker piece=C9")
	tab.Refuses("table: fix put C2 z3", "table fix-unknown-space space=z3")
	tab.Refuses("table: fix put C2 a1", "table fix-marker-there piece=C2 space=a1 other=C1", "a1")
	tab.Refuses("table: fix put C2 j1", "table fix-marker-there piece=C2 space=j1 other=O1", "j1")
	tab.Refuses("table: fix put C2 g1", "table fix-container-there piece=C2 space=g1", "g1")
	tab.Refuses("table: fix put C2 k4", "table fix-safe-zone piece=C2 space=k4", "k4")
	tab.play("table: fix put C2 e3").Hears("table fixed-put piece=C2 space=e3")
	tab.Asks("SIT-06 prompt-move seat=collectors roll=4") // the roll lies as it lay
	tab.play("table: fix put C3 a2", "table: fix put O6 a3", "table: fix put C4 j7")
	enginetest.Equal(t, "C4 comes back by hand", tab.where("C4"), "j7")
	tab.play("table: fix off O1", "table: fix safe C1")
	enginetest.Equal(t, "O1", tab.where("O1"), "defeated")
	enginetest.Equal(t, "C1", tab.where("C1"), "safe")
	tab.Refuses("table: fix safe O2", "table fix-obstructor-safe piece=O2")
	tab.Refuses("table: fix off O7", "table fix-unknown-marker piece=O7")
}

func TestFixContainersAndLoot(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, open)
	tab.Refuses("table: fix container a2", "table fix-container-space space=a2")
	tab.Refuses("table: fix container d3", "table fix-container-marker space=d3 piece=C2")
	tab.Refuses("table: fix container z3", "table fix-unknown-space space=z3")
	tab.play("table: fix container d1", "table: fix no-container g1", "table: fix loot 12")
	enginetest.Equal(t, "containers", strings.Join(tab.saved().Containers, " "), "d1")
	enginetest.Equal(t, "loot", tab.At.Loot(), 12)
	tab.Allows("table: fix loot 0", "table: fix loot 99")
	tab.Refuses("table: fix loot 100", "table fix-loot-range loot=100 most=99")
	for _, at := range []string{"e1", "f1", "g1", "h1", "d2", "e2", "f2"} {
		tab.play("table: fix container " + at)
	}
	tab.Refuses("table: fix container g2", "table fix-no-container-left containers=8")
}

func TestFixThatChangesNothingIsAccepted(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, open, "loot = 120", `markers.C3 = "safe"`)
	for _, line := range []string{
		"fix put C1 a1", "fix off C4", "fix safe C3", "fix container g1", "fix no-container d1",
		"fix no-container a1", "fix loot 120", "fix turn collectors", "fix turn collectors 1",
	} {
		before := tab.At
		tab.play("table: " + line)
		enginetest.Equal(t, line, tab.At, before)
	}
	// While a battle or a loot roll is due it holds too, whatever shares the space.
	tab = draw(t, g, "1..a", rolled(Collectors, 3)).play("collectors: move C1 d1")
	before := tab.At
	tab.play("table: fix put C1 d1", "table: fix put O1 d1")
	enginetest.Equal(t, "battle", tab.At, before)
	tab = draw(t, g, "1..*", rolled(Collectors, 3)).play("collectors: move C1 d1")
	before = tab.At
	tab.play("table: fix put C1 d1", "table: fix container d1")
	enginetest.Equal(t, "loot roll", tab.At, before)
}

func TestFixTurn(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, open, rolled(Collectors, 4))
	tab.play("table: fix turn collectors 2").Hears("table fixed-turn seat=collectors turn=2 turns=2")
	tab.Asks("SIT-06 prompt-roll seat=collectors turn=2 turns=2")
	tab.play("dice: 3",
		"table: fix turn collectors").Asks("SIT-06 prompt-roll seat=collectors turn=1 turns=2")
	tab.play("table: fix turn obstructors").Asks("SIT-06 prompt-roll seat=obstructors turn=1 turns=1")
	tab.Refuses("table: fix turn collectors 3", "table fix-turn-number seat=collectors turns=2")
	tab.Refuses("table: fix turn obstructors 2", "table fix-turn-number seat=obstructors turns=1")
	tab.Refuses("table: fix turn collectors 0", "table fix-turn-number seat=collectors turns=2")

	for _, picture := range []string{"1..*", "1..a"} {
		tab := draw(t, g, picture, rolled(Collectors, 3)).play("collectors: move C1 d1")
		tab.Refuses("table: fix turn collectors", "table fix-turn-due")
		tab.Refuses("table: fix turn obstructors", "table fix-turn-due")
	}
}

func TestFixThatTakesAwayWhatIsDueEndsTheTurn(t *testing.T) {
	g := compile(t, "standard")
	for _, c := range []struct {
		picture string
		ends    []string
		goesOn  []string
	}{
		{"1..*\n2", []string{"fix off C1", "fix put C1 c1", "fix safe C1", "fix no-container d1"},
			[]string{"fix loot 4", "fix container e1", "fix put C2 a5"}},
		{"1..a\n2", []string{"fix off C1", "fix put C1 c1", "fix safe C1", "fix off O1", "fix put O1 j1"},
			[]string{"fix loot 4", "fix container e1", "fix put O2 a5"}},
	} {
		for _, line := range c.ends {
			tab := draw(t, g, c.picture, rolled(Collectors, 3)).play("collectors: move C1 d1", "table: "+line)
			tab.Asks("SIT-06 prompt-roll seat=collectors turn=2 turns=2")
			if got := tab.Say(tab.Heard[len(tab.Heard)-1]); got != "table fix-ends-turn seat=collectors" {
				t.Errorf("%s: told %s", line, got)
			}
		}
		for _, line := range c.goesOn {
			tab := draw(t, g, c.picture, rolled(Collectors, 3)).play("collectors: move C1 d1", "table: "+line)
			enginetest.Equal(t, line+": still to roll for", tab.Game.board.Name(tab.At.Spot()), "d1")
		}
	}
}

func TestFixEndsTheGameAndTakesItUpAgain(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, "1........a", rolled(Collectors, 4), "loot = 8")
	tab.play("table: fix safe C1").Hears("table fixed-safe piece=C1",
		"SIT-16 game-over score=30 loot=8 survivors=1 par=50",
		"SIT-18 obstructors-win seat=obstructors score=30 par=50")
	tab.play("table: fix loot 40")
	enginetest.Equal(t, "score after a fix", g.Result(&tab.At).(Result).Score, 60)
	tab.play("table: fix put C1 j4").Hears("table fixed-put piece=C1 space=j4",
		"table fix-goes-on seat=collectors")
	// The turn after the one in which it ended.
	tab.Asks("SIT-06 prompt-roll seat=collectors turn=2 turns=2")

	tab.play("table: fix off C1", "table: fix turn collectors")
	enginetest.Equal(t, "over", tab.At.Over(), true)
	tab.play("table: fix put C2 a1").Asks("SIT-06 prompt-roll seat=collectors turn=1 turns=2")
}

func TestNoFixWhileSettingUp(t *testing.T) {
	tab := start(t, compile(t, "standard"))
	for _, line := range []string{"fix put C1 a1", "fix loot 0", "fix turn collectors", "fix container d1",
		"fix off C9"} {
		tab.Refuses("table: "+line, "table fix-setting-up")
	}
}

func TestDelveGoesOnWithTheSurvivors(t *testing.T) {
	g := compile(t, "delve")
	tab := draw(t, g, `
		a.........
		..........
		..........
		.........1`, rolled(Collectors, 1), "loot = 16", `markers.C3 = "safe"`)
	tab.play("collectors: move C1 k4").Hears("SIT-06 moved piece=C1 space=j4 target=k4",
		"SIT-12 reached-safety piece=C1 space=k4 survivors=2",
		"SIT-16 board-ends board=1 score=50 loot=16 survivors=2", "SIT-03 next-board board=2 survivors=2")
	enginetest.Equal(t, "over", tab.At.Over(), false)
	tab.Asks("SIT-03 prompt-container seat=collectors left=4")
	for _, at := range []string{"e1", "f1", "g1", "h1"} {
		tab.play("collectors: container " + at)
	}
	for _, at := range []string{"e7", "f7", "g7", "h7"} {
		tab.play("obstructors: container " + at)
	}
	tab.Refuses("collectors: start C2 a1", "SIT-03 start-order piece=C1")
	tab.play("collectors: start C1 a1", "collectors: start C3 a3")
	enginetest.Equal(t, "all obstructors", tab.At.Left(Obstructors), 6)
	tab.play("dice: 6").Refuses("collectors: return C2 a5", "SIT-13 return-out piece=C2")
	tab.Refuses("collectors: move C2 a5", "SIT-06 out piece=C2")
	tab.Refuses("table: fix put C2 a5", "table fix-out piece=C2")
	tab.Refuses("table: fix safe C2", "table fix-out piece=C2")
	swapped := `{ C1 = "out", C2 = "a5", C3 = "a3", C4 = "out", O1 = "i1", O2 = "j1", O3 = "j2", O4 = "j6", O5 = "i7", O6 = "j7" }`
	if err := tab.Set("markers", swapped); err == nil || err.Error() != "table fix-out piece=C2" {
		t.Errorf("C2 instead of C1 by fix set: got %v, want it refused: who is out stays out", err)
	}

	// Nobody survives the second board: the end, and the boards add up.
	tab.play("table: fix off C1", "table: fix loot 8", "table: fix off C3")
	enginetest.Equal(t, "over", tab.At.Over(), true)
	result := g.Result(&tab.At).(Result)
	enginetest.Equal(t, "score", result.Score, 50+20)
	enginetest.Equal(t, "loot", result.Loot, 24)
	enginetest.Equal(t, "survivors", result.Survivors, 2)
	enginetest.Equal(t, "boards", len(result.Boards), 2)
	enginetest.Equal(t, "first board", result.Boards[0], BoardScore{50, 16, 2})
	enginetest.Equal(t, "second board", result.Boards[1], BoardScore{20, 8, 0})
	enginetest.Equal(t, "winner: 70 against par 100", result.Winner, "obstructors")

	t.Run("after the end a survivor opens the next board", func(t *testing.T) {
		tab.play("table: fix safe C3")
		enginetest.Equal(t, "board", tab.At.Board(), 3)
		enginetest.Equal(t, "setting up", tab.At.SettingUp(), true)
	})
}

func TestSettingAKeyDropsWhatFixesDrop(t *testing.T) {
	g := compile(t, "standard")
	rolledFour := func() *table { return draw(t, g, open, rolled(Collectors, 4)) }
	battle := func() *table {
		return draw(t, g, "1..a\n2", rolled(Collectors, 3)).play("collectors: move C1 d1")
	}
	for _, c := range []struct {
		tab        *table
		key, value string
		as         string // the fix that does the same
	}{
		{rolledFour(), "loot", "12", "fix loot 12"},
		{rolledFour(), "turn", "3", "fix turn obstructors"},
		{rolledFour(), "due", `"roll"`, "fix turn collectors"},
		{rolledFour(), "markers.C2", `"e3"`, "fix put C2 e3"},
		{draw(t, g, "1........a"), "markers.C1", `"defeated"`, "fix off C1"},
		{draw(t, g, ".........a", `due = "over"`, `markers.C1 = "safe"`), "markers.C1", `"a1"`,
			"fix put C1 a1"},
		{battle(), "markers.O1", `"defeated"`, "fix off O1"},
		{battle(), "loot", "3", "fix loot 3"},
	} {
		set := *c.tab
		if err := set.Set(c.key, c.value); err != nil {
			t.Errorf("fix set %s %s: %v", c.key, c.value, err)
			continue
		}
		if want := c.tab.play("table: " + c.as).At; set.At != want {
			t.Errorf("fix set %s %s: got %+v, want what %s gives, %+v", c.key, c.value, set.At, c.as, want)
		}
	}
	for _, c := range []struct {
		tab        *table
		key, value string
	}{
		{start(t, g), "loot", "3"}, {battle(), "turn", "1"}, {battle(), "due", `"roll"`},
	} {
		if err := c.tab.Set(c.key, c.value); err == nil || !strings.HasPrefix(err.Error(), "table fix-") {
			t.Errorf("fix set %s %s: got %v, want it refused by the table", c.key, c.value, err)
		}
	}
	for _, line := range []string{`markers.C2 = "g1"`, `markers.O1 = "safe"`, `due = "over"`, `due = "move"`,
		"roll = 9", "round = -1", `containers = ["a1"]`, `boards = [{loot = 1, survivors = 1}]`} {
		key, value, _ := strings.Cut(line, " = ")
		var field *engines.FieldError
		if err := draw(t, g, open).Set(key, value); !errors.As(err, &field) {
			t.Errorf("fix set %s: got %v, want the field that cannot be", line, err)
		}
	}
}
