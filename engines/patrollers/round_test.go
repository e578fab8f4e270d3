package patrollers

import (
	"fmt"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

const two = `
A1 mad-dog 10,5 3/2/2/2
A2 sarge 16,5
A3 ice-man 22,5
B1 mad-dog 10,19
B2 sarge 16,19
B3 ice-man 22,19 fallen
`

// PAT-07: the higher number goes first, whatever its colour; equal rolls again.
func TestPAT07Initiative(t *testing.T) {
	tab := scene(t, two, basic, ":due = \"initiative\"\nturn = \"\"\ninitiative = \"\"")
	tab.Asks("PAT-07 prompt-initiative round=2")
	tab.Refuses("A: order A1", "PAT-07 wants-initiative")
	tab.Refuses("dice: R4-B1", "PAT-04 no-such-face face=R4")
	tab.Refuses("dice: G2-B1", "PAT-04 no-such-face face=G2")
	tab.Refuses("dice: R2", "PAT-07 wants-initiative")
	tab.play("dice: R2-B2")
	tab.Hears("PAT-07 rolled-initiative seat=A face=R2", "PAT-07 rolled-initiative seat=B face=B2",
		"PAT-07 initiative-tied total=2")
	tab.due("initiative")
	tab.play("dice: R3-Y4")
	tab.Hears("PAT-07 rolled-initiative seat=A face=R3", "PAT-07 rolled-initiative seat=B face=Y4",
		"PAT-07 goes-first seat=B")
	tab.due("order B")
}

// PAT-07: each player rolls one of their dice, whichever; the best one is listed, and another one of those in
// play may be rolled too.
func TestPAT07AnyDieOfTheSide(t *testing.T) {
	own := func(id, die string) string {
		return fmt.Sprintf(`[roster.%s]
class = "grunt"
attack = { front = [0, 3], near_death = [0, 3] }
defence = { front = [0, 3], near_death = [0, 3] }
move = { front = [2, 3], near_death = [2, 3] }
range = { front = [2, 3], near_death = [2, 3] }
die = "%s"`, id, die)
	}
	tab := scene(t, two, basic, bigGuns, ":due = \"initiative\"\nturn = \"\"\ninitiative = \"\"",
		own("mad-dog", "R0 R0 R0 R0 Y0 B0 B0 B7"), own("ice-man", "R9 R9 R9 R9 Y9 R9 R9 R7"))
	tab.Refuses("dice: R8-B1", "PAT-04 no-such-face face=R8")
	tab.Refuses("dice: R9-B9", "PAT-04 no-such-face face=B9")
	tab.play("dice: B7-Y4")
	tab.Hears("PAT-07 rolled-initiative seat=A face=B7", "PAT-07 rolled-initiative seat=B face=Y4",
		"PAT-07 goes-first seat=A")
}

// PAT-04: each pair of sides is listed once for every way to roll it.
func TestPAT04EveryWayToRollIsListed(t *testing.T) {
	tab := scene(t, two, basic, ":due = \"initiative\"\nturn = \"\"\ninitiative = \"\"")
	list := tab.Game.Moves(&tab.At, nil)
	enginetest.Equal(t, "ways", len(list), 64)
	same := 0
	for _, m := range list {
		if tab.Game.Format(m) == "R1-R1" {
			same++
		}
	}
	enginetest.Equal(t, "ways to roll R1-R1", same, 4)
}

// PAT-08: the players take turns; each turn costs a marker.
func TestPAT08TurnsAndMarkers(t *testing.T) {
	tab := scene(t, two, basic)
	tab.Refuses("B: order B1", "PAT-08 other-seat seat=A")
	tab.Refuses("A: order B1", "PAT-08 other-patroller piece=B1 seat=B")
	tab.Refuses("A: order A4", "PAT-08 unknown-patroller piece=A4")
	tab.Refuses("A: order A9", "PAT-08 unknown-patroller piece=A9")
	tab.Refuses("A: move A1 10,7", "PAT-08 wants-order seat=A")
	tab.Refuses("A: end", "PAT-08 wants-order seat=A")
	tab.play("A: order A1")
	tab.is("A1", "front marked")
	tab.Refuses("A: order A2", "PAT-08 second-order piece=A1")
	tab.Refuses("A: move A2 16,7", "PAT-08 not-ordered piece=A2")
	tab.Refuses("B: end", "PAT-08 other-seat seat=A")
	tab.play("A: end", "B: order B1", "B: end")
	tab.Refuses("A: order A1", "PAT-08 marked piece=A1")
	tab.play("A: order A2", "A: end")
	tab.Refuses("B: order B3", "PAT-08 fallen piece=B3")
}

// The example of the page: three Patrollers against two, all two of the second player marked, two of the
// first player's. It is the second player's turn, and the round ends.
func TestPAT08WorkedExample(t *testing.T) {
	tab := scene(t, two, basic)
	tab.play("A: order A1", "A: end", "B: order B1", "B: end", "A: order A2", "A: end", "B: order B2",
		"B: end")
	tab.due("order A")
	tab = scene(t, two, basic, ":turn = \"B\"")
	tab.play("B: order B1", "B: end", "A: order A1", "A: end", "B: order B2", "B: end", "A: order A2",
		"A: end")
	tab.Hears("PAT-09 turn-ended piece=A2", "PAT-08 round-over seat=B round=2", "PAT-07 round-begins round=3")
	tab.due("initiative")
	for _, name := range []string{"A1", "A2", "A3", "B1", "B2"} {
		tab.is(name, "front")
	}
}

// PAT-14: the last player with a Patroller in play wins; rounds counts those begun.
func TestPAT14TheLastInPlayWins(t *testing.T) {
	tab := scene(t, "A1 ice-man 10,8 7/0/3/3\nB1 mad-dog 10,11 near-death", basic)
	tab.play("A: order A1", "A: attack A1 B1", "dice: R1-R1")
	tab.Hears("PAT-13 died piece=B1 total=8 against=0", "PAT-14 wins seat=A rounds=2")
	tab.due("over")
	tab.ends("A", 2)
	tab.Asks("PAT-14 prompt-over rounds=2")
	tab.Refuses("A: end", "PAT-14 over")
	tab.Refuses("dice: R1-R1", "PAT-14 over")
	enginetest.Equal(t, "winner", tab.Game.Outcome(&tab.At),
		engines.Outcome{Over: true, Winners: engines.Seats(0)})
}

// PAT-15: after ten rounds running in which nobody was wounded it is a draw.
func TestPAT15Stalemate(t *testing.T) {
	const far = "A1 ice-man 10,5 7/0/3/3\nB1 sarge 10,10 near-death"
	tab := scene(t, far, basic, ":quiet = 9")
	tab.play("A: order A1", "A: end", "B: order B1", "B: end")
	tab.Hears("PAT-09 turn-ended piece=B1", "PAT-08 round-over seat=A round=2", "PAT-15 stalemate rounds=10")
	tab.ends("draw", 2)
	tab = scene(t, "A1 ice-man 10,5 7/0/3/3\nB1 sarge 10,10", basic, ":quiet = 9")
	tab.play("A: order A1", "A: attack A1 B1", "dice: R1-R1", "A: end", "B: order B1", "B: end")
	tab.due("initiative")
	enginetest.Equal(t, "quiet rounds", tab.At.quiet, 0)
	tab = scene(t, far, basic, "stalemate = 0", ":quiet = 99")
	tab.play("A: order A1", "A: end", "B: order B1", "B: end")
	tab.due("initiative")
	tab.Saves(`round = 3
due = "initiative"
quiet = 99

[patrollers]
[patrollers.A1]
who = "ice-man"
dial = [7, 0, 3, 3]
at = "10,5"
[patrollers.B1]
who = "sarge"
dial = [2, 2, 1, 1]
at = "10,10"
side = "near-death"
`)
}
