package geyser

import (
	"homespun/companion/match/words"
)

// initial is the first letter of a word, as a capital, for places with no room for the word.
func initial(word string) string {
	for _, r := range words.Sentence(word) {
		return string(r)
	}
	return ""
}

// pile names the token on top of a pile on a space, and those below it: "Ava's token A9 on f4, on A1 and A4".
func pile(top, space string, below []string) string {
	return sayPile(top, space, some(below, 4))
}

// some names a few of many: "A1, A2 and 5 more".
func some(names []string, most int) string {
	if len(names) > most {
		names = append(names[:most-1:most-1], more(len(names)-most+1))
	}
	return words.AndNames(names)
}

// thenThose says which defenders come after the first: "then B2, B1".
func thenThose(names []string) string {
	first := names[:min(len(names), 3)]
	return sayThenThose(first, len(names)-len(first))
}

// holdsMother is the line of the sum for a win on the Mother Geyser. It names a single token with its owner,
// several by their labels.
func holdsMother(tokens []string, mother, space string) string {
	return sayHoldsMother(some(tokens, 3), len(tokens), mother, space)
}
