package kit

import (
	"testing"
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
	for _, c := range []struct{ about, rules, lines, want string }{
		{"a 6 leaves the start", pawns, "dice: 3; dice: 2; dice: 6", "refused"},
	} {
		_ = c
	}
}
