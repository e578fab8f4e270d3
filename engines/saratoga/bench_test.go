package saratoga

import (
	"testing"

	"homespun/engines"
	"homespun/engines/enginetest"
)

// BenchmarkPlayout plays matches with random players on one core; random ones rarely end, and are cut.
func BenchmarkPlayout(b *testing.B) {
	for name, seats := range map[string]int{"four": 4, "six": 6} {
		b.Run(name, func(b *testing.B) { enginetest.Playout(b, engines.Wrap(compile(b, seats, nil)), 2000) })
	}
}
