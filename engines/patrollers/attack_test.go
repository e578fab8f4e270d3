package patrollers

import (
	"testing"

	"homespun/engines/enginetest"
)

const shoot = `
A1 mad-dog 10,10 3/2/1/2
A2 captain-dwayne 30,3
B1 ice-man 10,15.5 4/3/3/2
B2 sarge 13,10 2/3/1/3
`

// PAT-12: an attack reaches as many twines as the Range says, from base to base; range 0 is head-to-head.
func TestPAT12Range(t *testing.T) {
	tab := scene(t, shoot, basic)
	tab.play("A: order A1")
	tab.Allows("A: attack A1 B1")
	tab.Lists("attack A1 B1, attack A1 B2, end")
	tab.Refuses("A: attack A1 A2", "PAT-13 own-target piece=A1 other=A2", "A2")
	tab.Refuses("A: attack A1 A1", "PAT-13 own-target piece=A1 other=A1")
	tab.Refuses("A: attack A1 B3", "PAT-13 unknown-target piece=B3")
	tab.play("table: fix put B1 10,15.6")
	tab.Refuses("A: attack A1 B1", "PAT-12 out-of-range piece=A1 other=B1 gap=4.1 range=2 reach=4", "B1")
	tab = scene(t, "A1 blue-spider 10,10\nB1 ice-man 10,11.6", basic)
	tab.play("A: order A1")
	tab.Allows("A: attack A1 B1")
	tab.play("table: fix put B1 10,11.7")
	tab.Refuses("A: attack A1 B1", "PAT-12 out-of-range piece=A1 other=B1 gap=0.2 range=0 reach=0")
}

// PAT-12: where the players measure they say how many twines it takes, 0 head-to-head.
func TestPAT12Measured(t *testing.T) {
	tab := scene(t, shoot, basic, measured)
	tab.play("A: order A1")
	tab.Refuses("A: attack A1 B1 3", "PAT-12 out-of-range-twines piece=A1 other=B1 twines=3 range=2")
	tab.Refuses("A: attack A1 B1", "PAT-12 twines-needed piece=A1")
	tab.Allows("A: attack A1 B1 0", "A: attack A1 B1 2")
	tab = scene(t, shoot, basic)
	tab.play("A: order A1")
	tab.Refuses("A: attack A1 B1 2", "PAT-12 twines-needed piece=A1")
}

// The example of the page: R1 with Attack 3 is 4, R3 is 0 for the defender, with Defence 3: 3. The attack
// succeeds.
func TestPAT13WorkedExample(t *testing.T) {
	tab := scene(t, shoot, basic)
	tab.Quiet = nil
	tab.play("A: order A1", "A: attack A1 B1")
	tab.Hears("PAT-12 attacks piece=A1 other=B1")
	tab.Asks("PAT-13 prompt-attack piece=A1 other=B1")
	tab.Refuses("A: end", "PAT-13 wants-attack-roll piece=A1 other=B1")
	tab.Refuses("dice: R1", "PAT-13 wants-attack-roll")
	tab.Refuses("dice: R1-B4", "PAT-04 no-such-face face=B4")
	tab.play("dice: R1-R3")
	tab.Hears(
		"PAT-13 attack-total piece=A1 face=R1 die=1 attack=3 bonus=0 total=4",
		"PAT-13 defence-total piece=B1 face=R3 die=0 defence=3 bonus=0 total=3",
		"PAT-13 wounded piece=B1 total=4 against=3",
	)
	tab.is("B1", "near-death")
}

// PAT-13: red and yellow count for the attacker, blue and yellow for the defender, anything else is 0; equal
// or higher defends.
func TestPAT13WhatCounts(t *testing.T) {
	for _, c := range []struct{ dice, want string }{
		{"R1-B1", "PAT-13 defended piece=A1 other=B1 total=4 against=4"},
		{"R3-B3", "PAT-13 defended piece=A1 other=B1 total=6 against=6"},
		{"B3-R3", "PAT-13 defended piece=A1 other=B1 total=3 against=3"},
		{"Y4-B3", "PAT-13 wounded piece=B1 total=7 against=6"},
		{"Y4-Y4", "PAT-13 defended piece=A1 other=B1 total=7 against=7"},
		{"R2-B1", "PAT-13 wounded piece=B1 total=5 against=4"},
	} {
		tab := scene(t, shoot, basic)
		tab.play("A: order A1", "A: attack A1 B1", "dice: "+c.dice)
		tab.Hears(c.want)
		tab.due("turn A")
	}
}

// PAT-13: who was wounded already dies, and is an obstacle as large as its base.
func TestPAT13TheDeadLieInTheWay(t *testing.T) {
	tab := scene(t, shoot+"", basic)
	tab.play("A: order A1", "table: fix side B2 near-death", "A: attack A1 B2", "dice: R1-R1")
	tab.Hears("PAT-13 died piece=B2 total=4 against=2")
	tab.is("B2", "fallen")
	tab.play("A: end", "B: order B1", "B: end", "A: order A2", "A: end", "dice: R3-R1", "A: order A1")
	tab.Refuses("A: attack A1 B2", "PAT-13 fallen-target piece=A1 other=B2", "B2")
	tab.Refuses("A: move A1 11.6,10", "PAT-10 in-the-way piece=A1 space=11.6,10 other=B2")
}

// PAT-05: the near-death side keeps the place in the span; Attack 7 of Ice Man is 2 at near death, Range 3 is
// 0.5, so 1.
func TestPAT05NearDeathValues(t *testing.T) {
	tab := scene(t, "A1 ice-man 10,10 7/0/3/3\nB1 mad-dog 20,10", basic)
	for i, want := range []int{7, 0, 3, 3} {
		enginetest.Equal(t, "front", tab.Game.dialled(&tab.At, 0, i), want)
	}
	tab.play("table: fix side A1 near-death")
	for i, want := range []int{2, 0, 2, 1} {
		enginetest.Equal(t, "near death", tab.Game.dialled(&tab.At, 0, i), want)
	}
	// Captain Dwayne grows stronger, Red Dragon loses all attack, and where the front has no span it is the
	// highest of the back.
	for _, c := range []struct {
		line string
		want [Abilities]int
	}{
		{"captain-dwayne 10,10 5/2/2/3 near-death", [Abilities]int{6, 1, 1, 3}},
		{"red-dragon 10,10 5/3/3/0 near-death", [Abilities]int{1, 2, 3, 0}},
		{"sarge 10,10 2/3/2/2 near-death", [Abilities]int{2, 2, 1, 1}},
	} {
		tab := scene(t, "A1 "+c.line+"\nB1 mad-dog 20,10", basic)
		for i, want := range c.want {
			enginetest.Equal(t, c.line, tab.Game.dialled(&tab.At, 0, i), want)
		}
	}
}

// PAT-05: attack 7, defence 0, move 3, range 3 is allowed to Ice Man; attack 7, range 4 is not.
func TestPAT05Budget(t *testing.T) {
	dial := func(rules ...string) *table {
		return begin(t, compile(t, append(rules, basic, duel)...)).play("A: pick ice-man", "B: pick ice-man",
			"A: deploy A1 10,2", "B: deploy B1 10,22")
	}
	tab := dial()
	tab.Allows("A: dial A1 7 0 3 3", "A: dial A1 4 0 3 2", "A: dial A1 5 2 3 3")
	tab.Refuses("A: dial A1 7 0 3 4", "PAT-05 over-budget piece=A1 steps=5 budget=4")
	tab = dial(bigGuns)
	tab.Allows("A: dial A1 7 3 3 4")
	tab = dial("dial_budget = 2")
	tab.Refuses("A: dial A1 7 0 3 2", "PAT-05 over-budget piece=A1 steps=3 budget=2")
	tab.Refuses("A: dial A1 3 0 3 2",
		"PAT-05 outside-span piece=A1 ability=attack value=3 lowest=4 highest=7")
}
