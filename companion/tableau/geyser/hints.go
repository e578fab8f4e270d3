package geyser

import (
	"homespun/engines"
	"homespun/engines/geyser"
)

// Hint implements tableau.Prompter: whoever stands beside the Mother Geyser reads whether she is open to them, and why not (GEY-07).
func (t *Table) Hint(position engines.Position, seat engines.Seat) string {
	p, mother := t.position(position), t.game.Mother()
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
			verdict := t.engine.Check(position, m)
			switch {
			case verdict.OK():
				return motherOpen(t.voice.Seat(seat), t.one("mother"), t.count(has, "geyser"))
			case verdict.Note.Reason == geyser.MotherClosed.Reason:
				return motherClosed(t.voice.Seat(seat), t.one("mother"), t.count(t.game.Rules().MotherNeeds, "geyser"), has)
			}
		}
	}
	return ""
}
