package words

import (
	"fmt"
	"strings"
)

// The words of the island's trays, tracks, choices and end.
const (
	ToComeIn   = "Next to come in"
	ComesNext  = "Next"
	AttackOn   = "Attack again"
	GoesBack   = "Go back"
	FiresNext  = "Dice to fire"
	LastFired  = "Last fired"
	QuietRoll  = "nothing"
	MayEnter   = "may enter"
	StandsHere = "is there"
	NobodyYet  = "–"
	IsOut      = "out"
	NobodyWon  = "Nobody won"
	NotRolled  = "–"
	StartsRoll = "rolls"
)

// NoNew is the choice to bring in no new token.
func NoNew(token string) string { return "No new " + token }

// Chance names the table of how likely rings are to fire.
func Chance(rings string) string { return "Which " + rings + " fire" }

// Initial is the first letter of a word, for where there is no room for it.
func Initial(word string) string {
	for _, r := range Sentence(word) {
		return string(r)
	}
	return ""
}

// Hundredths says how likely something is, at least one, as short as it can be: "28%".
func Hundredths(ways, of int) string { return fmt.Sprintf("%d%%", max(1, (ways*200+of)/(2*of))) }

// InWays says in how many ways of all the dice can fall: "10 of 36".
func InWays(ways, of int) string { return fmt.Sprintf("%d of %d", ways, of) }

// OfWays heads the row of ways: "of 36".
func OfWays(of int) string { return fmt.Sprintf("of %d", of) }

// Bearing names a geyser with the sums it bears: "geyser 6/8".
func Bearing(geyser, sums string) string { return geyser + " " + sums }

// FiresIn says how likely what lies on a space is to fire: "geyser 6/8 on f4, 10 of 36".
func FiresIn(thing string, ways, of int) string {
	if ways == 0 {
		return thing
	}
	return thing + ", " + InWays(ways, of)
}

// Pile names the token on top of a pile on a space, and those below it: "Ava's token A9 on f4, on A1 and A4".
func Pile(top, space string, below []string) string {
	return On(top, space) + ", with " + Some(below, 4) + " below"
}

// OpensAt says with how many geysers the Mother Geyser may be entered, where nobody has as many: "opens at 3".
func OpensAt(geysers int) string { return fmt.Sprintf("opens at %d", geysers) }

// MotherOpen is the hint for a player who stands beside the Mother Geyser and may enter her.
func MotherOpen(name, mother, geysers string) string {
	return fmt.Sprintf("%s has %s and may enter the %s.", Sentence(Short(name, 40)), geysers, mother)
}

// MotherClosed is the hint for a player who stands beside the Mother Geyser and may not enter her: what she needs, and what there is.
func MotherClosed(name, mother, needs string, has int) string {
	return fmt.Sprintf("The %s needs %s; %s has %d.", mother, needs, Short(name, 40), has)
}

// Some names a few of many: "A1, A2 and 5 more".
func Some(names []string, most int) string {
	if len(names) > most {
		names = append(names[:most-1:most-1], fmt.Sprintf("%d more", len(names)-most+1))
	}
	return AndNames(names)
}

// Moves is the choice of another token of a pile.
func Moves(token string) string { return token + " instead" }

// DieAnd is a sum before the dice: "die + 2".
func DieAnd(geysers int) string { return fmt.Sprintf("die + %d", geysers) }

// SumOf is a sum after the dice: "4 + 2 = 6".
func SumOf(face, geysers, total int) string { return fmt.Sprintf("%d + %d = %d", face, geysers, total) }

// ThenThose says which defenders come after the first: "then B2, B1".
func ThenThose(names []string) string {
	const most = 3
	if len(names) > most {
		return fmt.Sprintf("then %s +%d", strings.Join(names[:most], ", "), len(names)-most)
	}
	return "then " + strings.Join(names, ", ")
}

// AndGeysers is what is added to a die: "+ 2".
func AndGeysers(geysers int) string { return fmt.Sprintf("+ %d", geysers) }

// Facing says who fights with what, and who waits behind: "B3: 1 geyser, then B1".
func Facing(token, geysers, then string) string {
	if then != "" {
		then = ", " + then
	}
	return token + ": " + geysers + then
}

// HoldsMother is the line of the sum for who has won on the Mother Geyser: one token with its owner, or several by their signs.
func HoldsMother(tokens []string, mother, space string) string {
	verb := "stands"
	if len(tokens) > 1 {
		verb = "stand"
	}
	return fmt.Sprintf("%s %s on the %s, %s.", Sentence(Some(tokens, 3)), verb, mother, space)
}

// OnlyOneLeft is the line of the sum where one player alone has tokens.
func OnlyOneLeft(name, tokens string) string {
	return "Only " + Short(name, 40) + " has " + tokens + " on the board."
}

// NoneLeft is the line of the sum where nobody has any.
func NoneLeft(token string) string { return "No " + token + " is left on the board." }

// Holding is the line of the sum for a player: "Ava: 2 geysers, 4 tokens."
func Holding(name, geysers, tokens string) string {
	return Sentence(Short(name, 40)) + ": " + geysers + ", " + tokens + "."
}
