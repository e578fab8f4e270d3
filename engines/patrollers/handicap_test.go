package patrollers

import (
	"testing"
)

// PAT-13: a side that gets help adds more to every defence.
func TestPAT13HelpIsDefence(t *testing.T) {
	figures := "A1 mad-dog 10,8\nB1 ice-man 12,8"
	without, with := scene(t, figures, basic), scene(t, figures, basic, "handicap = { B = 2 }")
	for u, more := range map[int8]int{0: 0, MaxTeam: 2} {
		a, b := without.Game.defence(&without.At, u).Total(), with.Game.defence(&with.At, u).Total()
		if b != a+more {
			t.Errorf("figure %d defends with %d, and with %d where B gets help", u, a, b)
		}
	}
}
