package adventure

import (
	"testing"

	"homespun/engines/enginetest"
)

func TestPositionAsARecordHoldsIt(t *testing.T) {
	g := compile(t, 2)
	tab := draw(t, g, `
		P . T3 W
		A . Z* S1/T
		. Z1 K`, "hearts = { A = 7 }", "carried = {}", "banked = 1").play("dice: 3", "A: done")
	tab.Saves(`torches = ["c2"]
banked = 1
turn = "A"
due = "goes"
actions = 2

[tiles]
a1 = "P"
c1 = "T3"
c2 = "Z"
c3 = "K"
d1 = "W"
d2 = "T"

[kings]
A = "a2"
B = "dead"

[monsters]
S1 = "d2"
Z1 = "b3"

[hearts]
A = 7

[carried]
`)
}

func TestPositionsThatCannotBe(t *testing.T) {
	g := compile(t, 2)
	for notes, want := range map[string]string{
		`due = "lunch"`:                            `due is "lunch"; it can be discard, tile, place, event, spawn, respawn, action, goes, fight, explode or over`,
		"due = \"goes\"\ndone = [\"Z1\"]":          "due is goes, but it cannot be here: event is",
		`due = "fight"` + "\nfighter = \"A\"":      "due is fight, but it cannot be here: event is",
		`due = "fight"`:                            "fighter is of no player; it can be A or B",
		`due = "explode"`:                          `kind is ""; it can be a kind of monster that explodes`,
		`due = "explode"` + "\nkind = \"creeper\"": "due is explode, but it cannot be here: event is",
		`due = "spawn"` + "\nface = 1\npart = 1":   "due is spawn, but it cannot be here: action is",
		`due = "spawn"` + "\nface = 9\npart = 1": "face is 9 and part 1; the die has no such face, or " +
			"it brings no so many things",
		`due = "respawn"`: "face is 0 and part 0; the die has no such face, or " +
			"it brings no so many things",
		`due = "over"`: `winner is ""; it can be players or dungeon`,
		`due = "place"`: "due is place, but monsters, torches, banked or " +
			"carried say that play has begun",
		`due = "action"` + "\nactions = 3": "actions is 3; where action is due it can be 0 to 2",
		"actions = 1":                      "actions is 1; where event is due it can be 0 to 0",
		"face = 1":                         "face and part are there only where spawn or respawn is due",
		`done = ["Z1"]`:                    "done is there only where goes or fight is due",
		`done = ["Z2"]`:                    `done has "Z2"; it holds monsters on the board, each once`,
		`fighter = "A"`:                    "fighter is there only where fight is due",
		`kind = "creeper"`:                 "kind is there only where explode is due",
		`winner = "players"`:               "winner and brought are there only after the end",
		`hand = { Z = 1 }`:                 "hand is there only while setting up",
		`turn = "B"`:                       "turn is B, who is not on the board",
		`turn = "C"`:                       "turn is of no player; it can be A or B",
		"banked = -1":                      "banked is -1; it can be 0 to 999",
		`kings.A = "dead"`:                 "kings has nobody on the board, but the match is not over",
		`kings.B = "hand"`:                 "kings.B is in hand; that is only while setting up",
		`kings.C = "a9"`:                   "kings.C is of no player; it can be A or B",
		`kings.B = "a2"`:                   "kings.B is a2, where A is",
		`kings.B = "c2"`:                   "kings.B is c2, where a tile lies (ADV-11)",
		`kings.B = "zz"`:                   `kings.B is "zz"; it can be a space, dead or hand`,
		"hearts.A = 11":                    "hearts.A is 11; it can be 1 to 10",
		"hearts.B = 1":                     "hearts.B is 1, but B is not on the board",
		"carried.A = 1":                    "carried.A is 1, but A stands where treasure is banked (ADV-13)",
		`monsters.Z2 = "c2"`:               "monsters.Z2 is c2, where it cannot stand (ADV-18)",
		`monsters.Z2 = "b3"`:               "monsters.Z2 is b3, where Z1 is",
		`monsters.Z5 = "h8"`:               "monsters.Z5 is no monster",
		`monsters.Z2 = "q8"`:               `monsters.Z2 is "q8"; it can be a space from a1 to p16`,
		`tiles.h8 = "Q"`:                   `tiles.h8 is "Q"; it can be P, T, W, S, C, K, Z, or T2 to T99 for a stack`,
		`tiles.h8 = "Z2"`:                  `tiles.h8 is "Z2"; it can be P, T, W, S, C, K, Z, or T2 to T99 for a stack`,
		`tiles.h8 = "P"`:                   "tiles has 2 entrances (P); there is one",
		`tiles.q8 = "T"`:                   "tiles.q8 is no space; they are a1 to p16",
		"tiles = { h8 = \"S\", h9 = \"S\", i9 = \"S\" }": "tiles.i9 is one S too many; there are 2",
		`torches = ["h8"]`: "torches has h8, where no spawner is",
		`torches = ["zz"]`: `torches has "zz"; there is no such space`,
	} {
		_, err := load(g, "P . . .\nA . W .\n. Z1 . T", notes)
		enginetest.Wrong(t, notes, err, want)
	}
}
