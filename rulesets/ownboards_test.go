package rulesets

import (
	"strings"
	"testing"
)

// isle is a small game on squares in which all is well, and reef one on places.
const isle = `kit      = 1
name     = "Crab isle"
seats    = { min = 2, max = 4, default = 3 }
squares  = [
  "S . . b .",
  ". # b . F",
]
signs    = { S = "start", b = "bush", F = "finish" }
counters = { keys = 0 }
needs    = { finish = "keys" }
turn     = ["roll", "move"]
end      = ["if all yours are at the finish: win"]
[thing.shell]
at       = ["bush"]
most     = 3
[land]
bush = ["take a shell", "gain a key"]
c1   = ["put a shell on any bush"]
`

const reef = `kit    = 1
name   = "Reef"
seats  = { min = 2, max = 4, default = 3 }
places = ["Harbour - Bay", "Bay > Cave"]
finish = "Cave"
turn   = ["roll", "move"]
end    = ["if all yours are at the finish: win"]
[land]
Bay    = ["roll again"]
`

// brokenBoards are ways to break them, as those of brokenGames are.
var brokenBoards = []struct{ name, game, old, new, want string }{
	{"sign without meaning", isle, "b = \"bush\", ", "",
		`line 4: squares have the sign "b", of which signs say nothing; write signs = { "b" = "bush" }`},
	{"sign of two letters", isle, "b = \"bush\"", "bb = \"bush\"",
		`line 8: signs.bb is "bb", and a sign is one letter or mark, as in signs = { b = "bush" }`},
	{"sign of rocks", isle, "b = \"bush\"", "\"#\" = \"bush\"",
		`line 8: signs.# has its meaning already: . is a plain square, # is none`},
	{"sign that says nothing", isle, "b = \"bush\"", "b = \" \"",
		`line 8: signs.b means nothing; write what such a square is, as in signs = { b = "bush" }`},
	{"sign that is a word of the rules", isle, "b = \"bush\"", "b = \"move\"",
		`line 8: signs have "move", which is a word of the rules; call it otherwise`},
	{"squares and a path", isle, "signs ", "path = 12\nsigns ",
		`line 4: squares and path cannot be together; a game has one board`},
	{"no squares for signs", reef, "finish =", "signs = { b = \"bush\" }\nfinish =",
		`line 5: signs are of squares, and there are none; write squares = [". . .", ". # ."]`},
	{"one square", isle, "  \"S . . b .\",\n  \". # b . F\",", "  \"S\"",
		`line 4: squares are fewer than two; write a sign for each, as in ["S . . .", ". # . F"]`},
	{"too wide", isle, "\". # b . F\"", "\". # b . F" + strings.Repeat(" .", 30) + "\"",
		`line 4: squares are 35 columns and 2 rows; there can be 26 of each`},
	{"too many squares", isle, "\". # b . F\",", strings.Repeat("\""+strings.Repeat(". ", 26)+"\",", 5),
		`line 4: squares are too many; there can be 128 besides those that are #`},
	{"steps of another kind", isle, "turn  ", "steps = \"some\"\nturn  ",
		`line 11: steps is "some"; it can be "up to" or "all"`},
	{"steps on a path", isle, "squares  = [\n  \"S . . b .\",\n  \". # b . F\",\n]", "path = 12\nsteps = \"all\"",
		`line 6: signs are of squares, and there are none; write squares = [". . .", ". # ."]`},
	{"furthest", isle, "\"if all yours are at the finish: win\"", "\"furthest wins\"",
		`line 12: end says: "furthest wins": on squares and places nothing is ahead or behind; write who wins by what players have`},
	{"back", isle, "gain a key", "go back 2",
		`line 17: land.bush says: "go back 2": on squares and places nothing is ahead or behind; write go up to 3 spaces`},
	{"next", isle, "gain a key", "go to the next bush",
		`line 17: land.bush says: "go to the next bush": on squares and places nothing is ahead or behind; write go to the nearest, or go to any, with the kind behind it`},
	{"leader", isle, "gain a key", "leader: miss a turn",
		`line 17: land.bush says: "leader: miss a turn": on squares and places nobody is first or last; write one you choose, or whoever is next to you`},
	{"laps", isle, "if all yours are at the finish: win", "if you have gone round 2 times: win",
		`line 12: end says: "if you have gone round 2 times: win": nobody goes round, since there is no ring`},
	{"pass", isle, "[land]", "[pass]",
		`line 16: pass is for a path or ring; on squares and places write land, or stop`},
	{"track", isle, "turn  ", "track = \"snake\"\nturn  ",
		`line 11: track is "snake", which a path can be; squares and places lie as they are written`},
	{"must", isle, "turn  ", "must = [\"meet\"]\nturn  ",
		`line 11: must is for a path or ring; on squares and places the player chooses`},
	{"enter", isle, "turn  ", "enter = [6]\nturn  ",
		`line 11: enter is for a path or ring; on squares and places pieces stand on the board already`},
	{"number of a square", isle, "c1 ", "3 ",
		`line 18: land.3 is no space and no kind; squares are called by letter and number, as in a1`},
	{"square beyond", isle, "c1 ", "f1 ",
		`line 18: land.f1 is no space and no kind; squares are called by letter and number, as in a1`},
	{"rock", isle, "c1 ", "b2 ",
		`line 18: land.b2 is no space and no kind; squares are called by letter and number, as in a1`},
	{"go to a rock", isle, "gain a key", "go to b2",
		`line 17: land.bush says: "go to b2": there is no space "b2"; squares are called by letter and number, as in a1`},
	{"go to one of several", isle, "gain a key", "go to the bush",
		`line 17: land.bush says: "go to the bush": there are several of "bush"; write go to the nearest bush, or go to any bush`},
	{"nearest of one", isle, "gain a key", "go to the nearest well",
		`line 17: land.bush says: "go to the nearest well": there is no space "well"; squares are called by letter and number, as in a1`},
	{"thing nowhere known", isle, "[\"bush\"]", "[\"tree\"]",
		`line 14: thing.shell.at has "tree", which is no space; squares are called by letter and number, as in a1`},
	{"thing far too many", isle, "most     = 3", "each = 100",
		`line 14: thing.shell.at puts more than 128 things on the board; let fewer lie there`},
	{"thing below nothing", isle, "most     = 3", "most = -1",
		`line 15: thing.shell.most is -1; it can be a whole number from 0 to 999`},
	{"thing that is a word", isle, "thing.shell", "thing.turn",
		`line 13: thing.turn is called "turn", which is a word of the rules; call it otherwise`},
	{"thing with a typo", isle, "most     = 3", "mots = 3",
		`line 15: "mots" is not a field of thing.shell; did you mean "most"?`},
	{"no such thing", isle, "take a shell", "take a pearl",
		`line 17: land.bush says: "take a pearl": there is no thing "pearl"; write [thing.pearl] with at = [3] to have one`},
	{"another's of what is nobody's", isle, "take a shell", "take another's shell",
		`line 17: land.bush says: "take another's shell": nobody knows whose a shell is; below [thing.shell] write own = true`},
	{"needs what nobody has", isle, "finish = \"keys\"", "finish = \"rope\"",
		`line 10: needs.finish is "rope", and nobody can have one; write counters = { rope = 0 } to count it`},
	{"needs nowhere", isle, "{ finish = \"keys\" }", "{ gate = \"keys\" }",
		`line 10: needs.gate is no space and no kind; squares are called by letter and number, as in a1`},
	{"needs at the start", isle, "{ finish = \"keys\" }", "{ start = \"keys\" }",
		`line 10: needs.start is needed where a player begins; let it be another space`},
	{"start is finish", isle, "turn  ", "finish = \"a1\"\nturn  ",
		`line 11: finish is where a player begins; let it be another space`},
	{"room for too many", isle, "turn  ", "room = 1000\nturn  ",
		`line 11: room is 1000; it can be a whole number from 0 to 96`},
	{"typo in nearest", isle, "gain a key", "go to the nearst bush",
		`line 17: land.bush says: "go to the nearst bush": "nearst" is no word here; did you mean "nearest"`},
	{"way to nowhere", reef, "Bay > Cave", "Bay > ",
		`line 4: places have a way without a place at its end; write "Harbour - Bay"`},
	{"way to itself", reef, "Bay > Cave", "Bay > Bay",
		`line 4: places have a way from "Bay" to itself`},
	{"finish that is no place", reef, "finish = \"Cave\"", "finish = \"Cove\"",
		`line 5: finish has "Cove", which is no space; places are called as under places, such as "Harbour"`},
	{"start that is no place", reef, "turn  ", "starts = [\"Harbor\"]\nturn  ",
		`line 6: starts has "Harbor", which is no space; places are called as under places, such as "Harbour"`},
	{"place that is a word", reef, "Bay > Cave", "Bay > Cave > Roll",
		`line 4: places have "Roll", which is a word of the rules; call it otherwise`},
	{"land on no place", reef, "Bay    =", "Bey =",
		`line 9: land.Bey is no space and no kind; places are called as under places, such as "Harbour"`},
	{"go to no place", reef, "roll again", "go to the Lagoon",
		`line 9: land.Bay says: "go to the Lagoon": there is no space "Lagoon"; places are called as under places, such as "Harbour"`},
	{"hyphens without blanks", reef, "Harbour - Bay", "Harbour-Bay",
		`line 5: finish is where no way leads, so that nobody gets there; line 9: land.Bay is for whoever ends there, and no way leads there`},
	{"one place", reef, "[\"Harbour - Bay\", \"Bay > Cave\"]", "[\"Cave\"]",
		`line 4: places are fewer than two; write "Harbour - Bay" for two and a way between them`},
	{"emoji for a place", reef, "Harbour -", "🏝 -",
		`line 4: places have "🏝", a name without a letter and a digit; call it otherwise`},
	{"a thing nobody takes", isle, "\"take a shell\", ", "",
		`line 13: thing.shell lies on the board, and no line takes it or asks for it, such as "take a shell"`},
	{"a thing nowhere", isle, "[\"bush\"]", "[]", ``},
	{"a sign of no square", isle, "F = \"finish\" }", "F = \"finish\", w = \"well\" }",
		`line 8: signs.w is "well", and no square has that sign`},
	{"nobody is met", isle, "turn  ", "room = 1\nmeet = [\"whoever is here: miss a turn\"]\nturn  ",
		`line 12: meet cannot happen, since room = 1 lets nobody come to another's space`},
	{"no way to the finish", reef, "Bay > Cave", "Cave > Bay",
		`line 5: finish is where no way leads, so that nobody gets there`},
}

func TestBrokenBoards(t *testing.T) {
	s, _ := own(t)
	for _, game := range []string{isle, reef} {
		if found := s.CheckBytes("isle.toml", []byte(game)); len(found) > 0 {
			t.Errorf("%v in\n%s", found, game)
		}
	}
	for _, b := range brokenBoards {
		if strings.Count(b.game, b.old) != 1 {
			t.Errorf("%s: %q is there %d times", b.name, b.old, strings.Count(b.game, b.old))
		}
		var got []string
		for _, f := range s.CheckBytes("isle.toml", []byte(strings.Replace(b.game, b.old, b.new, 1))) {
			got = append(got, f.String())
		}
		if said := strings.Join(got, "; "); said != b.want {
			t.Errorf("%s: %s\n\tand not: %s", b.name, said, b.want)
		}
	}
}
