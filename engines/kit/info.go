package kit

import (
	"homespun/engines"
	"homespun/engines/kit/program"
)

// Nouns of the themes.
var nouns = []string{"piece", "space", "player"}

var info = engines.Info{
	ID: "kit", Prefix: "KIT", RulesVersion: 1,
	Decisions: program.Decisions, Reasons: declared, Words: nouns, Clauses: program.MaxLines, Fields: program.Fields,
}
