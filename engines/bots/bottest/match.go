package bottest

import (
	"context"
	"errors"
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/bots"
)

// Play plays a match between bots, one for each seat, and returns its outcome. After so many lines it breaks
// off. The same seed gives the same match. The error is that of a bot.
func Play(ctx context.Context, e engines.Engine, players []bots.Bot, lines int, seed uint64) (engines.Outcome,
	error) {
	w, r := e.Walk(e.Start()), rand.New(rand.NewPCG(seed, 0))
	for range lines {
		m, err := next(ctx, w, players, r)
		if err != nil || m == (engines.Move{}) {
			return w.Outcome(), err
		}
		w.Apply(m)
	}
	return w.Outcome(), nil
}

// next returns the next line; the zero move after the end.
func next(ctx context.Context, w engines.Walker, players []bots.Bot, r *rand.Rand) (m engines.Move, err error) {
	who, optional := w.Due()
	for _, seat := range optional.List() {
		if m, err = players[seat].Choose(ctx, w, seat, r); !errors.Is(err, bots.ErrSilent) {
			return m, err
		}
	}
	switch {
	case who == 0:
		return engines.Move{}, nil
	case who.First() < 0:
		m, _ = w.SampleOf(who.First(), r)
		return m, nil
	}
	return players[who.First()].Choose(ctx, w, who.First(), r)
}
