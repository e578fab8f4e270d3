package geyser

import "homespun/engines"

// Why implements tableau.Narrator. It explains who lost a battle by which totals, what a sum of the dice
// fires, who is out, and why a token on the Mother Geyser has not won yet. The button names the piece or seat
// that the reason is about, or else the title of the clause.
func (t *Table) Why(before engines.Position, told engines.Message) (why engines.Message, subject string,
	ok bool) {
	if why, ok = t.game.Why(positionOf(before), told); !ok {
		return engines.Message{}, "", false
	}
	switch about := why.Args[0]; {
	case why.N > 0 && about.Kind == engines.PieceArg:
		subject = t.Voice.Thing(about)
	case why.N > 0 && about.Kind == engines.SeatArg:
		subject = t.Voice.Seat(engines.Seat(about.Value))
	default:
		subject = t.Voice.Clause(why.Clause).Title
	}
	return why, subject, true
}
