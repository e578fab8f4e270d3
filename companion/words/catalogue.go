package words

import (
	_ "embed"

	"homespun/rulesets/catalogue"
)

//go:embed english.toml
var english string

var say = Read(english)

// Read parses a catalogue of sentences, as [catalogue.Read] does.
func Read(sentences string) func(name string, args ...any) string { return catalogue.Read(sentences) }
