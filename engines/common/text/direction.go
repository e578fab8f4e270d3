package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
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
			return isBackward(r)
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

// InOrder returns a text with a [LeftToRight] mark before its first word from right to left if it begins with
// that, and behind each group of such words that a word from left to right or a number follows. Without, a screen
// draws the blanks and punctuation behind the group on its other side.
func InOrder(s string) string {
	if !strings.ContainsFunc(s, isBackward) {
		return s
	}
	var ordered strings.Builder
	from, end := 0, -1 // what is not written yet, and where the last word from right to left ended
	for at, r := range s {
		switch {
		case isBackward(r), end == at && unicode.IsMark(r): // a vowel sign belongs to its letter
			end = at + utf8.RuneLen(r)
		case string(r) == LeftToRight:
			end = -1
		case unicode.IsLetter(r), '0' <= r && r <= '9':
			if end >= 0 && end < at {
				ordered.WriteString(s[from:end] + LeftToRight)
				from = end
			}
			end = -1
		}
	}
	if ordered.Len() == 0 {
		return s
	}
	return Forward(ordered.String() + s[from:])
}

func isBackward(r rune) bool { return r > unicode.MaxLatin1 && unicode.In(r, backward...) }
