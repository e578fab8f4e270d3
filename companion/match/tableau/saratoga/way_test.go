package saratoga_test

import (
	"testing"

	"homespun/companion/match/tableau/tableautest"
)

// SAR-05, SAR-07: each wagon goes along the trail, over every space of it, back and forward.
func TestWaysAlongTheTrail(t *testing.T) {
	tab := sit(t, "standard", 4, nil).set(`
colours = ["red", "blue", "green", "purple"]
progress = { red = 2, blue = 5, green = 7, purple = 5 }
due = "lay"`)
	tab.play("A: lays bullet green", "B: lays move self", "C: lays bullet blue")
	tableautest.Equal(t, "a turn", tableautest.Ways(t, tab.Table, tab.e, tab.p, "D: lays move self"),
		"B 5 of 12>4 of 12; C 7 of 12>6 of 12; B 4 of 12>5 of 12; D 5 of 12>6 of 12")
	tab.set(`
colours = ["red", "blue", "green", "purple"]
progress = { red = 2, blue = 5, green = 7, purple = 5 }
supplies = { red = 9, blue = 3, green = 3, purple = 3 }
due = "lay"`)
	tab.play("A: lays move blue", "B: lays move red", "C: lays move self")
	tableautest.Equal(t, "a convoy, over the space between", tableautest.Ways(t, tab.Table, tab.e, tab.p,
		"D: lays move self"),
		"A 2 of 12>3 of 12>4 of 12; B 5 of 12>6 of 12>7 of 12; C 7 of 12>8 of 12; D 5 of 12>6 of 12")
}
