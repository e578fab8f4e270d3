package geyser

import "testing"

// GEY-15 names the first clause that fits. Each case breaks several.
func TestGEY15TheFirstThatFits(t *testing.T) {
	g := compile(t, 3)
	setup := begin(t, g)
	first := begin(t, g).play("A: start a1", "B: start k1", "C: start a11")
	turn := draw(t, g, "A1 . .\n. A2 B1\nC1")
	spawn := draw(t, g, "A1 A2 .\n. . .\nB1 . C1").play("A: move A2 b2")
	battle := draw(t, g, "A1 . .\n. A2,A3 B1\nC1").play("A: move A2 c2")
	again := draw(t, g, "A1 . .\n. A2,A3 B1\nC1").play("A: move A2 c2", "dice: 3-4")
	firing := draw(t, g, "A1 . .\n. B1 .\nC1", `due = "firing"`)
	out := draw(t, g, "A1 . .\n. B1 .")
	end := draw(t, g, "A1", `due = "over"`)
	for _, c := range []struct {
		tab        *table
		line, want string
	}{
		// Over.
		{end, "dice: 9", "GEY-13 over"},
		{end, "B: start z9", "GEY-13 over"},

		// Another kind of line than due, one die for two or two for one: before the seat and the face.
		{setup, "B: move A1 z9", "GEY-03 wants-start seat=A"},
		{setup, "dice: 9", "GEY-03 wants-start seat=A"},
		{first, "A: start k1", "GEY-03 wants-first-roll seat=A"},
		{first, "dice: 9-9", "GEY-03 wants-first-roll seat=A"},
		{turn, "B: spawn a1", "GEY-04 wants-turn seat=A"},
		{turn, "A: back", "GEY-04 wants-turn seat=A"},
		{turn, "A: start a1", "GEY-04 wants-turn seat=A"},
		{turn, "dice: 3", "GEY-04 wants-turn seat=A"},
		{spawn, "A: move A1 a2", "GEY-05 wants-spawn seat=A geyser=b2"},
		{spawn, "A: pass", "GEY-05 wants-spawn seat=A geyser=b2"},
		{battle, "A: again", "GEY-08 wants-battle-roll piece=A2 other=B1 space=c2"},
		{battle, "dice: 9", "GEY-08 wants-battle-roll"},
		{again, "dice: 3-4", "GEY-09 wants-again seat=A piece=A2 other=B1 space=c2"},
		{again, "A: no-spawn", "GEY-09 wants-again"},
		{firing, "A: pass", "GEY-11 wants-firing-roll seat=A"},
		{firing, "dice: 3", "GEY-11 wants-firing-roll seat=A"},

		// The wrong seat: who is out, then anybody else. Before everything the line says.
		{setup, "B: start z9", "GEY-03 other-seat seat=A"},
		{turn, "B: move A9 z9", "GEY-03 other-seat seat=A"},
		{turn, "B: pass", "GEY-03 other-seat seat=A"},
		{turn, "C: reenter a1", "GEY-03 other-seat seat=A"},
		{spawn, "C: no-spawn", "GEY-03 other-seat seat=A"},
		{again, "B: back", "GEY-03 other-seat seat=A"},
		{out, "C: move A9 z9", "GEY-14 player-out seat=C"},
		{out, "C: pass", "GEY-14 player-out seat=C"},

		// A face the die lacks.
		{first, "dice: 7", "GEY-02 no-such-face face=7 faces=6"},
		{battle, "dice: 0-9", "GEY-02 no-such-face face=0 faces=6"},
		{firing, "dice: 1-99999", "GEY-02 no-such-face face=32767 faces=6"},

		// A move: 02, 01, 04, 06, 07.
		{turn, "A: move B7 z9", "GEY-02 not-on-the-board piece=B7"},
		{turn, "A: move B1 z9", "GEY-01 unknown-space space=z9"},
		{turn, "A: move B1 b2", "GEY-04 other-token piece=B1 seat=B"},
		{turn, "A: move A2 k11", "GEY-04 too-far"},
		{turn, "A: move A2 b1", "GEY-06 last-on-geyser piece=A2 geyser=b2"},
		{turn, "A: move A2 c2", "GEY-06 last-may-not-attack piece=A2 geyser=b2 other=B1"},
		{turn, "A: reenter z9", "GEY-14 reenter-never"},

		// The table.
		{turn, "table: fix put D1 a1", "table fix-unknown-token piece=D1"},
		{turn, "table: fix put A0 a1", "table fix-unknown-token piece=A0"},
		{turn, "table: fix turn D", "table fix-unknown-player seat=D"},
	} {
		c.tab.Refuses(c.line, c.want)
	}
	// Between GEY-06 and GEY-07: a last token on a geyser next to the Mother.
	lakes := compile(t, 2, "mother_needs = 2\nboard = \"S...S\\n.....\\n..M1.\\n..1..\\nS...S\"")
	draw(t, lakes, ". .\n. .\n. . . A1\nB1").Refuses("A: move A1 c3", "GEY-06 last-on-geyser")
	draw(t, lakes, ". .\n. .\n. . . A1,A2\nB1").Refuses("A: move A1 c3",
		"GEY-07 mother-closed piece=A1 space=c3 geysers=1 needs=2")
}
