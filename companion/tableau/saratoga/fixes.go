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
	return t.fix(p, "progress", engines.Seat(in[0].ID), in[1].ID)
}

// fix sets a number of a player.
func (t *Table) fix(p *saratoga.Position, what string, who engines.Seat, n int) (engines.Move, bool) {
	return t.read(engines.Table, "fix %s %s %d", what, t.game.CardName(p.Colour(who)), n)
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
		add := func(what, things string, value int) {
			less, _ := t.fix(p, what, who, max(0, value-1))
			more, _ := t.fix(p, what, who, value+1)
			list = append(list, tableau.Stepper{Name: things, Seat: who, Value: value, Less: less, More: more})
		}
		add("progress", t.many("progress"), p.Progress(who))
		add("supplies", t.many("supply"), p.Supplies(who))
	}
	return list
}

// Settings implements tableau.Fixer: there are none.
func (t *Table) Settings(engines.Position) []tableau.Setting { return nil }
