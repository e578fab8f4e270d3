package adventure

import (
	"fmt"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/round"
)

// ADV-28: an end is announced, and seldom is there anything to announce.
func TestDangers(t *testing.T) {
	for _, seats := range []int{1, 2, 4} {
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			said := enginetest.Foretell(t, engines.Wrap(compile(t, seats)), round.Many(4, 100, 600), uint64(seats),
				func(p engines.Position) bool { at := p.(Position); return !at.SettingUp() },
				func(engines.Danger, engines.Position) bool { return false })
			said.Check(t, map[string]int{"lost": 2})
		})
	}
}

// ADV-27, ADV-28: what is said in a position.
func TestWhatIsSaidOfDangers(t *testing.T) {
	for _, c := range []struct{ picture, notes, want string }{
		{"A Z1 . . . . . T\n. . . . . . . B", `hearts = { A = 2, B = 9 }`, ""},
		{"A Z1 . . . . . T", `hearts = { A = 2 }`, "ADV-28 danger-alone seat=A hearts=2"},
		{"A Z1 . . . . . T", `hearts = { A = 9 }`, ""},
		{"A Z1 . . . . . T\n. . . . . . Z2 B", `hearts = { A = 2, B = 2 }`, "ADV-28 danger-all"},
		{"A . . . . . . T\n. . . . . . . B", `hearts = { A = 5, B = 1 }`, "ADV-27 danger-heart seat=B"},
		{"A . . . . . . .\n. . . . . . . B", "hearts = { A = 5, B = 6 }\ncarried = { B = 2 }", "ADV-28 danger-treasure seat=B"},
		{"A . . . . . . T\n. . . . . . . B\n. Z*\n. . . Z1", `hearts = { A = 5, B = 6 }`, "ADV-28 danger-monsters monsters=1"},
	} {
		tab, got := draw(t, compile(t, 2), c.picture, c.notes, `due = "action"`, `actions = 2`, `turn = "A"`), ""
		if d, ok := tab.Game.Danger(&tab.At); ok {
			got = tab.Say(d.Message)
		}
		enginetest.Equal(t, c.picture, got, c.want)
	}
}

// ADV-23 to ADV-27: at risk is what can be lost in one combat, each part of it as the ones before have left
// it.
func TestBlowsThatCannotAllFallAreNoRisk(t *testing.T) {
	for name, c := range map[string]struct {
		picture, notes string
		dead           int
	}{
		"a spider takes 1": {"A S1 . . . . . T", "hearts = { A = 1 }", 1},
		"a creeper takes 4, and the zombie beside it dies before it strikes": {
			"Z1 A C1 . . . . T", "hearts = { A = 5 }", 0},
		"a spider takes 1 before the creeper takes 4": {
			"S1 A C1 . . . . T", "hearts = { A = 5 }", 1},
		"of two creepers beside a player one kills the other": {
			"C1 A C2 . . . . T", "hearts = { A = 8 }", 0},
		"two creepers apart take from each beside them": {
			"C1 A . . . . . B C2", "hearts = { A = 4, B = 4 }", 2},
		"the first of two explosions hurts those farther away too, the second then never comes": {
			"A C1 . C2 B . . T", "hearts = { A = 4, B = 4 }", 1},
		"zombies and skeletons strike together":     {"Z1 A K1 . . . . T", "hearts = { A = 3 }", 1},
		"a skeleton cannot shoot through a monster": {"A Z1 K1 . . . . T", "hearts = { A = 3 }", 0},
	} {
		tab := draw(t, compile(t, 2), c.picture, c.notes, `due = "action"`, `turn = "A"`)
		if got := tab.Game.atRisk(&tab.At); got != c.dead {
			t.Errorf("%s: %d may die, not %d", name, got, c.dead)
		}
	}
}

// ADV-23: who has struck in this combat strikes no more in it.
func TestWhoHasStruckIsNoRisk(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . . . . .
		. S1 . . . . . . .
		C1 A . . . B C2 . .`, "hearts = { A = 6, B = 9 }").play("dice: 3", "A: done", "dice: 1")
	tab.due("explode A")
	enginetest.Equal(t, "the spider has struck", tab.At.Hearts(0), 5)
	enginetest.Equal(t, "who may die of the creeper's 4", tab.Game.atRisk(&tab.At), 0)
}
