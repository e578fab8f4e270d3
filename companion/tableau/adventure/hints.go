package adventure

import (
	"strings"

	"homespun/engines"
	"homespun/engines/adventure"
)

// Hint implements tableau.Hinted: what a tap does now, where the prompt only says what is due.
func (t *Table) Hint(position engines.Position, _ engines.Seat) string {
	p := t.position(position)
	switch p.Stage() {
	case adventure.DueDiscard:
		return tapDiscard
	case adventure.DueTile:
		return tapTile
	case adventure.DuePlace, adventure.DueSpawn, adventure.DueRespawn:
		return tapSpace
	case adventure.DueAction:
		return tapAction(t.doable(p))
	case adventure.DueGoes:
		if t.only(position) >= 0 {
			return tapGoal
		}
		return tapMonster
	case adventure.DueExplode:
		return tapFirst
	}
	return ""
}

// doable says which actions there are now (ADV-10).
func (t *Table) doable(p *adventure.Position) []string {
	can := map[string]bool{}
	for _, m := range t.engine.Moves(*p, nil) {
		verb, _, _ := strings.Cut(t.engine.Format(m), " ")
		can[verb] = true
	}
	var list []string
	for _, action := range [][2]string{{"step", step}, {"take", t.one("treasure")}, {"torch", t.one("torch")}} {
		if can[action[0]] {
			list = append(list, action[1])
		}
	}
	return list
}
