package adventure

import (
	"testing"

	"homespun/engines/enginetest"
)

func TestFixPut(t *testing.T) {
	g := compile(t, 2)
	tab := draw(t, g, `
		P . . . . . . . .
		A . W Z . S Z1 . B
		. . T . . . . . .`, "hearts = { B = 3 }")
	tab.play("table: fix put B h3")
	enginetest.Equal(t, "hearts", tab.At.Hearts(1), 3)
	tab.Refuses("table: fix put A c2", "table fix-tile-there piece=A space=c2 other=W")
	tab.Refuses("table: fix put A a1", "table fix-tile-there")
	tab.Refuses("table: fix put A g2", "table fix-taken piece=A space=g2 other=Z1")
	tab.Refuses("table: fix put A c3", "table fix-tile-there")
	tab.Refuses("table: fix put Z2 f2", "table fix-tile-there")
	tab.Refuses("table: fix put Z2 c2", "table fix-tile-there")
	tab.Refuses("table: fix put Z5 b2", "table fix-unknown-piece piece=Z5")
	tab.Refuses("table: fix put Q1 b2", "table fix-unknown-piece piece=Q1")
	tab.Refuses("table: fix put D b2", "table fix-unknown-piece piece=D")
	tab.Refuses("table: fix put Z2 q2", "table fix-unknown-space space=q2")
	tab.Allows("table: fix put Z2 d2", "table: fix put S3 c2", "table: fix put S3 d2", "table: fix put Z2 c3",
		"table: fix put Z2 a1", "table: fix put Z1 g2", "table: fix put A a2")
	tab.play("table: fix put Z2 d2")
	enginetest.Equal(t, "Z2", tab.where("Z2"), "d2")
	tab.due("event A")

	// The dead come back with full hearts.
	tab = draw(t, g, "P A").play("table: fix put B c4")
	enginetest.Equal(t, "B", tab.where("B"), "c4")
	enginetest.Equal(t, "hearts", tab.At.Hearts(1), 10)
	draw(t, compile(t, 2, `bank = "entrance"`), "P A").Allows("table: fix put B a1")
}

func TestFixKillHeartsTreasureTorchWallTurn(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . . . . .
		. . W Z . A Z1 . .
		. . T . . . . . .`)
	tab.play("table: fix kill Z1", "table: fix kill Z1")
	enginetest.Equal(t, "Z1", tab.where("Z1"), "")
	tab.Refuses("table: fix hearts A 0", "table fix-hearts-range seat=A hearts=0 most=10")
	tab.Refuses("table: fix hearts A 11", "table fix-hearts-range")
	tab.Refuses("table: fix hearts B 3", "table fix-dead seat=B")
	tab.Refuses("table: fix treasure B 1", "table fix-dead seat=B")
	tab.Refuses("table: fix turn B", "table fix-dead seat=B")
	tab.Refuses("table: fix turn C", "table fix-unknown-piece piece=C")
	tab.Refuses("table: fix treasure A 5", "table fix-treasure-range seat=A treasure=5 most=4")
	tab.Refuses("table: fix torch a1 on", "table fix-no-spawner space=a1")
	tab.Refuses("table: fix wall d2 on", "table fix-wall-not-free space=d2")
	tab.Refuses("table: fix wall f2 on", "table fix-wall-not-free space=f2")
	tab.Allows("table: fix torch a1 off", "table: fix torch d2 off", "table: fix wall c2 on",
		"table: fix wall b2 off", "table: fix wall d2 off")
	tab.play("table: fix hearts A 7", "table: fix treasure A 2", "table: fix wall c2 off",
		"table: fix wall b2 on", "table: fix put Z1 k9", "table: fix torch d2 on")
	enginetest.Equal(t, "hearts", tab.At.Hearts(0), 7)
	enginetest.Equal(t, "treasure", tab.At.Carried(0), 2)
	enginetest.Equal(t, "no wall", tab.saved().Tiles["c2"], "")
	enginetest.Equal(t, "wall", tab.saved().Tiles["b2"], "W")
	enginetest.Equal(t, "spawner", tab.saved().Tiles["d2"], "Z")
	enginetest.Equal(t, "torches", tab.At.lit.Len(), 1)
}

func TestFixTurnBeginsAtTheEventRoll(t *testing.T) {
	tab := draw(t, compile(t, 2), "P . . . . . . .\nA Z1 . . . . . B").play("dice: 3", "A: done")
	tab.due("fight A")
	tab.play("table: fix turn B")
	tab.due("event B")
	tab.play("dice: 3")
	tab.Lists("done, step g2, step h1, step h3, step i2")
}

// After a fix ADV-13 and ADV-28 are looked at.
func TestFixBanksAndEnds(t *testing.T) {
	g := compile(t, 2)
	tab := draw(t, g, "P . . . . . . T\nA . . . . . . B").play("table: fix treasure A 2")
	tab.Hears("table fixed-treasure seat=A treasure=2", "ADV-13 treasure-banked seat=A treasure=2 banked=2")
	tab = draw(t, g, "P . . . . . . .\n. . . . A . . B", "carried = { A = 1 }").play("table: fix put A b1")
	tab.due("over")
	enginetest.Equal(t, "result", tab.Game.Result(&tab.At).(Result), Result{"players", 1})

	// The end and its result stay until fix turn.
	tab.play("table: fix treasure B 3", "table: fix put Z1 h8")
	tab.due("over")
	enginetest.Equal(t, "result", tab.Game.Result(&tab.At).(Result), Result{"players", 1})
	tab.play("table: fix turn B")
	tab.due("event B")

	tab = draw(t, g, "P . . . . . . T\nA . Z . . . . B").play("dice: 3", "table: fix torch c2 on")
	tab.due("over")
}

func TestFixBringsAPlayerBackAfterTheEnd(t *testing.T) {
	tab := draw(t, compile(t, 1), "P . . . .\nA Z1", "hearts = { A = 1 }").play("dice: 3", "A: done",
		"dice: 1")
	tab.due("over")
	tab.Refuses("table: fix turn A", "table fix-dead seat=A")
	tab.play("table: fix put A h8")
	tab.due("over")
	enginetest.Equal(t, "result", tab.Game.Result(&tab.At).(Result), Result{"dungeon", 0})
	tab.play("table: fix turn A")
	tab.due("event A")
}

// What is due is worked out anew; a monster put during the monsters' move goes in the next turn.
func TestFixDuringTheMonstersMove(t *testing.T) {
	picture := `
		. . . . P . . . .
		. . S1 . . . . . .
		. . . . A . . . .
		. . . . . . S2 . .`
	tab := draw(t, compile(t, 1), picture).play("dice: 3", "A: done", "table: fix put S3 a9")
	tab.due("goes A")
	tab.play("A: goes S1 d3", "A: goes S2 e4")
	tab.due("fight A")
	enginetest.Equal(t, "S3", tab.where("S3"), "a9")
	tab = draw(t, compile(t, 1), picture).play("dice: 3", "A: done", "table: fix kill S1",
		"table: fix kill S2")
	tab.due("event A")
	// What has gone stays so.
	tab = draw(t, compile(t, 1), picture).play("dice: 3", "A: done", "A: goes S1 d3", "table: fix put S1 c2")
	tab.Lists("goes S2 e4, goes S2 f3")
}

func TestFixDuringFightsAndChoices(t *testing.T) {
	tab := draw(t, compile(t, 2), "P . . . . .\n. Z1 . . . .\nS1 A . B . .").play("dice: 3", "A: done")
	enginetest.Equal(t, "foe", tab.Game.PieceName(tab.Game.Foe(&tab.At)), "Z1")
	tab.play("dice: 1", "table: fix hearts A 5")
	enginetest.Equal(t, "Z1 is not rolled for again", tab.Game.PieceName(tab.Game.Foe(&tab.At)), "S1")
	tab.play("table: fix kill S1")
	tab.due("event B")
	enginetest.Equal(t, "Z1 hits", tab.At.Hearts(0), 3)

	tab = draw(t, compile(t, 2), "Z . P A . . . Z1\n. . . B . . . Z2\n. Z . . . . . Z3").play("dice: 1",
		"table: fix kill Z2")
	tab.due("action A")
	enginetest.Equal(t, "both appear", tab.where("Z2")+" "+tab.where("Z4"), "a1 b3")

	tab = draw(t, compile(t, 2), "P . . . . . . .\n. . . . . . . .\nC1 A . . . B C2 .").play("dice: 5",
		"A: done", "table: fix kill C1")
	tab.due("event B")
	enginetest.Equal(t, "the other goes off", tab.where("C2"), "")
}
