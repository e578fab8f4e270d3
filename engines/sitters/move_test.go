package sitters

import (
	"testing"

	"homespun/engines/enginetest"
)

func TestSIT05RoundOfTwoCollectorTurnsAndOneObstructorTurn(t *testing.T) {
	tab := draw(t, compile(t, "standard"), `
		1.........
		..........
		..........
		.........a`)
	tab.Asks("SIT-06 prompt-roll seat=collectors turn=1 turns=2")
	tab.play("dice: 1").Refuses("obstructors: move O1 j3", "SIT-05 other-side seat=collectors")
	tab.Refuses("obstructors: pass", "SIT-05 other-side seat=collectors")
	tab.Refuses("obstructors: return O2 j1", "SIT-05 other-side seat=collectors")
	tab.play("collectors: move C1 b1").Asks("SIT-06 prompt-roll seat=collectors turn=2 turns=2")
	tab.play("dice: 1", "collectors: move C1 a1").Asks("SIT-06 prompt-roll seat=obstructors turn=1 turns=1")
	tab.play("dice: 1").Refuses("collectors: move C1 b1", "SIT-05 other-side seat=obstructors")
	tab.play("obstructors: move O1 j3").Asks("SIT-06 prompt-roll seat=collectors turn=1 turns=2")
	enginetest.Equal(t, "round", tab.At.Round(), 2)
}

func TestSIT05SideWithoutMarkersStillRolls(t *testing.T) {
	tab := draw(t, compile(t, "standard"), `1`, "turn = 3")
	tab.Asks("SIT-06 prompt-roll seat=obstructors turn=1 turns=1")
	tab.play("dice: 4").Asks("SIT-11 prompt-pass seat=obstructors roll=4")
	tab.play("obstructors: pass").Asks("SIT-06 prompt-roll seat=collectors turn=1 turns=2")
}

func TestSIT06RollThenMove(t *testing.T) {
	tab := draw(t, compile(t, "standard"), `1........a`)
	tab.Refuses("collectors: move C1 b1", "SIT-06 wants-roll seat=collectors")
	tab.Refuses("collectors: pass", "SIT-06 wants-roll seat=collectors")
	tab.Refuses("obstructors: move O1 i1", "SIT-06 wants-roll seat=collectors")
	tab.Refuses("dice: 5-2", "SIT-06 turn-dice")
	tab.play("dice: 2").Hears("SIT-06 rolled seat=collectors roll=2")
	tab.Asks("SIT-06 prompt-move seat=collectors roll=2")
	tab.Refuses("dice: 2", "SIT-06 wants-move seat=collectors roll=2")
	tab.Refuses("dice: 2-2", "SIT-06 wants-move seat=collectors roll=2")
	tab.Refuses("collectors: move O1 i1", "SIT-06 other-marker piece=O1 seat=obstructors")
	tab.Refuses("collectors: move C2 b1", "SIT-06 defeated piece=C2")
	enginetest.Equal(t, "C1 goes to", tab.moves("C1"), "a3 b2 c1")
	tab.play("collectors: move C1 b2").Hears("SIT-06 moved piece=C1 space=a1 target=b2")
}

func TestSIT07NoSpaceTwice(t *testing.T) {
	// A corner: two steps to one side, two to the other.
	tab := draw(t, compile(t, "standard", `board = """
C.S
.
O"""`, "collectors = 1", "obstructors = 1", "containers = { collectors = 0, obstructors = 0 }", "loot_rows = [0]", "scoring = [[0, 1]]"), `
		1..
		.
		.`, rolled(Collectors, 3))
	enginetest.Equal(t, "C1 goes to", tab.moves("C1"), "c1")
	tab.Refuses("collectors: move C1 a2", "SIT-07 twice piece=C1 target=a2 space=a1 roll=3", "a1")

	t.Run("with may_backtrack it may", func(t *testing.T) {
		tab := draw(t, compile(t, "standard", "may_backtrack = true"), `
			1........a
			..........
			..........
			..........
			..........
			..........
			..........`, rolled(Collectors, 2))
		tab.Refuses("collectors: move C1 a1", "SIT-10 own-space piece=C1 space=a1", "a1")
		enginetest.Equal(t, "C1 goes to", tab.moves("C1"), "a3 b2 c1")
		tab = draw(t, tab.Game, `1........a`, rolled(Collectors, 3))
		enginetest.Equal(t, "C1 goes to", tab.moves("C1"), "a2 a4 b1 b3 c2 d1")
	})
}

func TestSIT08NoPassing(t *testing.T) {
	tab := draw(t, compile(t, "standard"), `
		..........
		..........
		1..*......
		..........`, rolled(Collectors, 6))
	tab.Refuses("collectors: move C1 g3", "SIT-08 container-in-the-way piece=C1 space=d3 target=g3", "d3")
	tab.play("collectors: move C1 d3").Hears("SIT-06 moved piece=C1 space=a3 target=d3",
		"SIT-08 container-found piece=C1 space=d3")

	t.Run("an opponent stops both sides", func(t *testing.T) {
		tab := draw(t, compile(t, "standard"), `1..a......`, rolled(Collectors, 6))
		tab.Refuses("collectors: move C1 g1",
			"SIT-08 opponent-in-the-way piece=C1 space=d1 target=g1 other=O1", "d1")
		tab.Allows("collectors: move C1 d1")
		tab = draw(t, compile(t, "standard"), `...a..1...`, rolled(Obstructors, 6))
		tab.Refuses("obstructors: move O1 j1",
			"SIT-08 opponent-in-the-way piece=O1 space=g1 target=j1 other=C1", "g1")
		tab.Allows("obstructors: move O1 g1")
	})
	t.Run("two in the way are both named", func(t *testing.T) {
		tab := draw(t, compile(t, "standard"), `...1*a....`, rolled(Collectors, 5))
		tab.Refuses("collectors: move C1 i1", "SIT-08 container-in-the-way piece=C1 space=e1 target=i1", "e1",
			"f1")
	})
}

func TestSIT09OwnMarkersAreInTheWay(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, `1..2......`, rolled(Collectors, 3))
	tab.Refuses("collectors: move C1 d1", "SIT-09 own-marker-there piece=C1 space=d1 other=C2", "d1")
	tab = draw(t, g, `1..2......`, rolled(Collectors, 6))
	tab.Refuses("collectors: move C1 g1", "SIT-09 own-marker-in-the-way piece=C1 space=d1 target=g1 other=C2",
		"d1")

	t.Run("obstructors never enter a space with a container", func(t *testing.T) {
		tab := draw(t, g, `1...*..a..`, rolled(Obstructors, 3))
		tab.Refuses("obstructors: move O1 e1", "SIT-09 container-there piece=O1 space=e1", "e1")
		tab = draw(t, g, `1...*..a..`, rolled(Obstructors, 6))
		tab.Refuses("obstructors: move O1 b1", "SIT-09 container-closed-way piece=O1 space=e1 target=b1",
			"e1")
	})
}

func TestSIT10FullRoll(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, `
		..........
		..........
		..........
		..1.......
		..........
		..........
		..........`, rolled(Collectors, 4))
	// Alone in the open: distance 2 or 4, and no other.
	enginetest.Equal(t, "C1 goes to", tab.moves("C1"),
		"a2 a4 a6 b1 b3 b5 b7 c2 c6 d1 d3 d5 d7 e2 e4 e6 f3 f5 g4")
	tab.Refuses("collectors: move C1 d4", "SIT-10 odd-steps piece=C1 target=d4 roll=4")
	tab.Refuses("collectors: move C1 h4", "SIT-10 too-far piece=C1 target=h4 roll=4 steps=5")
	tab.Refuses("collectors: move C1 c4", "SIT-10 own-space piece=C1 space=c4")

	t.Run("round a container", func(t *testing.T) {
		tab := draw(t, g, `
			..........
			..........
			1..*......
			..........`, rolled(Collectors, 6))
		tab.Allows("collectors: move C1 d3", "collectors: move C1 e3")
		tab.Refuses("collectors: move C1 f3", "SIT-10 odd-steps piece=C1 target=f3 roll=6")
	})
	t.Run("a dead end", func(t *testing.T) {
		// From i4 six steps can end on j4 by no path: it is next door, and five steps too near.
		tab := draw(t, g, `
			..........
			..........
			..........
			........1.`, rolled(Collectors, 6))
		tab.Refuses("collectors: move C1 j4", "SIT-10 odd-steps piece=C1 target=j4 roll=6")
	})
}

func TestSIT11MustMove(t *testing.T) {
	g := compile(t, "standard")
	tab := draw(t, g, `1........a`, rolled(Collectors, 6))
	tab.Refuses("collectors: pass", "SIT-11 can-move seat=collectors piece=C1 space=g1", "g1")
	tab.Asks("SIT-13 prompt-move-or-return seat=collectors roll=6")
	tab.Allows("collectors: return C2 a2")

	t.Run("who cannot move passes", func(t *testing.T) {
		corner := `
			1.......ab
			........*c`
		tab := draw(t, compile(t, "standard"), corner+"\n.........d", rolled(Obstructors, 1))
		tab.Refuses("obstructors: pass", "SIT-11 can-move seat=obstructors piece=O1 space=h1")
		corner = `
			1......*ab
			.......d*c
			.......*.e
			.........f
			..........`
		tab = draw(t, tab.Game, corner, rolled(Obstructors, 6), `markers.O4 = "defeated"`,
			`markers.O6 = "defeated"`)
		tab.Refuses("obstructors: pass", "SIT-11 can-move seat=obstructors piece=O5 space=g2")
		tab = draw(t, tab.Game, `
			1......*ab
			........*c
			.........2`, rolled(Obstructors, 2), `markers.O3 = "defeated"`, `markers.C2 = "defeated"`, `markers.O1 = "defeated"`, `markers.O2 = "defeated"`)
		tab.Asks("SIT-11 prompt-pass seat=obstructors roll=2")
		tab.play("obstructors: pass").Hears("SIT-11 passed seat=obstructors")
	})
	t.Run("coming back to where it stands is no move, with may_backtrack neither", func(t *testing.T) {
		g := compile(t, "standard", `board = """
O.
 
X.CS"""`, "may_backtrack = true", "collectors = 1", "obstructors = 1", "containers = { collectors = 0, obstructors = 0 }", "loot_rows = [0]", "scoring = [[0, 1]]")
		tab := draw(t, g, "a.\n\n..1", rolled(Obstructors, 2))
		tab.play("obstructors: pass").Hears("SIT-11 passed seat=obstructors")
	})
	t.Run("or brings a marker back", func(t *testing.T) {
		tab := draw(t, compile(t, "standard"), `1.........`, rolled(Obstructors, 6))
		tab.Asks("SIT-13 prompt-return-or-pass seat=obstructors roll=6")
		tab.Allows("obstructors: pass", "obstructors: return O3 j1")
	})
	t.Run("with may_pass it always may", func(t *testing.T) {
		draw(t, compile(t, "standard", "may_pass = true"), `1........a`,
			rolled(Collectors, 6)).Allows("collectors: pass")
	})
}

func TestSIT12SafeZone(t *testing.T) {
	g := compile(t, "standard")
	j4 := `
		2.........
		..........
		..........
		.........1`
	tab := draw(t, g, j4, rolled(Collectors, 6))
	tab.play("collectors: move C1 k4").Hears("SIT-06 moved piece=C1 space=j4 target=k4",
		"SIT-12 reached-safety piece=C1 space=k4 survivors=1")
	enginetest.Equal(t, "C1", tab.where("C1"), "safe")
	tab.play("dice: 6").Refuses("collectors: move C1 j4", "SIT-12 survivor piece=C1")
	tab.Refuses("collectors: return C1 a1", "SIT-12 return-survivor piece=C1")

	t.Run("obstructors never", func(t *testing.T) {
		tab := draw(t, g, `
			1.........
			..........
			..........
			.........a`, rolled(Obstructors, 3))
		tab.Refuses("obstructors: move O1 k4", "SIT-12 safe-zone-closed piece=O1 space=k4", "k4")
		tab.Refuses("obstructors: move O1 k3", "SIT-12 safe-zone-closed piece=O1 space=k3", "k3")
		tab = draw(t, g, `
			1.........
			..........
			.........a`, rolled(Obstructors, 1))
		tab.Refuses("obstructors: move O1 k4", "SIT-10 too-far piece=O1 target=k4 roll=1 steps=2")
	})
	t.Run("exact arrival", func(t *testing.T) {
		tab := draw(t, compile(t, "standard", "exact_arrival = true"), j4, rolled(Collectors, 6))
		tab.Refuses("collectors: move C1 k4", "SIT-12 exact-arrival piece=C1 target=k4 roll=6", "k4")
		tab = draw(t, tab.Game, j4, rolled(Collectors, 4))
		tab.Allows("collectors: move C1 k3")
		tab.Refuses("collectors: move C1 k4", "SIT-12 exact-arrival piece=C1 target=k4 roll=4", "k4")
	})
}
