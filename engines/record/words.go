package record

import (
	"strings"
	"unicode"

	"homespun/engines/common/text"
)

// quote returns a text that somebody wrote in quotation marks, for an error message. It makes it one line,
// cuts it if it is long, and removes characters that would change the reading direction of the message.
func quote(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Bidi_Control) {
			return -1
		}
		return r
	}, text.OneLine(s))
	return "“" + text.Cut(s, 40, "…") + "”"
}

// brief cuts a sentence that may quote a long text of somebody's.
func brief(sentence string) string { return text.Cut(text.OneLine(sentence), 400, "…") }
