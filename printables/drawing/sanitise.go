package drawing

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"homespun/engines/text"
)

// MaxText is how many characters of a text are looked at.
const MaxText = 5000

// Sanitise makes one line of clean text of whatever players typed: letters with their accents composed, every
// kind of white space a blank (one at a time, none at the ends), no control or format characters, no accents
// that no letter has as its own (they would stand beside it, or pile up), no invalid bytes, at most MaxText
// characters. What no font can set stays in; see Settable.
func Sanitise(text string) string {
	var clean strings.Builder
	count, blank := 0, false
	if len(text) > 8*MaxText {
		text = text[:8*MaxText]
	}
	for _, r := range norm.NFC.String(strings.ToValidUTF8(text, "")) {
		switch {
		case r == '\u00A0' || r == '\u202F':
			r = '\u00A0' // stays: it holds words together
		case unicode.IsSpace(r):
			blank = true
			continue
		case r == utf8.RuneError || unicode.In(r, unicode.C, unicode.M) ||
			r > 0xFF && unicode.Is(unicode.Sk, r):
			continue
		}
		if blank && count > 0 {
			clean.WriteByte(' ')
			count++
		}
		blank = false
		if count++; count > MaxText {
			break
		}
		clean.WriteRune(r)
	}
	return strings.TrimSpace(clean.String())
}

// Quoted returns a text of any length in quotes, short and on one line, for a sentence about it.
func Quoted(s string) string { return strconv.Quote(text.Short(s, 40)) }

// Settable says whether a text, sanitised, can be printed whole and has anything to print. Emoji, Arabic or
// Chinese cannot: print the seat's shape and letter and a blank line instead, and say so.
func Settable(text string) bool {
	clean := Sanitise(text)
	if clean == "" {
		return false
	}
	_, whole := fontFor(clean, Text)
	return whole
}

// fontFor returns the first font of a face that has all of a text; failing that the last, with false.
func fontFor(text string, face Face) (Font, bool) {
	fonts := choices[face]
	for _, font := range fonts {
		whole := true
		for _, r := range text {
			if !font.Has(r) {
				whole = false
				break
			}
		}
		if whole {
			return font, true
		}
	}
	return fonts[len(fonts)-1], false
}

// Set returns a text as it will be printed and the font that sets it whole. Characters that no font has are
// left out if they are signs; where they are letters one ellipsis stands for all that follow each other.
func Set(text string, face Face) (string, Font) {
	clean := Sanitise(text)
	font, whole := fontFor(clean, face)
	if whole {
		return clean, font
	}
	last := choices[face][len(choices[face])-1]
	open := false // an ellipsis stands at the end
	kept := Sanitise(strings.Map(func(r rune) rune {
		switch {
		case last.Has(r):
			open = open && unicode.IsSpace(r) // words that cannot be set follow each other too
			return r
		case (unicode.IsLetter(r) || unicode.IsDigit(r)) && !open:
			open = true
			return '…'
		}
		return -1
	}, clean))
	font, _ = fontFor(kept, face)
	return kept, font
}
