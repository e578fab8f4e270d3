package geyser

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/geyser"
	"homespun/engines/reasons"
)

// Ways implements tableau.Narrator: tokens go from a space to the next one (GEY-04). A token that has lost
// its attack has gone there too.
func (t *Table) Ways(_, after engines.Position, told engines.Message) []tableau.Way {
	switch told.Reason {
	case geyser.Moved.Reason, geyser.Entered.Reason, geyser.GoesBack.Reason:
		who, from, to := geyser.Moved.Args(told) // the others have the same arguments
		return t.way(after, who, int(from), int(to))
	case geyser.BattleLost.Reason:
		who, _, to, from, _, _ := geyser.BattleLost.Args(told)
		return t.way(after, who, int(from), int(to))
	case geyser.Reentered.Reason:
		who, at := geyser.Reentered.Args(told)
		return t.way(after, who, int(at))
	}
	return nil
}

// way returns the way of a token over spaces.
func (t *Table) way(p engines.Position, who reasons.Piece, spots ...int) []tableau.Way {
	token, ok := t.game.TokenOf(who.Arg())
	if !ok {
		return nil
	}
	return []tableau.Way{{Piece: idOf(token, positionOf(p)), Seat: token.Seat, Spots: spots}}
}
