package geyser

import "homespun/engines"

// Why implements tableau.Narrator: who lost a battle by which totals, what a sum of the dice wakes, who is
// out, and why a token on the Mother Geyser has not won yet. It is asked of who or what the reason is about
// first, and where that is no one, of its clause.
func (t *Table) Why(before engines.Position, told engines.Message) (why engines.Message, subject string,
	ok bool) {
	if why, ok = t.game.Why(t.position(before), told); !ok {
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
