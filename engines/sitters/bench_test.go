package sitters

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// BenchmarkPlayout plays whole matches with random players on one core; BenchmarkMoves lists all moves of
// every decision too.
func BenchmarkPlayout(b *testing.B) {
	enginetest.Playout(b, engines.Wrap(compile(b, "standard")), 10000)
}

func BenchmarkMoves(b *testing.B) {
	enginetest.Listing(b, engines.Wrap(compile(b, "standard")), 10000)
}
