package cubed

import (
	"testing"

	"homespun/engines/enginetest"
)

func TestRulesThatCannotBePlayed(t *testing.T) {
	for rules, want := range map[string]string{
		"size = 5":         "size is 5; it can be 2 to 4",
		"size = 1":         "size is 1; it can be 2 to 4",
		"size = 3":         "cubes cannot be so with size (cubes-in-all 64 27)",
		"cubes.black = 44": "cubes cannot be so with size (cubes-in-all 63 64)",
		"cubes.black = 65": "cubes.black is 65; it can be 0 to 64",
		"cubes.black = -1": "cubes.black is -1; it can be 0 to 64",
		"cubes.green = 1":  "cubes.green is no colour; there are yellow, red, black",
		"cubes = { black = 61, red = 0 }": "cubes.red is 0; it must be at least 1, for who stacks the " +
			"last red cube goes second in unstacking (CUB-06)",
		"place.red = 0":                    "place.red is 0; it can be 1 to 64",
		"place.yellow = 65":                "place.yellow is 65; it can be 1 to 64",
		"place.blue = 1":                   "place.blue is no colour; there are yellow, red, black",
		"first.black = 100":                "first.black is 100; it can be 0 to 99",
		"second.yellow = -1":               "second.yellow is -1; it can be 0 to 99",
		"second.Yellow = 1\nfirst.red = 4": "second.Yellow is no colour; there are yellow, red, black",
	} {
		_, err := tryCompile(rules)
		enginetest.Wrong(t, rules, err, want)
	}
	for _, rules := range []string{"", mini, exact, pointsRace, tiny,
		"cubes = { yellow = 0, red = 64, black = 0 }", "place = { yellow = 64, red = 64, black = 64 }"} {
		if _, err := tryCompile(rules); err != nil {
			t.Errorf("%s: %v", rules, err)
		}
	}
	for _, seats := range []int{0, 1, 3} {
		_, err := Compile(enginetest.TOML(standard), seats)
		enginetest.Wrong(t, "seats", err, "seats must be 2")
	}
	_, err := Compile(enginetest.TOML("size = 2\ncubes = { red = 8 }"), 2)
	enginetest.Wrong(t, "a colour left out", err, "cubes.yellow is not there; every colour needs its number")
}

// What a table and a paper ask of the rules.
func TestTheGameSaysItsNumbers(t *testing.T) {
	g := compile(t, pointsRace)
	enginetest.Equal(t, "size", g.Size(), 4)
	enginetest.Equal(t, "cubes", g.Cubes(Red), 16)
	enginetest.Equal(t, "place", g.Place(Black), 3)
	enginetest.Equal(t, "worth", g.Worth(First, Yellow), 7)
	enginetest.Equal(t, "worth", g.Worth(Second, Black), 1)
	enginetest.Equal(t, "squares", g.Board().Len(), Squares)
	enginetest.Equal(t, "the first", g.Board().Name(Middle), "d4")
	enginetest.Equal(t, "exact", g.Rules().Exact, false)
}
