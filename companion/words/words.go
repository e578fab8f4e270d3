// Package words says what the interface says. The sentences stand in english.toml, and each has a door here:
// a variable, or a function where something is filled in, so that a misspelt one breaks the build. The
// sentences of one game's table stand beside that table in the same way, and what a game tells, asks and
// refuses comes from its ruleset.
package words

import (
	"strings"
	"unicode"

	"homespun/engines/text"
)

// The words of the window.
var (
	App             = say("App")
	Back            = say("Back")
	Close           = say("Close")
	Cancel          = say("Cancel")
	NoViewer        = say("NoViewer")
	SettingsTrouble = say("SettingsTrouble")
)

// Short returns a name of people's own making as one line of at most so many letters: what would break a line
// or turn it around is left out.
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

// Sentence returns a word as a sentence begins: with a capital.
func Sentence(word string) string { return text.Capital(word) }
