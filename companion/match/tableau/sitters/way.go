package sitters

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/sitters"
)

// Ways implements tableau.Narrator: a marker goes a way that its roll allows, and comes back on a start
// space. A new board is empty.
func (t *Table) Ways(before, _ engines.Position, told engines.Message) []tableau.Way {
	switch told.Reason {
	case sitters.Moved.Reason:
		piece, from, to := sitters.Moved.Args(told)
		spots := append([]int{int(from)}, t.game.Way(positionOf(before), int(piece), int(to))...)
		return []tableau.Way{{Piece: int(piece), Seat: sitters.Side(int(piece)), Spots: spots}}
	case sitters.Returned.Reason:
		piece, at := sitters.Returned.Args(told)
		return []tableau.Way{{Piece: int(piece), Seat: sitters.Side(int(piece)), Spots: []int{int(at)}}}
	case sitters.NextBoard.Reason:
		return []tableau.Way{tableau.Cleared}
	}
	return nil
}
