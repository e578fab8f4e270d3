package tableau

import (
	"maps"

	"homespun/companion/match/session"
	"homespun/engines"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/parts"
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

// Parts returns the set that is printed of a ruleset as it is usual, and what it is made of. A nil theme means the
// game's own.
func (g Games) Parts(ruleset *rulesets.Ruleset, theme *rulesets.Theme) (*parts.Set, []parts.Part, error) {
	engine, err := ruleset.Compile(0)
	if err != nil {
		return nil, nil, err
	}
	if theme == nil {
		if theme, err = ruleset.Game.FindTheme(""); err != nil {
			return nil, nil, err
		}
	}
	set := &parts.Set{Ruleset: ruleset, Engine: engine, Theme: ruleset.In(theme), Scale: 1}
	made, err := g.Paper[ruleset.Game.ID](set)
	return set, made, err
}

// Things returns what is printed of the things of a ruleset, by their keys, such as "monsters.zombie"; none of
// rules that cannot be printed.
func (g Games) Things(ruleset *rulesets.Ruleset) map[string]*drawing.Drawing {
	things := map[string]*drawing.Drawing{}
	if _, made, err := g.Parts(ruleset, nil); err == nil {
		for _, part := range made {
			maps.Copy(things, part.Things)
		}
	}
	return things
}
