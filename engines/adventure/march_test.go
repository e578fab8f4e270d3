package adventure

import (
	"slices"
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

// The first worked example: behind a wall it does not see; beside the line it does, and both ways are as
// good.
func TestADV17AWallStraightBetweenBlocksSight(t *testing.T) {
	g := compile(t, 2)
	picture := func(d9, e9 string) string {
		return `
		P . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . Z1 . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . W . . . . .
		. . . . . . . . .
		. . . ` + d9 + " " + e9 + " . . . ."
	}
	hidden := draw(t, g, picture("A", "."))
	enginetest.Equal(t, "targets", hidden.targets("Z1"), "")
	enginetest.Equal(t, "goals", hidden.goals("Z1"), "")
	enginetest.Equal(t, "why", hidden.Say(g.Why(&hidden.At, int(hidden.piece("Z1")))),
		"ADV-17 why-blind piece=Z1 space=d4")

	seen := draw(t, g, picture(".", "A"))
	enginetest.Equal(t, "targets", seen.targets("Z1"), "e9")
	enginetest.Equal(t, "goals", seen.goals("Z1"), "e5 d6")
	enginetest.Equal(t, "why", seen.Say(g.Why(&seen.At, int(seen.piece("Z1")))),
		"ADV-16 why-goes piece=Z1 target=e9 space=e5 steps=6 after=4 seat=A")
	seen.play("dice: 5", "A: done")
	seen.due("goes A")
	seen.Lists("goes Z1 d6, goes Z1 e5")
	seen.Refuses("A: goes Z1 d5", "ADV-22 goes-nearer piece=Z1 space=d5 target=e9 steps=5 seat=A")
	seen.Refuses("A: goes Z1 d4", "ADV-22 goes-nearer piece=Z1 space=d4 target=e9 steps=6 seat=A")
	seen.Refuses("A: goes Z1 d7", "ADV-22 goes-too-far piece=Z1 space=d7 steps=2")
	seen.Refuses("A: goes Z2 d6", "ADV-22 goes-not-there piece=Z2")
	seen.Refuses("A: goes Q9 d6", "ADV-22 goes-unknown piece=Q9")
	seen.Refuses("A: goes Z1 d99", "ADV-22 goes-unknown-space")
	seen.Refuses("B: goes Z1 d6", "ADV-06 other-seat seat=A")
	seen.play("A: goes Z1 d6")
	seen.Hears("ADV-22 went piece=Z1 space=d4 target=d6 after=e9 before=6 steps=4",
		"ADV-06 turn-begins seat=A")
}

func TestADV14TheNearestGoesFirst(t *testing.T) {
	// S1 is nearer than S2, and blocks its way: one after the other, by themselves.
	tab := draw(t, compile(t, 2), `
		A . . . . . . S1 S2 P`).play("dice: 5", "A: done")
	enginetest.Equal(t, "S1", tab.where("S1"), "e1")
	enginetest.Equal(t, "S2", tab.where("S2"), "f1")

	// Counted as if nothing were in the way, seen or not: Z1 is nearer and blind, and S1 comes after it.
	tab = draw(t, compile(t, 2), `
		A . W . Z1 . . S1 P
		. . . . . . . . .`)
	tab.play("dice: 5", "A: done")
	enginetest.Equal(t, "Z1", tab.where("Z1"), "e1")
	enginetest.Equal(t, "S1", tab.where("S1"), "f1")
	tab = draw(t, compile(t, 2), `
		A . . . . Z1 . . . . P
		. . . . . . . . . S1`).play("dice: 5", "A: done")
	enginetest.Equal(t, "Z1", tab.where("Z1"), "d1")
	tab.due("goes A")
}

func TestADV14ThoseThatHaveJustAppearedMove(t *testing.T) {
	tab := draw(t, compile(t, 2), "A . . . . . Z P").play("dice: 1", "A: done")
	enginetest.Equal(t, "Z1", tab.where("Z1"), "e1")
}

func TestADV15WhoCanAttackStays(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . . . . .
		. A . . K1 . . . .
		. Z1 . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. C1 . . . . S1 . B`, "hearts = { A = 10, B = 1 }")
	enginetest.Equal(t, "Z1 hits", tab.goals("Z1"), "")
	enginetest.Equal(t, "K1 shoots", tab.goals("K1"), "")
	enginetest.Equal(t, "S1 does not", tab.goals("S1"), "i5 h6 i7")
	enginetest.Equal(t, "C1 does not", tab.goals("C1"), "b5")
	enginetest.Equal(t, "why", tab.Say(tab.Game.Why(&tab.At, int(tab.piece("K1")))),
		"ADV-15 why-attacks piece=K1 seat=A")
	tab.play("dice: 3", "A: done")
	tab.Refuses("A: goes Z1 b4", "ADV-22 goes-attacks piece=Z1 seat=A")
}

func TestADV16TargetsTheNearestThenTheWeakest(t *testing.T) {
	g := compile(t, 2)
	picture := `
		P . . A . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . S1 . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . B`
	enginetest.Equal(t, "equal hearts", draw(t, g, picture).targets("S1"), "d1 d7")
	enginetest.Equal(t, "fewer hearts", draw(t, g, picture, "hearts = { B = 3 }").targets("S1"), "d7")
	// With equally good targets each counts by itself.
	enginetest.Equal(t, "goals", draw(t, g, picture).goals("S1"), "d2 d6")
	// A zombie goes for the nearest it sees, a spider for the nearest.
	tab := draw(t, g, `
		P . . A . . . . .
		. . . W . . . . .
		S1 . . Z1 . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . B`)
	enginetest.Equal(t, "a zombie", tab.targets("Z1"), "d6")
	tab = draw(t, g, `
		P . . A . . . . .
		. . . W . . . . .
		. . . S1 . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . B`)
	enginetest.Equal(t, "a spider", tab.targets("S1"), "d1")
	enginetest.Equal(t, "it climbs", tab.goals("S1"), "c1 e1 d2")
}

func TestADV16ASkeletonLooksForItsBestShot(t *testing.T) {
	g := compile(t, 2)
	tab := draw(t, g, `
		P . . . . . . . .
		. . K1 . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . A . . .`)
	enginetest.Equal(t, "targets", tab.targets("K1"), "f2 c5")
	enginetest.Equal(t, "goals", tab.goals("K1"), "e2 c4")
	// Equally near spaces count by the player with the fewest hearts whom they shoot.
	tab = draw(t, g, `
		P . . . . . . . B
		. . . . . . . . .
		. . . . K1 . . . .
		. . . . . . . . .
		A . . . . . . . .`, "hearts = { A = 4, B = 5 }")
	enginetest.Equal(t, "the weaker player's", tab.targets("K1"), "e5")
	enginetest.Equal(t, "goals", tab.goals("K1"), "e5")
	enginetest.Equal(t, "none to see", draw(t, g, `
		P K1 W A .`).targets("K1"), "")
}

// Who is told that another goes first is told of one that moves: the creeper is as near, but sees nobody and
// stays.
func TestADV22WhoGoesFirstIsOneThatMoves(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . . .
		C1 W A . . . .
		. . . Z1 . . .
		. . . . . . K1
		. . . . . . .
		. . . . . . . B`, "kings = { B = \"dead\" }").play("dice: 5", "A: done")
	tab.due("goes A")
	tab.Refuses("A: goes K1 f4", "ADV-22 goes-later piece=K1 other=Z1 steps=6 nearer=2")
	tab.Refuses("A: goes C1 a3", "ADV-22 goes-blind piece=C1 space=a2")
}

// A line that is neither due nor from the one who is to move is answered with what is due, by whom.
func TestADV06WhatIsDueAndByWhom(t *testing.T) {
	tab := draw(t, compile(t, 2), "P A . .\n. . . Z1\n. . B .").play("dice: 5", "A: done")
	tab.due("goes A")
	tab.Refuses("B: goes Z1 c2", "ADV-06 other-seat seat=A")
	tab.Refuses("B: step c2", "ADV-06 wants-goes seat=A")
	tab.Refuses("B: respawn c2", "ADV-06 wants-goes seat=A")
}

func TestADV21ASpaceToShootFromCanBeEntered(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . . .
		. . K1 . . . .
		. . . . . . .
		. . . . . . .
		. . Z . . A .
		. . . . . . .`)
	enginetest.Equal(t, "targets", tab.targets("K1"), "f2")
	tab = draw(t, compile(t, 2), `
		P . . . . . .
		. . K1 . . S1 .
		. . . . . . .
		. . . . . . .
		. . W . . A .
		. . . . . . .`)
	enginetest.Equal(t, "targets", tab.targets("K1"), "f3 d5")
}

func TestADV18StepsAndWhatIsInTheWay(t *testing.T) {
	g := compile(t, 2)
	for _, c := range []struct{ name, picture, monster, goals string }{
		{"a zombie goes two", "A . . . . Z1 P", "Z1", "d1"},
		{"a creeper goes one", "A . . . . C1 P", "C1", "e1"},
		{"a spider goes three", "A . . . . S1 P", "S1", "c1"},
		{"not through a spawner", "A . . . Z Z1 P\n. . . . W .", "Z1", ""},
		{"round it where that is nearer", "A . . . . . P\n. . . . Z Z1\n. . . . . .", "Z1", "e1"},
		{"a spider over it", "A . . . Z S1 P\n. . . . . .", "S1", "c1"},
		{"and may stop on it", "A . Z . . S1 P\n. . . . . .", "S1", "c1"},
		{"not through monsters", "A . . . C1 S1 P\nW W W W C2 .\n. . . . . .", "S1", ""},
		{"through treasure and over it", "A . . T T3 Z1 P", "Z1", "d1"},
		{"through the entrance", "A . . . P Z1", "Z1", "d1"},
		{"never onto a player", "A B . S1 P", "S1", "c1 b2"},
		{"off its own spawner", "A . . . . Z/Z1 P", "Z1", "d1"},
		{"not by a detour", "A . W . . . .\n. . . W Z1 . P", "Z1", "d1"},
		{"stupid ways are taken", "A . . W . . . P\n. . . W . Z1\n. . . . . .", "Z1", "e1"},
	} {
		tab := draw(t, g, c.picture)
		if got := tab.goals(c.monster); got != c.goals {
			t.Errorf("%s: got %q, want %q", c.name, got, c.goals)
		}
	}
}

func TestADV19WhoCannotGetNearerStays(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		A . . Z . . P
		. . . W Z1 . .
		. . . . . . .`)
	enginetest.Equal(t, "goals", tab.goals("Z1"), "e1")
	tab = draw(t, compile(t, 2), `
		. . . . . . P
		A . . Z Z1 . .
		. . . . . . .`)
	enginetest.Equal(t, "goals", tab.goals("Z1"), "")
	enginetest.Equal(t, "why", tab.Say(tab.Game.Why(&tab.At, int(tab.piece("Z1")))),
		"ADV-19 why-stays piece=Z1 target=a2 steps=4 seat=A")
	tab.play("dice: 5", "A: done")
	enginetest.Equal(t, "Z1", tab.where("Z1"), "e2")
}

func TestADV20ArrowsFlyOverSpawnersNotThroughWallsAndMonsters(t *testing.T) {
	g := compile(t, 2)
	for _, c := range []struct {
		name, picture, hit string
	}{
		{"four spaces", "K1 . . . A P", "e1"},
		{"not five", "K1 . . . . A P", ""},
		{"over a spawner", "K1 Z S . A P", "e1"},
		{"over treasure and the entrance", "K1 T P T2 A", "e1"},
		{"not through a wall", "K1 . W . A P", ""},
		{"not through a monster", "K1 . C1 . A P", ""},
		{"the first player", "K1 . B . A P", "c1"},
		{"not aslant", "K1 . .\n. A .\n. . P", ""},
	} {
		tab := draw(t, g, c.picture)
		if got := tab.spaces(slices.Collect(tab.At.shootable(0, 4).All())); got != c.hit {
			t.Errorf("%s: got %q, want %q", c.name, got, c.hit)
		}
	}
}

func TestADV22ThePlayersDecideWhatIsOpen(t *testing.T) {
	picture := `
		. . . . P . . . .
		. . S1 . . . . . .
		. . . . A . . . .
		. . . . . . S2 . .
		. . . . . . . . .
		. . . . . . . . B`
	tab := draw(t, compile(t, 2), picture).play("dice: 3", "A: done")
	tab.due("goes A")
	tab.Lists("goes S1 d3, goes S1 e2, goes S2 e4, goes S2 f3")
	tab.Refuses("A: done", "ADV-06 wants-goes seat=A")
	tab.play("A: goes S2 e4")
	tab.Lists("goes S1 d3, goes S1 e2")

	// By itself: the first by its space, then by its goal.
	tab = draw(t, compile(t, 2, `ambiguity = "auto"`), picture).play("dice: 3", "A: done")
	enginetest.Equal(t, "S1", tab.where("S1"), "e2")
	enginetest.Equal(t, "S2", tab.where("S2"), "f3")
	tab.due("fight A")
}

func TestADV22OneThatStayedMayMoveThen(t *testing.T) {
	// Z1 and Z2 are both three from a player. Z2 does not see B behind the wall, and Z1 stands in its way to
	// A: it stays, until Z1 has gone.
	tab := draw(t, compile(t, 2), `
		A . . Z1 Z2 . P
		. . . . W . .
		. . . . . . .
		. . . . B . .`)
	enginetest.Equal(t, "Z2 at first", tab.goals("Z2"), "")
	tab.play("dice: 3", "A: done")
	enginetest.Equal(t, "Z1", tab.where("Z1"), "b1")
	enginetest.Equal(t, "Z2", tab.where("Z2"), "c1")
}

func TestADV22OnlyTheNearestGroupMayGo(t *testing.T) {
	tab := draw(t, compile(t, 1), `
		. . . . . . . . .
		. . S1 . . . . . .
		. . . . . . . . .
		. . . . A . . P .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . S2 .`).play("dice: 3", "A: done")
	tab.Lists("goes S1 d4, goes S1 e3")
	tab.Refuses("A: goes S2 f4", "ADV-22 goes-later piece=S2 other=S1 steps=6 nearer=4")
	tab.Refuses("A: goes S1 c3", "ADV-22 goes-nearer piece=S1 space=c3 target=e4 steps=3 seat=A")
	tab.play("A: goes S1 d4")
	tab.due("goes A")
	tab.Refuses("A: goes S1 e3", "ADV-22 goes-attacks piece=S1 seat=A")
}

// No event is told for each monster that stays; who names one that did is told why, and so is who asks. One
// that has gone, and could go on, has gone.
func TestADV22WhyOneStayed(t *testing.T) {
	tab := draw(t, compile(t, 1), `
		P . . . . . . . . .
		. Z1 A Z Z3 . . . . .
		. . W . . . . . . .
		. . Z2 . . S1 . . . .
		. . . . . . . . . .
		. . . . . . . . . .
		. . . . . . . Z4 . S2`).play("dice: 5", "A: done")
	tab.due("goes A")
	tab.play("A: goes Z4 h5")
	tab.due("goes A")
	for _, c := range []struct{ line, refused, why string }{
		{"A: goes Z1 b1", "goes-attacks piece=Z1 seat=A", "ADV-15 why-attacks piece=Z1 seat=A"},
		{"A: goes Z2 d4", "goes-blind piece=Z2 space=c4", "ADV-17 why-blind piece=Z2 space=c4"},
		{"A: goes Z3 e1", "goes-stays piece=Z3 target=c2 steps=2 seat=A",
			"ADV-19 why-stays piece=Z3 target=c2 steps=2 seat=A"},
		{"A: goes Z4 h4", "goes-again piece=Z4 space=h5", "ADV-14 why-gone piece=Z4"},
		{"A: goes S2 a9", "goes-too-far piece=S2 space=a9 steps=3",
			"ADV-16 why-goes piece=S2 target=c2 space=j4 steps=12 after=9 seat=A"},
	} {
		tab.Refuses(c.line, "ADV-22 "+c.refused)
		name := strings.Fields(c.line)[2]
		enginetest.Equal(t, "why "+name, tab.Say(tab.Game.Why(&tab.At, int(tab.piece(name)))), c.why)
	}
}
