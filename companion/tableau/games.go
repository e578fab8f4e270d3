package tableau

import (
	"homespun/companion/session"
	"homespun/engines"
	"homespun/printables"
	"homespun/rulesets"
)

// A Maker makes the table of a game: of its engine, in the words of a voice and the pictures of a theme.
type Maker func(engines.Engine, Voice, *rulesets.Theme) Game

// Games are the games there are: their rules, and by a game's id what is printed of it and how it looks on
// the table.
type Games struct {
	session.Rules
	Paper  printables.Makers
	Tables map[string]Maker
}
