package cubed

import (
	"homespun/engines/common/text"
)

// pileName names a player's pile with what it is worth: "Ava: first pile 13".
func pileName(name, nth, pile string, points int) string {
	return sayPileName(name, text.Lower(nth), pile, points)
}

// pileOfBriefly says the same as pileName where there is little room: "Ava, first: 13".
func pileOfBriefly(name, nth string, points int) string {
	return sayPileOfBriefly(name, text.Lower(nth), points)
}

// theirPile names a player's pile: "Ava's first pile".
func theirPile(name, nth, pile string) string { return sayTheirPile(name, text.Lower(nth), pile) }

// pileSum is the line of the sum for a pile: "Ava, first pile: 1 × 5 + 4 × 3 = 17".
func pileSum(name, nth, pile, sum string, points int) string {
	return sayPileSum(name, text.Lower(nth), pile, sum, points)
}

// together is the line of the sum for a player, with the help: "Ava: 17 + 6 + 5 help = 28".
func together(name string, first, second, all int) string {
	return sayTogether(name, first, second, all-first-second, all)
}
