package geyser

import (
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

func TestPositionAsARecordHoldsIt(t *testing.T) {
	g := compile(t, 3)
	tab := draw(t, g, `
		A1 .  .  A4 .
		.  A2,A3 B2,B1 .
		.  .  .  .  .`, "highest = { A = 9 }", "round = 4", `first = "C"`, `turn = "A"`, "fired = 8").play("A: move A3 c2")
	tab.Saves(`out = ["C"]
round = 4
first = "C"
roller = "A"
turn = "A"
due = "battle"
fighter = "A3"
target = "c2"
fired = 8

[tokens]
a1 = ["A1"]
b2 = ["A2", "A3"]
c2 = ["B2", "B1"]
d1 = ["A4"]

[highest]
A = 9
B = 2
C = 0
`)
}

// What is left out is as the package comment says.
func TestPositionOfFewWords(t *testing.T) {
	tab := draw(t, compile(t, 4), "A1 . .\n. . .\nC1", `first = "B"`)
	tab.due("turn C")
	enginetest.Equal(t, "roller", tab.At.Roller(), 2)
	enginetest.Equal(t, "out", tab.At.Out(1) && tab.At.Out(3) && !tab.At.Out(0), true)
	enginetest.Equal(t, "round", tab.At.Round(), 1)
	tab = draw(t, compile(t, 3), "", `due = "first"`)
	tab.due("first A")
	tab = draw(t, compile(t, 3), "", `due = "start"`)
	enginetest.Equal(t, "the start", tab.At, tab.Game.Start())
}

func TestPositionsThatCannotBe(t *testing.T) {
	g := compile(t, 3, "tokens = 4")
	for notes, want := range map[string]string{
		`due = "lunch"`: `due is "lunch"; it can be start, first, turn, spawn, battle, again, firing, over`,
		"round = 0":     "round is 0; it can be 1 to 2147483647",
		"fired = 1": "fired is 1; it can be 2 to 12, or 0 before " +
			"the first firing",
		"fired = 13": "fired is 13; it can be 2 to 12, or 0 before " +
			"the first firing",
		`tokens.z9 = ["A5"]`: "tokens.z9 is no square of the board",
		`tokens.B2 = ["A5"]`: "tokens.b2 is there twice",
		`tokens.c3 = ["E5"]`: `tokens.c3 has "E5"; a token is one of A, B, C with a number from 1 to 32766`,
		`tokens.c3 = ["A0"]`: `tokens.c3 has "A0"; a token is one of A, B, C with a number from 1 to 32766`,
		`tokens.c3 = ["A1"]`: "tokens.c3 has A1, which is on a1",
		`tokens.c3 = ["A5", "B5"]`: "tokens.c3 has tokens of A and B; two players " +
			"never share a square (GEY-04)",
		`tokens.c3 = ["A5", "A6"]`: "tokens has more than 4 of A on the board (GEY-02)",
		"highest = { A = 2 }": "highest.A is 2; with the tokens on the board " +
			"it can be 3 to 32766",
		"highest = { D = 2 }":            `highest.D is "D"; it can be A, B, C`,
		"highest = { A = 7, a = 7 }":     "highest.a is there twice",
		`out = ["D"]`:                    `out is "D"; it can be A, B, C`,
		`out = ["C", "c"]`:               "out has C twice",
		`first = "D"`:                    `first is "D"; it can be A, B, C`,
		`roller = "C"`:                   "roller is C, who is out; the dice pass over them (GEY-14)",
		`turn = "C"`:                     "turn is C, who is out (GEY-14)",
		`turn = "X"`:                     `turn is "X"; it can be A, B, C`,
		"due = \"firing\"\nturn = \"A\"": "turn is not there where due is firing",
		`fighter = "A3"`:                 "fighter is there only where due is battle or again",
		`target = "b2"`:                  "target is there only where due is battle, again or spawn",
		"rolls = { A = 2 }":              "rolls and contest are there only where due is first",
		`due = "battle"`:                 `target is ""; it can be a square of the board`,
		"due = \"spawn\"\ntarget = \"d1\"": "target is d1, where A has landed on no " +
			"geyser, or can put no token around it (GEY-05)",
		"due = \"spawn\"\ntarget = \"a1\"": "target is a1, where A has landed on no " +
			"geyser, or can put no token around it (GEY-05)",
		"due = \"battle\"\ntarget = \"c2\"": `fighter is ""; it can be a token of A on the board`,
		`due = "over"`: "due is over, but nobody holds the Mother " +
			"Geyser and 2 players have tokens",
		`due = "start"`:                  `turn is not said`,
		"due = \"first\"\nround = 2":     "due is first, but round or fired say that play has begun",
		"due = \"first\"\nout = [\"A\"]": "out has players; nobody is out while setting up (GEY-03)",
		"due = \"first\"\nfirst = \"A\"": "first and roller are there only once play has begun",
		"due = \"first\"\ncontest = [\"A\"]": "contest has too few players; at least two " +
			"roll for who starts",
		"due = \"first\"\nrolls = { A = 7 }":   "rolls.A is 7; the die has 1 to 6",
		"due = \"first\"\nrolls = { B = 3 }":   "rolls has one of B, who does not roll yet",
		"due = \"first\"\nturn = \"A\"":        "turn is not there where due is first",
		"due = \"over\"\ntokens.f6 = [\"A5\"]": "",
		"due = \"over\"\ntokens.f6 = [\"A5\"]\nout = []": "out is not who has no tokens; after the end " +
			"it is (GEY-14)",
		"due = \"first\"\nrolls = { A = 1, B = 2, C = 3 }":                                        "rolls has all rolls; then who starts is known",
		"due = \"first\"\ncontest = [\"A\", \"C\"]\nrolls = { B = 2 }":                            "rolls has one of B, who does not roll yet",
		"due = \"battle\"\ntarget = \"c2\"\nfighter = \"B1\"":                                     `fighter is "B1"; it can be a token of A on the board`,
		"due = \"battle\"\ntarget = \"c2\"\nfighter = \"A1\"":                                     "target is c2; it can be a square next to A1 where another player stands",
		"due = \"battle\"\ntarget = \"b1\"\nfighter = \"A2\"":                                     "target is b1; it can be a square next to A2 where another player stands",
		"due = \"start\"\ntokens = { k1 = [\"B5\"], a11 = [\"B6\"], k11 = [\"B7\"] }\nout = []":   "tokens leaves too few start squares for those who have yet to start (GEY-03)",
		"due = \"start\"\ntokens.d4 = [\"B5\"]\ntokens.d5 = [\"B6\", \"B7\"]\nturn = \"B\"":       "tokens has all tokens of B, who has yet to start (GEY-03)",
		"due = \"start\"\ntokens.d4 = [\"B5\"]\ntokens.d5 = [\"B6\", \"B7\"]\nturn = \"C\"\n# ok": "",
	} {
		_, err := load(g, "A1 . .\n. A2,A3 B1", notes)
		if want == "" || want == "turn is not said" {
			if err != nil {
				t.Errorf("%s: %v; want it read", notes, err)
			}
			continue
		}
		enginetest.Wrong(t, notes, err, want)
	}
	if _, err := load(compile(t, 2, kindIsland), "A1", `out = ["B"]`); err == nil ||
		!strings.Contains(err.Error(), "nobody is ever out where players come back") {
		t.Errorf("out with re-entry: %v", err)
	}
	if _, err := load(compile(t, 2, kindIsland), "A1", `due = "over"`); err == nil ||
		!strings.Contains(err.Error(), "nobody holds the Mother Geyser") {
		t.Errorf("over with re-entry: %v", err)
	}
}
