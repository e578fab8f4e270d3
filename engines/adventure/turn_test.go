package adventure

import (
	"testing"

	"homespun/engines/enginetest"
)

func TestADV06TheOrderOfATurn(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . .
		. A . B`)
	tab.due("event A")
	tab.Refuses("A: step c2", "ADV-06 wants-event seat=A")
	tab.Refuses("B: done", "ADV-06 wants-event seat=A")
	tab.Refuses("table: tile Z a5", "ADV-06 wants-event")
	tab.Refuses("table: discard Z", "ADV-03")
	tab.Refuses("dice: 7", "ADV-06 no-such-face face=7 faces=6")
	tab.Refuses("dice: 0", "ADV-06 no-such-face")
	tab.play("dice: 5")
	tab.due("action A")
	tab.Refuses("dice: 5", "ADV-06 wants-action seat=A")
	tab.Refuses("B: step c2", "ADV-06 other-seat seat=A")
	tab.Refuses("A: goes Z1 a1", "ADV-06 wants-action")
	tab.Refuses("A: spawn a1", "ADV-06 wants-action")
	tab.play("A: step b3", "A: step b4")
	tab.due("event B")
	tab.play("dice: 5", "B: done")
	tab.due("event A")
}

func TestADV04AndADV07MonstersAppearOnDarkSpawners(t *testing.T) {
	g := compile(t, 2)
	tab := draw(t, g, `
		Z . . P A
		. Z* . . .
		. . . . B`).play("dice: 1")
	tab.Hears("ADV-06 event-rolled seat=A face=1", "ADV-07 appeared piece=Z1 space=a1")
	enginetest.Equal(t, "Z1", tab.where("Z1"), "a1")

	// The lowest number that is not on the board, in reading order of the spaces.
	tab = draw(t, g, `
		. Z . P A . . Z1 . . . Z3
		Z . . . .
		. . . . B`).play("dice: 1")
	enginetest.Equal(t, "Z2", tab.where("Z2"), "b1")
	enginetest.Equal(t, "Z4", tab.where("Z4"), "a2")

	// Nothing appears under a monster, or where the supply is on the board.
	tab = draw(t, g, `
		. Z/Z1 . P A
		Z . . Z2 .
		. . . Z3 B
		. . Z4`).play("dice: 1")
	tab.Hears("ADV-06 event-rolled seat=A face=1", "ADV-07 none-appeared piece=zombie left=0 spawners=2")
}

// The third worked example: three rooks stand, two unlit empty Z: one rook is left, the player picks the
// spawner.
func TestADV07WhereTheSupplyRunsOutThePlayerPicks(t *testing.T) {
	picture := `
		Z . P A . . . Z1
		. . . B . . . Z2
		. Z . . . . . Z3`
	tab := draw(t, compile(t, 2), picture).play("dice: 1")
	tab.due("spawn A")
	tab.Lists("spawn a1, spawn b3")
	tab.Refuses("A: spawn c3", "ADV-07 spawn-other-space")
	tab.Refuses("A: spawn z3", "ADV-01")
	tab.Refuses("B: spawn b3", "ADV-06 other-seat seat=A")
	tab.Refuses("A: done", "ADV-06 wants-spawn")
	tab.play("A: spawn b3")
	enginetest.Equal(t, "Z4", tab.where("Z4"), "b3")
	tab.due("action A")

	tab = draw(t, compile(t, 2, `ambiguity = "auto"`), picture).play("dice: 1")
	enginetest.Equal(t, "Z4 in reading order", tab.where("Z4"), "a1")
	tab.due("action A")

	// Numbered in the order said; a spawner with a torch or a monster is none to pick.
	tab = draw(t, compile(t, 2, "tiles = { Z = 5 }"), `
		Z* Z P A . . . Z3
		Z/Z1 . . B
		. Z Z`).play("dice: 1")
	tab.Lists("spawn b1, spawn b3, spawn c3")
	tab.Refuses("A: spawn a1", "ADV-07 spawn-lit space=a1 piece=zombie")
	tab.Refuses("A: spawn a2", "ADV-07 spawn-taken space=a2 piece=Z1")
	tab.play("A: spawn c3", "A: spawn b1")
	enginetest.Equal(t, "Z2", tab.where("Z2"), "c3")
	enginetest.Equal(t, "Z4", tab.where("Z4"), "b1")
}

func TestADV08HealingGivesAHeartToThoseWhoLackOne(t *testing.T) {
	tab := draw(t, compile(t, 2), "P A . . B", "hearts = { A = 10, B = 3 }").play("dice: 5")
	tab.Hears("ADV-06 event-rolled seat=A face=5", "ADV-08 healed seat=B hearts=4")
	enginetest.Equal(t, "hearts of A", tab.At.Hearts(0), 10)
	tab = draw(t, compile(t, 2), "P A", "hearts = { A = 9 }").play("dice: 5")
	enginetest.Equal(t, "hearts of the dead", tab.At.Hearts(1), 0)
}

func TestADV09TheDeadComeBackOnTheEntrance(t *testing.T) {
	g := compile(t, 2)
	tab := draw(t, g, "P . . A").play("dice: 6")
	tab.Hears("ADV-06 event-rolled seat=A face=6", "ADV-09 came-back seat=B space=a1 hearts=10")
	enginetest.Equal(t, "B", tab.where("B"), "a1")
	tab.due("action A")

	// A figure on the entrance: beside it, chosen by who comes back.
	tab = draw(t, g, `
		. . . .
		. P/Z1 W .
		. T . A`).play("dice: 6")
	tab.due("respawn B")
	tab.Lists("respawn a2, respawn b1")
	tab.Refuses("A: respawn a2", "ADV-06 other-seat seat=B")
	tab.Refuses("B: respawn c2", "ADV-09 respawn-tile-there")
	tab.Refuses("B: respawn b2", "ADV-09 respawn-not-beside")
	tab.Refuses("B: respawn a1", "ADV-09 respawn-not-beside seat=B space=a1 target=b2")
	tab.Refuses("B: respawn a17", "ADV-01")
	tab.play("B: respawn b1")
	tab.due("action A")
	enginetest.Equal(t, "B", tab.where("B"), "b1")

	// The player chooses with auto too; one free space, and it just happens; none, and they wait.
	auto := compile(t, 2, `ambiguity = "auto"`)
	draw(t, auto, "P/Z1 .\n. . A").play("dice: 6").due("respawn B")
	tab = draw(t, g, "P/Z1 W\n. . A").play("dice: 6")
	enginetest.Equal(t, "B", tab.where("B"), "a2")
	tab = draw(t, g, "P/Z1 W\nA . .").play("dice: 6")
	tab.Hears("ADV-06 event-rolled seat=A face=6", "ADV-09 waits seat=B")
	tab = draw(t, compile(t, 2, "respawn = false"), "P . A").play("dice: 6")
	enginetest.Equal(t, "nobody comes back", tab.where("B"), "")
}

func TestADV09AllTheDeadComeBackFromTheCurrentPlayerOn(t *testing.T) {
	tab := draw(t, compile(t, 4), `
		. . . .
		. P . .
		. . . .`, `kings = { C = "d1" }`, `turn = "C"`).play("dice: 6")
	enginetest.Equal(t, "D is the first", tab.where("D"), "b2")
	tab.due("respawn A")
	tab.play("A: respawn a2")
	tab.due("respawn B")
	tab.Lists("respawn b1, respawn b3, respawn c2")
	tab.play("B: respawn b1")
	tab.due("action C")
}

func TestADV10ActionsAreStepsTreasureAndTorches(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . .
		. . T . . .
		. Z A W . B
		Z . . . . .`).play("dice: 5")
	tab.Lists("done, step c4, take c2, torch b3")
	tab.Refuses("A: step d4", "ADV-10 not-adjacent seat=A space=c3 target=d4")
	tab.Refuses("A: step c5", "ADV-10 not-adjacent")
	tab.Refuses("A: step c17", "ADV-01")
	tab.Refuses("A: take e3", "ADV-10 not-adjacent")
	tab.Refuses("A: take d3", "ADV-10 nothing-to-take")
	tab.Refuses("A: torch c2", "ADV-10 nothing-to-light")
	tab.Refuses("A: torch a1", "ADV-10 not-adjacent")
	tab.play("A: torch b3")
	tab.Hears("ADV-10 torch-lit seat=A space=b3")
	tab.Refuses("A: torch b3", "ADV-10 lit-already")
	tab.play("A: take c2")
	enginetest.Equal(t, "carried", tab.At.Carried(0), 1)
	enginetest.Equal(t, "c2", tab.saved().Tiles["c2"], "")
	tab.due("event B")
}

func TestADV10AThirdActionUntilTheNextEventRoll(t *testing.T) {
	g := compile(t, 2)
	tab := draw(t, g, `
		P . . . . . . . .
		A Z1 . . . . . B .`).play("dice: 5", "A: step a3", "A: step a2")
	tab.due("fight A")
	tab.Refuses("A: step a3", "ADV-10 no-actions-left seat=A actions=2")
	tab.Refuses("A: torch a3", "ADV-10 no-actions-left")
	tab.Refuses("A: done", "ADV-06 wants-fight")
	tab.Refuses("B: step h3", "ADV-06 wants-fight")
	tab.play("dice: 6")
	tab.Refuses("A: step a3", "ADV-06 wants-event")

	// Who has stopped early has not taken a third action.
	tab = draw(t, g, `
		P . . . . . . . .
		A Z1 . . . . . B .`).play("dice: 5", "A: done")
	tab.Refuses("A: step a3", "ADV-06 wants-fight")
}

func TestADV11AStepGoesToAFreeSpace(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		. . P . .
		. Z* A B .
		. . Z1 . .`).play("dice: 5")
	tab.Refuses("A: step c1", "ADV-11 step-tile-there seat=A space=c1 piece=P")
	tab.Refuses("A: step b2", "ADV-11 step-tile-there")
	tab.Refuses("A: step d2", "ADV-11 step-taken seat=A space=d2 piece=B")
	tab.Refuses("A: step c3", "ADV-11 step-taken seat=A space=c3 piece=Z1")
}

func TestADV12UnderAMonsterToo(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . .
		. Z/Z1 A T/K1 .
		. . . . B`).play("dice: 5").play("A: torch b2", "A: take d2")
	enginetest.Equal(t, "carried", tab.At.Carried(0), 1)
	enginetest.Equal(t, "lit", tab.At.Lit(int(tab.Read("A: step b2").Args[0])), true)
	enginetest.Equal(t, "K1 stands on the floor", tab.saved().Tiles["d2"], "")
}

func TestADV13TreasureIsBankedBesideTheEntrance(t *testing.T) {
	picture := `
		. . . . . T
		P . . A . B
		. . . . . .`
	tab := draw(t, compile(t, 2), picture, "carried = { A = 2 }").play("dice: 5", "A: step c2")
	enginetest.Equal(t, "not yet", tab.At.Banked(), 0)
	tab.play("A: step b2")
	tab.Hears("ADV-10 stepped seat=A space=c2 target=b2", "ADV-13 treasure-banked seat=A treasure=2 banked=2",
		"ADV-06 turn-begins seat=B")
	enginetest.Equal(t, "banked", tab.At.Banked(), 2)

	// Where it is the entrance itself, players may step there.
	tab = draw(t, compile(t, 2, `bank = "entrance"`, "actions = 3"), picture,
		"carried = { A = 2 }").play("dice: 5", "A: step c2", "A: step b2")
	enginetest.Equal(t, "beside is not enough", tab.At.Banked(), 0)
	tab.Allows("A: step a2")
	tab.play("A: step a2")
	enginetest.Equal(t, "banked", tab.At.Banked(), 2)

	// On the entrance, treasure from beside it is banked at once.
	tab = draw(t, compile(t, 2), "P/A T T . . B").play("dice: 5", "A: take b1")
	enginetest.Equal(t, "banked", tab.At.Banked(), 1)
}

func TestADV28WonWhenAllTreasureIsBanked(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . .
		. . A . B
		. T`, "banked = 1").play("dice: 5", "A: step b2", "A: take b3")
	tab.play("dice: 5", "B: done", "dice: 5", "A: step b1")
	tab.due("over")
	tab.Hears("ADV-10 stepped seat=A space=b2 target=b1", "ADV-13 treasure-banked seat=A treasure=1 banked=2",
		"ADV-28 won-by-treasure banked=2")
	enginetest.Equal(t, "result", tab.Game.Result(&tab.At).(Result), Result{"players", 2})
	enginetest.Equal(t, "winners", tab.Game.Outcome(&tab.At).Winners.Len(), 2)
	for _, line := range []string{"A: done", "dice: 3", "table: tile Z a9", "table: discard T",
		"B: step p1"} {
		tab.Refuses(line, "ADV-28 over")
	}
}

func TestADV28NotWonWhileTreasureIsCarried(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . A . .
		. . . . B`, "carried = { A = 1, B = 1 }").play("dice: 5", "A: step b1")
	tab.due("action A")
	enginetest.Equal(t, "banked", tab.At.Banked(), 1)
}

func TestADV28WonWhenItIsQuiet(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . T . . .
		Z A . . B .
		Z* . . . .`).play("dice: 5", "A: torch a2")
	tab.due("action A")
	tab.play("A: done")
	tab.due("over")
	tab.Hears("ADV-10 stopped seat=A", "ADV-28 won-by-torches banked=0")
	enginetest.Equal(t, "result", tab.Game.Result(&tab.At).(Result), Result{"players", 0})

	// A monster that is left, however far away, and it goes on.
	tab = draw(t, compile(t, 2), `
		P . T . . . . .
		Z A . . B . . . . . . . Z1
		Z* . . . .`).play("dice: 5", "A: torch a2", "A: done")
	tab.due("event B")
}

func TestADV28LostWhenNobodyLives(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . .
		A Z1 . B .`, "hearts = { A = 1, B = 1 }").play("dice: 3", "A: done", "dice: 1")
	tab.due("event B")
	tab = draw(t, compile(t, 2), `
		P . . . .
		A Z1 B . .`, "hearts = { A = 2, B = 2 }", "carried = { B = 1 }").play("dice: 3", "A: done", "dice: 1", "dice: 4")
	tab.due("over")
	tab.Hears("ADV-23 missed seat=B piece=Z1 space=b2 face=4 need=5",
		"ADV-26 wounded seat=A piece=zombie damage=2 hearts=0",
		"ADV-26 wounded seat=B piece=zombie damage=2 hearts=0", "ADV-27 died seat=A space=a2",
		"ADV-27 died seat=B space=c2",
		"ADV-27 treasure-lies space=c2 treasure=1", "ADV-28 lost banked=0")
	enginetest.Equal(t, "result", tab.Game.Result(&tab.At).(Result), Result{"dungeon", 0})
	enginetest.Equal(t, "winners", tab.Game.Outcome(&tab.At).Winners.Len(), 0)

	// Whatever else holds: the last monster dies with the last player, every spawner is lit.
	tab = draw(t, compile(t, 1, "tiles = { Z = 1 }"), `
		P . . . . . Z*
		. . . .
		A C1`, "hearts = { A = 4 }").play("dice: 3", "A: done")
	tab.due("over")
	enginetest.Equal(t, "lost", tab.Game.Result(&tab.At).(Result).Winner, "dungeon")
}
