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
// It keeps at most MaxText characters. Characters that no font can set stay in, see Settable; of an emoji of several
// characters it keeps what makes it that emoji.
func Sanitise(said string) string {
	var clean strings.Builder
	count, blank := 0, false
	if len(said) > 8*MaxText {
		said = said[:8*MaxText]
	}
	for _, r := range composed(norm.NFC.String(strings.ToValidUTF8(said, ""))) {
		switch {
		case r == selector || r == joiner: // of an emoji
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
