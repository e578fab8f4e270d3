// Package words holds all texts of the interface. The sentences are in english.toml; doors.go is generated from
// them and has a variable for each, or a function if something is to be filled in. The texts of one game's
// table stand beside that table in the same way. What a game announces, asks and refuses comes from its
// ruleset instead.
package words

//go:generate go run homespun/rulesets/template/doors

import (
	"strings"
	"unicode"

	"homespun/engines/common/text"
)

// Short makes a name that people have typed safe to show: one line, cut to a number of letters. It removes
// characters that would break the line or change its direction.
func Short(name string, letters int) string {
	var short []rune
	for _, r := range strings.Join(strings.Fields(name), " ") {
		if !unicode.IsPrint(r) || unicode.In(r, unicode.Bidi_Control) {
			continue
		}
		if len(short) == letters {
			return strings.TrimRight(string(short[:max(0, letters-1)]), " ") + "…"
		}
		short = append(short, r)
	}
	return string(short)
}

// Sentence returns a word with a capital, as at the beginning of a sentence.
func Sentence(word string) string { return text.Capital(word) }
