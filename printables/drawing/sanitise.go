package drawing

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"homespun/engines/common/text"
)

// MaxText limits how many characters of a text are used.
const MaxText = 5000

// Sanitise turns any text that players typed into one clean line. It composes letters with their accents and
// turns all white space into single blanks, with none at the ends. It removes control and format characters,
// invalid bytes, and accents that no letter has as its own (they would stand beside the letter, or pile up).
// It keeps at most MaxText characters. Characters that no font can set stay in; see Settable.
func Sanitise(said string) string {
	var clean strings.Builder
	count, blank := 0, false
	if len(said) > 8*MaxText {
		said = said[:8*MaxText]
	}
	for _, r := range norm.NFC.String(strings.ToValidUTF8(said, "")) {
		switch {
		case r == '\u00A0' || r == '\u202F':
			r = '\u00A0' // a no-break space stays, as it holds words together
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

// Quoted returns a text in quotes, shortened and on one line, for use in a sentence.
func Quoted(s string) string { return strconv.Quote(text.Short(s, 40)) }

// Settable says whether a sanitised text is not empty and can be printed whole. Emoji, Arabic or Chinese
// cannot. In their place print the seat's sign and letter and a blank line, and tell the user.
func Settable(said string) bool {
	clean := Sanitise(said)
	if clean == "" {
		return false
	}
	_, whole := fontFor(clean, Text)
	return whole
}

// fontFor returns the first font of a face that has all letters of a text. If none has, it returns the last
// font and false.
func fontFor(said string, face Face) (Font, bool) {
	fonts := choices[face]
	for _, font := range fonts {
		whole := true
		for _, r := range said {
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

// Set returns a text as it is printed, and the font that sets all of it. Characters that no font has are left
// out if they are symbols. Letters that no font has are replaced, each sequence of them by one ellipsis.
func Set(said string, face Face) (string, Font) {
	clean := Sanitise(said)
	font, whole := fontFor(clean, face)
	if whole {
		return clean, font
	}
	last := choices[face][len(choices[face])-1]
	open := false // the text ends with an ellipsis
	kept := Sanitise(strings.Map(func(r rune) rune {
		switch {
		case last.Has(r):
			open = open && unicode.IsSpace(r) // one ellipsis also covers several words that cannot be set
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
