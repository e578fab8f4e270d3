package saratoga

import (
	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/saratoga"
)

// Fix implements tableau.Fixer: a wagon is put on a space of the trail.
func (t *Table) Fix(position engines.Position, in []tableau.Input) (engines.Move, bool) {
	p := t.position(position)
	if len(in) != 2 || in[0].Kind != tableau.Piece || in[0].ID < 0 || in[0].ID >= t.seats() || in[1].Kind != tableau.Spot || in[1].ID >= len(t.boxes) {
		return engines.Move{}, false
	}
	return t.fix(p, saratoga.VerbProgress, engines.Seat(in[0].ID), in[1].ID)
}

// fix sets a number of a player.
func (t *Table) fix(p *saratoga.Position, verb engines.Verb, who engines.Seat, n int) (engines.Move, bool) {
	return tableau.Made(engines.Table, verb, int(p.Colour(who)), n)
}

// Steppers implements tableau.Fixer: progress and supplies of each player.
func (t *Table) Steppers(position engines.Position) []tableau.Stepper {
	p := t.position(position)
	var list []tableau.Stepper
	for i := range t.seats() {
		who := engines.Seat(i)
		if p.Colour(who) == 0 {
			continue
		}
		add := func(verb engines.Verb, things string, value int) {
			set, _ := t.fix(p, verb, who, value)
			list = append(list, tableau.Stepper{Name: things, Seat: who, Set: set})
		}
		add(saratoga.VerbProgress, t.many("progress"), p.Progress(who))
		add(saratoga.VerbSupplies, t.many("supply"), p.Supplies(who))
	}
	return list
}
