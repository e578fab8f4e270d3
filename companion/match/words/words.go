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
// characters that would break the line or change its direction. A sentence keeps the mark of [text.Forward] with
// which it begins: without it a screen draws the blank behind a Hebrew name before that name.
func Short(name string, letters int) string {
	var short []rune
	end := ""
	for _, r := range strings.Join(strings.Fields(name), " ") {
		if !unicode.IsPrint(r) || unicode.In(r, unicode.Bidi_Control) {
			continue
		}
		if len(short) == letters {
			short, end = short[:max(0, letters-1)], "…"
			break
		}
		short = append(short, r)
	}
	said := string(short)
	if end != "" {
		said = strings.TrimRight(said, " ") + end
	}
	if strings.HasPrefix(name, text.LeftToRight) {
		return text.Forward(said)
	}
	return said
}

// Sentence returns a word with a capital, as at the beginning of a sentence.
func Sentence(word string) string { return text.Capital(word) }
