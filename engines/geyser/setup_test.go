package geyser

import (
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// GEY-01: the board of the page, its rings, and what a sum wakes.
func TestGEY01Board(t *testing.T) {
	g := compile(t, 4)
	enginetest.Equal(t, "squares", g.Board().Len(), 121)
	enginetest.Equal(t, "Mother", g.Board().Name(g.Mother()), "f6")
	enginetest.Equal(t, "rings", strings.Join(g.Rings(), ""), "12345")
	for ring, want := range map[string]string{"1": "b2 j2 b10 j10", "2": "d1 k4 a8 h11", "3": "g2 b5 j7 e10",
		"4": "d3 i4 c8 h9", "5": "f4 d6 h6 f8"} {
		var names []string
		for _, at := range g.Spaces(ring) {
			names = append(names, g.Board().Name(at))
		}
		enginetest.Equal(t, "ring "+ring, strings.Join(names, " "), want)
	}
	for sum, want := range []string{2: "1", 3: "2", 4: "3", 5: "4", 6: "5", 7: "", 8: "5", 9: "4", 10: "3",
		11: "2", 12: "1"} {
		ring, mother := g.Ring(sum)
		enginetest.Equal(t, "ring of a sum", ring, want)
		enginetest.Equal(t, "the Mother fires", mother, false)
	}
}

// The board turns into itself by a quarter turn, that of the small island by a half turn.
func TestGEY01BoardIsFair(t *testing.T) {
	for _, c := range []struct {
		rules string
		turn  func(n, column, row int) (int, int)
	}{
		{"", func(n, column, row int) (int, int) { return n - 1 - row, column }},
		{smallIsland, func(n, column, row int) (int, int) { return n - 1 - column, n - 1 - row }},
	} {
		g := compile(t, 2, c.rules)
		for at := range g.board.Len() {
			s := g.board.Space(at)
			turned, ok := g.board.At(c.turn(g.board.Columns, s.Column, s.Row))
			if !ok || g.board.Space(turned).Sign != s.Sign {
				t.Errorf("%s is %c and turned something else", s.Name(), s.Sign)
			}
		}
	}
}

// The nearer the Mother, the likelier to blow: 10, 8, 6, 4 and 2 ways of 36.
func TestGEY01Odds(t *testing.T) {
	g := compile(t, 2, restlessMother)
	for ring, want := range map[string]int{"1": 2, "2": 4, "3": 6, "4": 8, "5": 10} {
		for _, at := range g.Spaces(ring) {
			ways, of := g.Ways(at)
			enginetest.Equal(t, "ways of ring "+ring, ways, want)
			enginetest.Equal(t, "of", of, 36)
		}
		ways, of := g.RingWays(ring)
		enginetest.Equal(t, "ways of ring "+ring, ways, want)
		enginetest.Equal(t, "of", of, 36)
	}
	ways, _ := g.Ways(g.Mother())
	enginetest.Equal(t, "ways of the Mother on 7", ways, 6)
	ways, _ = g.Ways(0)
	enginetest.Equal(t, "ways of a start square", ways, 0)
}

// GEY-02: tokens are numbered in the order in which they enter, and a number is not used again.
func TestGEY02NumbersAreNotUsedAgain(t *testing.T) {
	tab := draw(t, compile(t, 2), `
		A1 .  .  .
		A2 .  .  .
		.  .  B1 .`, "highest = { A = 7 }")
	tab.play("A: move A2 b2", "A: spawn a3")
	tab.on("a3", "A8")
	enginetest.Equal(t, "next", tab.At.Next(0), Token{0, 9})
}

// GEY-02: with a number of tokens it is the most on the board at once; a lost one's place can be taken again.
func TestGEY02TokensAtMost(t *testing.T) {
	g := compile(t, 2, "tokens = 4")
	tab := draw(t, g, `
		A1 .  .  .
		A2 .  .  .
		A3 A4 B1 .`).play("A: move A2 b2")
	tab.due("turn B")
	tab.Hears("GEY-04 moved piece=A2 space=a2 target=b2", "GEY-06 claimed piece=A2 geyser=b2 geysers=1",
		"GEY-05 no-token-to-spawn seat=A geyser=b2 most=4")
	tab = draw(t, g, "A1 . . .\nA2 . . .\nA3 . B1 .", "highest = { A = 20 }").play("A: move A2 b2",
		"A: spawn c2")
	tab.on("c2", "A21")

	// Without a limit the engine's own is 64.
	var crowd []string
	for n := range MaxTokens {
		crowd = append(crowd, g.Describe(token(int16(0), int16(n+1)).Arg()).Text)
	}
	tab = draw(t, compile(t, 2), strings.Join(crowd, ",")+" .\n. .\nB1").play("A: move A7 b1",
		"B: move B1 b3", "dice: 3-4", "A: move A7 b2")
	tab.due("turn B")
	enginetest.Equal(t, "tokens", tab.At.Tokens(0), 64)
	tab.Refuses("table: fix put A65 c1", "table fix-too-many seat=A most=64")
}

// GEY-03: a start square each in seat order, the last one's too, then a die each.
func TestGEY03SettingUp(t *testing.T) {
	tab := begin(t, compile(t, 4))
	tab.due("start A")
	tab.Asks("GEY-03 prompt-start seat=A")
	tab.Lists("start a1, start a11, start k1, start k11")
	tab.play("A: start k1")
	tab.Hears("GEY-03 started piece=A1 space=k1")
	tab.Refuses("B: start k1", "GEY-03 start-taken space=k1 other=A1")
	tab.Refuses("B: start b1", "GEY-03 start-space space=b1")
	tab.Refuses("B: start z1", "GEY-03 start-unknown-space space=z1")
	tab.play("B: start a1", "C: start a11")
	tab.Lists("start k11")
	tab.play("D: start k11")
	tab.due("first A")
	tab.Asks("GEY-03 prompt-first-roll seat=A")
	enginetest.Equal(t, "die", tab.Game.Pending(&tab.At).Roll,
		engines.RollOf(engines.Die{Owner: 0, Faces: 6}))
	tab.play("dice: 2", "dice: 5", "dice: 1", "dice: 4")
	tab.Hears("GEY-03 rolled-first seat=D face=4", "GEY-03 play-begins seat=B")
	tab.due("turn B")
	enginetest.Equal(t, "first", tab.At.First(), 1)
	enginetest.Equal(t, "dice", tab.At.Roller(), 1)
	enginetest.Equal(t, "round", tab.At.Round(), 1)
}

// Equal highest rolls roll again among themselves, in seat order.
func TestGEY03EqualRollsRollAgain(t *testing.T) {
	tab := begin(t, compile(t, 4)).play("A: start a1", "B: start k1", "C: start a11", "D: start k11")
	tab.play("dice: 3", "dice: 6", "dice: 2", "dice: 6")
	tab.Hears("GEY-03 rolled-first seat=D face=6", "GEY-03 first-tied face=6")
	tab.due("first B")
	face, rolls := tab.At.Rolled(0)
	if face != 0 || rolls {
		t.Errorf("A rolls no more: %d, %v", face, rolls)
	}
	tab.play("dice: 4")
	tab.due("first D")
	tab.play("dice: 4")
	tab.due("first B")
	tab.play("dice: 1", "dice: 2")
	tab.due("turn D")
	// The rest follow to the left.
	tab.play("D: move D1 j11")
	tab.due("turn A")
}

// Nobody is out before the first turn: who has lost their token by a fix passes.
func TestGEY03NobodyIsOutBeforeTheFirstTurn(t *testing.T) {
	tab := begin(t, compile(t, 2)).play("A: start a1", "table: fix off A1")
	tab.due("start B")
	tab.play("B: start k1", "dice: 6", "dice: 2")
	tab.due("turn A")
	enginetest.Equal(t, "out", tab.At.Out(0), false)
	tab.Asks("GEY-04 prompt-pass seat=A")
	tab.Lists("pass")
	tab.play("A: pass", "B: move B1 k2", "dice: 3-4")
	tab.ends("B", 1)
	enginetest.Equal(t, "out after the firing", tab.At.Out(0), true)
}
