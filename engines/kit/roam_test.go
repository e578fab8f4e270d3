package kit

import (
	"strings"
	"testing"
)

// Games on squares and on places.
const (
	// A hunt on squares.
	wood = `
squares  = [
  "S . . b . .",
  ". # # . . w",
  ". . b . # F",
]
signs    = { S = "start", b = "bush", w = "well", F = "finish" }
counters = { coins = 0 }
turn     = ["roll", "move"]
meet     = ["whoever is here: go to the start"]
end      = ["if all yours are at the finish: win"]
[land]
bush = ["gain a coin", "may: go to any bush"]
well = ["whoever is next to you: go to the nearest bush"]
d2   = ["if you are next to a bush: gain a coin"]
[stop]
a3 = ["go up to 2 spaces"]
`
	// Two pieces each, exact steps cornerwise, one on a space, nobody past another, and a gate.
	fort = `
squares  = ["1 . . . 2", ". # g # .", ". . . . F"]
signs    = { 1 = "start", 2 = "start", g = "gate", F = "finish" }
diagonal = true
steps    = "all"
pieces   = 2
room     = 1
past     = false
needs    = { gate = "keys", finish = "keys" }
counters = { keys = 0 }
turn     = ["roll", "move", "if you are next to the gate: gain a key"]
end      = ["if all yours are at the finish: win", "if 60 rounds are over: most keys wins"]
`
	// Islands, with a way that leads one way only.
	islands = `
places   = ["Harbour - Bay - Old mill, Bay - Cave", "Cave > Island", "Island - Harbour", "Island - Reef"]
starts   = ["Harbour"]
dice     = "d3"
counters = { shells = 0 }
kinds    = { rocky = ["Cave", "Reef"] }
turn     = ["choose: roll and move | walk up to 1"]
meet     = ["whoever is here: go to any rocky"]
end      = ["if you have 4 shells and you are at the start: win", "if 40 rounds are over: most shells wins"]
[land]
Bay        = ["left neighbour: go to the nearest rocky"]
rocky      = ["gain a shell"]
"Old mill" = ["gain 2 shells", "wait here until you roll 2"]
`
)

// Things that lie there: berries that are taken and come again, and claims that stay somebody's.
const claims = `
squares  = [". b . b .", ". # . # .", "b . S . b"]
signs    = { S = "camp", b = "bush" }
starts   = ["camp"]
counters = { claim = 4 }
turn     = ["roll", "move", "take everything here"]
end      = ["if no berries are left: most berries wins", "if you have 5 berries: win", "if 30 rounds are over: most berries wins"]
[thing.berry]
at   = ["bush", "a2"]
each = 2
most = 6
[thing.claim]
own  = true
[land]
bush = ["if another's claim is here: lose a berry | put a claim here"]
c1   = ["put a berry on any bush", "roll 4 or more: put a new berry on any space"]
camp = ["put a new berry on every bush", "take your claim"]
e2   = ["take another's claim", "put 2 berries on c1"]
`

var roamGames = map[string]string{"wood": wood, "fort": fort, "islands": islands, "claims": claims}

// Lines of matches of three, and what they lead to. On wood A to C begin on space 1, which is a1.
func TestRoamingInLines(t *testing.T) {
	for _, c := range []struct{ about, rules, lines, want string }{
		{"up to as many steps as are rolled", wood, "dice: 3; A: move A1 c1", "A1 on 3, B1 on 1, C1 on 1, B's turn"},
		{"round the rocks and not through", wood, "dice: 3; A: move A1 c3", "refused: cannot-go"},
		{"not farther", wood, "dice: 2; A: move A1 d1", "refused: cannot-go"},
		{"a step at least", wood, "dice: 2; A: move A1 a1", "refused: cannot-go"},
		{"no rock", wood, "dice: 2; A: move A1 b2", "refused: no-space"},
		{"no square", wood, "dice: 2; A: move A1 z9", "refused: no-space"},
		{"first the dice", wood, "A: move A1 b1", "refused: roll-due"},
		{"another's", wood, "dice: 3; A: move B1 c1", "refused: other-piece"},
		{"a piece without a space", wood, "dice: 3; A: move A1", "refused: other-due"},
		{"a stop ends a walk", wood, "dice: 4; A: move A1 b3", "refused: cannot-go"},
		{"and from there it goes on", wood, "dice: 4; A: move A1 a3; A: move A1 c3; A: no",
			"A1 on 13, A 1 coins, B1 on 1, C1 on 1, B's turn"},
		{"to any bush, of which there is one other", wood, "dice: 3; A: move A1 d1; A: yes; A: no",
			"A1 on 13, A 2 coins, B1 on 1, C1 on 1, B's turn"},
		{"whoever is next, to the nearest bush", wood, "fix put B1 e2; fix put A1 f1; dice: 1; A: move A1 f2; B: no",
			"A1 on 10, B1 on 4, B 1 coins, C1 on 1, B's turn"},
		{"next to a bush", wood, "fix put A1 d3; dice: 1; A: move A1 d2", "A1 on 8, A 1 coins, B1 on 1, C1 on 1, B's turn"},
		{"whoever is met", wood, "fix put B1 b1; dice: 1; A: move A1 b1", "A1 on 2, B1 on 1, C1 on 1, B's turn"},
		{"nobody is met at the start", wood, "fix put A1 b1; dice: 1; A: move A1 a1", "A1 on 1, B1 on 1, C1 on 1, B's turn"},
		{"the finish", wood, "fix put A1 f2; dice: 1; A: move A1 f3", "A1 on 15, B1 on 1, C1 on 1, won by A"},
		{"put back to the start", wood, "fix put A1 f2; fix put A1 start", "A1 on 1, B1 on 1, C1 on 1, A's turn"},

		{"starts by seat, as often as there are seats", fort, "dice: 3; A: move A1 d1", "A1 on 4, A2 on 1, A 1 keys, B1 on 5, B2 on 5, C1 on 1, C2 on 1, B's turn"},
		{"all steps", fort, "dice: 3; A: move A1 b1", "refused: cannot-go"},
		{"nobody without a key through the gate", fort, "fix put A1 c1; dice: 1; A: move A1 c2", "refused: is-locked"},
		{"with one", fort, "fix put A1 c1; fix counter keys A 1; dice: 1; A: move A1 c2", "A1 on 7, A2 on 1, A 1 keys, B1 on 5, B2 on 5, C1 on 1, C2 on 1, B's turn"},
		{"no room for two", fort, "fix put B1 b1; dice: 1; A: move A1 b1", "refused: no-room"},
		{"and nobody past it", fort, "fix put B1 b1; dice: 2; A: move A1 c1", "refused: cannot-go"},
		{"room for all at the start", fort, "fix put A1 b1; dice: 1; A: move A1 a1", "A1 on 1, A2 on 1, B1 on 5, B2 on 5, C1 on 1, C2 on 1, B's turn"},
		{"no turning round", fort, "fix put A1 e3; dice: 2; A: move A1 e3", "refused: is-locked"},

		{"a place", islands, "A: choose 1; dice: 2; A: move A1 old-mill", "A1 on 3, A 2 shells, B1 on 1, C1 on 1, B's turn"},
		{"one way", islands, "fix put A1 island; A: choose 2; A: move A1 cave", "refused: cannot-go"},
		{"and the other", islands, "fix put A1 cave; A: choose 2; A: move A1 island", "A1 on 5, B1 on 1, C1 on 1, B's turn"},
		{"a tie of the nearest", islands, "A: choose 2; A: move A1 bay; B: move B1 reef", "A1 on 2, B1 on 6, B 1 shells, C1 on 1, B's turn"},
		{"that one is not", islands, "A: choose 2; A: move A1 bay; B: move B1 old-mill", "refused: cannot-go"},
		{"no place", islands, "A: choose 2; A: move A1 moon", "unreadable"},
	} {
		if got := playRead(t, c.rules, strings.TrimSuffix(c.lines, "; ")); got != c.want {
			t.Errorf("%s: %s\n\t%s\n\tand not %s", c.about, c.lines, got, c.want)
		}
	}
}
