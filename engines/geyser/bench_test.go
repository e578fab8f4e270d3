package geyser

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// BenchmarkPlayout plays whole matches with random players on one core; BenchmarkMoves lists all moves of
// every decision too.
func BenchmarkPlayout(b *testing.B) {
	for _, v := range []struct {
		name  string
		seats int
		rules []string
	}{{"standard", 4, nil}, {"two", 2, nil}, {"small-island", 2, []string{smallIsland}},
		{"crowd", 4, contract[len(contract)-1].rules}} {
		b.Run(v.name, func(b *testing.B) {
			enginetest.Playout(b, engines.Wrap(compile(b, v.seats, v.rules...)), 5000)
		})
	}
}

func BenchmarkMoves(b *testing.B) { enginetest.Listing(b, engines.Wrap(compile(b, 4)), 5000) }
