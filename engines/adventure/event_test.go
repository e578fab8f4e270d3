package adventure

import (
	"testing"

	"homespun/engines/enginetest"
)

// A face may bring several things, in the order in which the ruleset names them, and one that it does not
// name brings nothing.
func TestADV06AFaceMayBringSeveralThings(t *testing.T) {
	g := compile(t, 2, `events = { 1 = ["zombie", "heal", "respawn", "creeper"], 6 = [] }`,
		"tiles = { C = 6 }")
	picture := `
		P/Z2 . C C C C C
		. . Z . . . A . .`
	tab := draw(t, g, picture, "hearts = { A = 4 }").play("dice: 1")
	tab.due("respawn B")
	enginetest.Equal(t, "Z1 has appeared", tab.where("Z1"), "c2")
	tab.play("B: respawn a2")
	tab.due("spawn A")
	tab.Lists("spawn c1, spawn d1, spawn e1, spawn f1, spawn g1")
	// What has happened does not happen again after a fix.
	tab.play("table: fix hearts A 6", "table: fix put A k9")
	enginetest.Equal(t, "healed once", tab.At.Hearts(0), 6)
	tab.play("A: spawn g1", "A: spawn c1", "A: spawn d1", "A: spawn e1")
	tab.due("action A")
	enginetest.Equal(t, "numbered in the order said", tab.where("C1")+" "+tab.where("C2"), "g1 c1")

	tab = draw(t, g, picture).play("dice: 6")
	tab.Hears("ADV-06 event-rolled seat=A face=6", "ADV-06 event-nothing face=6")
	tab.due("action A")
	tab = draw(t, compile(t, 2, "event_die = 8"), "P A").play("dice: 8")
	tab.due("action A")
}

// Where a face brings monsters and none can appear, it is said why: no spawner is free, there is none, or the
// supply is out. Where hearts or the dead are all that a face brings and nobody needs either, it brings
// nothing.
func TestADV07WhyNoneAppears(t *testing.T) {
	g := compile(t, 2, `events = { 2 = ["zombie", "skeleton"] }`)
	roll := func(picture, dice string) *table { return draw(t, g, picture).play(dice) }
	roll("Z* Z/S1 P A B", "dice: 1").Hears("ADV-06 event-rolled seat=A face=1",
		"ADV-07 none-appeared piece=zombie left=4 spawners=2")
	roll("C P A B", "dice: 1").Hears("ADV-06 event-rolled seat=A face=1",
		"ADV-07 none-appeared piece=zombie left=4 spawners=0")
	roll("Z P A B . Z1 Z2 Z3 Z4", "dice: 1").Hears("ADV-06 event-rolled seat=A face=1",
		"ADV-07 none-appeared piece=zombie left=0 spawners=1")
	roll("Z* K P A B", "dice: 2").Hears("ADV-06 event-rolled seat=A face=2",
		"ADV-07 none-appeared piece=zombie left=4 spawners=1",
		"ADV-07 appeared piece=K1 space=b1")
	roll("Z P A B", "dice: 5").Hears("ADV-06 event-rolled seat=A face=5", "ADV-06 event-nothing face=5")
	roll("Z P A B", "dice: 6").Hears("ADV-06 event-rolled seat=A face=6", "ADV-06 event-nothing face=6")

	// Not so after the last of the supply has been chosen.
	tab := roll("Z Z P A . Z3 Z1 Z2", "dice: 1").play("A: spawn b1")
	tab.Hears("ADV-07 appeared piece=Z4 space=b1")
	tab.due("action A")
}

// A house rule with a smaller die takes out the faces that it has no longer.
func TestADV06SmallerDie(t *testing.T) {
	tab := draw(t, compile(t, 2, "event_die = 4", "events = { 5 = [], 6 = [] }"), "P A")
	tab.Refuses("dice: 5", "ADV-06 no-such-face face=5 faces=4")
	tab.play("dice: 4").due("action A")
}

func TestADV28WonByTheTakeThatBanks(t *testing.T) {
	// Next to the entrance already: the take banks at once, and ends the match before the second action.
	tab := draw(t, compile(t, 2), "P . . .\nA T . B").play("dice: 3", "A: take b2")
	tab.due("over")
	tab.Hears("ADV-10 treasure-taken seat=A space=b2 carried=1",
		"ADV-13 treasure-banked seat=A treasure=1 banked=1", "ADV-28 won-by-treasure banked=1")
}

// Looked at after combat too: the last treasure of the dead lies on the board, so it is not won.
func TestADV28TreasureOfTheDeadIsStillInPlay(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		P . . . . B
		. . . . . .
		. . A Z1 . .`, "banked = 3", "carried = { A = 1 }", "hearts = { A = 1 }").play("dice: 3", "A: done", "dice: 1")
	tab.due("event B")
	enginetest.Equal(t, "it lies there", tab.saved().Tiles["c3"], "T")
}

func TestPromptsSayWhatIsDue(t *testing.T) {
	g := compile(t, 2)
	for _, c := range []struct {
		tab  *table
		want string
	}{
		{begin(t, compile(t, 2, "discard = 4")), "ADV-03 prompt-discard left=4"},
		{begin(t, g), "ADV-02 prompt-tile left=16"},
		{begin(t, g).play(deal...).play("table: tile P h8", "A: place g8"),
			"ADV-05 prompt-place seat=B space=h8"},
		{draw(t, g, "P A"), "ADV-06 prompt-event seat=A"},
		{draw(t, g, "P A").play("dice: 5"), "ADV-10 prompt-action seat=A actions=2"},
		{draw(t, g, "Z Z P A . Z3 Z1 Z2").play("dice: 1"), "ADV-07 prompt-spawn seat=A piece=zombie left=1"},
		{draw(t, g, ". P/Z1 . A").play("dice: 6"), "ADV-09 prompt-respawn seat=B space=b1"},
		{draw(t, g, "P A Z1").play("dice: 5", "A: done"),
			"ADV-23 prompt-fight seat=A piece=Z1 space=c1 need=5"},
		{draw(t, g, "P . .\nC1 A C2").play("dice: 5", "A: done"),
			"ADV-25 prompt-explode seat=A piece=creeper"},
		{draw(t, g, "P . .\n. A .\n. . .\n. . . S1").play("dice: 5", "A: done"), "ADV-22 prompt-goes seat=A"},
		{draw(t, g, "P T .\nA . .").play("dice: 5", "A: step b2"), "ADV-10 prompt-action seat=A actions=1"},
		{draw(t, g, "P . .\nA T .").play("dice: 5", "A: take b2"), "ADV-28 prompt-over banked=1"},
	} {
		enginetest.Equal(t, "prompt", c.tab.Say(c.tab.Game.Prompt(&c.tab.At)), c.want)
	}
}

// The picture shows who stands where, and what lies there.
func TestDraw(t *testing.T) {
	tab := draw(t, compile(t, 2), "P A Z1/T\nT3 Z* S .\nW B")
	want := "   a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p\n" +
		" 1 P   A   Z1t .   .   .   .   .   .   .   .   .   .   .   .   .\n" +
		" 2 T3  Z*  S   .   .   .   .   .   .   .   .   .   .   .   .   .\n" +
		" 3 W   B   .   .   .   .   .   .   .   .   .   .   .   .   .   .\n"
	if got := tab.Game.Draw(tab.At); got[:len(want)] != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// With the whole supply on the board none appears, and nobody is asked where.
func TestADV07NoMoreThanTheSupply(t *testing.T) {
	tab := draw(t, compile(t, 2), "P A . Z Z Z1 Z2\n. B . . . Z3 Z4").play("dice: 1")
	tab.due("action A")
	tab.Hears("ADV-06 event-rolled seat=A face=1", "ADV-07 none-appeared piece=zombie left=0 spawners=2")
}
