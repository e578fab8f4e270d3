package saratoga

import (
	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/saratoga"
)

// Fix implements tableau.Fixer: a wagon is put on a space of the trail.
func (t *Table) Fix(position engines.Position, wagon, to tableau.Input) (engines.Move, bool) {
	if wagon.ID >= int(t.seats()) || to.Kind != tableau.Spot || to.ID >= len(t.boxes) {
		return engines.Move{}, false
	}
	return t.fix(t.position(position), saratoga.VerbProgress, engines.Seat(wagon.ID), to.ID)
}

// fix sets a number of a player.
func (t *Table) fix(p *saratoga.Position, verb engines.Verb, who engines.Seat, n int) (engines.Move, bool) {
	return tableau.Made(engines.Table, verb, int(p.Colour(who)), n)
}

// Steppers implements tableau.Fixer: progress and supplies of each player.
func (t *Table) Steppers(position engines.Position) []tableau.Stepper {
	p := t.position(position)
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
