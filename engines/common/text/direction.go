package text

import (
	"strings"
	"unicode"
)

// LeftToRight is the mark with which a text begins that runs from left to right, whatever its first letter is. It is
// not printed.
const LeftToRight = "\u200E"

// backward are the scripts that run from right to left.
var backward = []*unicode.RangeTable{unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko,
	unicode.Adlam, unicode.Samaritan, unicode.Mandaic, unicode.Hanifi_Rohingya}

// Backward says whether the first letter of a text runs from right to left.
func Backward(s string) bool {
	for _, r := range s {
		if unicode.IsLetter(r) {
			return unicode.In(r, backward...)
		}
	}
	return false
}

// Forward returns a sentence of the program with [LeftToRight] before it where a name stands first that runs from right
// to left: the sentence does not.
func Forward(sentence string) string {
	if Backward(sentence) && !strings.HasPrefix(sentence, LeftToRight) {
		return LeftToRight + sentence
	}
	return sentence
}
