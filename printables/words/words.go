// Package words holds the sentences that are printed and that no ruleset gives, in one catalogue.
package words

import (
	_ "embed"

	"homespun/rulesets/template"
)

//go:embed english.toml
var english string

// Say returns the sentence of a name, filled with the names and values of its placeholders, given in turn. It panics
// if there is none.
var Say = template.Catalogue(english)
