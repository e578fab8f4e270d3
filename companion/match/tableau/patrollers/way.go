package patrollers

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
)

// Ways implements tableau.Narrator: a figure goes straight along its twine.
func (t *Table) Ways(_, _ engines.Position, told engines.Message) []tableau.Way {
	if told.Reason != patrollers.Moved.Reason {
		return nil
	}
	u, ok := patrollers.UnitOf(told.Args[0])
	x, y, from := patrollers.PlaceOf(told.Args[1])
	toX, toY, to := patrollers.PlaceOf(told.Args[2])
	if !ok || !from || !to {
		return nil
	}
	return []tableau.Way{{Piece: u, Seat: seatOf(u), Points: []drawing.Point{
		{X: float64(x), Y: float64(y)}, {X: float64(toX), Y: float64(toY)}}}}
}
