package kit

import (
	"homespun/engines"
	"homespun/engines/kit/program"
)

// Nouns of the themes.
var nouns = []string{"piece", "space", "player"}

// The second version of the rules does not offer what somebody cannot pay.
var info = engines.Info{
	ID: "kit", Prefix: "KIT", RulesVersion: 2,
	Decisions: program.Decisions, Reasons: declared, Words: nouns, Clauses: program.MaxLines, Fields: program.Fields,
}
