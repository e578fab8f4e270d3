package rulesets

import (
	"testing"

	"homespun/engines"
)

func cubedGame(t testing.TB) *Game {
	t.Helper()
	return shippedGame(t, "cubed")
}

func TestCubedVariantsSayWhatIsDifferent(t *testing.T) {
	g := cubedGame(t)
	readShipped(t, g, []shippedClause{
		{"standard", 1, "The game needs 3 yellow cubes, 16 red cubes and 45 black cubes.", false},
		{"standard", 2, "up to 3 black cubes, up to 2 red cubes, or 1 yellow cube. At least one cube is placed.", false},
		{"standard", 4, "never more than 4 wide, 4 deep or 4 tall.", false},
		{"standard", 9, "In a player's first pile a yellow cube is worth 5, a red cube 3 and a black cube " +
			"0. In the second pile a yellow cube is worth 0, a red cube 0 and a black cube 1.", false},
		{"standard", 10, "Each player unstacks 16 times. After the last cube the higher score wins. Equal scores are a draw. With the standard numbers the scores are never equal.", false},
		{"mini", 1, "The game needs 2 yellow cubes, 7 red cubes and 18 black cubes.", true},
		{"mini", 4, "never more than 3 wide, 3 deep or 3 tall.", true},
		{"mini", 5, "in fewer than 3 columns", true},
		{"mini", 10, "Each player unstacks 7 times.", true},
		{"mini", 10, "The last turn takes only one cube, for the first pile.", true},
		{"standard", 9, "Stacking brings no points, only taking cubes does.", false},
		{"mini", 9, "a yellow cube is worth 5", false},
		{"exact", 2, "exactly 3 black cubes, 2 red cubes, or 1 yellow cube. If fewer are left of the colour, the player places all of them.", true},
		{"points-race", 9,
			"In a player's first pile a yellow cube is worth 7, a red cube 2 and a black cube 0.", true},
	})
}

// TestCubedClausesFollowTheFields changes one field after another and reads the clause.
func TestCubedClausesFollowTheFields(t *testing.T) {
	g := cubedGame(t)
	tiny := map[string]any{"size": 2, "cubes": map[string]any{"yellow": 1, "red": 2, "black": 5}}
	noYellow := map[string]any{"cubes": map[string]any{"yellow": 0, "red": 16, "black": 48}}
	noBlack := map[string]any{"cubes": map[string]any{"yellow": 32, "red": 32, "black": 0}}
	readChanged(t, g, []changedClause{
		{tiny, 1, "The game needs 1 yellow cube, 2 red cubes and 5 black cubes."},
		{tiny, 1, "the cubes make up a cube that is 2 wide, 2 deep and 2 tall"},
		{tiny, 10, "Each player unstacks 2 times."},
		{noBlack, 1, "The game needs 32 yellow cubes and 32 red cubes."},
		{noYellow, 1, "The game needs 16 red cubes and 48 black cubes."},
		{map[string]any{"place": map[string]any{"yellow": 2}}, 2,
			"up to 3 black cubes, up to 2 red cubes, or up to 2 yellow cubes."},
		{map[string]any{"place": map[string]any{"black": 1}}, 2,
			"1 black cube, up to 2 red cubes, or 1 yellow cube."},
		{map[string]any{"exact": true}, 2, "exactly 3 black cubes"},
		{noYellow, 2, "up to 3 black cubes or up to 2 red cubes."},
		{noBlack, 2, "up to 2 red cubes or 1 yellow cube."},
		{map[string]any{"exact": true, "cubes": map[string]any{"yellow": 0, "red": 64, "black": 0}}, 2,
			"exactly 2 red cubes."},
		{noYellow, 5, "as soon as no red cube is left"},
		{noBlack, 5, "When no cube is left, the stacking is over."},
		{noYellow, 9, "a red cube is worth 3 and a black cube 0."},
		{noBlack, 9, "a yellow cube is worth 5 and a red cube 3."},
		{map[string]any{"second": map[string]any{"red": 2}}, 9,
			"In the second pile a yellow cube is worth 0, a red cube 2 and a black cube 1."},
	})
}

// TestCubedSentences reads what is said of stacking, of taking and of refusals, in two themes, with and
// without names.
func TestCubedSentences(t *testing.T) {
	g := cubedGame(t)
	tower, err := g.FindTheme("tower")
	if err != nil {
		t.Fatal(err)
	}
	named := mustStandard(t, g).Speaker(nil, nil, [][]string{{"Ava"}, {"Ben", "Cleo"}})
	alone := mustStandard(t, g).Speaker(tower, nil, nil)
	number := func(n int) engines.Arg { return engines.Of(engines.NumberArg, n) }
	yellow, red, black := engines.Of(engines.PieceArg, 1), engines.Of(engines.PieceArg, 2),
		engines.Of(engines.PieceArg, 3)
	ava, both := engines.Of(engines.SeatArg, 0), engines.Of(engines.SeatArg, 1)
	d4, e4, unknown := engines.Of(engines.SpaceArg, 24), engines.Of(engines.SpaceArg, 25),
		engines.Of(engines.SpaceArg, engines.Unknown(25, 9))
	hear(t, g, []said{
		{named, "stacked", []engines.Arg{ava, red, d4, number(1)}, "Ava puts a red cube on d4."},
		{named, "stacked", []engines.Arg{both, black, d4, number(3)},
			"Ben and Cleo put a black cube on d4, 3 high."},
		{alone, "stacked", []engines.Arg{ava, yellow, d4, number(2)},
			"Builder A puts a crown on d4, 2 high."},
		{named, "stopped", []engines.Arg{both, number(2)}, "Ben and Cleo stop at two."},
		{named, "filled-in", []engines.Arg{number(1)}, "Only black cubes are left: 1 fills up the cube."},
		{alone, "filled-in", []engines.Arg{number(20)}, "Only stones are left: 20 fill up the tower."},
		{named, "unstacking-begins-after-red", []engines.Arg{ava},
			"The cube is finished. Ava did not stack the last red cube, and so begins."},
		{named, "taken-first", []engines.Arg{both, yellow, e4, number(5)},
			"A yellow cube for Ben and Cleo's first pile: 5 points."},
		{alone, "taken-second", []engines.Arg{ava, black, e4, number(1)},
			"A stone for builder A's second cart: 1 point."},
		{named, "wins", []engines.Arg{ava, number(31), number(28)}, "Ava wins with 31 points to 28!"},
		{named, "draw", []engines.Arg{number(9)}, "It is a draw: 9 points each!"},
		{named, "other-colour", []engines.Arg{ava, red, black},
			"This turn Ava stacks black cubes. Red cubes wait for another turn."},
		{named, "none-left", []engines.Arg{yellow}, "No yellow cube is left."},
		{named, "must-place-all", []engines.Arg{both, black, number(2)},
			"Ben and Cleo have 2 black cubes to go: the full number is placed here."},
		{named, "first-elsewhere", []engines.Arg{e4, d4}, "The first cube goes on d4, and not on e4."},
		{named, "touches-nothing", []engines.Arg{unknown},
			"On z9 a cube would stand all alone: none is there, and none beside it."},
		{named, "too-wide", []engines.Arg{e4, d4, number(5), number(4)},
			"Too wide: with e4 it would be 5, and 4 is the most."},
		{alone, "too-few-sides", []engines.Arg{red, d4, number(1)},
			"The top brick on d4 has 1 free side, and it needs 3."},
		{named, "fix-too-few-left", []engines.Arg{ava, red, number(9), number(4)},
			"Ava can have 4 red cubes in that pile at most, and not 9."},
		{named, "fixed-first-pile", []engines.Arg{ava, red, number(0)},
			"Put right: Ava's first pile has no red cube."},
		{alone, "fixed-second-pile", []engines.Arg{ava, black, number(2)},
			"Put right: builder A's second cart has 2 stones."},
		{named, "prompt-stack", []engines.Arg{both}, "Ben and Cleo, which colour to stack?"},
		{named, "prompt-stack-more", []engines.Arg{ava, black, number(1)},
			"Ava, 1 black cube more, or stop?"},
		{alone, "prompt-take-first", []engines.Arg{ava, number(1)},
			"Builder A's last turn: which block for the first cart?"},
		{named, "prompt-beside", []engines.Arg{number(2)},
			"2 cubes lie beside the cube: put them back, or in a pile."},
	})
}

// TestTheStoryOfCubedIsTold reads the story of the engine under the shipped rules: all that is told of it are
// sentences, and it ends as it should.
func TestTheStoryOfCubedIsTold(t *testing.T) {
	hearStory(t, cubedGame(t), "../engines/cubed/testdata/story.match", [][]string{{"Ava"}, {"Ben"}},
		"Ava puts a black cube on d4.", "Ben stops at two.",
		"Only black cubes are left: 7 fill up the cube.",
		"The cube is finished. Ava did not stack the last red cube, and so begins.",
		"A yellow cube for Ava's second pile: 0 points.", "Put right: the black cube is off e3.",
		"Ava wins with 17 points to 11!",
	)
}

// TestBrokenCubes holds what is said of ways in which the rules of a cube can be wrong.
func TestBrokenCubes(t *testing.T) {
	cubedGame(t)
	const head = "extends = \"cubed/standard\"\n"
	checkTexts(t, map[string]string{
		head + "place = { red = 3 }\n": "",
		head + "size = 5\n":            "line 2: size is 5; it can be",
		head + "size = 4.5\n": "line 2: size is the number 4.5; it can be a whole " +
			"number from 2 to 4; such as size = 2",
		head + "size = [9]\n": "line 2: size is a list; it can be a whole number from 2 " +
			"to 4; such as size = 2",
		head + "size = \"9\"\n": "line 2: size is the word \"9\"; it can be a whole " +
			"number from 2 to 4; such as size = 2",
		head + "size = 3\n":                     "line 2: cubes and size: There are 64 cubes, and a cube that is 3 wide, deep and tall needs 27",
		head + "cubes = { red = 17 }\n":         "cubes and size: There are 65 cubes, and a cube that is 4 wide, deep and tall needs 64",
		head + "cubes = { green = 1 }\n":        `"green" is not a field of cubes; there is yellow, red and black`,
		head + "[cubes]\nred = 0\nblack = 61\n": "cubes.red is 0; it must be at least 1",
		head + "exact = 1\n":                    "exact is the number 1; it can be true or false",
		head + "[first]\nyellow = 200\n":        "first.yellow is 200",
		head + "seats = { max = 3 }\n":          "line 2: seats must be 2",
	})
}
