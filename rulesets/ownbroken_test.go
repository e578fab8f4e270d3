package rulesets

import (
	"strings"
	"testing"
	"time"
)

// pond is a small game in which all is well. Below it is broken as families and strangers break theirs.
const pond = `kit      = 1
name     = "Frog race"
seats    = { min = 2, max = 4, default = 3 }
path     = 12
pieces   = 1
word     = ["stone", "stones"]
piece    = ["frog", "frogs"]
counters = { flies = 1 }
common   = { heron = 0 }
kinds    = { lily = [4, 8] }
names    = { 6 = "Old bridge" }
turn     = ["roll", "move"]
meet     = ["whoever is here: go back 1 stone"]
end      = ["if all yours are at the finish: win", "if the heron is 5: all lose"]
[land]
lily = ["gain a fly", "heron +1"]
6    = ["may: pay a fly | miss a turn"]
9    = ["draw a card"]
[deck.pond]
cards = { Rain = 2, Sun = 2 }
do    = { Rain = ["heron +1"], Sun = ["gain a fly"] }
`

// brokenGames are ways to break it: what stands in the place of what, and what is said of it.
var brokenGames = []struct{ name, old, new, want string }{
	{"as it is", "", "", ""},
	{"typo in a verb", "gain a fly\", \"h", "gian a fly\", \"h", ""},
	{"typo in a head", "may: pay", "mya: pay", ""},
	{"typo in a condition", "if the heron is 5", "if the heron si 5", ""},
	{"typo in a who", "whoever is here", "whoever is heer", ""},
	{"typo in a counter", "\"gain a fly\", \"heron", "\"gain a fyl\", \"heron", ""},
	{"typo in a common counter", "[\"gain a fly\", \"heron +1", "[\"gain a fly\", \"herron +1", ""},
	{"no such counter", "pay a fly", "pay a coin", ""},
	{"no such kind", "draw a card", "go to the next puddle", ""},
	{"kind spelled otherwise", "lily = [\"gain", "lilly = [\"gain", ""},
	{"kind with capital", "lily = [\"gain", "Lily = [\"gain", ""},
	{"no such space in land", "6    =", "60   =", ""},
	{"no such name in land", "6    =", "\"New bridge\" =", ""},
	{"space 0", "6    =", "0    =", ""},
	{"go to space beyond", "draw a card", "go to 18", ""},
	{"go to no name", "draw a card", "go to the New bridge", ""},
	{"go on too far", "draw a card", "go on 500", ""},
	{"start that is the end: counter", "end      = [", "end      = [\"if you have a fly: win\", ", ""},
	{"start that is the end: common", "heron = 0", "heron = 5", ""},
	{"start is end: everybody at start, no round", "end      = [", "end      = [\"win\", ", ""},
	{"circle", "9    = [\"draw a card\"]", "9    = [\"go back 6\"]\n3 = [\"go on 6\"]", ""},
	{"sends to itself", "draw a card", "go to 9", ""},
	{"endless turn", "[\"roll\", \"move\"]", "[\"move\"]", ""},
	{"empty turn", "[\"roll\", \"move\"]", "[]", ""},
	{"no turn", "turn     = [\"roll\", \"move\"]\n", "", ""},
	{"unknown field", "path     =", "pathh    =", ""},
	{"field with capital", "turn     =", "Turn     =", ""},
	{"field of another name", "turn     =", "turns    =", ""},
	{"field nobody knows", "turn     =", "rules = [\"x\"]\nturn     =", ""},
	{"wrong type", "path     = 12", "path     = \"twelve\"", ""},
	{"number in quotes", "path     = 12", "path     = \"12\"", ""},
	{"number for sentence", "turn     = [\"roll\", \"move\"]", "turn     = [1, 2]", ""},
	{"table for sentences", "turn     = [\"roll\", \"move\"]", "turn     = { a = 1 }", ""},
	{"counters a list", "counters = { flies = 1 }", "counters = [\"flies\"]", ""},
	{"counter with word", "flies = 1", "flies = \"one\"", ""},
	{"counter too high", "flies = 1", "flies = 5000", ""},
	{"counter below", "flies = 1", "flies = -1", ""},
	{"common too high", "heron = 0", "heron = 1000", ""},
	{"nine counters", "flies = 1", "flies = 1, b1 = 1, b2 = 1, b3 = 1, b4 = 1, b5 = 1, b6 = 1, b7 = 1, b8 = 1", ""},
	{"counter a list of numbers", "kinds    = { lily = [4, 8] }", "kinds    = { lily = [4, \"eight\"] }", ""},
	{"kind with one number", "kinds    = { lily = [4, 8] }", "kinds    = { lily = 4 }", ""},
	{"kind beyond", "lily = [4, 8]", "lily = [4, 80]", ""},
	{"kind far beyond", "lily = [4, 8]", "lily = [4, 800]", ""},
	{"name of a space that is not", "6 = \"Old", "60 = \"Old", ""},
	{"name by a word", "6 = \"Old", "six = \"Old", ""},
	{"path too long", "path     = 12", "path     = 129", ""},
	{"path below", "path     = 12", "path     = -3", ""},
	{"path and ring", "pieces   = 1", "ring = 9\npieces   = 1", ""},
	{"no path", "path     = 12\n", "", ""},
	{"too many pieces", "pieces   = 1", "pieces   = 17", ""},
	{"two meanings", "may: pay a fly | miss a turn", "if you have a fly: may: pay a fly | miss a turn", ""},
	{"seats in wrong order", "min = 2, max = 4", "min = 4, max = 2", ""},
	{"seats too many", "max = 4", "max = 8", ""},
	{"seats number", "{ min = 2, max = 4, default = 3 }", "3", ""},
	{"500 cards", "Rain = 2", "Rain = 500", ""},
	{"121 cards", "Rain = 2, Sun = 2", "Rain = 61, Sun = 60", ""},
	{"no cards", "cards = { Rain = 2, Sun = 2 }\n", "", ""},
	{"0 of a card", "Rain = 2", "Rain = 0", ""},
	{"card that is not there", "{ Rain = [\"heron +1\"]", "{ Rian = [\"heron +1\"]", ""},
	{"card in kinds not there", "do    =", "kinds = { wet = [\"Reign\"] }\ndo    =", ""},
	{"worth of no card", "do    =", "worth = { Snow = 2 }\ndo    =", ""},
	{"hand", "do    =", "hand = \"hidden\"\ndo    =", ""},
	{"empty", "do    =", "empty = \"shufle\"\ndo    =", ""},
	{"deck field", "do    =", "dos    =", ""},
	{"deck without name", "[deck.pond]", "[deck]", ""},
	{"decks", "[deck.pond]", "[decks.pond]", ""},
	{"play without hands", "draw a card", "play a card", ""},
	{"no deck", "[deck.pond]\ncards = { Rain = 2, Sun = 2 }\ndo    = { Rain = [\"heron +1\"], Sun = [\"gain a fly\"] }\n", "", ""},
	{"kit 2", "kit      = 1", "kit      = 2", ""},
	{"kit 0", "kit      = 1", "kit      = 0", ""},
	{"no kit", "kit      = 1\n", "", ""},
	{"kit word", "kit      = 1", "kit      = \"1\"", ""},
	{"kit 1.0", "kit      = 1", "kit      = 1.0", ""},
	{"kit true", "kit      = 1", "kit      = true", ""},
	{"extends nothing", "kit      = 1", "kit      = 1\nextends = \"kit/snails\"", ""},
	{"extends other game", "kit      = 1", "kit      = 1\nextends = \"sitters/standard\"", ""},
	{"extends itself", "kit      = 1", "kit      = 1\nextends = \"kit/frogs\"", ""},
	{"no quotes", "[\"roll\", \"move\"]", "[roll, move]", ""},
	{"quote open", "[\"roll\", \"move\"]", "[\"roll, \"move\"]", ""},
	{"quote missing at the end", "\"move\"]", "\"move]", ""},
	{"bracket open", "[\"roll\", \"move\"]", "[\"roll\", \"move\"", ""},
	{"comma missing", "[\"roll\", \"move\"]", "[\"roll\" \"move\"]", ""},
	{"curly quotes", "name     = \"Frog race\"", "name     = “Frog race”", ""},
	{"curly quotes in list", "[\"roll\", \"move\"]", "[“roll”, “move”]", ""},
	{"quotes in quotes", "draw a card", "ask the table \"Sing!\": gain a fly", ""},
	{"colon for =", "path     = 12", "path: 12", ""},
	{"no =", "path     = 12", "path 12", ""},
	{"twice", "path     = 12", "path     = 12\npath     = 13", ""},
	{"land twice", "9    =", "6    =", ""},
	{"land as list", "[land]\nlily = [\"gain a fly\", \"heron +1\"]\n6    = [\"may: pay a fly | miss a turn\"]\n9    = [\"draw a card\"]", "land = [\"gain a fly\"]", ""},
	{"turn under land", "9    =", "turn = [\"roll again\"]\n9    =", ""},
	{"name with blanks no quotes", "6    =", "Old bridge =", ""},
	{"colon missing", "may: pay a fly | miss a turn", "may pay a fly", ""},
	{"bar missing", "may: pay a fly | miss a turn", "choose: pay a fly or miss a turn", ""},
	{"one branch", "may: pay a fly | miss a turn", "choose: pay a fly", ""},
	{"three branches of may", "may: pay a fly | miss a turn", "may: pay a fly | miss a turn | go back 1", ""},
	{"table 4 of 6", "draw a card", "roll on the table: go on 1 | go on 2 | go back 1 | nothing", ""},
	{"roll 7", "draw a card", "roll 7 or more: win", ""},
	{"roll 0", "draw a card", "roll 0 or more: win", ""},
	{"swap with all", "draw a card", "swap places with everybody", ""},
	{"many", "draw a card", "gain 1000 flies", ""},
	{"very many", "draw a card", "gain 99999999999999999999 flies", ""},
	{"brackets open", "may: pay a fly | miss a turn", "may: (pay a fly | miss a turn", ""},
	{"empty sentence", "draw a card", "", ""},
	{"laps on path", "if the heron is 5", "if you have gone round 2 times", ""},
	{"dice", "turn     =", "dice = \"d7x\"\nturn     =", ""},
	{"dice 1 face", "turn     =", "dice = \"d1\"\nturn     =", ""},
	{"dice 20", "turn     =", "dice = \"20d6\"\nturn     =", ""},
	{"dice number", "turn     =", "dice = 6\nturn     =", ""},
	{"enter", "turn     =", "enter = [0]\nturn     =", ""},
	{"enter never", "turn     =", "enter = [7]\nturn     =", ""},
	{"exact", "turn     =", "exact = \"yes\"\nturn     =", ""},
	{"exact true", "turn     =", "exact = true\nturn     =", ""},
	{"second", "turn     =", "second = \"no\"\nturn     =", ""},
	{"track", "turn     =", "track = \"snail\"\nturn     =", ""},
	{"points", "turn     =", "points = [\"1, 2\"]\nturn     =", ""},
	{"points wrong", "turn     =", "points = [\"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1;2\"]\nturn     =", ""},
	{"safe", "turn     =", "safe = [13]\nturn     =", ""},
	{"starts on path", "turn     =", "starts = [0]\nturn     =", ""},
	{"name is a word", "heron = 0", "turn = 0", ""},
	{"counter is a word", "flies = 1", "move = 1", ""},
	{"kind is a word", "kinds    = { lily", "kinds    = { back", ""},
	{"name of space a word", "\"Old bridge\"", "\"Start\"", ""},
	{"two counters alike", "flies = 1", "fly = 1, flies = 1", ""},
	{"counter as common", "heron = 0", "flies = 0, heron = 0", ""},
	{"emoji name", "flies = 1", "🪰 = 1", ""},
	{"emoji name quoted", "flies = 1", "\"🪰\" = 1", ""},
	{"emoji everywhere", "gain a fly\", \"h", "🐸🐸🐸\", \"h", ""},
	{"Hebrew", "gain a fly\", \"h", "קח זבוב\", \"h", ""},
	{"long sentence", "draw a card", strings.Repeat("go on 1 and ", 400) + "go on 1", ""},
	{"5,000 letters", "draw a card", strings.Repeat("x", 5000), ""},
	{"5,000 letters name", "Frog race", strings.Repeat("x", 5000), ""},
	{"200 rules of turn", "[\"roll\", \"move\"]", "[\"roll\"" + strings.Repeat(", \"move\"", 200) + "]", ""},
	{"200 lines of rules", "9    = [\"draw a card\"]", "9    = [\"draw a card\"" + strings.Repeat(", \"gain a fly\"", 200) + "]", ""},
	{"word of three", "[\"stone\", \"stones\"]", "[\"stone\", \"stones\", \"x\"]", ""},
	{"6 ends", "\"if all yours are at the finish: win\"", "\"if all yours are at the end of the path: win\"", ""},
	{"question", "draw a card", "what is this?", ""},
	{"german", "draw a card", "eine Karte ziehen", ""},
	{"nested 2", "draw a card", "if if you have a fly: win", ""},
	{"raven = ", "draw a card", "heron = 3", ""},
	{"or", "draw a card", "gain a fly or go on 2", ""},
	{"comma", "draw a card", "gain a fly, go on 2", ""},
	{"plural card", "draw a card", "draw three cardss", ""},
	{"utf16", "", "\xff\xfek\x00i\x00t\x00", ""},
	{"nul", "Frog race", "Frog\x00race", ""},
	{"latin1", "Frog race", "Fr\xf6sche", ""},
	{"right to left marks", "draw a card", "\u202edraw a card", ""},
	{"nbsp", "draw a card", "draw\u00a0a\u00a0card", ""},
	{"windows", "\n", "\r\n", ""},
}

func TestBrokenGamesOfOnesOwn(t *testing.T) {
	s, _ := own(t)
	for _, b := range brokenGames {
		text := pond
		if b.old == "\n" {
			text = strings.ReplaceAll(text, b.old, b.new)
		} else if b.old == "" && b.new != "" {
			text = b.new + text
		} else if !strings.Contains(text, b.old) {
			t.Errorf("%s: no %q", b.name, b.old)
		}
		text = strings.Replace(text, b.old, b.new, 1)
		began := time.Now()
		found := s.CheckBytes("frogs.toml", []byte(text))
		took := time.Since(began)
		t.Logf("%s (%d, %v):", b.name, len(found), took.Round(100*time.Microsecond))
		for _, f := range found {
			t.Logf("\t%.230s", f)
		}
	}
}
