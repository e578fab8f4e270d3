package kit

import (
	"maps"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/engines/enginetest"
	"homespun/engines/kit/phrase"
)

// language is that of the shipped vocabulary.
var language = sync.OnceValue(func() *phrase.Language {
	text, err := os.ReadFile("../../rulesets/kit/vocabulary.toml")
	if err != nil {
		panic(err)
	}
	var v phrase.Vocabulary
	if err := toml.Unmarshal(text, &v); err != nil {
		panic(err)
	}
	l, err := phrase.New(v)
	if err != nil {
		panic(err)
	}
	return l
})

// Games of many kinds.
const (
	ladders = `
path  = 20
turn  = ["roll", "move"]
exact = "back"
end   = ["if all yours are at the finish: win"]
[land]
3  = ["go to 11"]
17 = ["go to 4"]
9  = ["miss a turn"]
14 = ["roll again"]
`
	snails = `
path     = 24
word     = ["stone", "stones"]
piece    = ["snail", "snails"]
pieces   = 2
turn     = ["roll", "move a snail"]
enter    = [6, 1]
counters = { leaves = 1 }
common   = { gardener = 0 }
kinds    = { puddle = [4, 10, 16], lettuce = [7, 19] }
names    = { 12 = "Old gate" }
safe     = [12]
meet     = ["whoever is here: go back 2 stones"]
end      = ["if all yours are at the finish: win", "if the gardener is 6: most leaves wins", "if 40 rounds are over: furthest wins"]
[land]
puddle = ["may: pay a leaf | miss a turn", "if you rolled 6: roll again"]
lettuce = ["gain 2 leaves", "gardener +1"]
22 = ["one you choose: go to the next puddle"]
15 = ["choose: go on 2 | gain a leaf | swap places with somebody"]
20 = ["ask the table \"Sing a song\": gain a leaf | lose a leaf"]
[pass]
12 = ["gain a leaf"]
[stop]
21 = ["roll 4 or more: go on 1 | wait here until you roll 3"]
`
	ringRace = `
ring     = 16
starts   = [1, 5, 9, 13]
pieces   = 1
dice     = "2d4"
turn     = ["roll", "move", "if you rolled a double: roll again"]
counters = { hearts = 2 }
meet     = ["whoever is here: lose a heart and (if you have no hearts: be out)"]
end      = ["if you have gone round 3 times: win", "if only one is left: win"]
[land]
6 = ["everybody else: go back 1"]
10 = ["roll 6 or more: gain a heart | go to start"]
`
	noBoard = `
pieces   = 0
dice     = "d6"
counters = { points = 0 }
common   = { moon = 0 }
turn     = ["roll on the table: gain 1 point | gain 2 points | moon +1"]
end      = ["if you have 12 points: all win", "if the moon is 8: all lose"]
`
)

func compile(t testing.TB, seats int, rules ...string) *Game {
	t.Helper()
	g, err := Compile(language(), enginetest.TOML(rules...), seats)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// shipped are the games that come with the program, by id.
func shipped(t testing.TB) map[string]string {
	t.Helper()
	games := map[string]string{}
	for _, id := range []string{"beanstalks", "buttons", "duck-pond", "garden", "hedgehogs", "nuts", "snail-post", "torn-map"} {
		text, err := os.ReadFile("../../rulesets/kit/" + id + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		games[id] = string(text)
	}
	return games
}

func TestShippedGamesKeepTheContract(t *testing.T) {
	for id, rules := range shipped(t) {
		for _, seats := range []int{2, 4} {
			t.Run(id, func(t *testing.T) {
				enginetest.Run(t, engines.Wrap(compile(t, seats, rules)), enginetest.Options{})
			})
		}
	}
}

func TestContract(t *testing.T) {
	games := map[string]string{"ladders": ladders, "snails": snails, "ring race": ringRace, "no board": noBoard}
	maps.Copy(games, cardGames)
	maps.Copy(games, wayGames)
	maps.Copy(games, roamGames)
	maps.Copy(games, markets)
	for name, rules := range games {
		for _, seats := range []int{1, 2, 4, 6} {
			t.Run(name, func(t *testing.T) {
				var fixes []string
				if strings.Contains(rules, "path") || strings.Contains(rules, "ring") {
					fixes = append(fixes, "fix put A1 1..16")
				}
				if name == "snails" {
					fixes = append(fixes, "fix counter leaves A 0..9", "fix common gardener 0..5", "fix turn A")
				}
				switch name {
				case "wood", "islands":
					fixes = append(fixes, "fix put A1 start", "fix turn A")
				case "claims":
					fixes = append(fixes, "fix lie berry c1|a2 0..3", "fix lie claim c1 0..2 a", "fix counter berry A 0..6")
				case "fort":
					fixes = append(fixes, "fix put A2 a1|c1|f9", "fix counter keys A 0..2")
				case "pawns":
					fixes = append(fixes, "fix put A2 41..44", "fix turn A")
				case "hills":
					fixes = append(fixes, "fix put A2 31..35")
				case "card race":
					fixes = append(fixes, "fix card storm|1|nap a|pile|discards|away", "fix turn A")
				case "farm":
					fixes = append(fixes, "fix card old-goat|hen a|pile|discards|away")
				case "real farm":
					fixes = append(fixes, "fix hand A animals 0..3", "fix card sheep|rain a|pile|discards")
				}
				enginetest.Run(t, engines.Wrap(compile(t, seats, rules)), enginetest.Options{Fixes: fixes})
			})
		}
	}
}
