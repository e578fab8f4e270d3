package patrollers_test

import (
	"testing"

	"homespun/companion/match/tableau/tableautest"
)

// PAT-10: a figure goes straight along its twine.
func TestWaysAlongTheTwine(t *testing.T) {
	tab := sit(t, "standard", map[string]any{"team_size": 3}).stand(`A1 ice-man 10,10 6/1/3/3
A2 sarge 4,4 3/3/2/2
A3 patches 2,2 3/4/2/2
B1 ballistic 14,10 3/4/2/2
B2 doctor-johnson 30,20 1/4/2/1
B3 eight-bit 34,20 1/4/2/1`)
	tab.play("A: order A1")
	tableautest.Equal(t, "a move", tableautest.Ways(t, tab.Table, tab.e, tab.p, "A: move A1 10,12"),
		"A 100,100>100,120")
}
