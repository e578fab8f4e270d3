package adventure

import (
	"testing"

	"homespun/engines/enginetest"
)

func TestADV23PlayersFightFirst(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . S1 . . .
		. Z1 A C1 . .
		. . B . . .
		. . . . . .`).play("dice: 3", "A: done")
	// Reading order: S1 at c1, Z1 at b2; the creeper is not rolled for; then B, beside nobody of them.
	tab.due("fight A")
	enginetest.Equal(t, "first foe", tab.Game.PieceName(tab.Game.Foe(&tab.At)), "S1")
	tab.Refuses("dice: 7", "ADV-23 no-such-face face=7 faces=6")
	tab.play("dice: 3")
	tab.Hears("ADV-23 killed seat=A piece=S1 space=c1 face=3 need=3")
	enginetest.Equal(t, "second foe", tab.Game.PieceName(tab.Game.Foe(&tab.At)), "Z1")
	tab.play("dice: 4")
	enginetest.Equal(t, "told first", tab.Say(tab.Heard[0]),
		"ADV-23 missed seat=A piece=Z1 space=b2 face=4 need=5")
	enginetest.Equal(t, "then the creeper goes off", tab.Say(tab.Heard[1]),
		"ADV-25 exploded piece=C1 space=d2")
	enginetest.Equal(t, "Z1 has died of that, and hits nobody", tab.At.Hearts(0), 6)
}

func TestADV23FacesThatKill(t *testing.T) {
	for _, c := range []struct {
		monster   string
		low, high string
	}{{"S1", "2", "3"}, {"K1", "3", "4"}, {"Z1", "4", "5"}} {
		for _, face := range []string{c.low, c.high} {
			tab := draw(t, compile(t, 2), "P . . . .\nA "+c.monster+" . . .\n. . . . B").play("dice: 3",
				"A: done", "dice: "+face)
			enginetest.Equal(t, c.monster+" is dead on "+face, tab.where(c.monster) == "", face == c.high)
		}
	}
	tab := draw(t, compile(t, 2), "P . . . .\n. . . . .\nA C1 . . .\n. . . . B").play("dice: 3", "A: done")
	tab.due("event B")
	enginetest.Equal(t, "the creeper has gone off", tab.where("C1"), "")
}

func TestADV23OnwardsInSeatOrder(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . .
		. . . . . .
		. A Z1 B . .
		. . . . . .`, `turn = "B"`).play("dice: 3", "B: done", "dice: 1")
	tab.due("fight A")
	tab.play("dice: 5")
	tab.due("event A")
	// Killed by the first, it is not rolled for by the second.
	tab = draw(t, compile(t, 2), `
		P . . . . .
		. . . . . .
		. A Z1 B . .
		. . . . . .`, `turn = "B"`).play("dice: 3", "B: done", "dice: 6")
	tab.due("event A")
}

func TestADV24AndADV26HeartsTaken(t *testing.T) {
	g := compile(t, 2)
	tab := draw(t, g, "P . . . .\nA S1 B . .").play("dice: 3", "A: done", "dice: 1", "dice: 1")
	tab.Hears("ADV-23 missed seat=B piece=S1 space=b2 face=1 need=3",
		"ADV-24 wounded seat=A piece=spider damage=1 hearts=9",
		"ADV-24 wounded seat=B piece=spider damage=1 hearts=9", "ADV-06 turn-begins seat=B")
	tab = draw(t, g, "P . . . .\nA Z1 B . .").play("dice: 3", "A: done", "dice: 1", "dice: 1")
	enginetest.Equal(t, "A", tab.At.Hearts(0), 8)
	enginetest.Equal(t, "B", tab.At.Hearts(1), 8)
	// A skeleton shoots in all four directions, beside it too.
	tab = draw(t, g, "P . . . . .\nA . . K1 B .").play("dice: 3", "A: done", "dice: 1")
	enginetest.Equal(t, "A", tab.At.Hearts(0), 9)
	enginetest.Equal(t, "B", tab.At.Hearts(1), 9)
}

// The second worked example.
func TestADV25AnExplosion(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . Z* . . . Z1 .
		. . . . . . . . .
		. . . W . C1 . . .
		. . . W . A . . .
		. . . . . . . B .
		. . . . . . . . T`)
	tab.Game.explode(&tab.At, int(tab.piece("C1")), nil)
	enginetest.Equal(t, "A", tab.At.Hearts(0), 6)
	enginetest.Equal(t, "B", tab.At.Hearts(1), 9)
	enginetest.Equal(t, "torches", tab.At.lit.Len(), 0)
	enginetest.Equal(t, "the spawner stays", tab.saved().Tiles["d4"], "Z")
	enginetest.Equal(t, "the zombie", tab.where("Z1"), "")
	enginetest.Equal(t, "the creeper", tab.where("C1"), "")
	enginetest.Equal(t, "the wall", tab.saved().Tiles["d6"], "")
	enginetest.Equal(t, "treasure stays", tab.saved().Tiles["i9"], "T")
}

func TestADV25ThePlayerSaysWhichGoesFirst(t *testing.T) {
	picture := `
		P . . . . . . . .
		. . . . . . . . .
		C1 A . . . B C2 . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . C3 . . .`
	tab := draw(t, compile(t, 2), picture).play("dice: 5", "A: done")
	tab.due("explode A")
	tab.Lists("explode C1, explode C2")
	tab.Refuses("A: explode C3", "ADV-25 explode-not-beside")
	tab.Refuses("A: explode C4", "ADV-25 explode-not-there")
	tab.Refuses("A: explode Z1", "ADV-25 explode-not-there")
	tab.Refuses("B: explode C1", "ADV-06 other-seat seat=A")
	tab.play("A: explode C2")
	tab.due("event B")
	enginetest.Equal(t, "the last one just goes off", tab.where("C1"), "")
	enginetest.Equal(t, "A", tab.At.Hearts(0), 6)

	// One killed by another's explosion does not go off itself.
	near := `
		P . . . . . . . .
		. . C2 . . . . . .
		. C1 A . . . . . B`
	tab = draw(t, compile(t, 2), near).play("dice: 5", "A: done", "A: explode C1")
	enginetest.Equal(t, "A", tab.At.Hearts(0), 6)
	tab.due("event B")
	tab = draw(t, compile(t, 2, `ambiguity = "auto"`), picture).play("dice: 5", "A: done")
	tab.due("event B")
	enginetest.Equal(t, "A, by itself", tab.At.Hearts(0), 6)
}

func TestADV25TheDeadChooseToo(t *testing.T) {
	tab := draw(t, compile(t, 3), `
		P . . . . . . . .
		. . . . . . . . .
		C1 A . . . B C2 . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . C3`, `kings = { C = "i5" }`, "hearts = { A = 2 }").play("dice: 4", "A: done", "A: explode C1")
	enginetest.Equal(t, "A", tab.where("A"), "")
	tab.due("explode A")
	tab.Lists("explode C2, explode C3")
	tab.play("A: explode C3")
	tab.due("event B")
}

func TestADV27TheDeadLeaveTheirTreasure(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . . .
		. . . . . . .
		. . . . A Z1 .
		. . . . . . .
		. . . B . . .`, "hearts = { A = 2 }", "carried = { A = 3 }").play("dice: 3", "A: done", "dice: 1")
	tab.Hears("ADV-23 missed seat=A piece=Z1 space=f3 face=1 need=5",
		"ADV-26 wounded seat=A piece=zombie damage=2 hearts=0",
		"ADV-27 died seat=A space=e3", "ADV-27 treasure-lies space=e3 treasure=3",
		"ADV-06 turn-begins seat=B")
	enginetest.Equal(t, "the stack", tab.saved().Tiles["e3"], "T3")
	// It is a tile, and is taken from beside it, one an action.
	tab.play("table: fix kill Z1", "dice: 3", "B: step d4", "B: step e4", "dice: 3")
	tab.Refuses("B: step e3", "ADV-11 step-tile-there seat=B space=e3 piece=T")
	tab.play("B: take e3")
	enginetest.Equal(t, "the stack", tab.saved().Tiles["e3"], "T2")
	tab.play("B: take e3")
	enginetest.Equal(t, "the last of it", tab.saved().Tiles["e3"], "T")
}

// Who dies of the spiders is not hurt by the zombies, and a dead creeper's neighbour is safe: one part after
// another.
func TestADV27TheDeadLeaveBeforeTheNextPart(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . . . . .
		. . . . . . . . .
		. . . S1 A C1 . B .
		. . . . . . . . .`, "hearts = { A = 1 }").play("dice: 3", "A: done", "dice: 1")
	enginetest.Equal(t, "A has died of the spider", tab.where("A"), "")
	enginetest.Equal(t, "nobody is beside the creeper", tab.where("C1"), "f3")
	enginetest.Equal(t, "B", tab.At.Hearts(1), 10)
}

// An invented monster: it hits from two steps away, and sees.
func TestAnInventedMonsterPlays(t *testing.T) {
	tab := draw(t, compile(t, 2, ghost), `
		P . . . . . . .
		. G . . . . . .
		. . . . . . . .
		. . . . . . A .
		. . . . . B . .`).play("dice: 4")
	tab.Hears("ADV-06 event-rolled seat=A face=4", "ADV-07 none-appeared piece=spider left=16 spawners=0",
		"ADV-07 appeared piece=G1 space=b2")
	enginetest.Equal(t, "its name", tab.Game.Describe(piece(tab.piece("G1")).Arg()).Name, "ghost")
	enginetest.Equal(t, "targets", tab.targets("G1"), "g4 f5")
	tab.play("A: done", "A: goes G1 f2")
	tab.play("dice: 3")
	tab.Refuses("A: goes G1 f2", "ADV-06")
}

// One explosion may be the end of all: each leaves what they carried, in seat order, and the table has lost,
// though the last monster is gone too.
func TestADV27FourDieAtOnce(t *testing.T) {
	tab := draw(t, compile(t, 4), `
		P . . . . . .
		. . . . . . .
		. . . . A . .
		. . . . C1 B .
		. . . . . . .
		Z* . . . . . .`, `kings = { C = "d4", D = "f5" }`, "hearts = { A = 4, B = 1, C = 3, D = 3 }", "carried = { A = 2, B = 1, D = 3 }", `turn = "C"`).play("dice: 5")
	tab.play("table: fix hearts A 4", "table: fix hearts B 1", "table: fix hearts C 3",
		"table: fix hearts D 3", "C: done")
	tab.Hears("ADV-10 stopped seat=C", "ADV-25 exploded piece=C1 space=e4",
		"ADV-25 wounded seat=A piece=creeper damage=4 hearts=0", "ADV-25 wounded seat=B piece=creeper "+
			"damage=4 hearts=0",
		"ADV-25 wounded seat=C piece=creeper damage=4 hearts=0", "ADV-25 wounded seat=D piece=creeper "+
			"damage=3 hearts=0",
		"ADV-27 died seat=A space=e3", "ADV-27 treasure-lies space=e3 treasure=2",
		"ADV-27 died seat=B space=f4", "ADV-27 treasure-lies space=f4 treasure=1",
		"ADV-27 died seat=C space=d4", "ADV-27 died seat=D space=f5", "ADV-27 treasure-lies space=f5 "+
			"treasure=3", "ADV-28 lost banked=0")
	tab.due("over")
	enginetest.Equal(t, "result", tab.Game.Result(&tab.At), any(Result{Winner: "dungeon"}))
}

// All zombies strike at the same moment: who has too few hearts for them all dies once, and those who hit the
// dead have hit them together.
func TestADV23AllOfAKindStrikeAtOnce(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . .
		. . Z1 . . .
		. Z2 A Z3 B .`, "hearts = { A = 3 }").play("dice: 3", "A: done", "dice: 1", "dice: 1", "dice: 1", "dice: 1")
	tab.Hears("ADV-23 missed seat=B piece=Z3 space=d3 face=1 need=5",
		"ADV-26 wounded seat=A piece=zombie damage=6 hearts=0",
		"ADV-26 wounded seat=B piece=zombie damage=2 hearts=8", "ADV-27 died seat=A space=c3",
		"ADV-06 turn-begins seat=B")
}
