package rulesets

import (
	"strings"
	"testing"
	"time"
	"unicode/utf16"
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
	{"typo in a verb", "gain a fly\", \"h", "gian a fly\", \"h",
		`line 16: land.lily says: "gian a fly": "gian" is no word here; did you mean "gain"`},
	{"typo in a head", "may: pay", "mya: pay",
		`line 17: land.6 says: "mya": "mya" is no word here; did you mean "may"`},
	{"typo in a condition", "if the heron is 5", "if the heron si 5",
		`line 14: end says: "if the heron si 5": "si" is no word here; did you mean "is"`},
	{"typo in a who", "whoever is here", "whoever is heer",
		`line 13: meet says: "whoever is heer": "heer" is no word here; did you mean "here"`},
	{"typo in a counter", "\"gain a fly\", \"heron", "\"gain a fyl\", \"heron",
		`line 16: land.lily says: "gain a fyl": "fyl" is no word here; did you mean "fly"`},
	{"typo in a common counter", "[\"gain a fly\", \"heron +1", "[\"gain a fly\", \"herron +1",
		`line 16: land.lily says: "herron +1": "herron" is no word here; did you mean "heron"`},
	{"no such counter", "pay a fly", "pay a coin",
		`line 17: land.6 says: "pay a coin": there is no counter "coin"; write counters = { coin = 0 } to have one`},
	{"no such kind", "draw a card", "go to the next puddle",
		`line 18: land.9 says: "go to the next puddle": there is no kind "puddle"; write kinds = { puddle = [2, 5] } to have one`},
	{"kind spelled otherwise", "lily = [\"gain", "lilly = [\"gain",
		`line 16: land.lilly is no space and no kind; did you mean "lily"`},
	{"kind with capital", "lily = [\"gain", "Lily = [\"gain",
		`line 16: land.Lily is no space and no kind; did you mean "lily"`},
	{"no such space in land", "6    =", "60   =",
		`line 17: land.60 is no space and no kind; spaces are 1 to 12`},
	{"no such name in land", "6    =", "\"New bridge\" =",
		`line 17: land.New bridge is no space and no kind; did you mean "Old bridge"`},
	{"space 0", "6    =", "0    =",
		`line 17: land.0 is no space and no kind; spaces are 1 to 12`},
	{"go to space beyond", "draw a card", "go to 18",
		`line 18: land.9 says: "go to 18": there is no space "18"; spaces are 1 to 12, and by name those under names`},
	{"go to no name", "draw a card", "go to the New bridge",
		`line 18: land.9 says: "go to the New bridge": there is no space "New bridge"; did you mean "old bridge"`},
	{"go on too far", "draw a card", "go on 500",
		`line 18: land.9 says: "go on 500": there are not so many spaces`},
	{"start that is the end: counter", "end      = [", "end      = [\"if you have a fly: win\", ",
		`line 14: end says "if you have a fly: win", and so it is when the match begins; let it end by something that changes`},
	{"start that is the end: common", "heron = 0", "heron = 5",
		`line 14: end says "if the heron is 5: all lose", and so it is when the match begins; let it end by something that changes`},
	{"start is end: everybody at start, no round", "end      = [", "end      = [\"win\", ",
		`line 14: end says "win", and so it is when the match begins; let it end by something that changes`},
	{"circle", "9    = [\"draw a card\"]", "9    = [\"go back 6\"]\n3 = [\"go on 6\"]",
		`line 18: land.9 sends whoever lands there round in a circle; let one of these spaces end it`},
	{"sends to itself", "draw a card", "go to 9",
		`line 18: land.9 sends whoever lands there round in a circle; let one of these spaces end it`},
	{"endless turn", "[\"roll\", \"move\"]", "[\"move\"]",
		`line 12: turn asks for no roll and no decision, so that it would go on for ever`},
	{"empty turn", "[\"roll\", \"move\"]", "[]",
		`line 12: turn says nothing; a short one is ["roll", "move"]`},
	{"no turn", "turn     = [\"roll\", \"move\"]\n", "",
		`line 1: turn says nothing; a short one is ["roll", "move"]`},
	{"unknown field", "path     =", "pathh    =",
		`line 4: "pathh" is not a field of a game of one's own; did you mean "path"?`},
	{"field with capital", "turn     =", "Turn     =",
		`line 12: "Turn" is not a field of a game of one's own; did you mean "turn"?`},
	{"field of another name", "turn     =", "turns    =",
		`line 12: "turns" is not a field of a game of one's own; did you mean "turn"?`},
	{"field nobody knows", "turn     =", "rules = [\"x\"]\nturn     =",
		`line 12: "rules" is not a field of a game of one's own`},
	{"wrong type", "path     = 12", "path     = \"twelve\"",
		`line 4: path is the word "twelve"; it can be a whole number from 0 to 128; such as path = 0`},
	{"number in quotes", "path     = 12", "path     = \"12\"",
		`line 4: path is the word "12"; it can be a whole number from 0 to 128; write path = 12`},
	{"number for sentence", "turn     = [\"roll\", \"move\"]", "turn     = [\"roll\", 2]",
		`line 12: turn holds the number 2; it can be words in quotation marks, or a list of at most 20 of such; such as turn = ["words"]`},
	{"table for sentences", "turn     = [\"roll\", \"move\"]", "turn     = { a = 1 }",
		`line 12: turn is a table; it can be words in quotation marks; such as turn = "words"`},
	{"counters a list", "counters = { flies = 1 }", "counters = [\"flies\"]",
		`line 8: counters is a list; it can be a table, each a whole number from 0 to 999; such as counters = { key = 0 }`},
	{"counter with word", "flies = 1", "flies = \"one\"",
		`line 8: counters.flies is the word "one"; it can be a whole number from 0 to 999; such as flies = 0`},
	{"counter too high", "flies = 1", "flies = 5000",
		`line 8: counters.flies is 5000; it can be a whole number from 0 to 999`},
	{"counter below", "flies = 1", "flies = -1",
		`line 8: counters.flies is -1; it can be a whole number from 0 to 999`},
	{"common too high", "heron = 0", "heron = 1000",
		`line 9: common.heron is 1000; it can be a whole number from 0 to 999`},
	{"nine counters", "flies = 1", "flies = 1, b1 = 1, b2 = 1, b3 = 1, b4 = 1, b5 = 1, b6 = 1, b7 = 1, b8 = 1",
		`line 8: counters are 9; there can be 8`},
	{"counter a list of numbers", "kinds    = { lily = [4, 8] }", "kinds    = { lily = [4, \"eight\"] }",
		`line 10: kinds.lily has "eight", which is no space; spaces are 1 to 12`},
	{"kind with one number", "kinds    = { lily = [4, 8] }", "kinds    = { lily = 4 }",
		`line 10: kinds.lily is the number 4; it can be a list, each a whole number from 1 to 128, or a name in quotation marks; write lily = [4]`},
	{"kind beyond", "lily = [4, 8]", "lily = [4, 80]",
		`line 10: kinds.lily has 80; there are spaces 1 to 12`},
	{"kind far beyond", "lily = [4, 8]", "lily = [4, 800]",
		`line 10: kinds.lily is 800; it can be a whole number from 1 to 128, or a name in quotation marks`},
	{"name of a space that is not", "6 = \"Old", "60 = \"Old",
		`line 11: names.60 is of no space; there are 1 to 12`},
	{"name by a word", "6 = \"Old", "six = \"Old",
		`line 11: names.six is of no space; there are 1 to 12`},
	{"path too long", "path     = 12", "path     = 129",
		`line 4: path is 129; it can be a whole number from 0 to 128`},
	{"path below", "path     = 12", "path     = -3",
		`line 4: path is -3; it can be a whole number from 0 to 128`},
	{"path and ring", "pieces   = 1", "ring = 9\npieces   = 1",
		`line 5: ring and path cannot be together; a game has one board`},
	{"no path", "path     = 12\n", "",
		`line 1: path and ring are missing; path = 24 is a row of 24 spaces`},
	{"too many pieces", "pieces   = 1", "pieces   = 17",
		`line 5: pieces is 17; it can be a whole number from 0 to 16`},
	{"two meanings", "may: pay a fly | miss a turn", "if you have a fly: may: pay a fly | miss a turn",
		`line 17: land.6 says: "if you have a fly: may: pay a fly | miss a turn" can be read in two ways: if you have a fly: (may: pay a fly) | miss a turn – or if you have a fly: (may: pay a fly | miss a turn); put round brackets around what belongs together`},
	{"seats in wrong order", "min = 2, max = 4", "min = 4, max = 2",
		`line 3: seats has min 4, default 3 and max 2, which must stand in that order`},
	{"seats too many", "max = 4", "max = 8",
		`line 3: seats.max is 8; it can be a whole number from 1 to 6`},
	{"seats number", "{ min = 2, max = 4, default = 3 }", "3",
		`line 3: seats is the number 3; it can be a table by min, max and default, each a whole number from 1 to 6; such as seats = { min = 1 }`},
	{"500 cards", "Rain = 2", "Rain = 500",
		`line 20: deck.pond.cards.Rain is 500; it can be a whole number from 1 to 120`},
	{"121 cards", "Rain = 2, Sun = 2", "Rain = 61, Sun = 60",
		`line 20: deck.pond.cards are 121; a deck has at most 120`},
	{"no cards", "cards = { Rain = 2, Sun = 2 }\n", "",
		`line 19: deck.pond has no cards; cards can be a table, each a whole number from 1 to 120`},
	{"0 of a card", "Rain = 2", "Rain = 0",
		`line 20: deck.pond.cards.Rain is 0; it can be a whole number from 1 to 120`},
	{"card that is not there", "{ Rain = [\"heron +1\"]", "{ Rian = [\"heron +1\"]",
		`line 21: deck.pond.do.Rian speaks of "Rian", which is no card of this deck; did you mean "Rain"`},
	{"card in kinds not there", "do    =", "kinds = { wet = [\"Reign\"] }\ndo    =",
		`line 21: deck.pond.kinds.wet speaks of "Reign", which is no card of this deck; did you mean "Rain"`},
	{"worth of no card", "do    =", "worth = { Snow = 2 }\ndo    =",
		`line 21: deck.pond.worth.Snow speaks of "Snow", which is no card of this deck`},
	{"hand", "do    =", "hand = \"hidden\"\ndo    =",
		`line 21: deck.pond.hand is "hidden"; it can be "none", "open", "secret" or "real"`},
	{"empty", "do    =", "empty = \"shufle\"\ndo    =",
		`line 21: deck.pond.empty is "shufle"; it can be "shuffle", "out" or "end"; did you mean "shuffle"?`},
	{"deck field", "do    =", "dos    =",
		`line 21: "dos" is not a field of deck.pond; did you mean "do"?`},
	{"deck without name", "[deck.pond]", "[deck]",
		`line 20: what stands in [deck] has no name; write [deck.NAME] in place of it`},
	{"decks", "[deck.pond]", "[decks.pond]",
		`line 19: "decks" is not a field of a game of one's own; did you mean "deck"?`},
	{"play without hands", "draw a card", "play a card",
		`line 18: land.9 says: nobody has cards of deck pond in hand; write hand = "open" there`},
	{"no deck", "[deck.pond]\ncards = { Rain = 2, Sun = 2 }\ndo    = { Rain = [\"heron +1\"], Sun = [\"gain a fly\"] }\n", "",
		`line 18: land.9 says: "draw a card": there is no deck; a small one is [deck.cards] with cards = { Storm = 3, Sun = 2 }`},
	{"kit 2", "kit      = 1", "kit      = 2",
		`line 1: kit is 2, which a newer Homespun reads; this one reads kit 1`},
	{"kit 0", "kit      = 1", "kit      = 0",
		`line 1: kit is 0; it can be a whole number from 1 to 99`},
	{"no kit", "kit      = 1\n", "",
		`this file does not say what it extends; begin with extends = "sitters/standard", or with kit = 1 where it is a whole game`},
	{"kit word", "kit      = 1", "kit      = \"1\"",
		`line 1: kit is the word "1"; it can be a whole number from 1 to 99; write kit = 1`},
	{"kit 1.0", "kit      = 1", "kit      = 1.0",
		`line 1: kit is the number 1; it can be a whole number from 1 to 99; write kit = 1`},
	{"kit true", "kit      = 1", "kit      = true",
		`line 1: kit is true; it can be a whole number from 1 to 99; such as kit = 1`},
	{"extends nothing", "kit      = 1", "kit      = 1\nextends = \"kit/snails\"",
		`line 2: extends "kit/snails", which there is not; begin with extends = "kit/blank"`},
	{"extends other game", "kit      = 1", "kit      = 1\nextends = \"sitters/standard\"",
		`line 2: extends "sitters/standard", which is no ruleset of Games of our own; begin with extends = "kit/blank"`},
	{"extends itself", "kit      = 1", "kit      = 1\nextends = \"kit/frogs\"",
		`line 2: extends "kit/frogs", which there is not; begin with extends = "kit/blank"`},
	{"no quotes", "[\"roll\", \"move\"]", "[roll, move]",
		`line 12: “roll” are words without quotation marks; write "roll"`},
	{"quote open", "[\"roll\", \"move\"]", "[\"roll, \"move\"]",
		`line 12: there are quotation marks within quotation marks; write \" for those within, or put the words in single ones: 'Say "hello"'`},
	{"quote missing at the end", "\"move\"]", "\"move]",
		`line 12: the quotation mark " opens here and is not closed on this line; write " where the words end`},
	{"bracket open", "[\"roll\", \"move\"]", "[\"roll\", \"move\"",
		`line 12: the [ that opens here is never closed; write ] where it ends`},
	{"comma missing", "[\"roll\", \"move\"]", "[\"roll\" \"move\"]",
		`line 12: a comma is missing before “"move"]”; what stands in brackets or braces is parted by commas`},
	{"curly quotes", "name     = \"Frog race\"", "name     = “Frog race”",
		`line 2: these are typographic quotation marks, as a word processor makes them; write straight ones: "like this"`},
	{"curly quotes in list", "[\"roll\", \"move\"]", "[“roll”, “move”]",
		`line 12: these are typographic quotation marks, as a word processor makes them; write straight ones: "like this"`},
	{"quotes in quotes", "draw a card", "ask the table \"Sing!\": gain a fly",
		`line 18: there are quotation marks within quotation marks; write \" for those within, or put the words in single ones: 'Say "hello"'`},
	{"colon for =", "path     = 12", "path: 12",
		`line 4: behind “path” stands : in place of =; write path = 12`},
	{"no =", "path     = 12", "path 12",
		`line 4: “path 12” has no =; a line is the name of a field, = and a value; a remark begins with #`},
	{"twice", "path     = 12", "path     = 12\npath     = 13",
		`line 5: path stands twice, the first time on line 4; keep one of the two and take the other out`},
	{"land twice", "9    =", "6    =",
		`line 18: land.6 stands twice, the first time on line 17; keep one of the two and take the other out`},
	{"land as list", "[land]\nlily = [\"gain a fly\", \"heron +1\"]\n6    = [\"may: pay a fly | miss a turn\"]\n9    = [\"draw a card\"]", "land = [\"gain a fly\"]",
		`line 15: land is a list; it can be a table, each words in quotation marks, or a list of such; such as land = { key = ["words"] }`},
	{"turn under land", "9    =", "turn = [\"roll again\"]\n9    =",
		`line 18: land.turn is no space and no kind; spaces are 1 to 12; write turn above the first line in square brackets, not below [land]`},
	{"name with blanks no quotes", "6    =", "Old bridge =",
		`line 17: “Old bridge” are several words, and the name of a field is one; write Old_bridge`},
	{"colon missing", "may: pay a fly | miss a turn", "may pay a fly",
		`line 17: land.6 says: "may pay a fly": a colon is missing; write "may: pay a fly"`},
	{"bar missing", "may: pay a fly | miss a turn", "choose: pay a fly or miss a turn",
		`line 17: land.6 says: "choose" is followed by 2 to 8 branches, with | between`},
	{"one branch", "may: pay a fly | miss a turn", "choose: pay a fly",
		`line 17: land.6 says: "choose" is followed by 2 to 8 branches, with | between`},
	{"three branches of may", "may: pay a fly | miss a turn", "may: pay a fly | miss a turn | go back 1",
		`line 17: land.6 says: "may" is followed by 1 to 2 branches, with | between`},
	{"table 4 of 6", "draw a card", "roll on the table: go on 1 | go on 2 | go back 1 | nothing",
		`line 18: land.9 says: "roll on the table: go on 1 | go on 2 | go back 1 | nothing": 4 branches do not share the 6 faces of one die evenly`},
	{"roll 7", "draw a card", "roll 7 or more: win",
		`line 18: land.9 says: "roll 7 or more: win": no roll is 7; the dice show at most 6`},
	{"roll 0", "draw a card", "roll 0 or more: win",
		`line 18: land.9 says: "roll 0 or more: win": no roll is 0; the dice show at most 6`},
	{"swap with all", "draw a card", "swap places with everybody",
		`line 18: land.9 says: "swap places with everybody": "all" is of several, and one is wanted`},
	{"many", "draw a card", "gain 1000 flies",
		`line 18: land.9 says: "gain 1000 flies": 999 is the most of anything`},
	{"very many", "draw a card", "gain 99999999999999999999 flies",
		`line 18: land.9 says: "gain 99999999999999999999 flies": 999 is the most of anything`},
	{"brackets open", "may: pay a fly | miss a turn", "may: (pay a fly | miss a turn",
		`line 17: land.6 says: "may: (pay a fly | miss a turn" has a round bracket ( that is never closed`},
	{"empty sentence", "draw a card", "",
		`line 18: land.9 says: nothing; take this line of rules out`},
	{"laps on path", "if the heron is 5", "if you have gone round 2 times",
		`line 14: end says: "if you have gone round 2 times: all lose": nobody goes round, since there is no ring`},
	{"dice", "turn     =", "dice = \"d7x\"\nturn     =",
		`line 12: dice is "d7x"; write d6, or 2d6 for two dice, or 2 to 12 faces of one: ["sun", "rain"]`},
	{"dice 1 face", "turn     =", "dice = \"d1\"\nturn     =",
		`line 12: dice is "d1"; write d6, or 2d6 for two dice, or 2 to 12 faces of one: ["sun", "rain"]`},
	{"dice 20", "turn     =", "dice = \"20d6\"\nturn     =",
		`line 12: dice makes more than 8 dice`},
	{"dice number", "turn     =", "dice = 6\nturn     =",
		`line 12: dice is the number 6; it can be words in quotation marks; such as dice = "words"`},
	{"enter", "turn     =", "enter = [0]\nturn     =",
		`line 12: enter is 0; it can be a whole number from 1 to 100`},
	{"exact", "turn     =", "exact = \"yes\"\nturn     =",
		`line 12: exact is "yes"; it can be "lost", "back" or "stay"`},
	{"exact true", "turn     =", "exact = true\nturn     =",
		`line 12: exact is true; it can be "lost", "back" or "stay"; such as exact = "lost"`},
	{"second", "turn     =", "second = \"no\"\nturn     =",
		`line 12: second is the word "no"; it can be true or false; write second = false`},
	{"track", "turn     =", "track = \"snail\"\nturn     =",
		`line 12: track is "snail"; it can be "snake", "spiral", "straight" or "ring"; did you mean "snake"?`},
	{"points", "turn     =", "points = [\"1, 2\"]\nturn     =",
		`line 12: points are 1 for 12 spaces`},
	{"size without points", "turn     =", "size = \"280, 190\"\nturn     =",
		`line 12: size is "280, 190"; beside points it can be how wide and high the board is, as in "280, 190"`},
	{"points wrong", "turn     =", "points = [\"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1,2\", \"1;2\"]\nturn     =",
		`line 12: points have "1;2", which is no point; a point is "25, 40" in millimetres`},
	{"safe", "turn     =", "safe = [13]\nturn     =",
		`line 12: safe has 13, and there is no such space`},
	{"starts on path", "turn     =", "starts = [0]\nturn     =",
		`line 12: starts is 0; it can be a whole number from 1 to 128, or a name in quotation marks`},
	{"name is a word", "heron = 0", "turn = 0",
		`line 9: common.turn is called "turn", which is a word of the rules; call it otherwise`},
	{"counter is a word", "flies = 1", "move = 1",
		`line 8: counters.move is called "move", which is a word of the rules; call it otherwise`},
	{"kind is a word", "kinds    = { lily", "kinds    = { back",
		`line 10: kinds.back is called "back", which is a word of the rules; call it otherwise`},
	{"name of space a word", "\"Old bridge\"", "\"Start\"",
		`line 11: names.6 is called "Start", which is a word of the rules; call it otherwise`},
	{"two counters alike", "flies = 1", "fly = 1, flies = 1",
		`line 8: counters.fly is called "fly", as another is; call it otherwise`},
	{"emoji name", "flies = 1", "🪰 = 1",
		`line 8: “🪰” has a sign that no name of a field has; if that is its name, write it in quotation marks: "🪰"`},
	{"emoji name quoted", "flies = 1", "\"🪰\" = 1",
		`line 16: land.lily says: "gain a fly": there is no counter "fly"; write counters = { fly = 0 } to have one`},
	{"emoji everywhere", "gain a fly\", \"h", "🐸🐸🐸\", \"h",
		`line 16: land.lily says: "🐸🐸🐸" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"Hebrew", "gain a fly\", \"h", "קח זבוב\", \"h",
		`line 16: land.lily says: "קח זבוב" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"long sentence", "draw a card", strings.Repeat("go on 1 and ", 400) + "go on 1",
		`line 18: land.9 says: "go on 1 and go on 1 and …" is too long; make two lines of it`},
	{"5,000 letters", "draw a card", strings.Repeat("x", 5000),
		`line 18: land.9 says: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"200 rules of turn", "[\"roll\", \"move\"]", "[\"roll\"" + strings.Repeat(", \"move\"", 200) + "]",
		`line 12: turn has 201 entries; it can have at most 20`},
	{"200 lines of rules", "9    = [\"draw a card\"]", "9    = [\"draw a card\"" + strings.Repeat(", \"gain a fly\"", 200) + "]",
		`line 18: land.9 has too many lines; all together can be 120`},
	{"word of three", "[\"stone\", \"stones\"]", "[\"stone\", \"stones\", \"x\"]",
		`line 6: word has 3 entries; it can have at most 2`},
	{"6 ends", "\"if all yours are at the finish: win\"", "\"if all yours are at the end of the path: win\"",
		`line 14: end says: "if all yours are at the end of the path" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"sentence in a long list", "[\"roll\", \"move\"]", "[\n  \"roll\",\n  \"moev\",\n]",
		`line 14: turn says: "moev": "moev" is no word here; did you mean "move"`},
	{"Hebrew name of a card that is not", "do    = {", "do    = { \"שמש\" = [\"win\"],",
		`line 21: deck.pond.do.שמש speaks of "שמש", which is no card of this deck`},
	{"two spaces of one name", "6 = \"Old bridge\"", "6 = \"Old bridge\", 7 = \"old Bridge\"",
		`line 11: names.7 is called "old Bridge", as another is; call it otherwise`},
	{"a card and a kind of one name", "do    =", "kinds = { Rain = [\"Sun\"] }\ndo    =",
		`line 21: deck.pond.kinds.Rain has the name of a card; call it otherwise`},
	{"five decks", "[deck.pond]", "[deck.a]\ncards = { A = 1 }\n[deck.b]\ncards = { B = 1 }\n[deck.c]\ncards = { C = 1 }\n[deck.d]\ncards = { D = 1 }\n[deck.pond]",
		`line 19: deck is there 5 times; there can be 4 decks`},
	{"question", "draw a card", "what is this?",
		`line 18: land.9 says: "what is this?" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"german", "draw a card", "eine Karte ziehen",
		`line 18: land.9 says: "eine Karte ziehen" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"nested 2", "draw a card", "if if you have a fly: win",
		`line 18: land.9 says: "if if you have a fly" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"raven = ", "draw a card", "heron = 3",
		`line 18: land.9 says: "heron = 3" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"or", "draw a card", "gain a fly or go on 2",
		`line 18: land.9 says: "gain a fly or go on 2": or does not say who decides; write "choose: gain a fly | go on 2"`},
	{"plural card", "draw a card", "draw three cardss",
		`line 18: land.9 says: "draw three cardss": "cardss" is no word here; did you mean "cards"`},
	{"price of nothing", "turn     =", "prices = { hats = \"2 flies\" }\nturn     =",
		`line 12: prices.hats is of nothing that can be bought; with counters = { hats = 0 } it can be`},
	{"price in what is not there", "turn     =", "prices = { flies = \"2 coins\" }\nturn     =",
		`line 12: prices.flies is "2 coins", which is no price; a price is "3 coins", by the name of a counter`},
	{"price without a counter", "turn     =", "prices = { Sun = \"2\" }\nturn     =",
		`line 12: prices.Sun is "2", which is no price; a price is "3 coins", by the name of a counter`},
	{"price as a number", "turn     =", "prices = { Sun = 2 }\nturn     =",
		`line 12: prices.Sun is the number 2; it can be words in quotation marks; such as Sun = "words"`},
	{"price too high", "turn     =", "prices = { Sun = \"1000 flies\" }\nturn     =",
		`line 12: prices.Sun is "1000 flies"; 999 is the most of anything`},
	{"bought without a price", "draw a card", "buy a fly",
		`line 18: land.9 says: "buy a fly": "fly" has no price; write prices = { fly = "3 coins" }`},
	{"bought, and nothing has a price", "draw a card", "buy something",
		`line 18: land.9 says: "buy something": nothing has a price; write prices = { sword = "3 coins" }`},
	{"bought for what is not there", "draw a card", "buy a fly for 2 coins",
		`line 18: land.9 says: "buy a fly for 2 coins": there is no counter "coins"; write counters = { coins = 0 } to have one`},
	{"changed for too many", "draw a card", "change a fly for 1000 flies",
		`line 18: land.9 says: "change a fly for 1000 flies": 999 is the most of anything`},
	{"sold for nothing", "draw a card", "sell a fly for",
		`line 18: land.9 says: "sell a fly for" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"taken from oneself", "draw a card", "take a fly from you",
		`line 18: land.9 says: "take a fly from you": "you" is no other player`},
	{"given to nobody", "draw a card", "give 2 flies to the king",
		`line 18: land.9 says: "give 2 flies to the king": "king" is no word here; did you mean "kind"`},
	{"swapped, and nobody has such", "draw a card", "swap coins with somebody",
		`line 18: land.9 says: "swap coins with somebody": there is no counter "coins"; write counters = { coins = 0 } to have one`},
	{"up to nothing", "draw a card", "go on up to 0",
		`line 18: land.9 says: "go on up to 0": there can be 1 to 60 steps to choose from`},
	{"up to too many", "draw a card", "go on up to 61",
		`line 18: land.9 says: "go on up to 61": there can be 1 to 60 steps to choose from`},
	{"up to a word", "draw a card", "go on up to lots",
		`line 18: land.9 says: "go on up to lots" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"each die, and no die has a number", "[\"roll\", \"move\"]", "[\"roll\", \"move by each die\"]\ndice = [\"sun\", \"rain\"]",
		`line 12: turn says: "move by each die": no die has a number; dice = "d6" has 1 to 6`},
	{"back without a roll", "draw a card", "go back what you roled",
		`line 18: land.9 says: "go back what you roled": "roled" is no word here; did you mean "rolled"`},
	{"lost, and it does not say what", "draw a card", "lose what you rolled in coins",
		`line 18: land.9 says: "lose what you rolled in coins": there is no counter "coins"; write counters = { coins = 0 } to have one`},
	{"tie without a win", "draw a card", "most flies",
		`line 18: land.9 says: "most flies": this says who wins a tie, and stands behind such as "most points wins"`},
	{"tie behind something else", "draw a card", "gain a fly, then most flies",
		`line 18: land.9 says: "gain a fly, then most flies": this says who wins a tie, and stands behind such as "most points wins"`},
	{"tie by nothing", "\"if the heron is 5: all lose\"", "\"if the heron is 5: most flies wins, then most\"",
		`line 14: end says: "most" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"most of what is not there", "if the heron is 5", "if you have the most coins",
		`line 14: end says: "if you have the most coins": there is no counter "coins"; write counters = { coins = 0 } to have one`},
	{"fewer than nothing said", "if the heron is 5", "if you have fewer than flies",
		`line 14: end says: "if you have fewer than flies" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"usually always", "[\"draw a card\"]", "['ask the table \"Sing!\", usually 3 in 3: gain a fly']",
		`line 18: land.9 says: "ask the table \"Sing!\", usually 3 in 3: gain a fly": usually 3 in 3 is no chance; usually 2 in 3 is one`},
	{"usually never", "[\"draw a card\"]", "['ask the table \"Sing!\", usually 0 in 3: gain a fly']",
		`line 18: land.9 says: "ask the table \"Sing!\", usually 0 in 3: gain a fly": usually 0 in 3 is no chance; usually 2 in 3 is one`},
	{"usually without a number", "[\"draw a card\"]", "['ask the table \"Sing!\", usually: gain a fly']",
		`line 18: land.9 says: "ask the table \"Sing!\", usually" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"two lines of one name", "[\"roll\", \"move\"]", "[\"[go] roll\", \"[go] move\"]",
		`line 12: turn has a line [go], and such a name has no dot and stands once`},
	{"a name of a line with a dot", "[\"roll\", \"move\"]", "[\"[turn.2] roll\", \"move\"]",
		`line 12: turn has a line [turn.2], and such a name has no dot and stands once`},
	{"a name of a line and no line", "[\"roll\", \"move\"]", "[\"roll\", \"[leap]\"]",
		`line 12: turn says: nothing; take this line of rules out`},
	{"a name of a line that is not closed", "[\"roll\", \"move\"]", "[\"[leap roll\", \"move\"]",
		`line 12: turn says: "[leap roll" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"help that is none", "turn     =", "help = \"roll twice\"\nturn     =",
		`line 12: help says: "roll twice" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"help of what is not there", "turn     =", "help = \"2 coins more\"\nturn     =",
		`line 12: help says: "2 coins more": there is no counter "coins"; write counters = { coins = 0 } to have one`},
	{"help of another kind", "turn     =", "help = \"everybody: gain a fly\"\nturn     =",
		`line 12: help says "everybody: gain a fly"; it can be such as "begins 3 further" or "2 coins more"`},
	{"help of two", "turn     =", "help = \"begins further\"\nturn     =",
		`line 12: help says: "begins further" says nothing that this kit knows; write at the table "…" to have people do it`},
	{"nul", "Frog race", "Frog\x00race",
		`line 2: there are bytes of zero here, which a power cut leaves in place of text; write anew what stood there`},
	{"latin1", "Frog race", "Fr\xf6sche",
		`line 2: this file is not UTF-8 (Notepad: ANSI), as the word “Frösche” shows; save it as UTF-8 (Notepad: Save as, Encoding, UTF-8)`},
}

// BenchmarkBrokenGames judges a broken file of one's own after the other; the longest may take 5 ms.
func BenchmarkBrokenGames(b *testing.B) {
	s, _ := own(b)
	longest := 0.0
	for b.Loop() {
		for _, broken := range brokenGames {
			text, began := []byte(strings.Replace(pond, broken.old, broken.new, 1)), time.Now()
			s.CheckBytes("frogs.toml", text)
			longest = max(longest, time.Since(began).Seconds()*1000)
		}
	}
	b.ReportMetric(longest, "ms/longest")
}

func TestBrokenGamesOfOnesOwn(t *testing.T) {
	s, _ := own(t)
	for _, b := range brokenGames {
		if strings.Count(pond, b.old) != 1 {
			t.Errorf("%s: %q is there %d times", b.name, b.old, strings.Count(pond, b.old))
		}
		text := []byte(strings.Replace(pond, b.old, b.new, 1))
		found := s.CheckBytes("frogs.toml", text)
		if len(found) != 1 || !found[0].Error || found[0].String() != b.want {
			t.Errorf("%s: %v\n\tand not: %s", b.name, found, b.want)
		} else if n := len(found[0].String()); n > 330 {
			t.Errorf("%s: %d letters", b.name, n)
		}
	}
	if len(brokenGames) < 60 {
		t.Errorf("only %d broken games", len(brokenGames))
	}
}

// What looks broken and is not: line ends and encodings of other editors, names in any script, signs that nobody sees.
func TestOddGamesOfOnesOwnAreGames(t *testing.T) {
	s, _ := own(t)
	replace := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(pond) }
	wide := []byte{0xff, 0xfe}
	for _, unit := range utf16.Encode([]rune(pond)) {
		wide = append(wide, byte(unit), byte(unit>>8))
	}
	for name, text := range map[string]string{
		"as it is": pond, "Windows": replace("\n", "\r\n"), "UTF-16": string(wide), "mark of UTF-8": "\ufeff" + pond,
		"no line end": strings.TrimSpace(pond), "a blank of another kind": replace("draw a card", "draw\u00a0a\u00a0card"),
		"emoji": replace("flies =", "\"🪰\" =", "a fly", "a 🪰"), "Hebrew": replace("flies =", "\"זבוב\" =", "a fly", "a זבוב"),
		"marks of direction": replace("draw a card", "\u202edraw a card"), "a long name": replace("Frog race", strings.Repeat("x", 5000)),
		"a comma": replace("draw a card", "gain a fly, go on 2, and roll again"), "large letters": replace("draw a card", "DRAW A CARD!"),
		"one sentence without a list": replace("[\"draw a card\"]", "\"draw a card\""),
	} {
		if found := s.CheckBytes("frogs.toml", []byte(text)); len(found) > 0 {
			t.Errorf("%s: %v", name, found)
		}
	}
}

// Files that extend one another in a circle, or one that is broken, are told by the line of extends.
func TestBrokenChainsOfOnesOwn(t *testing.T) {
	s, folder := own(t)
	write(t, folder, "one.toml", "extends = \"kit/two\"\n")
	write(t, folder, "three.toml", "kit = 1\nturn = [\"rol\"]\n")
	for text, want := range map[string]string{
		"name = \"Two\"\nextends = \"kit/one\"\n": "line 2: extends goes round in a circle: two → one → two",
		"extends = \"kit/three\"\n":               "line 1: ",
		"extends = \"kit/thre\"\n":                "line 1: extends \"kit/thre\", which there is not; did you mean \"kit/three\"?",
		"extends = \"kit/two\"\n":                 "line 1: extends goes round in a circle: two → two",
	} {
		found := s.Check(write(t, folder, "two.toml", text))
		if len(found) != 1 || !strings.HasPrefix(found[0].String(), want) {
			t.Errorf("%s: %v, and not %s", text, found, want)
		}
	}
}

// What may not be meant so is a remark, and the game can be played.
func TestWhatMayNotBeMeantSoIsNoticed(t *testing.T) {
	s, folder := own(t)
	for _, b := range []struct{ old, new, want string }{
		{"heron = 0", "heron = 0, owl = 0", "line 9: common.owl is there, and no line of rules speaks of it"},
		{"flies = 1", "flies = 1, hats = 0", "line 8: counters.hats is there, and no line of rules speaks of it"},
		{"lily = [4, 8]", "lily = [4, 8], reed = []", "line 10: kinds.reed has no space"},
		{"turn     =", "enter = [7]\nturn     =", "line 12: enter has 7, and no roll shows it: the dice show at most 6"},
		{"turn     =", "dice = \"2d6\"\nturn     =", ""},
		{"9    =", "1 = [\"win\"]\n9    =", ""},
		{"\"if all yours are at the finish: win\"", "\n  \"if all yours are at the finish: win\",\n  \"if you have 9 flies: win\"", ""},
	} {
		path := write(t, folder, "frogs.toml", strings.Replace(pond, b.old, b.new, 1))
		found := s.Check(path)
		if b.want == "" && len(found) > 0 || b.want != "" && (len(found) != 1 || found[0].Error || found[0].String() != b.want) {
			t.Errorf("%s: %v, and not %s", b.new, found, b.want)
		}
		if _, err := s.Open(path); err != nil {
			t.Error(err)
		}
	}
	for text, want := range map[string]string{
		"path = 9\nturn = [\"roll\", \"move\"]\ncounters = { hats = 0 }\nend = [\"if all yours are at the finish: win\",\n" +
			"\"if you have 3 hats: win\"]\n": `line 6: end says "if you have 3 hats: win", and no line changes what that asks for`,
		"path = 9\nturn = [\"roll\", \"move\"]\n": "line 3: turn goes on for ever: no line says who wins, " +
			`such as end = ["if all yours are at the finish: win"]`,
		"path = 9\ndice = \"2d6\"\nturn = [\"roll\", \"move\"]\nend = [\"furthest wins\"]\n": "",
		"path = 9\ndice = \"2d6\"\nturn = [\"roll\", \"move\"]\nend = [\"if 9 rounds are over: furthest wins\"]\n[land]\n1 = [\"win\"]\n": "line 7: land.1 " +
			"is for whoever ends there, and no roll and no line leads there",
		"path = 9\nturn = [\"roll\", \"move\"]\nend = [\"if 9 rounds are over: furthest wins\"]\n[land]\n7 = [\"win\"]\n[stop]\n6 = \"roll again\"\n": "",
	} {
		found := s.Check(write(t, folder, "frogs.toml", "kit = 1\n"+text))
		if want == "" && strings.Contains(text, "[\"furthest") {
			want = `line 5: end says "furthest wins", and so it is when the match begins; let it end by something that changes`
		}
		if want == "" && len(found) > 0 || want != "" && (len(found) != 1 || found[0].String() != want) {
			t.Errorf("%s%v, and not %s", text, found, want)
		}
	}
}
