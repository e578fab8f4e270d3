package record

import (
	"strings"
	"unicode"

	"homespun/engines/text"
)

// quote shows what somebody wrote, cut short where it is long, so that an error stays one line. What would
// turn the rest of it around is left out.
func quote(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Bidi_Control) {
			return -1
		}
		return r
	}, text.OneLine(s))
	return "“" + text.Cut(s, 40, "…") + "”"
}

// brief cuts a sentence short that quotes what somebody wrote at length.
func brief(sentence string) string { return text.Cut(sentence, 400, "…") }
