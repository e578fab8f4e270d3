package adventure

import (
	"slices"

	"homespun/engines"
	"homespun/engines/adventure"
)

// Rolled implements tableau.Prompter: the event die does while monsters appear or players come back. Nothing that
// is decided later is about dice.
func (t *Table) Rolled(position engines.Position) bool {
	stage := positionOf(position).Stage()
	return stage == adventure.DueSpawn || stage == adventure.DueRespawn
}

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
		return t.arrows(p, tapAction(t.available(p)))
	case adventure.DueGoes:
		if m := t.only(position); m >= 0 {
			return t.arrows(p, tapGoal(t.Voice.Thing(engines.Of(engines.PieceArg, m))))
		}
		return t.arrows(p, tapMonster)
	case adventure.DueExplode:
		return tapFirst
	}
	return ""
}

// arrows adds to a hint what the arrows show, where there are some.
func (t *Table) arrows(p *adventure.Position, hint string) string {
	if list, _ := t.dungeon.intents(p); len(list) == 0 {
		return hint
	}
	return hint + " " + arrowsShow
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
