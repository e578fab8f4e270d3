package kit

import (
	"strings"
	"testing"

	"homespun/engines/enginetest"
)

// Games of ways, dice with faces of their own, until somebody stops, and fights.
const (
	// Four pawns home: round the ring, and into one's own lane.
	pawns = `
ring     = 40
starts   = [1, 11, 21, 31, 6, 16]
pieces   = 4
lane     = 4
home     = "lane"
together = false
exact    = "stay"
enter    = [6]
must     = ["leave", "clear"]
turn     = ["roll", "if all yours are at the start: (if not you rolled 6: roll)", "move", "if you rolled 6: roll again"]
meet     = ["whoever is here: go to start"]
end      = ["if all yours are home: win"]
`
	// A bridge that everybody may take, a tunnel for whoever stops at it, and a slide that nobody gets round.
	hills = `
path     = 30
pieces   = 2
together = false
exact    = "back"
turn     = ["roll", "move"]
meet     = ["whoever is here: go back 3"]
end      = ["if all yours are at the finish: win"]
[ways]
bridge = { from = 5, to = 12, spaces = 2 }
slide  = { from = 26, to = 15, spaces = 3, take = "must" }
tunnel = { from = 10, to = 20, spaces = 0, take = "stop" }
[land]
slide      = ["roll again"]
"bridge 2" = ["go to the next tunnel", "go back 1"]
[pass]
"bridge 1" = ["one you choose: go on 2"]
[stop]
21 = ["roll 3 or more: go on 1 | miss a turn"]
`
	// All together against the raven.
	orchard = `
dice   = ["apple", "pear", "plum", "basket", "raven", "raven"]
common = { apples = 4, pears = 4, plums = 4, raven = 0 }
turn   = ["roll"]
end    = ["if the raven is 6: all lose", "if no apples are left: if no pears are left: if no plums are left: all win"]
[roll]
apple  = ["apples - 1"]
pear   = ["pears - 1"]
plum   = ["plums - 1"]
basket = ["choose: apples - 1 | pears - 1 | plums - 1"]
raven  = ["mark the raven"]
`
	// Two dice, as often as one likes; a 1 loses what was not yet kept.
	luck = `
dice     = "2d6"
counters = { points = 0 }
turn     = ["until you stop: roll and (if you rolled 1: (lose what you set aside and end your turn) | set aside what you rolled)",
            "keep what you set aside as points"]
end      = ["if you have 50 points: win"]
`
	// Dice of two kinds, and fights.
	knights = `
ring     = 18
ties     = "other"
counters = { hearts = 3, coins = 0 }
turn     = ["roll", "move"]
meet     = ["roll against whoever is here: gain a coin | lose a heart", "if you have no hearts: be out"]
end      = ["if only one is left: win", "if you have gone round 3 times: most coins wins"]
[die]
number = "d6"
wind   = ["calm", "storm", "old owl", "2"]
[roll]
storm     = ["may: go back 1"]
"old owl" = ["fight with one you choose: (the other: lose a heart and (if they have no hearts: be out)) | end your turn"]
`
)

var wayGames = map[string]string{"pawns": pawns, "hills": hills, "orchard": orchard, "luck": luck, "knights": knights}

// Lines of matches of three, and what they lead to.
func TestWaysInLines(t *testing.T) {
	const fight = "; A: pick C; dice: 5-calm; dice: 1-calm"
	for _, c := range []struct{ about, rules, lines, want string }{
		{"a second roll for whoever has all at the start", pawns, "dice: 3; dice: 2", "B's turn"},
		{"the space at the start is cleared", pawns, "dice: 6; A: move A2; dice: 6", "A2 on 7, A's turn"},
		{"none of one's own is met", pawns, "fix put A1 1; fix put A2 4; dice: 3", "A1 on 1, A2 on 7, B's turn"},
		{"that is said", pawns, "fix put A1 10; fix put A2 13; fix put A3 20; dice: 3; A: move A1", "refused: no-room"},
		{"another is met", pawns, "fix put A1 10; fix put B1 12; dice: 2", "A1 on 12, B's turn"},
		{"the lane is at the end of the ring", pawns, "fix put A1 40; dice: 2", "A1 on 42, B's turn"},
		{"everybody turns at their own", pawns, "fix turn B; fix put B1 10; dice: 1", "B1 on 45, C's turn"},
		{"another's lane is for nobody else", pawns, "fix put A1 45", "refused: no-space"},
		{"the last space is not passed", pawns, "fix put A1 40; fix put A2 39; fix put A3 38; dice: 5; A: move A1", "refused: too-far"},
		{"a 6 leaves the start", pawns, "fix put A1 10; dice: 6; A: move A1", "refused: other-first"},
		{"all four are home", pawns, "fix put A1 44; fix put A2 43; fix put A3 42; fix put A4 40; dice: 1",
			"A1 on 44, A2 on 43, A3 on 42, A4 on 41, won by A"},

		{"the bridge", hills, "fix put A1 4; dice: 2; A: move A1; A: choose 2; ", "A1 on 31, B's turn"},
		{"the bridge or not", hills, "fix put A1 4; dice: 2; A: move A1; A: choose 1", "A1 on 6, B's turn"},
		{"there is no third way", hills, "fix put A1 4; dice: 2; A: move A1; A: choose 3", "refused: no-choice"},
		{"first the way is chosen", hills, "fix put A1 4; dice: 2; A: move A1; A: move A2", "refused: other-due"},
		{"passing on the bridge, and its last space", hills, "fix put A1 4; dice: 3; A: move A1; A: choose 2; A: pick B; B: move B2",
			"A1 on 31, B2 on 2, B's turn"},
		{"behind the bridge", hills, "fix put A1 32; dice: 3; A: move A1", "A1 on 14, B's turn"},
		{"back from the bridge", hills, "fix put B1 31; fix put A1 4; dice: 2; A: move A1; A: choose 2", "A1 on 31, B1 on 3, B's turn"},
		{"whoever stands at the slide takes it", hills, "fix put A1 26; dice: 2; A: move A1", "A1 on 34, A's turn"},
		{"whoever comes by does not", hills, "fix put A1 25; dice: 2; A: move A1", "A1 on 27, B's turn"},
		{"whoever stands at the tunnel may", hills, "fix put A1 10; dice: 1; A: move A1; A: choose 2", "A1 on 20, B's turn"},
		{"whoever comes by may not", hills, "fix put A1 9; dice: 2; A: move A1", "A1 on 11, B's turn"},
		{"one's own closes a way", hills, "fix put A1 4; fix put A2 6; dice: 2; A: move A1", "A1 on 31, A2 on 6, B's turn"},
		{"what is too much is taken back", hills, "fix put A1 29; dice: 3; A: move A1", "A1 on 28, B's turn"},

		{"fruit", orchard, "dice: apple; dice: basket; B: choose 3; dice: raven", "3 apples, 4 pears, 3 plums, 1 raven, A's turn"},
		{"no such face", orchard, "dice: cherry", "unreadable"},
		{"a face of another die", knights, "dice: storm-3", "refused: no-symbol"},
		{"it is kept", luck, "dice: 3-4; A: yes; dice: 2-2; A: no", "A 11 points, B's turn"},
		{"it is lost", luck, "dice: 3-4; A: yes; dice: 1-5", "B's turn"},
		{"somebody has to stop first", luck, "dice: 3-4; dice: 3-4", "refused: other-due"},
		{"a fight", knights, "dice: 3-calm; dice: 3-calm; dice: 4-2; dice: 2-2",
			"A1 on 3, A 3 hearts, B1 on 3, B 1 coins, B 3 hearts, C 3 hearts, C's turn"},
		{"who was attacked wins a tie", knights, "dice: 3-calm; dice: 3-calm; dice: 4-calm; dice: 2-2",
			"A1 on 3, A 3 hearts, B1 on 3, B 2 hearts, C 3 hearts, C's turn"},
		{"one is chosen, and what was rolled is not what was fought with", knights, "dice: 2-old_owl" + fight,
			"A1 on 2, A 3 hearts, B 3 hearts, C 2 hearts, B's turn"},
		{"nobody fights themselves", knights, "dice: 2-old_owl; A: pick A", "refused: no-person"},
		{"a lost fight ends the turn", knights, "dice: 2-old_owl; A: pick C; dice: 1-calm; dice: 5-calm",
			"A 3 hearts, B 3 hearts, C 3 hearts, B's turn"},
	} {
		if got := playRead(t, c.rules, strings.TrimSuffix(c.lines, "; ")); got != c.want {
			t.Errorf("%s: %s\n\t%s\n\tand not %s", c.about, c.lines, got, c.want)
		}
	}
}

// A turn that ends while it is over already does not end for ever, and one that ends before anything is refused.
func TestATurnEndsOnce(t *testing.T) {
	const rules = "path = 9\nturn = ['roll', 'move']\nland = { 4 = ['end your turn'] }\nend = ['if you are at 2: go to 4', 'end your turn']\n"
	if got, want := play(t, rules, "dice: 2; dice: 1"), "A1 on 4, B1 on 1, C's turn"; got != want {
		t.Errorf("it is %s, and not %s", got, want)
	}
	if _, err := Compile(language(), enginetest.TOML("turn = ['end your turn', 'roll']"), 2); err == nil {
		t.Error("a turn that ends at once goes on for ever")
	}
}

// What is wrong with ways, lanes, dice and fights is told in a line, at its key.
func TestWrongWays(t *testing.T) {
	const board = "path = 20\nturn = ['roll', 'move']\n"
	const ring = "ring = 20\nturn = ['roll', 'move']\n"
	deep := strings.Repeat("if roll is even or roll is even or roll is even: (", 6) + "win" + strings.Repeat(")", 6)
	for rules, want := range map[string]string{
		"turn = ['roll'" + strings.Repeat(", '"+deep+"'", 50) + "]":        "turn says: all lines together have too many branches",
		board + "ways = { ford = { from = 3, to = 30 } }":                  "ways.ford goes from 3 to 30; it needs two of the spaces 1 to 20",
		board + "ways = { ford = { from = 20, to = 3 } }":                  "ways.ford.from is the finish, from where nobody goes on",
		board + "ways = { ford = { from = 2, to = 3, spaces = 200 } }":     "ways.ford.spaces is 200; it can be 0 to 128",
		board + "ways = { ford = { from = 2, to = 3, take = 'can' } }":     "ways.ford.take is \"can\"; it can be may, stop or must",
		board + "ways = { bridge = { from = 2, to = 3, spaces = 120 } }":   "ways make 140 spaces with the path; there can be 128",
		board + "ways = { roll = { from = 2, to = 3 } }":                   "ways.roll is called \"roll\", which is a word of the rules",
		board + "kinds = { ford = [2] }\nways.ford = { from = 2, to = 3 }": "ways.ford is called \"ford\", which is a word of the rules or a kind",
		board + "lane = 4": "lane needs a ring to turn from",
		ring + "lane = 4":  "starts are 0 for 3 players; with lanes each has a space",
		ring + "lane = 1\nstarts = [1, 2, 3, 4, 5, 6, 7]":                                    "starts are 7; with lanes there can be 6",
		ring + "lane = 1\nstarts = [1, 22, 3]\nways.ford = { from = 2, to = 3, spaces = 2 }": "starts have 22; lanes turn off the ring",
		ring + "home = 'lane'":                 "home is \"lane\", and there are no lanes",
		ring + "home = 'bed'":                  "home is \"bed\"; it can be finish or lane",
		ring + "must = ['win']":                "must is \"win\"; it can be leave, clear or meet",
		ring + "lane = 40\nstarts = [1, 5, 9]": "lane makes 140 spaces with all others; there can be 128",
		ring + "lane = 2\npieces = 3\nhome = 'lane'\nstarts = [1, 5, 9]\ntogether = false": "lane is 2, and each of 3 pieces needs a space there",
		ring + "ties = 'both'":                                                "ties is \"both\"; it can be again, nothing or other",
		board + "dice = '7'":                                                  "dice is \"7\"; write d6",
		board + "dice = ['sun']":                                              "dice is \"sun\"; write d6",
		board + "dice = ['sun', '!']":                                         "dice has a face \"!\" without a letter or digit",
		board + "[die]\nlarge = '9d6'":                                        "die makes more than 8 dice",
		board + "[roll]\n7 = ['go on 1']":                                     "roll.7 is no face of the dice",
		board + "[roll]\nsun = ['go on 1']":                                   "roll.sun is no face of the dice",
		"turn = ['roll', 'if you rolled sun: win']":                           "there is no face \"sun\"; the faces of a die stand under dice",
		"turn = ['roll against somebody: win']\ndice = ['sun', 'fog']":        "no die has a number",
		"turn = ['roll against all: win']":                                    "\"all\" is not one other player",
		"turn = ['roll', 'keep what you set aside']":                          "it does not say which counter",
		"turn = ['roll', 'set aside what you rolled']\ndice = ['sun', 'fog']": "no die has a number",
		"turn = ['roll on the table: win | win']\ndice = ['sun', 'fog']":      "2 branches do not share",
	} {
		_, err := Compile(language(), enginetest.TOML(rules), 3)
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.90s\n\t%v\n\tand not: %s", rules, err, want)
		}
	}
}

// A position that cannot be is refused, with its key.
func TestWrongPositionsOfWays(t *testing.T) {
	for text, key := range map[string]string{
		"place = { A = [45, 0, 0, 0] }": "place.A", "place = { A = [65, 0, 0, 0] }": "place.A", "aside = 1000": "aside",
		"rival = 'F'": "rival", "out = ['A']": "turn", "dice = [101]": "dice", "due = [[0, 0, 0, 0, 0, 1, 2, 0]]": "due",
	} {
		_, err := compile(t, 3, pawns).Load(enginetest.TOML(text))
		if err == nil || !strings.HasPrefix(err.Error(), key+" ") {
			t.Errorf("%s: %v", text, err)
		}
	}
}
