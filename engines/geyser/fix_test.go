package geyser

import (
	"testing"

	"homespun/engines/enginetest"
)

func TestFixPutAndOff(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		A1 .  .  .
		A2 .  .  .
		.  .  B1 .`)
	tab.Refuses("table: fix put A1 c3", "table fix-taken piece=A1 space=c3 other=B1")
	tab.Refuses("table: fix put A1 z9", "table fix-unknown-space space=z9")
	tab.Refuses("table: fix put C1 a1", "table fix-unknown-token piece=C1")
	tab.Refuses("table: fix put A32767 b1", "table fix-unknown-token")
	tab.Refuses("table: fix off B0", "table fix-unknown-token")
	tab.Allows("table: fix put A1 a1", "table: fix off B7", "table: fix put A1 f6", "table: fix put A1 b2")
	tab.play("table: fix put A1 b2")
	tab.Hears("table fixed-put piece=A1 space=b2")
	tab.due("turn A") // a fix is no landing
	tab.play("table: fix put A40 a2")
	tab.on("a2", "A2 A40")
	enginetest.Equal(t, "the next is one above the highest ever used", tab.At.Next(0), Token{0, 41})
	tab.play("table: fix off A40")
	tab.Hears("table fixed-off piece=A40")
	enginetest.Equal(t, "next", tab.At.Next(0), Token{0, 41})
	tab.play("table: fix put A7 c1", "table: fix off A1", "table: fix off A1")
	tab.on("b2", "")
	tab.due("turn A")
}

// The numbers of 16 bits do not run out: beyond the last one the lowest that is not on the board comes in.
func TestFixPutTheHighestNumber(t *testing.T) {
	tab := draw(t, compile(t, 2), "A1 A2 .\nB1").play("table: fix put A32766 c1", "A: move A2 b2",
		"A: spawn a1")
	tab.on("a1", "A1 A3")
}

func TestFixPutAtMost(t *testing.T) {
	tab := draw(t, compile(t, 2, "tokens = 4"), "A1 A2 A3 A4\nB1")
	tab.Refuses("table: fix put A5 a2", "table fix-taken piece=A5 space=a2 other=B1")
	tab.Refuses("table: fix put A5 b2", "table fix-too-many seat=A most=4")
	tab.Allows("table: fix put A4 b2")
	tab.play("table: fix off A4", "table: fix put A5 b2")
}

// A fix puts nobody out or back in before the next firing; who has no token by then passes.
func TestFixPutsNobodyOutOrIn(t *testing.T) {
	tab := draw(t, compile(t, 3), "A1 . .\nB1 . .").play("table: fix off A1")
	enginetest.Equal(t, "out", tab.At.Out(0), false)
	tab.Asks("GEY-04 prompt-pass seat=A")
	tab.play("A: pass", "table: fix put C4 c1")
	enginetest.Equal(t, "out", tab.At.Out(2), true)
	tab.Refuses("table: fix turn C", "table fix-player-out seat=C")
	tab.play("B: move B1 a3", "dice: 3-4")
	tab.Hears("GEY-11 nothing-fires seat=A sum=7", "GEY-14 out seat=A", "GEY-14 in-again seat=C",
		"GEY-11 round-begins round=2 seat=B")
	tab.due("turn B")
	tab.play("B: move B1 a4")
	tab.due("turn C")
	// The Mother too is looked at only at the firing.
	tab.play("table: fix put B1 f6")
	tab.due("turn C")
	tab.play("C: move C4 b1", "dice: 3-4")
	tab.ends("B", 2)
}

// A fix that drops a pending battle, spawn or choice also ends that turn; any other leaves due what was due.
func TestFixDropsWhatWasPending(t *testing.T) {
	battle := func() *table {
		return draw(t, compile(t, 2), "A1 . .\n. A2,A3 B1,B2\nB3").play("A: move A2 c2")
	}
	for _, stage := range []string{"battle A", "again A"} {
		for fix, due := range map[string]string{
			"put A3 b3": "", "off A3": "", "off B1": "", "put B1 d3": "", "put A2 b2": "", "put B9 c2": "",
			"off A2": "turn B", "put A2 a1": "turn B", "turn A": "turn A", "turn B": "turn B",
		} {
			tab := battle()
			if stage == "again A" {
				tab.play("dice: 1-2")
			}
			tab.due(stage)
			if due == "" {
				due = stage
			}
			tab.play("table: fix " + fix)
			tab.due(due)
		}
	}
	tab := battle().play("table: fix off B2")
	attacker, defender, _, _ := tab.At.Battle()
	enginetest.Equal(t, "attacker", attacker, Token{0, 2})
	enginetest.Equal(t, "the next defender", defender, Token{1, 1})
	tab.play("table: fix off B1")
	tab.Hears("table fixed-off piece=B1", "table fix-ends-turn seat=A")
	tab.due("turn B")

	landed := func() *table {
		return draw(t, compile(t, 2, "around = 4", "tokens = 5"), ". B1 .\nA1 . A2\nB2").play("A: move A1 b2")
	}
	for fix, due := range map[string]string{
		"off A2": "spawn A", "put A9 b2": "spawn A", "put B9 a2": "spawn A",
		"off A1": "turn B", "put A1 a1": "turn B", "turn A": "turn A",
	} {
		tab := landed()
		tab.due("spawn A")
		tab.play("table: fix " + fix)
		tab.due(due)
	}
	// No square left, and no token left.
	tab = landed().play("table: fix put B9 a2", "table: fix put B8 b3", "table: fix put B7 b3")
	tab.Lists("no-spawn, spawn c2")
	tab.play("table: fix put B7 d5")
	tab.play("table: fix off A2", "table: fix put B7 c2")
	tab.Hears("table fixed-put piece=B7 space=c2", "table fix-ends-turn seat=A")
	tab = landed().play("table: fix put A7 d1", "table: fix put A8 d1")
	tab.due("spawn A")
	tab.play("table: fix put A9 d1")
	tab.due("turn B")
}

// C is to move, then those after C in the round's order.
func TestFixTurn(t *testing.T) {
	tab := draw(t, compile(t, 4), "A1 . .\nB1 . .\nC1 . .\nD1", `first = "C"`, `turn = "A"`, "round = 4")
	tab.play("table: fix turn D")
	tab.Hears("table fixed-turn seat=D")
	tab.due("turn D")
	tab.play("D: move D1 a5", "A: move A1 b1", "B: move B1 b2", "B: no-spawn")
	tab.due("firing C")
	tab.play("table: fix turn B")
	tab.due("turn B")
	enginetest.Equal(t, "round", tab.At.Round(), 4)
}

// After the end a fix takes the match up again with a new round.
func TestFixAfterTheEnd(t *testing.T) {
	over := func() *table {
		return draw(t, compile(t, 3), onTheMother, `due = "firing"`, "round = 9", `first = "B"`,
			`roller = "C"`).play("dice: 3-4")
	}
	tab := over().play("table: fix put A1 f5")
	tab.Hears("table fixed-put piece=A1 space=f5", "table fix-goes-on round=10")
	tab.due("turn B")
	enginetest.Equal(t, "round", tab.At.Round(), 10)
	enginetest.Equal(t, "dice", tab.At.Roller(), 0)
	tab = over().play("table: fix turn C")
	tab.due("turn C")
	tab.play("C: move C1 k2", "A: move A1 f5", "dice: 3-4")
	tab.ends("A", 10)
	// Where everybody is out, nothing but the geysers is due.
	tab = draw(t, compile(t, 2), ". . . A1", `due = "firing"`).play("dice: 1-2")
	tab.ends("", 1)
	tab.play("table: fix put B2 a1")
	tab.due("firing B")
	tab.play("dice: 3-4")
	tab.ends("B", 2)
}

// While setting up only put and off are taken, and nothing due changes. Everyone who has yet to start keeps a
// start square and a token.
func TestFixWhileSettingUp(t *testing.T) {
	tab := begin(t, compile(t, 3, "tokens = 4")).play("A: start a1")
	tab.Refuses("table: fix turn A", "table fix-setting-up")
	tab.play("table: fix put A1 b2", "table: fix put A2 c2", "table: fix off A1", "table: fix put B1 k1")
	tab.due("start B")
	tab.Lists("start a1, start a11, start k1, start k11")
	tab.play("table: fix put A5 a11")
	tab.Refuses("table: fix put A5 k1", "table fix-taken")
	tab.Refuses("table: fix put A6 k11", "table fix-start-needed piece=A6 space=k11")
	tab.Allows("table: fix put A6 a11", "table: fix put A5 a11")
	tab.play("table: fix put B2 c1", "table: fix put B3 c1")
	tab.Refuses("table: fix put B4 c1", "table fix-too-many seat=B most=3")
	tab.play("B: start k1")
	tab.on("k1", "B1 B4")
	tab.play("C: start a1", "dice: 3", "table: fix put A9 a11", "dice: 2", "dice: 1")
	tab.due("turn A")
}
