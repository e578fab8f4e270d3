package geyser

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// As worked on the page: A controls 2 geysers and attacks a plain square; B controls 1 and defends. 3 + 2
// against 4 + 1 is equal, 4 against 4 on the dice is 6 to 5.
const worked = `
	.  .  .  A1 .
	.  A2 A3 B1 .
	.  .  .  B2 .`

func TestGEY08Worked(t *testing.T) {
	tab := draw(t, compile(t, 2), worked).play("A: move A3 d2")
	tab.Hears("GEY-08 battle piece=A3 other=B1 space=d2")
	tab.due("battle A")
	tab.Asks("GEY-08 prompt-battle piece=A3 other=B1 space=d2")
	enginetest.Equal(t, "dice", tab.Game.Pending(&tab.At).Roll,
		engines.RollOf(engines.Die{Owner: 0, Faces: 6}, engines.Die{Owner: 1, Faces: 6}))
	attacker, defender, at, ok := tab.At.Battle()
	if attacker != (Token{0, 3}) || defender != (Token{1, 1}) || tab.Game.Board().Name(at) != "d2" || !ok {
		t.Errorf("battle: %v against %v on %d, %v", attacker, defender, at, ok)
	}
	tab.play("dice: 3-4")
	tab.Hears("GEY-08 battle-total piece=A3 face=3 geysers=2 total=5",
		"GEY-08 battle-total piece=B1 face=4 geysers=1 total=5", "GEY-09 battle-equal piece=A3 other=B1 "+
			"space=d2 total=5")
	tab.due("again A")
	tab.Asks("GEY-09 prompt-again piece=A3 other=B1 space=d2 origin=c2")
	tab.Lists("again, back")
	tab.play("A: again")
	tab.Hears("GEY-09 attacks-again piece=A3 other=B1 space=d2")
	tab.due("battle A")
	tab.play("dice: 4-4")
	tab.Hears("GEY-08 battle-total piece=A3 face=4 geysers=2 total=6",
		"GEY-08 battle-total piece=B1 face=4 geysers=1 total=5",
		"GEY-08 battle-won piece=A3 other=B1 space=d2 total=6 against=5",
		"GEY-10 entered piece=A3 space=c2 target=d2")
	tab.on("d2", "A3")
	tab.due("turn B")
}

// The loser's token leaves the board, the attacker's too.
func TestGEY08TheAttackerLoses(t *testing.T) {
	tab := draw(t, compile(t, 2), worked).play("A: move A3 d2", "dice: 1-6")
	tab.Hears("GEY-08 battle-total piece=A3 face=1 geysers=2 total=3",
		"GEY-08 battle-total piece=B1 face=6 geysers=1 total=7",
		"GEY-08 battle-lost piece=A3 other=B1 space=d2 origin=c2 total=3 against=7")
	enginetest.Equal(t, "A3", tab.At.Where(Token{0, 3}), -1)
	tab.on("d2", "B1")
	tab.due("turn B")
}

// The defended geyser counts for its defender.
func TestGEY08TheDefendedGeyserCounts(t *testing.T) {
	tab := draw(t, compile(t, 2), ". . A1 B1 .\nB2").play("A: move A1 d1", "dice: 5-4")
	tab.due("again A")
	tab.play("A: again", "dice: 6-4")
	tab.due("spawn A")
	enginetest.Equal(t, "geysers of A", tab.Game.Geysers(&tab.At, 0), 1)
}

// GEY-09: who goes back has not left the square, and keeps their place in the order of arrival (GEY-10).
func TestGEY09GoingBack(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		.  .  .  A1 .
		.  A2 A3,A4 B1 .
		.  .  .  B2 .`).play("A: move A3 d2", "dice: 3-4", "A: back")
	tab.Hears("GEY-09 goes-back piece=A3 space=c2 target=d2")
	tab.on("c2", "A3 A4")
	tab.on("d2", "B1")
	tab.due("turn B")
}

// GEY-10: with several defenders the last to have come is fought first, one at a time.
func TestGEY10SeveralDefenders(t *testing.T) {
	picture := `
		.  .  .  A1 .
		.  A2 A3 B3,B1,B2 .`
	tab := draw(t, compile(t, 2), picture).play("A: move A3 d2", "dice: 6-1")
	tab.Hears("GEY-08 battle-total piece=A3 face=6 geysers=2 total=8",
		"GEY-08 battle-total piece=B2 face=1 geysers=0 total=1",
		"GEY-08 battle-won piece=A3 other=B2 space=d2 total=8 against=1", "GEY-10 more-defenders seat=B "+
			"space=d2 left=2")
	tab.due("again A")
	tab.Asks("GEY-09 prompt-again piece=A3 other=B1 space=d2 origin=c2")
	tab.play("A: again", "dice: 2-2")
	tab.on("d2", "B3")
	// Back ends the turn; what is lost stays lost.
	back := *tab
	back.play("A: back")
	back.on("d2", "B3")
	back.on("c2", "A3")
	back.due("turn B")
	// The square is entered when the last one is gone.
	tab.play("A: again", "dice: 2-1")
	tab.on("d2", "A3")
	tab.Hears("GEY-08 battle-total piece=A3 face=2 geysers=2 total=4",
		"GEY-08 battle-total piece=B3 face=1 geysers=0 total=1",
		"GEY-08 battle-won piece=A3 other=B3 space=d2 total=4 against=1", "GEY-14 out seat=B",
		"GEY-10 entered piece=A3 space=c2 target=d2")
	tab.due("firing A")
}

// The last to have come is the one that moved, spawned or was put last.
func TestGEY10OrderOfArrival(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		.  .  .  .  .
		A1 .  B1 B2 .
		.  .  .  .  .`, `turn = "B"`)
	tab.play("B: move B1 b2", "B: spawn c2", "dice: 3-4", "A: move A1 a3", "B: move B2 c2", "dice: 3-4")
	tab.on("c2", "B3 B2")
	tab.play("table: fix put B9 c2")
	tab.on("c2", "B3 B2 B9")
	tab.play("table: fix put B3 c2")
	tab.on("c2", "B3 B2 B9")
	tab.play("table: fix put B3 c1", "table: fix put B3 c2")
	tab.on("c2", "B2 B9 B3")
}

// A battle won on a geyser claims it; GEY-05 applies then.
func TestGEY10EnteringAGeyserSpawns(t *testing.T) {
	tab := draw(t, compile(t, 2), ". . A1 B1 .\n. . . . B2").play("A: move A1 d1", "dice: 6-1")
	tab.due("spawn A")
	tab.Refuses("A: spawn e2", "GEY-05 spawn-taken")
	tab.play("A: spawn c1")
	tab.due("turn B")
}
