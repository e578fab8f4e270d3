package headings

import (
	"strings"

	"homespun/engines/common/text"
	"homespun/rulesets"
)

// Label returns what a field is called, by its key in its parts: its label, with the thing and the entry that it
// belongs to, in the words of the theme.
func Label(key []string, speaker *rulesets.Speaker) string {
	game := speaker.Ruleset.Game
	if len(key) == 3 && key[0] == "clauses" { // what its words are called says enough
		f, _ := game.FieldAt(key)
		return f.Label
	}
	var names []string
	for i := range key {
		f, ok := game.FieldAt(key[:i+1])
		before, _ := game.FieldAt(key[:i])
		switch {
		case !ok:
			names = append(names, key[i])
		case i == 0:
			names = append(names, Of(f, speaker.Theme))
		case rulesets.IsThing(before):
			names = append(names, text.Lower(f.Label))
		default:
			names = append(names, text.Clean(speaker.Called(key[:i+1]), 40))
		}
	}
	return strings.Join(names, ", ")
}
