package geyser

import (
	"homespun/engines"
	"homespun/engines/geyser"
)

// Rolled implements tableau.Prompter: the dice of a battle do, those of the geysers that fired before do not.
func (t *Table) Rolled(position engines.Position) bool {
	_, _, _, fights := positionOf(position).Battle()
	return fights
}

// Hint implements tableau.Prompter. A player beside the Mother Geyser reads whether they may enter her, and
// if not, why (GEY-07).
func (t *Table) Hint(position engines.Position, seat engines.Seat) string {
	p, mother := positionOf(position), t.game.Mother()
	if p.Stage() != geyser.DueTurn || p.Controls(mother) == seat {
		return ""
	}
	has := t.game.Geysers(p, seat)
	for at := range t.boxes {
		for _, token := range p.On(at) {
			m, ok := moveTo(seat, token, mother)
			if !ok || token.Seat != seat {
				continue
			}
			verdict := t.Engine.Check(position, m)
			switch {
			case verdict.OK():
				return motherOpen(t.Voice.Seat(seat), t.One("mother"), t.Count(has, "geyser"))
			case verdict.Message.Reason == geyser.MotherClosed.Reason:
				return motherClosed(t.One("mother"), t.Voice.Seat(seat), t.Count(t.game.Needs(seat), "geyser"), has)
			}
		}
	}
	return ""
}
