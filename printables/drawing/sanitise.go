package drawing

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"homespun/engines/common/text"
	"homespun/printables/script"
)

// MaxText limits how many characters of a text are used.
const MaxText = 5000

// Sanitise turns any text that players typed into one clean line. It composes letters with their accents and
// turns all white space into single blanks, with none at the ends. It removes control and format characters,
// invalid bytes, and accents that no letter has as its own (they would stand beside the letter, or pile up), but for
// the marks of scripts such as Hindi.
// It keeps at most MaxText characters. Characters that no font can set stay in, see Settable; of an emoji of several
// characters it keeps what makes it that emoji.
func Sanitise(said string) string {
	var clean strings.Builder
	count, blank, before, marks := 0, false, rune(0), 0
	if len(said) > 8*MaxText {
		said = said[:8*MaxText]
	}
	for _, r := range composed(norm.NFC.String(strings.ToValidUTF8(said, ""))) {
		switch {
		case script.Joined(before, r): // what such scripts write on and beside their letters
			const most = 6
			if marks++; marks > most {
				continue
			}
		case r == selector || r == joiner: // of an emoji
		case r == '\u00A0' || r == '\u202F':
			r = '\u00A0' // a no-break space stays, as it holds words together
		case unicode.IsSpace(r):
			blank, before = true, 0
			continue
		case r == utf8.RuneError || unicode.In(r, unicode.C, unicode.M) ||
			r > 0xFF && unicode.Is(unicode.Sk, r):
			continue
		}
		if blank && count > 0 {
			clean.WriteByte(' ')
			count++
		}
		if before = r; !unicode.Is(unicode.M, r) {
			marks = 0
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
