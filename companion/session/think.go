package session

import (
	"context"
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/bots"
)

// Think finds a move with the bots there are.
func Think(ctx context.Context, level string, e engines.Engine, p engines.Position, seat engines.Seat, r *rand.Rand) (engines.Move, error) {
	bot, err := bots.New(level)
	if err != nil {
		return engines.Move{}, err
	}
	return bot.Choose(ctx, e.Walk(p), seat, r)
}
