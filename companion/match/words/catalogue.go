package words

import (
	_ "embed"

	"homespun/rulesets/template"
)

//go:embed english.toml
var english string

var say = Read(english)

// Read parses a catalogue of sentences, as [template.Catalogue] does.
func Read(sentences string) func(name string, args ...any) string {
	return template.Catalogue(sentences)
}
