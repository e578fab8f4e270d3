package geyser

import (
	_ "embed"

	"homespun/companion/match/words"
)

//go:embed english.toml
var english string

var say = words.Read(english)

// The words of the island's trays, tracks, choices and end.
var (
	toComeIn   = say("toComeIn")
	comesNext  = say("comesNext")
	attackOn   = say("attackOn")
	goesBack   = say("goesBack")
	firesNext  = say("firesNext")
	lastFired  = say("lastFired")
	quietRoll  = say("quietRoll")
	mayEnter   = say("mayEnter")
	standsHere = say("standsHere")
	isOut      = say("isOut")
	nobodyWon  = say("nobodyWon")
	notRolled  = say("notRolled")
	startsRoll = say("startsRoll")
)

// noNew is the choice to bring in no new token.
func noNew(token string) string { return say("noNew", "token", token) }

// chance names the table of how likely rings are to fire.
func chance(rings string) string { return say("chance", "rings", rings) }

// initial is the first letter of a word, as a capital, for places with no room for the word.
func initial(word string) string {
	for _, r := range words.Sentence(word) {
		return string(r)
	}
	return ""
}

// ofWays heads the row of ways: "of 36".
func ofWays(of int) string { return say("ofWays", "of", of) }

// bearing names a geyser with the sums it bears: "geyser 6/8".
func bearing(geyser, sums string) string { return say("bearing", "geyser", geyser, "sums", sums) }

// firesIn names a space with its chance to fire: "geyser 6/8 on f4, 10 of 36".
func firesIn(thing string, ways, of int) string {
	return say("firesIn", "thing", thing, "ways", ways, "of", of)
}

// pile names the token on top of a pile on a space, and those below it: "Ava's token A9 on f4, on A1 and A4".
func pile(top, space string, below []string) string {
	return say("pile", "top", top, "space", space, "below", some(below, 4))
}

// opensAt says with how many geysers the Mother Geyser may be entered, where nobody has as many: "opens at
// 3".
func opensAt(geysers int) string { return say("opensAt", "geysers", geysers) }

// motherOpen is the hint for a player who stands beside the Mother Geyser and may enter her.
func motherOpen(name, mother, geysers string) string {
	return say("motherOpen", "name", words.Short(name, 40), "mother", mother, "geysers", geysers)
}

// motherClosed is the hint for a player who stands beside the Mother Geyser and may not enter her: what she
// needs, and what there is.
func motherClosed(name, mother, needs string, has int) string {
	return say("motherClosed", "name", words.Short(name, 40), "mother", mother, "needs", needs, "has", has)
}

// some names a few of many: "A1, A2 and 5 more".
func some(names []string, most int) string {
	if len(names) > most {
		names = append(names[:most-1:most-1], say("more", "n", len(names)-most+1))
	}
	return words.AndNames(names)
}

// dieAnd is a sum before the dice: "die + 2".
func dieAnd(geysers int) string { return say("dieAnd", "geysers", geysers) }

// thenThose says which defenders come after the first: "then B2, B1".
func thenThose(names []string) string {
	first := names[:min(len(names), 3)]
	return say("thenThose", "names", first, "more", len(names)-len(first))
}

// facing says with what a token fights, and which tokens fight after it: "B3: 1 geyser, then B1".
func facing(token, geysers, then string) string {
	return say("facing", "token", token, "geysers", geysers, "then", then)
}

// holdsMother is the line of the sum for a win on the Mother Geyser. It names a single token with its owner,
// several by their labels.
func holdsMother(tokens []string, mother, space string) string {
	return say("holdsMother", "n", len(tokens), "tokens", some(tokens, 3), "mother", mother, "space", space)
}

// onlyOneLeft is the line of the sum where one player alone has tokens.
func onlyOneLeft(name, tokens string) string {
	return say("onlyOneLeft", "name", words.Short(name, 40), "tokens", tokens)
}

// noneLeft is the line of the sum where no player has a token left.
func noneLeft(token string) string { return say("noneLeft", "token", token) }

// holding is the line of the sum for a player: "Ava: 2 geysers, 4 tokens."
func holding(name, geysers, tokens string) string {
	return say("holding", "name", words.Short(name, 40), "geysers", geysers, "tokens", tokens)
}

// beats is the sum of a battle that is decided: each total with the part of it that are geysers. bothRolled
// is that of equal totals.
func beats(total, adds, against, loser int) string {
	return say("beats", "face", total-adds, "adds", adds, "against", against-loser, "loser", loser)
}
func bothRolled(total int) string { return say("bothRolled", "total", total) }

// thenMother is the goal: the geysers that it takes to enter the Mother Geyser, if it takes any.
func thenMother(geysers, mother string, first bool) string {
	return say("thenMother", "geysers", geysers, "mother", mother, "first", first)
}
