package geyser

import (
	"fmt"
	"strings"

	"homespun/companion/words"
)

// The words of the island's trays, tracks, choices and end.
const (
	toComeIn   = "Next to come in"
	comesNext  = "Next"
	attackOn   = "Attack again"
	goesBack   = "Go back"
	firesNext  = "Dice to fire"
	lastFired  = "Last fired"
	quietRoll  = "nothing"
	mayEnter   = "may enter"
	standsHere = "is there"
	isOut      = "out"
	nobodyWon  = "Nobody won"
	notRolled  = "–"
	startsRoll = "rolls"
)

// noNew is the choice to bring in no new token.
func noNew(token string) string { return "No new " + token }

// chance names the table of how likely rings are to fire.
func chance(rings string) string { return "Which " + rings + " fire" }

// initial is the first letter of a word, for where there is no room for it.
func initial(word string) string {
	for _, r := range words.Sentence(word) {
		return string(r)
	}
	return ""
}

// hundredths says how likely something is, at least one, as short as it can be: "28%".
func hundredths(ways, of int) string { return fmt.Sprintf("%d%%", max(1, (ways*200+of)/(2*of))) }

// inWays says in how many ways of all the dice can fall: "10 of 36".
func inWays(ways, of int) string { return fmt.Sprintf("%d of %d", ways, of) }

// ofWays heads the row of ways: "of 36".
func ofWays(of int) string { return fmt.Sprintf("of %d", of) }

// bearing names a geyser with the sums it bears: "geyser 6/8".
func bearing(geyser, sums string) string { return geyser + " " + sums }

// firesIn says how likely what lies on a space is to fire: "geyser 6/8 on f4, 10 of 36".
func firesIn(thing string, ways, of int) string {
	if ways == 0 {
		return thing
	}
	return thing + ", " + inWays(ways, of)
}

// pile names the token on top of a pile on a space, and those below it: "Ava's token A9 on f4, on A1 and A4".
func pile(top, space string, below []string) string {
	return words.On(top, space) + ", with " + some(below, 4) + " below"
}

// opensAt says with how many geysers the Mother Geyser may be entered, where nobody has as many: "opens at 3".
func opensAt(geysers int) string { return fmt.Sprintf("opens at %d", geysers) }

// motherOpen is the hint for a player who stands beside the Mother Geyser and may enter her.
func motherOpen(name, mother, geysers string) string {
	return fmt.Sprintf("%s has %s and may enter the %s.", words.Sentence(words.Short(name, 40)), geysers, mother)
}

// motherClosed is the hint for a player who stands beside the Mother Geyser and may not enter her: what she needs, and what there is.
func motherClosed(name, mother, needs string, has int) string {
	return fmt.Sprintf("The %s needs %s; %s has %d.", mother, needs, words.Short(name, 40), has)
}

// some names a few of many: "A1, A2 and 5 more".
func some(names []string, most int) string {
	if len(names) > most {
		names = append(names[:most-1:most-1], fmt.Sprintf("%d more", len(names)-most+1))
	}
	return words.AndNames(names)
}

// dieAnd is a sum before the dice: "die + 2".
func dieAnd(geysers int) string { return fmt.Sprintf("die + %d", geysers) }

// sumOf is a sum after the dice: "4 + 2 = 6".
func sumOf(face, geysers, total int) string { return fmt.Sprintf("%d + %d = %d", face, geysers, total) }

// thenThose says which defenders come after the first: "then B2, B1".
func thenThose(names []string) string {
	const most = 3
	if len(names) > most {
		return fmt.Sprintf("then %s +%d", strings.Join(names[:most], ", "), len(names)-most)
	}
	return "then " + strings.Join(names, ", ")
}

// andGeysers is what is added to a die: "+ 2".
func andGeysers(geysers int) string { return fmt.Sprintf("+ %d", geysers) }

// facing says who fights with what, and who waits behind: "B3: 1 geyser, then B1".
func facing(token, geysers, then string) string {
	if then != "" {
		then = ", " + then
	}
	return token + ": " + geysers + then
}

// holdsMother is the line of the sum for who has won on the Mother Geyser: one token with its owner, or several by their signs.
func holdsMother(tokens []string, mother, space string) string {
	verb := "stands"
	if len(tokens) > 1 {
		verb = "stand"
	}
	return fmt.Sprintf("%s %s on the %s, %s.", words.Sentence(some(tokens, 3)), verb, mother, space)
}

// onlyOneLeft is the line of the sum where one player alone has tokens.
func onlyOneLeft(name, tokens string) string {
	return "Only " + words.Short(name, 40) + " has " + tokens + " on the board."
}

// noneLeft is the line of the sum where nobody has any.
func noneLeft(token string) string { return "No " + token + " is left on the board." }

// holding is the line of the sum for a player: "Ava: 2 geysers, 4 tokens."
func holding(name, geysers, tokens string) string {
	return words.Sentence(words.Short(name, 40)) + ": " + geysers + ", " + tokens + "."
}
