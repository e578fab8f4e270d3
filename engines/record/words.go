package record

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// quote shows what somebody wrote, cut short where it is long, so that an error stays one line. What would turn the rest of it around is left out.
func quote(text string) string {
	const most = 40
	text = strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Bidi_Control) {
			return -1
		}
		return r
	}, CleanName(text))
	if utf8.RuneCountInString(text) > most {
		text = string([]rune(text)[:most]) + "…"
	}
	return "“" + text + "”"
}

// brief cuts a sentence short that quotes what somebody wrote at length.
func brief(sentence string) string {
	const most = 400
	if utf8.RuneCountInString(sentence) <= most {
		return sentence
	}
	return string([]rune(sentence)[:most]) + "…"
}
