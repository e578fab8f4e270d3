package saratoga

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/saratoga"
)

// Fix implements tableau.Fixer: only a wagon can be moved, to a space of the trail.
func (t *Table) Fix(position engines.Position, wagon, to tableau.Input) (engines.Move, bool) {
	if wagon.ID >= int(t.seats()) || to.Kind != tableau.Spot || to.ID >= len(t.boxes) {
		return engines.Move{}, false
	}
	return t.fix(positionOf(position), saratoga.VerbProgress, engines.Seat(wagon.ID), to.ID)
}

// fix returns the fix that sets a number of a player to n. The engine names the player by colour.
func (t *Table) fix(p *saratoga.Position, verb engines.Verb, who engines.Seat, n int) (engines.Move, bool) {
	return tableau.Made(engines.Table, verb, int(p.Colour(who)), n)
}

// Steppers implements tableau.Fixer: progress and supplies of each player who has chosen a colour.
func (t *Table) Steppers(position engines.Position) []tableau.Stepper {
	p := positionOf(position)
	var list []tableau.Stepper
	for who := range t.seats() {
		if p.Colour(who) == 0 {
			continue
		}
		add := func(verb engines.Verb, things string, value int) {
			set, _ := t.fix(p, verb, who, value)
			list = append(list, tableau.Stepper{Name: things, Seat: who, Set: set})
		}
		add(saratoga.VerbProgress, t.Many("progress"), p.Progress(who))
		add(saratoga.VerbSupplies, t.Many("supply"), p.Supplies(who))
	}
	return list
}
