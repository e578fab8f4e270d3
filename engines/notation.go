package engines

import (
	"strconv"
	"strings"
)

// Words splits the text after "WHO:" on a line into words in lower case. There may be any number of spaces
// between words.
func Words(text string) []string { return strings.Fields(strings.ToLower(text)) }

// Number reads a whole number without sign and leading zeros, as match files write them. A number that is too
// large for an argument becomes 32767. Nothing in a game has that number, so the move is refused instead of
// being unreadable.
func Number(word string) (int16, bool) {
	if word == "" || len(word) > 1 && word[0] == '0' {
		return 0, false
	}
	for _, c := range word {
		if c < '0' || c > '9' {
			return 0, false
		}
	}
	n, err := strconv.Atoi(word)
	if err != nil || n > 32767 {
		n = 32767
	}
	return int16(n), true
}

// Label reads a letter and a number, which is how all markers and spaces are written. The letter is counted
// from 0 (a), in upper or lower case; the number is read by [Number].
func Label(word string) (letter, number int16, ok bool) {
	if len(word) < 2 {
		return 0, 0, false
	}
	c := word[0] | 0x20
	if c < 'a' || c > 'z' {
		return 0, 0, false
	}
	n, ok := Number(word[1:])
	return int16(c - 'a'), n, ok
}

// Unknown returns the argument for a marker or space that has the right shape but does not exist in the game.
// It is negative, so it never equals a real one. Numbers above 999 become 999.
func Unknown(letter, number int16) int16 { return -1 - letter*1000 - min(number, 999) }

// UnknownText returns the text of an argument made by [Unknown], in lower case.
func UnknownText(arg int16) string {
	n := int(-1 - arg)
	return string(rune('a'+n/1000)) + strconv.Itoa(n%1000)
}
