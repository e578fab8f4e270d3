package geyser

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

const tribes = `
	A1 .  .  B1 .  .  .  .  .  .  C1
	.  A2,A3 .  .  .  .  .  .  .  .
	.  .  .  C2 .  .  .  .  .  .  .
	.  .  .  .  .  B2,B3 .  .  .  .  .
	.  .  .  .  .  .  .  .  .  .  .
	.  .  .  A4 .  .  .  C3 .  .  .`

// GEY-11, and as worked on the page: with 8 every token on the four geysers of ring 5 leaves, whoever's it
// is; the others stay.
func TestGEY11TheRingFires(t *testing.T) {
	tab := draw(t, compile(t, 3), tribes, `due = "firing"`)
	tab.due("firing A")
	tab.Asks("GEY-11 prompt-firing seat=A round=1")
	enginetest.Equal(t, "dice", tab.Game.Pending(&tab.At).Roll,
		engines.RollOf(engines.Die{Owner: 0, Faces: 6}, engines.Die{Owner: 0, Faces: 6}))
	tab.play("dice: 4-4")
	tab.Hears("GEY-11 ring-fires seat=A sum=8 ring=5", "GEY-11 destroyed piece=B3 space=f4",
		"GEY-11 destroyed piece=B2 space=f4",
		"GEY-11 destroyed piece=A4 space=d6", "GEY-11 destroyed piece=C3 space=h6",
		"GEY-11 round-begins round=2 seat=A")
	for name, want := range map[string]string{"a1": "A1", "b2": "A2 A3", "d1": "B1", "d3": "C2", "k1": "C1",
		"f4": "", "d6": "", "h6": ""} {
		tab.on(name, want)
	}
	enginetest.Equal(t, "fired", tab.At.Fired(), 8)
	tab.due("turn A")
}

// Sum 7: nothing.
func TestGEY11ASevenWakesNothing(t *testing.T) {
	tab := draw(t, compile(t, 3), tribes, `due = "firing"`)
	before := tab.At.tribes
	tab.play("dice: 3-4")
	tab.Hears("GEY-11 nothing-fires seat=A sum=7", "GEY-11 round-begins round=2 seat=A")
	enginetest.Equal(t, "tokens", tab.At.tribes, before)
	// Nor does a sum whose ring has no geyser on the board.
	draw(t, compile(t, 2, smallIsland), "A1 .\nB1",
		`due = "firing"`).play("dice: 1-1").Hears("GEY-11 nothing-fires seat=A sum=2",
		"GEY-11 round-begins round=2 seat=A")
}

// The starting player rolls in the first round; then the dice go to the left, a player a round. Every round
// is played in the same order.
func TestGEY11TheDiceGoToTheLeft(t *testing.T) {
	tab := draw(t, compile(t, 3), "A1 .\n. .\n. .\nC1 .\n. .\nB1 .", `first = "B"`)
	for round, roller := range []string{"B", "C", "A", "B"} {
		enginetest.Equal(t, "round", tab.At.Round(), round+1)
		tab.due("turn B")
		if round%2 == 0 {
			tab.play("B: move B1 a7", "C: move C1 a3", "A: move A1 b1")
		} else {
			tab.play("B: move B1 a6", "C: move C1 a4", "A: move A1 a1")
		}
		tab.due("firing " + roller)
		enginetest.Equal(t, "whose dice", tab.Game.ids[tab.Game.Pending(&tab.At).Roll.Die[1].Owner], roller)
		tab.play("dice: 3-4")
	}
}

// Whoever is out is passed over: they neither move nor roll.
func TestGEY11WhoIsOutIsPassedOver(t *testing.T) {
	tab := draw(t, compile(t, 3), "A1 . .\n. . .\nC1", `first = "B"`)
	enginetest.Equal(t, "out", tab.At.Out(1), true)
	tab.due("turn C")
	enginetest.Equal(t, "dice", tab.At.Roller(), 2)
	tab.Refuses("B: pass", "GEY-14 player-out seat=B")
	tab.play("C: move C1 b3", "A: move A1 b1")
	tab.due("firing C")
	tab.play("dice: 3-4")
	tab.due("turn C")
	tab.play("C: move C1 c3", "A: move A1 c1")
	tab.due("firing A")
	tab.play("dice: 3-4", "C: move C1 c4", "A: move A1 c2")
	tab.due("firing C")
}

// Who is out at once does not roll at the end of that round.
func TestGEY14OutAtOnce(t *testing.T) {
	tab := draw(t, compile(t, 3), "A1 B1 .\n. . .\nC1", `roller = "B"`).play("A: move A1 b1", "dice: 6-1")
	enginetest.Equal(t, "out", tab.At.Out(1), true)
	tab.due("turn C")
	tab.play("C: move C1 b3")
	tab.due("firing C")
	// The attacker can be the one who is out.
	tab = draw(t, compile(t, 3), "A1 B1 .\n. . .\nC1").play("A: move A1 b1", "dice: 1-6")
	tab.Hears("GEY-08 battle-total piece=A1 face=1 geysers=0 total=1",
		"GEY-08 battle-total piece=B1 face=6 geysers=0 total=6",
		"GEY-08 battle-lost piece=A1 other=B1 space=b1 origin=a1 total=1 against=6", "GEY-14 out seat=A")
	tab.due("turn B")
	enginetest.Equal(t, "dice", tab.At.Roller(), 1)
}

// onTheMother is A on the Mother, B and C elsewhere.
const onTheMother = `
	.  .  .  B1 .  .  .  .  .  .  C1
	.  .  .  .  .  .  .  .  .  .  .
	.  .  .  .  .  .  .  .  .  .  .
	.  .  .  .  .  .  .  .  .  .  .
	.  .  .  .  .  .  .  .  .  .  .
	.  .  .  .  .  A1,A2 .  .  .  .  .`

// GEY-12: the Mother fires on nothing, unless the rules say so.
func TestGEY12TheMotherFires(t *testing.T) {
	for sum := int16(2); sum <= 12; sum++ {
		tab := draw(t, compile(t, 3), onTheMother, `due = "firing"`)
		m := engines.NewMove(engines.Dice, VerbRoll, max(1, sum-6), min(6, sum-1))
		tab.Game.Apply(&tab.At, m, nil)
		tab.ends("A", 1)
	}
	tab := draw(t, compile(t, 3, restlessMother), onTheMother, `due = "firing"`).play("dice: 1-6")
	tab.Hears("GEY-12 mother-fires seat=A sum=7 space=f6", "GEY-12 destroyed piece=A2 space=f6",
		"GEY-12 destroyed piece=A1 space=f6", "GEY-14 out seat=A",
		"GEY-11 round-begins round=2 seat=B")
	tab.due("turn B")
	// A ring and the Mother can fire on the same sum.
	tab = draw(t, compile(t, 3, "mother_fires_on = [3]"), onTheMother, `due = "firing"`).play("dice: 1-2")
	tab.Hears("GEY-11 ring-fires seat=A sum=3 ring=2", "GEY-12 mother-fires seat=A sum=3 space=f6",
		"GEY-11 destroyed piece=B1 space=d1",
		"GEY-12 destroyed piece=A2 space=f6", "GEY-12 destroyed piece=A1 space=f6", "GEY-14 out seat=A",
		"GEY-14 out seat=B", "GEY-14 wins-alone seat=C rounds=1")
	tab.ends("C", 1)
}

// GEY-13: a token on the Mother after the firing wins; the rounds count the firings.
func TestGEY13TheMotherWins(t *testing.T) {
	tab := draw(t, compile(t, 3), onTheMother, `due = "firing"`, "round = 9",
		`roller = "C"`).play("dice: 1-2")
	tab.Hears("GEY-11 ring-fires seat=C sum=3 ring=2", "GEY-11 destroyed piece=B1 space=d1",
		"GEY-14 out seat=B", "GEY-13 wins-with-mother seat=A space=f6 rounds=9")
	tab.ends("A", 9)
	tab.due("over")
	enginetest.Equal(t, "winners", tab.Game.Outcome(&tab.At).Winners, engines.Seats(0))
	tab.Asks("GEY-13 prompt-over rounds=9")
	tab.Refuses("A: move A1 f5", "GEY-13 over")
	tab.Refuses("dice: 3-4", "GEY-13 over")
	// Before the firing nothing is won.
	draw(t, compile(t, 3), onTheMother, `turn = "C"`).play("C: move C1 k2").due("firing A")
}

// GEY-14: the only player with tokens left after the firing wins; if nobody has any, nobody does.
func TestGEY14TheLastOneLeft(t *testing.T) {
	tab := draw(t, compile(t, 2), "A1 B1 .\n. . .").play("A: move A1 b1", "dice: 6-1")
	tab.due("firing A")
	tab.play("dice: 3-4")
	tab.Hears("GEY-11 nothing-fires seat=A sum=7", "GEY-14 wins-alone seat=A rounds=1")
	tab.ends("A", 1)
	tab = draw(t, compile(t, 2), ". . . A1\n. B1 .", `due = "firing"`, `out = []`).play("dice: 1-2")
	tab.ends("B", 1)
	tab = draw(t, compile(t, 2, "[rings.1]\nsums = [2]\norder = 1\n[rings.2]\nsums = [12]\norder = 2"),
		". . . A1\n. . .", `due = "firing"`).play("dice: 6-6")
	tab.Hears("GEY-11 ring-fires seat=A sum=12 ring=2", "GEY-11 destroyed piece=A1 space=d1",
		"GEY-14 out seat=A", "GEY-14 nobody-wins rounds=1")
	tab.ends("", 1)
	enginetest.Equal(t, "winners", tab.Game.Outcome(&tab.At), engines.Outcome{Over: true})
}

// With re-entry nobody is ever out: who has no token comes back, which is their turn and no landing.
func TestGEY14Reentry(t *testing.T) {
	g := compile(t, 3, kindIsland)
	tab := draw(t, g, `
		C1 .  .  .  .  .  .  .  .  .  .
		B1 .  .  .  .  .  .  .  .  .  .
		A1 .  .  .  .  .  .  .  .  .  .`).play("A: move A1 a2", "dice: 1-6")
	enginetest.Equal(t, "out", tab.At.Out(0), false)
	tab.Refuses("B: reenter k1", "GEY-14 reenter-has-tokens seat=B piece=B1 space=a2")
	tab.play("B: move B1 a3", "C: move C1 b1", "table: fix put C1 a1", "dice: 3-4")
	tab.due("turn A")
	tab.Asks("GEY-14 prompt-reenter seat=A")
	tab.Lists("reenter a11, reenter k1, reenter k11")
	tab.Refuses("A: pass", "GEY-14 can-reenter seat=A space=k1")
	tab.Refuses("A: reenter a1", "GEY-14 reenter-taken space=a1 other=C1")
	tab.Refuses("A: reenter b1", "GEY-14 reenter-space space=b1")
	tab.Refuses("A: reenter z9", "GEY-14 reenter-unknown-space space=z9")
	tab.Refuses("A: move A1 a2", "GEY-02 not-on-the-board")
	tab.play("A: reenter k11")
	tab.Hears("GEY-14 reentered piece=A2 space=k11")
	tab.due("turn B")
	// With none free they pass.
	tab = draw(t, g, "B1 . . . . . . . . . B2\n. .\n. .\n. .\n. .\n. .\n. .\n. .\n. .\n. .\nC1 . . . . . . . . . C2")
	tab.Lists("pass")
	tab.Asks("GEY-14 prompt-no-start seat=A")
	tab.play("A: pass")
	tab.Hears("GEY-14 passed seat=A")
	// Only the Mother ends the match.
	tab = draw(t, g, ". B1 .", `due = "firing"`).play("dice: 3-4")
	tab.due("turn A")
	tab = draw(t, g, ". . . B1", `due = "firing"`).play("dice: 1-2")
	tab.due("turn A")
	enginetest.Equal(t, "tokens", tab.At.Tokens(1), 0)
	// Without re-entry the line is refused.
	draw(t, compile(t, 2), "A1 B1").Refuses("A: reenter k1", "GEY-14 reenter-never seat=A")
	draw(t, compile(t, 3), ". B1 .\nC1", "out = []").Refuses("A: reenter k1", "GEY-14 reenter-never seat=A")
}
