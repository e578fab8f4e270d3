package saratoga

import (
	"fmt"
	"strings"
	"testing"

	"homespun/engines"
)

func TestFixProgressAndSupplies(t *testing.T) {
	tab := play4(t).play("table: fix progress red 7")
	tab.hears("table fixed-progress seat=A progress=7")
	tab.play("table: fix supplies white 0")
	tab.hears("table fixed-supplies seat=D supplies=0")
	tab.play("table: fix progress blue 0", "table: fix supplies blue 99", "table: fix progress green 99")
	tab.has([]int{7, 0, 99, 5}, []int{5, 99, 5, 0})
	tab.refuses("table: fix progress red 100", "table fix-progress-range seat=A progress=100 most=99")
	tab.refuses("table: fix supplies red 100", "table fix-supplies-range seat=A supplies=100 most=99")
	tab.refuses("table: fix progress black 7", "table fix-nobody-plays card=black")
	tab.refuses("table: fix progress pink 7", "table fix-unknown-colour card=?")
	tab.refuses("table: fix progress self 7", "table fix-unknown-colour card=self")
}

func TestFixDropsWhatHasBeenLaidInThisTurn(t *testing.T) {
	tab := play4(t).lays("move self", "bullet self", "defend red", "defend red")
	tab.play("A: lays bullet blue", "B: lays defend red", "table: fix supplies red 0")
	tab.hears("table fixed-supplies seat=A supplies=0", "table fixed-lays-dropped")
	tab.waits("SAR-04 prompt-lay round=1 turn=2 left=4")
	tab.refuses("A: lays bullet blue", "SAR-16")
	// What lies open from the first turn stays.
	tab.refuses("A: lays move blue", "SAR-04 laid-in-first-turn seat=A card=move")
}

func TestFixWinsNothingByItself(t *testing.T) {
	tab := play4(t).play("table: fix progress red 20")
	tab.lays("bullet self", "bullet self", "bullet self", "bullet self").waits("SAR-04 prompt-lay round=1 turn=2 left=4")
	tab.play("table: fix progress red 13").waits("SAR-04 prompt-lay round=1 turn=2 left=4")
	tab.lays(quiet[2]...)
	equal(t, "outcome", tab.g.Outcome(&tab.p), engines.Outcome{Over: true, Winners: engines.Seats(0)})
}

func TestFixAfterTheEndTakesTheMatchUpAtTheNextRound(t *testing.T) {
	for _, fix := range []string{"progress red 11", "supplies blue 3", "progress blue 12"} {
		tab := play4(t, "progress.red = 12", "round = 4", `due = "over"`).play("table: fix " + fix)
		tab.waits("SAR-04 prompt-lay round=5 turn=1 left=4")
		equal(t, fix, tab.say(tab.heard[1]), "table fixed-taken-up round=5")
	}
}

func TestFixWhileColoursAreChosen(t *testing.T) {
	tab := begin(t, compile(t, 4, nil)).play("A: colour green")
	tab.refuses("table: fix progress red 7", "table fix-nobody-plays card=red")
	tab.play("table: fix progress green 7", "B: colour red", "C: colour blue", "D: colour white")
	tab.has([]int{7, 5, 5, 5}, []int{5, 5, 5, 5})
}

// set sets a key by hand, as `fix set` does.
func (t *table) set(key, value string) error {
	saved := *t.saved()
	t.heard = nil
	p, v, err := t.g.LoadSet(t.p, key, decodeOver(saved, key+" = "+value), func(n engines.Note) { t.heard = append(t.heard, n) })
	if err == nil && v.OK() {
		t.p = p.(Position)
	}
	return err
}

func TestSettingAKeyDropsWhatAFixWould(t *testing.T) {
	start := func() *table {
		return play4(t, "turn = 2", `first = { red = "move self", blue = "bullet red" }`, `laid = { red = "defend green" }`, "progress.white = 12")
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
		if err := c.at.set(c.key, c.value); err != nil {
			t.Errorf("%s = %s: %v", c.key, c.value, err)
			continue
		}
		s := c.at.saved()
		equal(t, c.key+": round and turn", fmt.Sprintf("%d.%d", c.at.p.Round(), c.at.p.Turn()), c.turn)
		equal(t, c.key+": prompt", strings.Fields(c.at.say(c.at.g.Prompt(&c.at.p)))[1], c.waits)
		equal(t, c.key+": first", s.First["red"], c.first)
		equal(t, c.key+": laid", s.Laid["red"], c.laidLeft)
	}
	white := start()
	if err := white.set("colours", `["red", "blue", "green", "black"]`); err != nil || white.saved().Progress["black"] != 12 {
		t.Errorf("white is black now: %v, %+v", err, white.saved())
	}
	// Colours chosen by hand: who had none starts like everyone else.
	chosen := begin(t, compile(t, 4, nil)).play("A: colour red", "table: fix progress red 7")
	if err := chosen.set("colours", `["black", "red", "blue", "white"]`); err != nil {
		t.Errorf("the rest chosen: %v", err)
	}
	chosen.has([]int{7, 5, 5, 5}, []int{5, 5, 5, 5})
	chosen.waits("SAR-04 prompt-lay round=1 turn=1 left=4")
	won := start()
	if err := won.set("due", `"over"`); err != nil || won.say(won.heard[1]) != "SAR-19 wins seat=D progress=12 supplies=5" {
		t.Errorf("over by hand: %v, %+v", err, won.heard)
	}
	for _, c := range []struct{ key, value, want string }{
		{"first.red", `"move self"`, "first is there only in the second turn"},
		{"progress.red", "-1", "progress.red is -1; it can be 0 to 1000000000"},
		{"due", `"over"`, "due is over, but nobody has a progress of 12"},
		{"due", `"colour"`, "due is colour, but 4 of 4 players have a colour"},
		{"laid.red", `"raid self"`, `laid.red is "raid self", which cannot have been laid`},
	} {
		if err := play4(t).set(c.key, c.value); err == nil || err.Error() != c.want {
			t.Errorf("%s = %s: got %v, want %s", c.key, c.value, err, c.want)
		}
	}
}
