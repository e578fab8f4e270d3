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
