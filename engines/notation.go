package engines

import (
	"strconv"
	"strings"
)

// Words splits what stands after "WHO:" into words in lower case. Any number of spaces stands between words.
func Words(text string) []string { return strings.Fields(strings.ToLower(text)) }

// Number reads a whole number without sign and leading zeros, as records write them. Numbers too large for a
// move's argument become 32767, which nothing is, so that they are refused and not unreadable.
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

// Label reads a letter and a number: the shape of every marker and of every space. The letter is counted from
// 0 (a), in either case; the number is as [Number] reads it.
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

// Unknown returns the argument for a marker or space of the right shape that the game does not have. It is
// negative; the number is cut at 999.
func Unknown(letter, number int16) int16 { return -1 - letter*1000 - min(number, 999) }

// UnknownText writes an Unknown argument back, in lower case.
func UnknownText(arg int16) string {
	n := int(-1 - arg)
	return string(rune('a'+n/1000)) + strconv.Itoa(n%1000)
}
