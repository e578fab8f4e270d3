package adventure

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/adventure"
)

// What people can leave to the app.
const (
	choreFights = iota
	choreOpen
)

// Chores implements tableau.Prompter: the rolls of fights, and where the rules leave a choice and ask the
// players, that choice (ADV-22).
func (t *Table) Chores() []tableau.Chore {
	chores := []tableau.Chore{{Name: rollFights, Doing: rollsFights}}
	if t.game.Rules().Ambiguity == adventure.Ask {
		chores = append(chores, tableau.Chore{Name: dungeonDecides, Doing: dungeonDeciding})
	}
	return chores
}

// Chore implements tableau.Prompter: which monster gets a place, which goes where, and which explodes first
// is the dungeon's matter. What players do, and where they come back, is theirs.
func (t *Table) Chore(p engines.Position) int {
	switch positionOf(p).Stage() {
	case adventure.DueFight:
		return choreFights
	case adventure.DueSpawn, adventure.DueGoes, adventure.DueExplode:
		return choreOpen
	}
	return -1
}
