package cubed

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/cubed"
)

// Ways implements tableau.Narrator: a cube goes no way along the board, but the square on which it was
// stacked, or from which it was taken, is remembered.
func (t *Table) Ways(_, _ engines.Position, told engines.Message) []tableau.Way {
	switch told.Reason {
	case cubed.Stacked.Reason, cubed.TakenFirst.Reason, cubed.TakenSecond.Reason:
		who, _, square, _ := cubed.Stacked.Args(told) // the others have the same arguments
		return []tableau.Way{{Piece: int(square), Seat: who, Spots: []int{int(square)}}}
	}
	return nil
}
