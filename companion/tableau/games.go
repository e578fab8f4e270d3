package tableau

import (
	"homespun/companion/session"
	"homespun/engines"
	"homespun/printables"
	"homespun/rulesets"
)

// A Maker makes the [Game] of a match from its engine, the voice that puts messages into words, and the
// theme.
type Maker func(engines.Engine, Voice, *rulesets.Theme) Game

// Games holds everything about all games: their rules, and by game id what is printed of them and how they
// look on the table.
type Games struct {
	session.Rules
	Paper  printables.Makers
	Tables map[string]Maker
}
