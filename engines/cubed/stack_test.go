package cubed

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

func TestCUB01TheCubesAndWhoBegins(t *testing.T) {
	for _, c := range []struct {
		rules              []string
		yellow, red, black int
	}{{nil, 3, 16, 45}, {[]string{mini}, 2, 7, 18}} {
		tab := begin(t, compile(t, c.rules...))
		tab.due("stack A")
		enginetest.Equal(t, "yellow", tab.At.Left(Yellow), c.yellow)
		enginetest.Equal(t, "red", tab.At.Left(Red), c.red)
		enginetest.Equal(t, "black", tab.At.Left(Black), c.black)
		enginetest.Equal(t, "all", tab.At.Beside(), tab.Game.Total())
	}
}

// A turn places up to 3 black, up to 2 red, or 1 yellow; at least one.
func TestCUB02UpToTheNumberOfOneColour(t *testing.T) {
	tab := begin(t, compile(t))
	tab.Asks("CUB-02 prompt-stack seat=A")
	tab.Refuses("A: done", "CUB-02 nothing-placed seat=A")
	tab.Refuses("B: stack black d4", "CUB-02 other-stacks seat=A")
	tab.Refuses("A: stack green d4", "CUB-02 no-such-colour")
	tab.play("A: stack black d4")
	tab.Hears("CUB-02 stacked seat=A piece=black space=d4 level=1")
	tab.due("stack A")
	tab.Asks("CUB-02 prompt-stack-more seat=A piece=black more=2")
	tab.Refuses("A: stack red d4", "CUB-02 other-colour seat=A piece=red other=black")
	tab.play("A: stack black d4")
	tab.Hears("CUB-02 stacked seat=A piece=black space=d4 level=2")
	tab.play("A: stack black e4")
	tab.due("stack B")
	tab.play("B: stack red e4", "B: stack red d3")
	tab.due("stack A")
	tab.play("A: stack yellow d3")
	tab.due("stack B")
	tab.play("B: stack red f4", "B: done")
	tab.Hears("CUB-02 stopped seat=B placed=1")
	tab.due("stack A")
	tab.play("A: stack black f4", "A: stack black f4", "A: done")
	tab.due("stack B")
}

// The full number, as long as there are so many.
func TestCUB02Exact(t *testing.T) {
	tab := begin(t, compile(t, exact)).play("A: stack black d4")
	tab.Asks("CUB-02 prompt-stack-all seat=A piece=black more=2")
	tab.Refuses("A: done", "CUB-02 must-place-all seat=A piece=black left=2")
	tab.Lists("stack black c4, stack black d3, stack black d4, stack black d5, stack black e4")
	tab.play("A: stack black d4", "A: stack black d4")
	tab.due("stack B")
}

// The turn ends by itself when the colour has run out; with none left it cannot be picked.
func TestCUB02TheColourRunsOut(t *testing.T) {
	for _, rules := range []string{"", exact} {
		tab := drawn(t, compile(t, tiny, rules), "d4", "b r\nbb .", `turn = "B"`, "piles.A.second.black = 1")
		enginetest.Equal(t, "red left", tab.At.Left(Red), 1)
		tab.play("B: stack red d4")
		tab.due("stack A")
		tab.Refuses("A: stack red d4", "CUB-02 none-left piece=red")
		tab.Lists("stack black e4, stack black e5, stack yellow e4, stack yellow e5")
	}
}

// A cube goes squarely beside another one or on top of one; nothing floats.
func TestCUB03BesideOrOnTop(t *testing.T) {
	tab := begin(t, compile(t)).play("A: stack black d4", "A: stack black d4", "A: stack black e4")
	for _, square := range []string{"c3", "f3", "c5", "g4", "a1", "d6", "z9", "h7"} {
		tab.Refuses("B: stack red "+square, "CUB-03 touches-nothing space="+square)
	}
	tab.Allows("B: stack red d4", "B: stack red e4", "B: stack red f4", "B: stack red c4", "B: stack red d3",
		"B: stack red d5")
	// A cube beside the upper one of d4 has to lie on something too: it goes to the table.
	tab.play("B: stack red c4")
	enginetest.Equal(t, "level", tab.At.Height(3*Columns+2), 1)
}

func TestCUB04TheFirstCube(t *testing.T) {
	tab := begin(t, compile(t))
	tab.Lists("stack black d4, stack red d4, stack yellow d4")
	tab.Refuses("A: stack black d3", "CUB-04 first-elsewhere space=d3 target=d4", "d3", "d4")
	tab.Refuses("A: stack black z9", "CUB-04 first-elsewhere space=z9 target=d4")
}

// Never more than 4 wide, deep or tall, wherever that is.
func TestCUB04NeverLarger(t *testing.T) {
	g := compile(t)
	tab := drawn(t, g, "b3", "b b b bbbb\n. . r .")
	tab.Refuses("A: stack black e3", "CUB-04 too-tall space=e3 most=4", "e3")
	tab.Refuses("A: stack black f3", "CUB-04 too-wide space=f3 target=b3 wide=5 most=4", "b3", "f3")
	tab.Refuses("A: stack black a3", "CUB-04 too-wide space=a3 target=e3 wide=5 most=4", "a3", "e3")
	tab.Allows("A: stack black c2", "A: stack black e4", "A: stack black b3")
	tab = drawn(t, g, "d1", "b\nb\nb b\nb")
	tab.Refuses("A: stack black d5", "CUB-04 too-deep space=d5 target=d1 deep=5 most=4", "d1", "d5")
	// Beside a cube at the end of the table.
	tab.Refuses("A: stack black d0", "CUB-04 unknown-square space=d0")
	tab = drawn(t, g, "e6", "b b b\nb . .")
	tab.Refuses("A: stack black h6", "CUB-04 unknown-square space=h6")
	tab.Refuses("A: stack black e8", "CUB-04 unknown-square space=e8")
	tab = drawn(t, compile(t, mini), "d4", "b b bbb")
	tab.Refuses("A: stack red c4", "CUB-04 too-wide space=c4 target=f4 wide=4 most=3")
	tab.Refuses("A: stack red f4", "CUB-04 too-tall space=f4 most=3")
	for rules, reach := range map[string]Box{"": {0, 6, 0, 6}, mini: {1, 5, 1, 5}, tiny: {2, 4, 2, 4}} {
		g := compile(t, rules)
		p := g.Start()
		enginetest.Equal(t, "reach at the start", g.Reach(&p), reach)
	}
}

// The last red or yellow cube ends stacking, in mid-turn too, and black ones fill the footprint in. Nothing
// of it is a line.
func TestCUB05FillingIn(t *testing.T) {
	g := compile(t)
	// One yellow and 39 black cubes are left; three columns and two rows are built on.
	tab := drawn(t, g, "c4", "rrrr rrrr bbbb\nrrrr rrrr bbyy", `last_red = "A"`, `turn = "B"`)
	tab.play("B: stack yellow c6")
	tab.Hears("CUB-02 stacked seat=B piece=yellow space=c6 level=1", "CUB-05 filled-in cubes=39",
		"CUB-06 unstacking-begins-after-red seat=B")
	tab.due("take B")
	// The footprint runs on to the right and down.
	box, ok := g.Footprint(&tab.At)
	enginetest.Equal(t, "footprint", box, Box{2, 5, 3, 6})
	enginetest.Equal(t, "footprint", ok, true)
	enginetest.Equal(t, "cubes", tab.At.Standing(), 64)
	enginetest.Equal(t, "left", tab.At.Beside(), 0)
	for level, want := range []Colour{Yellow, Black, Black, Black} {
		enginetest.Equal(t, "c6", tab.At.At(5*Columns+2, level), want)
	}
}

// In mid-turn: two red cubes may be placed, and the first of them was the last.
func TestCUB05InMidTurn(t *testing.T) {
	tab := drawn(t, compile(t, tiny), "d4", "y r", `turn = "A"`)
	tab.play("A: stack red e4")
	tab.Hears("CUB-02 stacked seat=A piece=red space=e4 level=2", "CUB-05 filled-in cubes=5",
		"CUB-06 unstacking-begins-after-red seat=B")
	tab.due("take B")
	tab.Saves(`due = "take"
turn = "B"
last_red = "A"
corner = "d4"

[cube]
d4 = ["yellow", "black"]
d5 = ["black", "black"]
e4 = ["red", "red"]
e5 = ["black", "black"]
`)
}

// Where what is built lies at the end of the table, the footprint goes no further.
func TestCUB05AtTheEndOfTheTable(t *testing.T) {
	tab := drawn(t, compile(t, tiny), "g7", "yr", `turn = "A"`).play("A: stack red f7")
	box, _ := tab.Game.Footprint(&tab.At)
	enginetest.Equal(t, "footprint", box, Box{5, 6, 5, 6})
}

// Without black cubes nothing is filled in.
func TestCUB05NothingToFillIn(t *testing.T) {
	tab := drawn(t, compile(t, "size = 2\ncubes = { yellow = 4, red = 4, black = 0 }"), "d4",
		"yy rr\nyy r").play("A: stack red e5")
	tab.Hears("CUB-02 stacked seat=A piece=red space=e5 level=2", "CUB-06 unstacking-begins-after-red seat=B")
}

// Who stacked the last red cube goes second, however long ago, and whoever stacked the last cube.
func TestCUB06WhoStackedTheLastRedGoesSecond(t *testing.T) {
	g := compile(t, tiny)
	tab := begin(t, g).play("A: stack red d4", "A: stack red e4", "B: stack black e4", "B: done",
		"A: stack yellow d4")
	tab.due("take B")
	tab = begin(t, g).play("A: stack black d4", "A: done", "B: stack red d4", "B: stack red e4",
		"A: stack yellow e4")
	tab.due("take A")
	tab = begin(t, g).play("A: stack red d4", "A: done", "B: stack yellow d4", "A: stack red e4")
	tab.due("take B")
	tab.Refuses("A: take d4", "CUB-06 other-begins seat=B")
	tab.Asks("CUB-06 prompt-begin seat=B")
	who, ok := tab.At.LastRed()
	enginetest.Equal(t, "last red", who, engines.Seat(0))
	enginetest.Equal(t, "last red", ok, true)
}
