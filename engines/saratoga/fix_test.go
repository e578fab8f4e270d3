package saratoga

import (
	"fmt"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func TestFixProgressAndSupplies(t *testing.T) {
	tab := play4(t).play("table: fix progress red 7")
	tab.Hears("table fixed-progress seat=A progress=7")
	tab.play("table: fix supplies white 0")
	tab.Hears("table fixed-supplies seat=D supplies=0")
	tab.play("table: fix progress blue 0", "table: fix supplies blue 99", "table: fix progress green 99")
	tab.has([]int{7, 0, 99, 5}, []int{5, 99, 5, 0})
	tab.Refuses("table: fix progress red 100", "table fix-progress-range seat=A progress=100 most=99")
	tab.Refuses("table: fix supplies red 100", "table fix-supplies-range seat=A supplies=100 most=99")
	tab.Refuses("table: fix progress black 7", "table fix-nobody-plays card=black")
	tab.Refuses("table: fix progress pink 7", "table fix-unknown-colour card=?")
	tab.Refuses("table: fix progress self 7", "table fix-unknown-colour card=self")
}

func TestFixDropsWhatHasBeenLaidInThisTurn(t *testing.T) {
	tab := play4(t).lays("move self", "bullet self", "defend red", "defend red")
	tab.play("A: lays bullet blue", "B: lays defend red", "table: fix supplies red 0")
	tab.Hears("table fixed-supplies seat=A supplies=0", "table fixed-lays-dropped")
	tab.Asks("SAR-04 prompt-lay round=1 turn=2 left=4")
	tab.Refuses("A: lays bullet blue", "SAR-16")
	// What lies open from the first turn stays.
	tab.Refuses("A: lays move blue", "SAR-04 laid-in-first-turn seat=A card=move")
}

func TestFixWinsNothingByItself(t *testing.T) {
	tab := play4(t).play("table: fix progress red 20")
	tab.lays("bullet self", "bullet self", "bullet self",
		"bullet self").Asks("SAR-04 prompt-lay round=1 turn=2 left=4")
	tab.play("table: fix progress red 13").Asks("SAR-04 prompt-lay round=1 turn=2 left=4")
	tab.lays(quiet[2]...)
	enginetest.Equal(t, "outcome", tab.Game.Outcome(&tab.At),
		engines.Outcome{Over: true, Winners: engines.Seats(0)})
}

func TestFixAfterTheEndTakesTheMatchUpAtTheNextRound(t *testing.T) {
	for _, fix := range []string{"progress red 11", "supplies blue 3", "progress blue 12"} {
		tab := play4(t, "progress.red = 12", "round = 4", `due = "over"`).play("table: fix " + fix)
		tab.Asks("SAR-04 prompt-lay round=5 turn=1 left=4")
		enginetest.Equal(t, fix, tab.Say(tab.Heard[1]), "table fixed-taken-up round=5")
	}
}

func TestFixWhileColoursAreChosen(t *testing.T) {
	tab := begin(t, compile(t, 4, nil)).play("A: colour green")
	tab.Refuses("table: fix progress red 7", "table fix-nobody-plays card=red")
	tab.play("table: fix progress green 7", "B: colour red", "C: colour blue", "D: colour white")
	tab.has([]int{7, 5, 5, 5}, []int{5, 5, 5, 5})
}

func TestSettingAKeyDropsWhatAFixWould(t *testing.T) {
	start := func() *table {
		return play4(t, "turn = 2", `first = { red = "move self", blue = "bullet red" }`,
			`laid = { red = "defend green" }`, "progress.white = 12")
	}
	over := func() *table { return play4(t, "progress.red = 12", "round = 4", `due = "over"`) }
	for _, c := range []struct {
		at              *table
		key, value      string
		turn, waits     string
		first, laidLeft string
	}{
		{start(), "progress.red", "9", "1.2", "prompt-lay", "move self", ""},
		{start(), "round", "7", "7.2", "prompt-lay", "move self", ""},
		{start(), "turn", "1", "1.1", "prompt-lay", "", ""},
		{start(), "first.red", `"raid blue"`, "1.2", "prompt-lay", "raid blue", ""},
		{start(), "laid.blue", `"raid white"`, "1.2", "prompt-lay", "move self", "defend green"},
		{start(), "due", `"over"`, "1.0", "prompt-over", "", ""},
		{start(), "colours", `["red", "blue", "green", "black"]`, "1.2", "prompt-lay", "move self", ""},
		{start(), "colours", `["red"]`, "1.0", "prompt-colour", "", ""},
		{over(), "progress.red", "5", "5.1", "prompt-lay", "", ""},
		{over(), "supplies.red", "5", "5.1", "prompt-lay", "", ""},
		{over(), "due", `"lay"`, "4.1", "prompt-lay", "", ""},
		{over(), "round", "9", "9.0", "prompt-over", "", ""},
	} {
		if err := c.at.Set(c.key, c.value); err != nil {
			t.Errorf("%s = %s: %v", c.key, c.value, err)
			continue
		}
		s := c.at.saved()
		enginetest.Equal(t, c.key+": round and turn", fmt.Sprintf("%d.%d", c.at.At.Round(), c.at.At.Turn()),
			c.turn)
		enginetest.Equal(t, c.key+": prompt", strings.Fields(c.at.Say(c.at.Game.Prompt(&c.at.At)))[1],
			c.waits)
		enginetest.Equal(t, c.key+": first", s.First["red"], c.first)
		enginetest.Equal(t, c.key+": laid", s.Laid["red"], c.laidLeft)
	}
	white := start()
	if err := white.Set("colours", `["red", "blue", "green", "black"]`); err != nil ||
		white.saved().Progress["black"] != 12 {
		t.Errorf("white is black now: %v, %+v", err, white.saved())
	}
	// Colours chosen by hand: who had none starts like everyone else.
	chosen := begin(t, compile(t, 4, nil)).play("A: colour red", "table: fix progress red 7")
	if err := chosen.Set("colours", `["black", "red", "blue", "white"]`); err != nil {
		t.Errorf("the rest chosen: %v", err)
	}
	chosen.has([]int{7, 5, 5, 5}, []int{5, 5, 5, 5})
	chosen.Asks("SAR-04 prompt-lay round=1 turn=1 left=4")
	won := start()
	if err := won.Set("due", `"over"`); err != nil ||
		won.Say(won.Heard[1]) != "SAR-19 wins seat=D progress=12 supplies=5" {
		t.Errorf("over by hand: %v, %+v", err, won.Heard)
	}
	for _, c := range []struct{ key, value, want string }{
		{"first.red", `"move self"`, "first is there only in the second turn"},
		{"progress.red", "-1", "progress.red is -1; it can be 0 to 1000000000"},
		{"due", `"over"`, "due is over, but nobody has a progress of 12"},
		{"due", `"colour"`, "due is colour, but 4 of 4 players have a colour"},
		{"laid.red", `"raid self"`, `laid.red is "raid self", which cannot have been laid`},
	} {
		if err := play4(t).Set(c.key, c.value); err == nil || err.Error() != c.want {
			t.Errorf("%s = %s: got %v, want %s", c.key, c.value, err, c.want)
		}
	}
}
