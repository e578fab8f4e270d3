package patrollers

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/enginetest/round"
)

// PAT-14: an end is announced, and seldom is there anything to announce.
func TestDangers(t *testing.T) {
	said := enginetest.Foretell(t, engines.Wrap(compile(t)), round.Many(10, 300, 3000), 1,
		func(p engines.Position) bool { at := p.(Position); return !at.SettingUp() },
		func(engines.Danger, engines.Position) bool { return false })
	said.Check(t, map[string]int{"wins": 10})
}

// PAT-14, PAT-15: what is said in a position.
func TestWhatIsSaidOfDangers(t *testing.T) {
	for _, c := range []struct{ figures, note, want string }{
		{"A1 mad-dog 4,4\nA2 sarge 8,4\nB1 patches 4,9\nB2 riptide 8,9", ":round = 2", ""},
		{"A1 mad-dog 4,4\nA2 sarge 8,4 fallen\nB1 patches 4,9\nB2 riptide 8,9", ":round = 2", ""},
		{"A1 mad-dog 4,4 near-death\nA2 sarge 8,4 fallen\nB1 patches 4,9\nB2 riptide 8,9", ":round = 2",
			"PAT-14 danger-last piece=A1 seat=A"},
		{"A1 mad-dog 4,4\nA2 sarge 8,4 fallen\nB1 patches 4,9 near-death\nB2 riptide 8,9 fallen", ":round = 2",
			"PAT-14 danger-duel piece=A1 other=B1"},
		{"A1 mad-dog 4,4\nA2 sarge 8,4\nB1 patches 4,9\nB2 riptide 8,9", ":quiet = 9", "PAT-15 danger-draw"},
	} {
		tab, got := scene(t, c.figures, c.note), ""
		if d, ok := tab.Game.Danger(&tab.At); ok {
			got = tab.Say(d.Message)
		}
		enginetest.Equal(t, c.figures, got, c.want)
	}
}
