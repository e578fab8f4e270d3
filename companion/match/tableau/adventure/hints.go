package adventure

import (
	"slices"

	"homespun/engines"
	"homespun/engines/adventure"
)

// Hint implements tableau.Prompter: it says what a tap does, because the prompt only says what is pending.
func (t *Table) Hint(position engines.Position, _ engines.Seat) string {
	p := positionOf(position)
	switch p.Stage() {
	case adventure.DueDiscard:
		return tapDiscard
	case adventure.DueTile:
		return tapTile
	case adventure.DuePlace, adventure.DueSpawn, adventure.DueRespawn:
		return tapSpace
	case adventure.DueAction:
		return tapAction(t.available(p))
	case adventure.DueGoes:
		if m := t.only(position); m >= 0 {
			return tapGoal(t.Voice.Thing(engines.Of(engines.PieceArg, m)))
		}
		return tapMonster
	case adventure.DueExplode:
		return tapFirst
	}
	return ""
}

// available returns the names of the actions that are legal now (ADV-10).
func (t *Table) available(p *adventure.Position) []string {
	var list []string
	moves := t.Engine.Moves(*p, nil)
	for _, action := range []struct {
		verb engines.Verb
		name string
	}{{adventure.VerbStep, step}, {adventure.VerbTake, t.One("treasure")},
		{adventure.VerbTorch, t.One("torch")}} {
		if slices.ContainsFunc(moves, func(m engines.Move) bool { return m.Verb == action.verb }) {
			list = append(list, action.name)
		}
	}
	return list
}
