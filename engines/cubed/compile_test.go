package cubed

import (
	"errors"
	"fmt"
	"reflect"
	"testing"

	"homespun/engines"
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

// Cubes that do not make up the whole come with numbers that do, in about the same shares: with those the rules can be
// played.
func TestCubesThatFitAreProposed(t *testing.T) {
	for _, one := range []struct {
		size       int
		cubes, fit [3]int // yellow, red, black
	}{
		{3, [3]int{3, 16, 45}, [3]int{1, 7, 19}},
		{2, [3]int{3, 16, 45}, [3]int{1, 2, 5}},
		{4, [3]int{1, 7, 19}, [3]int{2, 17, 45}},
		{4, [3]int{4, 16, 45}, [3]int{4, 16, 44}},
		{4, [3]int{0, 0, 8}, [3]int{0, 1, 63}},
		{2, [3]int{1, 64, 1}, [3]int{1, 6, 1}},
		{2, [3]int{64, 64, 64}, [3]int{2, 3, 3}},
		{2, [3]int{0, 0, 0}, [3]int{7, 1, 0}},
	} {
		rules := func(cubes [3]int) string {
			return fmt.Sprintf("size = %d\ncubes = { yellow = %d, red = %d, black = %d }", one.size, cubes[0], cubes[1],
				cubes[2])
		}
		_, err := tryCompile(rules(one.cubes))
		var wrong *engines.FieldError
		want := map[string]any{"yellow": int64(one.fit[0]), "red": int64(one.fit[1]), "black": int64(one.fit[2])}
		if errors.As(err, &wrong); wrong == nil || !reflect.DeepEqual(wrong.Fits[0], engines.FitOf("cubes", want)) {
			t.Errorf("%s: %+v, want %v", rules(one.cubes), wrong, want)
		}
		if _, err := tryCompile(rules(one.fit)); err != nil {
			t.Errorf("%s: %v", rules(one.fit), err)
		}
	}
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
