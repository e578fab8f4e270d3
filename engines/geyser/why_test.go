package geyser

import (
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// whys plays a line and returns the explanations of its events.
func (t *table) whys(line string) string {
	t.Helper()
	var list []string
	before := t.At
	engines.Wrap(t.Game).Watch(t.At, t.Read(line), func(n engines.Message, after engines.Position) {
		if why, ok := t.Game.Why(&before, n); ok {
			list = append(list, t.Say(why))
		}
		before = after.(Position)
	})
	t.play(line)
	return strings.Join(list, "; ")
}

// GEY-08, GEY-09: a battle is explained by both totals and the geysers in them.
func TestWhyABattleIsLost(t *testing.T) {
	for roll, want := range map[string]string{
		"dice: 2-4": "GEY-08 why-lower piece=A2 other=B1 total=3 against=4 geysers=1 held=0",
		"dice: 4-2": "GEY-08 why-lower piece=B1 other=A2 total=2 against=5 geysers=0 held=1",
		"dice: 3-4": "GEY-09 battle-equal piece=A2 other=B1 space=d2 total=4",
	} {
		tab := draw(t, compile(t, 2), ". . . A1,A2\n. . . B1\nB2").play("A: move A2 d2")
		enginetest.Equal(t, roll, tab.whys(roll), want)
	}
	// The geyser that is fought for is among those of its defender.
	tab := draw(t, compile(t, 2), ". . . B1\n. . . A1").play("A: move A1 d1")
	enginetest.Equal(t, "the defended geyser", tab.whys("dice: 6-1"),
		"GEY-08 why-lower piece=B1 other=A1 total=2 against=6 geysers=1 held=0; GEY-14 why-out seat=B")
}

// GEY-11 to GEY-14: what a sum wakes and how often it does, who is out, and who has won.
func TestWhyItFires(t *testing.T) {
	firing := func(rules string, picture string) *table {
		return draw(t, compile(t, 2, rules), picture, `due = "firing"`)
	}
	for _, c := range []struct{ rules, picture, roll, want string }{
		{"", ". . . A1\nB1", "dice: 1-2",
			"GEY-11 why-fires sum=3 ring=2 ways=4 of=36; GEY-14 why-out seat=A; GEY-14 wins-alone seat=B rounds=1"},
		{"", ". . . A1", "dice: 1-2",
			"GEY-11 why-fires sum=3 ring=2 ways=4 of=36; GEY-14 why-out seat=A; GEY-14 nobody-wins rounds=1"},
		{"", "A1\nB1", "dice: 3-4", "GEY-11 why-quiet sum=7"},
		{restlessMother, "A1\nB1", "dice: 3-4", "GEY-12 why-mother-fires sum=7"},
		{"mother_fires_on = [8]", "A1\nB1", "dice: 4-4",
			"GEY-11 why-fires sum=8 ring=5 ways=10 of=36; GEY-12 why-mother-fires sum=8"},
		{kindIsland, ". . . A1\nB1", "dice: 1-2", "GEY-11 why-fires sum=3 ring=2 ways=4 of=36"},
	} {
		enginetest.Equal(t, c.rules+" "+c.roll, firing(c.rules, c.picture).whys(c.roll), c.want)
	}
}

// GEY-07, GEY-13: who stands on the Mother has not won before the firing.
func TestWhyTheMotherIsNotWonYet(t *testing.T) {
	tab := draw(t, compile(t, 2, "mother_needs = 0"), ". . . . . .\n.\n.\n.\n. . . . . A2\nB1")
	enginetest.Equal(t, "there", tab.whys("A: move A2 f6"), "GEY-13 why-not-won-yet piece=A2 seat=A")
	tab.play("B: move B1 a5")
	enginetest.Equal(t, "won", tab.whys("dice: 3-4"),
		"GEY-11 why-quiet sum=7; GEY-13 wins-with-mother seat=A space=f6 rounds=1")
}

// GEY-04: why somebody can only pass.
func TestWhyAPass(t *testing.T) {
	nook := "mother_needs = 1\nboard = \"\"\"\nS.1.S\n.....\n..M..\n. . .\n .  .\n\"\"\""
	full := "B1 . . . . . . . . . B2" + strings.Repeat("\n.", 9) + "\nB3 . . . . . . . . . B4"
	for _, c := range []struct{ rules, picture, fix, prompt, want string }{
		{"", ". . . A1\n. A2\nB1", "", "GEY-04 prompt-pass", "GEY-06 why-held seat=A"},
		{nook, "B1\n.\n.\n. . A1", "", "GEY-04 prompt-pass", "GEY-07 why-shut seat=A geysers=0"},
		{nook, "B1\n.\n.\n.\n. A1", "", "GEY-04 prompt-pass", ""},
		{"", "B1 A1", "table: fix off A1", "GEY-04 prompt-pass", "GEY-04 why-none seat=A"},
		{kindIsland, full, "", "GEY-14 prompt-no-start", "GEY-14 why-no-start seat=A"},
	} {
		tab := draw(t, compile(t, 2, c.rules), c.picture)
		if c.fix != "" {
			tab.play(c.fix)
		}
		tab.Asks(c.prompt + " seat=A")
		enginetest.Equal(t, c.picture, tab.whys("A: pass"), c.want)
	}
	tab := draw(t, compile(t, 2, kindIsland), "B1")
	enginetest.Equal(t, "in again", tab.whys("A: reenter k1"), "GEY-14 why-lands seat=A")
}

// GEY-05: where only a claimed geyser brings a new token, why one that was held before brings none.
func TestWhyNoTokenComesIn(t *testing.T) {
	const picture = ". . . A1 A2\nB1"
	tab := draw(t, compile(t, 2, `spawn_on = "claim"`), picture)
	enginetest.Equal(t, "held", tab.whys("A: move A2 d1"), "GEY-05 why-held-before piece=A2 geyser=d1 seat=A")
	tab = draw(t, compile(t, 2, `spawn_on = "claim"`), ". . . . A2\nB1")
	enginetest.Equal(t, "claimed", tab.whys("A: move A2 d1"), "")
	tab = draw(t, compile(t, 2), picture)
	enginetest.Equal(t, "every landing", tab.whys("A: move A2 d1"), "")
}

// GEY-03: who begins has rolled the highest. GEY-14: whom the table has given a token is in again.
func TestWhyOneBeginsOrIsInAgain(t *testing.T) {
	tab := begin(t, compile(t, 3)).play("A: start a1", "B: start k1", "C: start a11", "dice: 4")
	enginetest.Equal(t, "too early", tab.whys("dice: 6"), "")
	enginetest.Equal(t, "begins", tab.whys("dice: 5"), "GEY-03 why-begins seat=B face=6")
	tab = draw(t, compile(t, 3), "A1\nB1", `due = "firing"`).play("table: fix put C1 c1")
	enginetest.Equal(t, "in again", tab.whys("dice: 3-4"), "GEY-11 why-quiet sum=7; GEY-14 why-in seat=C")
}
