// Code generated from english.toml by rulesets/template/doors. DO NOT EDIT.

package cubed

import (
	_ "embed"

	"homespun/companion/match/words"
	"homespun/rulesets/template"
)

//go:embed english.toml
var english string

var say = template.Catalogue(english)

var (
	fromAbove       = say("fromAbove")
	stopHere        = say("stopHere")
	thisTurn        = say("thisTurn")
	nonePlaced      = say("nonePlaced")
	placedNow       = say("placedNow")
	stillLeft       = say("stillLeft")
	inATurn         = say("inATurn")
	firstPile       = say("firstPile")
	secondPile      = say("secondPile")
	worth           = say("worth")
	colourFirst     = say("colourFirst")
	squareNext      = say("squareNext")
	colourChanges   = say("colourChanges")
	layers          = say("layers")
	mostPoints      = say("mostPoints")
	stackForNothing = say("stackForNothing")
)

// takeOneThere says "Take two cubes a turn, one for each {pile}. Only those with a ring can be taken. Drag to turn it, or press comma or full stop."
func takeOneThere(pile string) string {
	return say("takeOneThere", "pile", pile)
}

// atLevel says "Level {level}"
func atLevel(level int) string {
	return say("atLevel", "level", level)
}

// onLevel says "{space}, level {level}"
func onLevel(space string, level int) string {
	return say("onLevel", "space", space, "level", level)
}

// high says "{space}{if levels}, {levels} high{end}"
func high(space string, levels int) string {
	return say("high", "space", space, "levels", levels)
}

// remaining says "{if not exact}{if most != 1}up to {end}{end}{most} {thing}". Exact says that no fewer may be placed.
func remaining(exact bool, most int, thing string) string {
	return say("remaining", "exact", exact, "most", most, "thing", thing)
}

// whereGoes says "Where does the {thing} go?"
func whereGoes(thing string) string {
	return say("whereGoes", "thing", thing)
}

// toStack says "To stack: {n}"
func toStack(n int) string {
	return say("toStack", "n", n)
}

// liesBeside says "Beside: {n}"
func liesBeside(n int) string {
	return say("liesBeside", "n", n)
}

// sayPileName says "{name}: {nth} {pile} {points}"
func sayPileName(name, nth, pile string, points int) string {
	return say("sayPileName", "name", words.Short(name, 24), "nth", nth, "pile", pile, "points", points)
}

// sayPileOfBriefly says "{name}, {nth}: {points}"
func sayPileOfBriefly(name, nth string, points int) string {
	return say("sayPileOfBriefly", "name", name, "nth", nth, "points", points)
}

// nthPile says "{nth} {pile}"
func nthPile(nth, pile string) string {
	return say("nthPile", "nth", nth, "pile", pile)
}

// sayTheirPile says "{name's} {nth} {pile}"
func sayTheirPile(name, nth, pile string) string {
	return say("sayTheirPile", "name", words.Short(name, 24), "nth", nth, "pile", pile)
}

// inPile says "{thing}, {pile}"
func inPile(thing, pile string) string {
	return say("inPile", "thing", thing, "pile", pile)
}

// pilesAndTurns says "{first} + {second}{if help} + {help} help{end}{if left}, {left} {plural left turn turns}{end}"
func pilesAndTurns(first, second, help, left int) string {
	return say("pilesAndTurns", "first", first, "second", second, "help", help, "left", left)
}

// lastOf says "Last {thing}"
func lastOf(thing string) string {
	return say("lastOf", "thing", thing)
}

// thenBegins says "then {name} begins"
func thenBegins(name string) string {
	return say("thenBegins", "name", words.Short(name, 16))
}

// sayPileSum says "{name}, {nth} {pile}: {if sum}{sum} = {end}{points}"
func sayPileSum(name, nth, pile, sum string, points int) string {
	return say("sayPileSum", "name", words.Short(name, 40), "nth", nth, "pile", pile, "sum", sum, "points", points)
}

// times says "{n} × {points}"
func times(n, points int) string {
	return say("times", "n", n, "points", points)
}

// sayTogether says "{capital name}: {first} + {second}{if help} + {help} help{end} = {sum}"
func sayTogether(name string, first, second, help, sum int) string {
	return say("sayTogether", "name", words.Short(name, 40), "first", first, "second", second, "help", help, "sum", sum)
}

// layersOf says "layer {full} of {size}"
func layersOf(full, size int) string {
	return say("layersOf", "full", full, "size", size)
}

// plusPoints says "+{points}"
func plusPoints(points int) string {
	return say("plusPoints", "points", points)
}

// toPoints says "{points} to {against}"
func toPoints(points, against int) string {
	return say("toPoints", "points", points, "against", against)
}

// fromPiles says "{piles}{if help} and help{end}"
func fromPiles(piles string, help bool) string {
	return say("fromPiles", "piles", piles, "help", help)
}

// takesLead says "{name} takes the lead."
func takesLead(name string) string {
	return say("takesLead", "name", words.Short(name, 40))
}

// stackFirst says "First stack {cubes}: {have} so far"
func stackFirst(cubes string, have int) string {
	return say("stackFirst", "cubes", cubes, "have", have)
}

// isWorth says "{colour} {points}"
func isWorth(colour string, points int) string {
	return say("isWorth", "colour", colour, "points", points)
}

// pileIsWorth says "{nth} {pile}: {commas worths}."
func pileIsWorth(nth, pile string, worths []string) string {
	return say("pileIsWorth", "nth", nth, "pile", pile, "worths", worths)
}

// helps says "Help for {name}: {n} {plural n point points} to begin with."
func helps(name string, n int) string {
	return say("helps", "name", words.Short(name, 40), "n", n)
}
