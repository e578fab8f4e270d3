// Package wants knows what people call what they want of a game, and which rule does it: "shorter", "my teddy fights
// too". Where no rule can, it says so, and what comes nearest.
package wants

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/BurntSushi/toml"
)

//go:embed wants.toml
var file string

// Want is something that people want of a game.
type Want struct {
	// Game is the game's id.
	Game string
	// Words are what they say, each a word or several that go together.
	Words []string
	// Says is one sentence, or two: what does it, or that nothing can and what comes nearest.
	Says string
	// Fields are the rules that do it, or come nearest. Make says that it is done where new things are made.
	Fields []string
	Make   bool
}

// Most is how many wants are found at most.
const Most = 3

// Find returns what somebody wants of a game who has typed something, the likeliest first.
func Find(game, typed string) []Want {
	said := strings.FieldsFunc(strings.ToLower(typed), func(r rune) bool { return !unicode.IsLetter(r) })
	type found struct {
		want  Want
		score int
	}
	var list []found
	for _, w := range all() {
		if score := w.score(said); w.Game == game && score > 0 {
			list = append(list, found{w, score})
		}
	}
	slices.SortStableFunc(list, func(a, b found) int { return b.score - a.score })
	var wants []Want
	for _, f := range list[:min(len(list), Most)] {
		if f.score*2 >= list[0].score {
			wants = append(wants, f.want)
		}
	}
	return wants
}

// score returns how many letters of what was said are words of the want.
func (w Want) score(said []string) (letters int) {
	for _, phrase := range w.Words {
		own, all := 0, true
		for word := range strings.SplitSeq(phrase, " ") {
			heard := slices.ContainsFunc(said, func(one string) bool { return same(one, word, one == said[len(said)-1]) })
			all = all && heard
			own += len(word)
		}
		if all {
			letters += own
		}
	}
	return letters
}

// same reports whether a word was said: it, it with an ending, or, if somebody may still be typing, its beginning.
func same(said, word string, typing bool) bool {
	return said == word || len(word) >= 4 && strings.HasPrefix(said, word) && len(said) <= len(word)+3 ||
		typing && len(said) >= 4 && strings.HasPrefix(word, said)
}

var all = sync.OnceValue(func() []Want {
	var book struct{ Want []Want }
	if err := toml.Unmarshal([]byte(file), &book); err != nil {
		panic(err)
	}
	return book.Want
})

// All returns all wants, for tests.
func All() []Want { return all() }
