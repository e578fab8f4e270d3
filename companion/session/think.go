package session

import (
	"context"
	"fmt"
	"math/rand/v2"

	"homespun/engines"
)

// Think finds a move with the bots there are.
func Think(ctx context.Context, level string, e engines.Engine, p engines.Position, seat engines.Seat, r *rand.Rand) (engines.Move, error) {
	if !e.Due(p).Who.Has(seat) {
		return engines.Move{}, fmt.Errorf("nothing is due of %s", e.SeatIDs()[seat])
	}
	for range 1000 {
		if m := e.Sample(p, r); m.Who == seat {
			return m, nil
		}
	}
	return engines.Move{}, fmt.Errorf("no move of %s was found", e.SeatIDs()[seat])
}
