package cubed

import (
	"errors"
	"strings"
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func TestPositionAsARecordHoldsIt(t *testing.T) {
	g := compile(t)
	begin(t, g).Saves("due = \"stack\"\nturn = \"A\"\n\n[cube]\n")
	begin(t, g).play("A: stack red d4", "A: done", "B: stack black d4", "B: stack black e4").Saves(`due = "stack"
turn = "B"
colour = "black"
placed = 2
last_red = "A"

[cube]
d4 = ["red", "black"]
e4 = ["black"]
`)
	drawn(t, g, "d4", "bry", take, "piles.A = { first = { red = 2 }, second = { black = 1 } }").play("A: take d4").Saves(`due = "take"
turn = "A"
taken = 1
corner = "d4"

[cube]
d4 = ["black", "red"]

[piles]
[piles.A]
[piles.A.first]
red = 2
yellow = 1
[piles.A.second]
black = 1
`)
}

// What is left out is as the package comment says.
func TestPositionOfFewWords(t *testing.T) {
	g := compile(t)
	enginetest.Equal(t, "the start", drawn(t, g, "a1", ".").At, g.Start())
	tab := drawn(t, g, "b5", "b b\nb .", take)
	tab.due("take A")
	box, _ := g.Footprint(&tab.At)
	enginetest.Equal(t, "footprint", box, Box{1, 4, 3, 6}) // it goes no further than the table
	if _, ok := tab.At.LastRed(); ok {
		t.Error("somebody has stacked a red cube")
	}
	drawn(t, g, "a1", ".", `due = "over"`,
		"piles = { a = { FIRST = { Yellow = 3, red = 16, black = 45 } } }").ends("A", 63, 0)
}

func TestPositionsThatCannotBe(t *testing.T) {
	g := compile(t)
	for notes, want := range map[string]string{
		`due = "lunch"`:     `due is "lunch"; it can be stack, take, beside, over`,
		`cube.h1 = ["red"]`: "cube.h1 is no square; there are a1 to g7",
		`cube.D4 = ["red"]`: "cube.d4 is there twice",
		`cube.e5 = ["red", "red", "red", "red", "red"]`: "cube.e5 has 5 cubes; it can have up to 4 (CUB-04)",
		`cube.e5 = ["green"]`:                           `cube.e5 has "green"; a cube is one of yellow, red, black`,
		`cube.e5 = ["yellow", "yellow", "yellow"]`:      "cube has more than 3 yellow cubes (CUB-01)",
		`cube.g4 = ["red"]`:                             "",
		`cube.c4 = ["red"]`:                             "",
		"cube = { c4 = [\"red\"], g4 = [\"red\"] }":     "cube is 5 wide and 1 deep; it can be up to 4 (CUB-04)",
		"cube = { d3 = [\"red\"], d7 = [\"red\"] }":     "cube is 1 wide and 5 deep; it can be up to 4 (CUB-04)",
		"piles.C.first.red = 1":                         "piles.C is of nobody; the players are A, B",
		"piles.A.third.red = 1":                         "piles.A.third is no pile; there are first, second",
		"piles.A.first.green = 1": "piles.A.first.green is no colour; there are " +
			"yellow, red, black",
		"piles.A.first.red = -1": "piles.A.first.red is -1; with the cubes that " +
			"lie elsewhere it can be 0 to 16 (CUB-01)",
		"piles = { A.first.red = 9, B.first.red = 8 }": "piles.B.first.red is 8; with the cubes that lie " +
			"elsewhere it can be 0 to 7 (CUB-01)",
		"piles = { A.first.red = 1, A.First.red = 1 }": "piles.A.first.red is there twice",
		"piles = { A.first.red = 1, a.first.red = 1 }": "piles.a.first.red is there twice",
		`turn = "C"`:       `turn is "C"; it can be A, B`,
		`last_red = "red"`: `last_red is "red"; it can be A, B`,
		"taken = 1":        "taken is there only once stacking is done",
		"placed = 1":       `colour is ""; where a turn has placed a cube it can be yellow, red, black`,
		`colour = "red"`: "placed is 0; a turn of red that goes on has placed at least 1 " +
			"and fewer than 2 (CUB-02)",
		"colour = \"black\"\nplaced = 3": "placed is 3; a turn of black that goes on has placed at least " +
			"1 and fewer than 3 (CUB-02)",
		"colour = \"red\"\nplaced = 1\npiles.A.first.red = 16": "placed is 1, but no red cube is left, " +
			"and the turn is over (CUB-02)",
		`corner = "a1"`: "corner is there only once stacking is done",
		"piles.A.first = { red = 16, yellow = 2 }": "due is stack, but neither a red nor a yellow " +
			"cube is left, and stacking is done (CUB-05)",
		take + "\ncolour = \"red\"": "placed and colour are there only where due is stack",
		take + "\ntaken = 2":        "taken is 2; it can be 0 to 1",
		take + "\ncorner = \"e1\"":  `corner is "e1"; it can be a square from a1 to d4`,
		take + "\ncorner = \"z9\"":  `corner is "z9"; it can be a square from a1 to d4`,
		take + "\ncorner = \"d5\"":  `corner is "d5"; it can be a square from a1 to d4`,
		take + "\ncorner = \"a4\"\ncube.e4 = [\"black\"]": "corner is a4, and cubes lie outside of the 4 " +
			"columns and rows from there",
		take + "\ncorner = \"d4\"\ntaken = 1": "",
		`due = "over"`:                        `due is "over", but with these cubes it is take`,
		`due = "beside"`:                      `due is "beside", but with these cubes it is take`,
	} {
		_, err := load(g, "d4", "y", notes)
		if want == "" {
			if err != nil {
				t.Errorf("%s: %v; want it read", notes, err)
			}
			continue
		}
		enginetest.Wrong(t, notes, err, want)
	}
	_, err := load(g, "d4", ".", take)
	enginetest.Wrong(t, "no cube", err, `due is "take", but with these cubes it is beside`)
}

// What the table sets drops what the game's own fixes drop: another turn begins afresh, cubes and piles leave
// it as it is.
func TestSettingAKey(t *testing.T) {
	mid := func() *table {
		return begin(t, compile(t)).play("A: stack red d4", "A: done", "B: stack black d4")
	}
	for _, c := range []struct {
		key, value, due string
		made            int
	}{
		{"turn", `"B"`, "stack B", 0},
		{"turn", `"A"`, "stack A", 0},
		{"due", `"stack"`, "stack B", 1},
		{"due", `"take"`, "take B", 0},
		{"placed", "2", "stack B", 2},
		{"colour", `"black"`, "stack B", 1},
		{"last_red", `"B"`, "stack B", 1},
		{"cube.e4", `["yellow"]`, "stack B", 1},
		{"cube.d4", `[]`, "stack B", 1},
		{"piles", `{ A.first.black = 44 }`, "stack A", 0},
		{"piles", `{ A.first = { red = 15, yellow = 3 } }`, "take B", 0},
	} {
		tab := mid()
		if err := tab.Set(c.key, c.value); err != nil {
			t.Errorf("%s = %s: %v", c.key, c.value, err)
		}
		tab.due(c.due)
		enginetest.Equal(t, c.key+" = "+c.value+": made", tab.At.Made(), c.made)
		if back, err := tab.Game.load(tab.Game.Save(&tab.At).(*Saved)); err != nil || back != tab.At {
			t.Errorf("%s = %s: saved and read it is %+v, %v", c.key, c.value, back, err)
		}
	}
	taking := func() *table { return drawn(t, compile(t), "c3", "b b\nb r", take).play("A: take c3") }
	for _, c := range []struct {
		key, value, due string
		made            int
	}{
		{"turn", `"A"`, "take A", 0},
		{"due", `"stack"`, "stack A", 0},
		{"taken", "0", "take A", 0},
		{"corner", `"a1"`, "take A", 1},
		{"cube.f5", `["red"]`, "take A", 1},
		{"cube.b3", `["red"]`, "take A", 1},
		{"cube", `{}`, "beside A", 1},
		{"piles.A", `{ first.red = 1 }`, "take A", 1},
	} {
		tab := taking()
		if err := tab.Set(c.key, c.value); err != nil {
			t.Errorf("%s = %s: %v", c.key, c.value, err)
		}
		tab.due(c.due)
		enginetest.Equal(t, c.key+" = "+c.value+": made", tab.At.Made(), c.made)
	}
	for key, value := range map[string]string{"due": `"over"`, "colour": `"green"`, "placed": "3",
		"turn": `"C"`, "cube.a9": `["red"]`, "cube.d4": `["blue"]`, "corner": `"a1"`, "taken": "1"} {
		var field *engines.FieldError
		if err := mid().Set(key, value); !errors.As(err, &field) {
			t.Errorf("%s = %s: %v; want it refused", key, value, err)
		}
	}
	// After the end the match goes on, and ends again.
	tab := drawn(t, compile(t), "d4", "r", take,
		strings.ReplaceAll(piled, "second = { black = 15 }", "second = { black = 16 }")).play("A: take d4")
	tab.due("over")
	if err := tab.Set("piles.B.second.black", "15"); err != nil {
		t.Fatal(err)
	}
	tab.Hears("table fix-goes-on")
	tab.due("beside A")
	if err := tab.Set("piles.B.second.black", "16"); err != nil {
		t.Fatal(err)
	}
	tab.due("over")
}
