// Package kit holds what every game of a family's own begins from, its words, and the games that come with the program.
package kit

import (
	"embed"
	"fmt"
	"sync"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/engines/kit"
	"homespun/engines/kit/phrase"
	"homespun/engines/kit/reading"
	"homespun/engines/kit/trial"
)

// Files are the folder of the game: game.toml, texts.toml, vocabulary.toml, the rulesets and the themes.
//
//go:embed *.toml themes/*.toml
var Files embed.FS

// Language returns the language in which the rules are written, that of vocabulary.toml.
var Language = sync.OnceValue(func() *phrase.Language {
	written, err := Files.ReadFile("vocabulary.toml")
	var words phrase.Vocabulary
	if err == nil {
		err = toml.Unmarshal(written, &words)
	}
	var l *phrase.Language
	if err == nil {
		l, err = phrase.New(words)
	}
	if err != nil {
		panic(fmt.Sprintf("rulesets/kit: vocabulary.toml: %v", err)) // cannot happen: a test reads it
	}
	return l
})

// Define returns the definition of the game in this language, with what is noticed in its files.
func Define() engines.Definition {
	own := kit.Define(Language)
	own.Notices, own.Trials = reading.Notices, trial.Notices
	return own
}
