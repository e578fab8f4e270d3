package geyser

import (
	"testing"

	"homespun/engines/enginetest"
)

// GEY-04: one token, one square, up, down, left or right.
func TestGEY04OneSquare(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		.  .  .  .
		.  .  .  .
		.  .  A1 .
		.  .  .  B1`)
	tab.Asks("GEY-04 prompt-turn seat=A")
	tab.Lists("move A1 b3, move A1 c2, move A1 c4, move A1 d3")
	tab.Refuses("A: move A1 b2", "GEY-04 diagonal piece=A1 space=b2")
	tab.Refuses("A: move A1 c3", "GEY-04 own-space piece=A1 space=c3")
	tab.Refuses("A: move A1 c1", "GEY-04 too-far piece=A1 space=c1 steps=2")
	tab.Refuses("A: move A1 k11", "GEY-04 too-far piece=A1 space=k11 steps=16")
	tab.Refuses("A: move B1 d3", "GEY-04 other-token piece=B1 seat=B")
	tab.Refuses("A: move A2 c2", "GEY-02 not-on-the-board piece=A2")
	tab.Refuses("A: move C1 c2", "GEY-02 not-on-the-board piece=C1")
	tab.Refuses("A: move A1 l3", "GEY-01 unknown-space space=l3")
	tab.play("A: move A1 c2")
	tab.Hears("GEY-04 moved piece=A1 space=c3 target=c2")
	tab.due("turn B")
}

// Any number of one player's tokens share a square.
func TestGEY04TokensShareASquare(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		A1,A2,A3 A4
		.  .  .  .
		B1`)
	tab.play("A: move A4 a1")
	tab.on("a1", "A1 A2 A3 A4")
	tab.play("B: move B1 b3", "dice: 3-4")
	tab.Lists("move A1 a2, move A1 b1, move A2 a2, move A2 b1, move A3 a2, move A3 b1, move A4 a2, move A4 b1")
	tab.play("A: move A2 b1", "B: move B1 c3", "dice: 3-4", "A: move A2 a1")
	tab.on("a1", "A1 A3 A4 A2")
}

// A player who can move must; one who cannot, passes.
func TestGEY04Passing(t *testing.T) {
	g := compile(t, 2)
	tab := draw(t, g, "A1 . .\n. . .\nB1")
	tab.Refuses("A: pass", "GEY-04 can-move seat=A piece=A1 space=b1")
	tab = draw(t, g, ". . .\n. A1 .\nB1")
	tab.Lists("pass")
	tab.Asks("GEY-04 prompt-pass seat=A")
	tab.play("A: pass")
	tab.Hears("GEY-04 passed seat=A")
	tab.due("turn B")
	// An attack is a move too.
	draw(t, g, "A1 B1 .\nB2 . .").Refuses("A: pass", "GEY-04 can-move")
}

// GEY-05: landing claims a geyser, and a new token may be put on one of the eight squares around it.
func TestGEY05Spawning(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		.  .  A1 .  .
		.  .  B1 .  .
		.  .  .  .  .
		.  .  A2 .  .`).play("A: move A2 c3")
	tab.play("B: move B1 b2", "B: no-spawn", "dice: 3-4", "A: move A1 d1")
	tab.Hears("GEY-04 moved piece=A1 space=c1 target=d1", "GEY-06 claimed piece=A1 geyser=d1 geysers=1")
	tab.due("spawn A")
	tab.Asks("GEY-05 prompt-spawn seat=A geyser=d1")
	enginetest.Equal(t, "spawn", tab.Game.Board().Name(tab.At.Spawn()), "d1")
	tab.Lists("no-spawn, spawn c1, spawn c2, spawn d2, spawn e1, spawn e2")
	tab.Refuses("A: spawn d1", "GEY-05 spawn-on-geyser space=d1")
	tab.Refuses("A: spawn f6", "GEY-05 spawn-on-geyser space=f6")
	tab.Refuses("A: spawn c3", "GEY-05 spawn-not-around space=c3 geyser=d1 around=8")
	tab.Refuses("A: spawn z1", "GEY-05 spawn-unknown-space space=z1")
	tab.play("A: spawn d2")
	tab.Hears("GEY-05 spawned piece=A3 space=d2 geyser=d1")
	tab.due("turn B")
}

// Not on a square held by another player, but on one's own; around = 4 leaves out the corners.
func TestGEY05Around(t *testing.T) {
	picture := `
		.  .  A1 .  .
		.  .  B1 A2 .`
	tab := draw(t, compile(t, 2), picture).play("A: move A1 d1")
	tab.Lists("no-spawn, spawn c1, spawn d2, spawn e1, spawn e2")
	tab.Refuses("A: spawn c2", "GEY-05 spawn-taken space=c2 other=B1")
	tab.play("A: spawn d2")
	tab.on("d2", "A2 A3")
	tab = draw(t, compile(t, 2, "around = 4"), picture).play("A: move A1 d1")
	tab.Lists("no-spawn, spawn c1, spawn d2, spawn e1")
	tab.Refuses("A: spawn e2", "GEY-05 spawn-not-around space=e2 geyser=d1 around=4")
}

// Every move that ends on a geyser counts as landing, of one's own too; with "claim" only one onto a geyser
// where no token of one's own stood.
func TestGEY05SpawnOn(t *testing.T) {
	picture := ". . A1 A2 .\n. . . . .\nB1 . . . ."
	draw(t, compile(t, 2), picture).play("A: move A1 d1").due("spawn A")
	tab := draw(t, compile(t, 2, `spawn_on = "claim"`), picture).play("A: move A1 d1")
	tab.due("turn B")
	tab.Hears("GEY-04 moved piece=A1 space=c1 target=d1")
	draw(t, compile(t, 2, `spawn_on = "claim"`), ". . A1 . .\nB1").play("A: move A1 d1").due("spawn A")
}

// With no square around there is nothing to answer and no line.
func TestGEY05NoRoom(t *testing.T) {
	g := compile(t, 2, "mother_needs = 0\nboard = \"S11.S\\n.   .\\n. M .\\n. . .\\n.....\"", "around = 4")
	tab := draw(t, g, "B2 A1,A2 . B1").play("A: move A1 c1")
	tab.Hears("GEY-04 moved piece=A1 space=b1 target=c1", "GEY-06 claimed piece=A1 geyser=c1 geysers=2",
		"GEY-05 no-room-to-spawn seat=A geyser=c1")
	tab.due("turn B")
	tab = draw(t, g, "B2 A1,A2 . .").play("A: move A1 c1")
	tab.Lists("no-spawn, spawn d1")
}

// GEY-06, and as worked on the page: of two tokens on a geyser one may leave, not both.
func TestGEY06TheLastOneStays(t *testing.T) {
	g := compile(t, 2)
	tab := draw(t, g, `
		.  .  .  .
		.  A1,A2 .
		.  B1 .  .`)
	tab.Allows("A: move A1 a2", "A: move A2 a2", "A: move A1 b3")
	tab.play("A: move A1 a2", "B: move B1 c3", "dice: 3-4")
	tab.Refuses("A: move A2 b1", "GEY-06 last-on-geyser piece=A2 geyser=b2")
	tab = draw(t, g, ". B1 .\n. A1 .")
	tab.Refuses("A: move A1 b1", "GEY-06 last-may-not-attack piece=A1 geyser=b2 other=B1")
	// From the Mother the last one may go: she is no geyser.
	draw(t, g, ". .\n. .\n. .\n. .\n. .\n. . . . . A1\nB1").Allows("A: move A1 f5")
}

// A geyser is controlled by whose token stands on it; nothing else remembers it.
func TestGEY06Control(t *testing.T) {
	tab := draw(t, compile(t, 2), ". . . A1\n. A2,A3 .\nB1")
	enginetest.Equal(t, "geysers", tab.Game.Geysers(&tab.At, 0), 2)
	tab.play("table: fix off A1")
	enginetest.Equal(t, "geysers", tab.Game.Geysers(&tab.At, 0), 1)
}

const atTheMother = `
	A1 A2 .  A3 .  .  .  .  .  .  .
	.  A4 .  .  .  .  .  .  .  .  .
	.  .  .  A5 .  .  .  .  .  .  .
	.  .  .  .  .  A6 .  .  .  .  .
	.  .  .  .  .  A7 .  .  .  .  .
	.  .  .  .  .  .  B1 .  .  .  .`

// GEY-07: only a player who controls at least three geysers may move into the Mother.
func TestGEY07TheMotherNeedsGeysers(t *testing.T) {
	g := compile(t, 2)
	tab := draw(t, g, atTheMother, `turn = "B"`)
	enginetest.Equal(t, "geysers", g.Geysers(&tab.At, 0), 4)
	enginetest.Equal(t, "may A", g.MayEnterMother(&tab.At, 0), true)
	enginetest.Equal(t, "may B", g.MayEnterMother(&tab.At, 1), false)
	tab.Refuses("B: move B1 f6", "GEY-07 mother-closed piece=B1 space=f6 geysers=0 needs=3")
	tab.play("B: move B1 h6", "B: no-spawn", "dice: 3-4", "A: move A7 f6")
	tab.Hears("GEY-04 moved piece=A7 space=f5 target=f6", "GEY-13 reached-mother piece=A7 space=f6")
	tab.due("turn B")
	// No token comes in around the Mother, and losing the geysers later does not drive it out.
	tab.play("table: fix off A3", "table: fix off A4", "table: fix off A5", "table: fix off A6")
	tab.on("f6", "A7")
	// By attack too.
	tab = draw(t, g, ". .\n. .\n. .\n. .\n. . . . . B1\n. . . . . A1\nB2", `turn = "B"`)
	tab.Refuses("B: move B1 f6", "GEY-07 mother-closed")
	draw(t, compile(t, 2, "mother_needs = 0"), ". .\n. .\n. .\n. .\n. . . . . B1\n. . . . . A1\nB2",
		`turn = "B"`).play("B: move B1 f6").due("battle B")
}
