package cubed

import (
	_ "embed"

	"homespun/companion/match/words"
	"homespun/engines/common/text"
)

//go:embed english.toml
var english string

var say = words.Read(english)

// The words of the cube: its maps, turns and piles.
var (
	fromAbove     = say("fromAbove")
	stopHere      = say("stopHere")
	thisTurn      = say("thisTurn")
	nonePlaced    = say("nonePlaced")
	placedNow     = say("placedNow")
	stillLeft     = say("stillLeft")
	inATurn       = say("inATurn")
	firstPile     = say("firstPile")
	secondPile    = say("secondPile")
	worth         = say("worth")
	colourFirst   = say("colourFirst")
	squareNext    = say("squareNext")
	takeOneThere  = say("takeOneThere")
	colourChanges = say("colourChanges")
)

// atLevel names a level of what is built: "Level 2".
func atLevel(level int) string { return say("atLevel", "level", level) }

// onLevel names a square of a level: "d4, level 2".
func onLevel(space string, level int) string { return say("onLevel", "space", space, "level", level) }

// high says how high a square is built on: "d4, 2 high".
func high(space string, levels int) string { return say("high", "space", space, "levels", levels) }

// remaining names the choice of a colour, with how many can be placed: "up to 2 red cubes". Exact says that no
// fewer may be placed.
func remaining(thing string, most int, exact bool) string {
	return say("remaining", "thing", thing, "most", most, "exact", exact)
}

// whereGoes asks where something goes: "Where does the red cube go?".
func whereGoes(thing string) string { return say("whereGoes", "thing", thing) }

// toStack names the tray of the cubes that are still to be stacked: "To stack: 12".
func toStack(n int) string { return say("toStack", "n", n) }

// liesBeside names the tray of the cubes that lie beside the mat while unstacking: "Beside: 1".
func liesBeside(n int) string { return say("liesBeside", "n", n) }

// pileName names a player's pile with what it is worth: "Ava: first pile 13".
func pileName(name, nth, pile string, points int) string {
	return say("pileName", "name", words.Short(name, 24), "nth", text.Lower(nth), "pile", pile, "points",
		points)
}

// pileOfBriefly says the same as pileName where there is little room: "Ava, first: 13".
func pileOfBriefly(name, nth string, points int) string {
	return say("pileOfBriefly", "name", name, "nth", text.Lower(nth), "points", points)
}

// nthPile names a pile: "First pile".
func nthPile(nth, pile string) string { return say("nthPile", "nth", nth, "pile", pile) }

// inPile names what lies in a pile: "red cube in Ava's … pile".
func inPile(thing, pile string) string { return say("inPile", "thing", thing, "pile", pile) }

// pilesAndTurns says what two piles are worth, and how many turns are left where there are some: "13 + 4, 5
// turns".
func pilesAndTurns(first, second, turns int) string {
	return say("pilesAndTurns", "first", first, "second", second, "left", turns)
}

// lastOf names the last one of a kind of cube: "Last red cube".
func lastOf(thing string) string { return say("lastOf", "thing", thing) }

// thenBegins says who begins to unstack, as it stands: "then Ben begins".
func thenBegins(name string) string { return say("thenBegins", "name", words.Short(name, 16)) }

// pileSum is the line of the sum for a pile: "Ava, first pile: 1 × 5 + 4 × 3 = 17".
func pileSum(name, nth, pile, sum string, points int) string {
	return say("pileSum", "name", words.Short(name, 40), "nth", text.Lower(nth), "pile", pile, "sum", sum,
		"points", points)
}

// times is a product of a sum: "4 × 3".
func times(n, each int) string { return say("times", "n", n, "points", each) }

// together is the line of the sum for a player: "Ava: 17 + 6 = 23".
func together(name string, first, second int) string {
	return say("together", "name", words.Short(name, 40), "first", first, "second", second, "sum",
		first+second)
}

// layersOf says how many layers are full, plusPoints what a cube is worth, toPoints how the points stand.
func layersOf(full, size int) string { return say("layersOf", "full", full, "size", size) }
func plusPoints(points int) string   { return say("plusPoints", "points", points) }
func toPoints(points, against int) string {
	return say("toPoints", "points", points, "against", against)
}

// takesLead says that a player has more points than the other one now.
func takesLead(name string) string { return say("takesLead", "name", words.Short(name, 40)) }

// mostPoints is the goal of the second half.
var mostPoints = say("mostPoints")

// stackFirst is the goal of the first half: how many cubes to stack, and how many are stacked.
func stackFirst(cubes string, have int) string {
	return say("stackFirst", "cubes", cubes, "have", have)
}
