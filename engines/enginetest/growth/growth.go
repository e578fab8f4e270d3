// Package growth checks in tests how the cost of some work grows with its input. It counts allocations and
// never measures time, because a count is the same on a busy machine.
package growth

import (
	"runtime"
	"testing"
)

// Most is the largest factor by which the cost may grow if the input doubles. Linear work costs twice as
// much, quadratic work four times. The extra half is for slices and maps, which grow in steps.
const Most = 2.5

// tries is how often the cost is measured before it counts as too high. Other parts of the program, such as a
// pool that is filled again, can only add to it.
const tries = 3

// Cost is what some work allocates: how often, and how many bytes.
type Cost struct{ Allocations, Bytes uint64 }

// few is the lowest cost that counts: smaller costs are rounded up to it, because chance would dominate them.
var few = Cost{100, 16 << 10}

// Of counts what work allocates. Nothing else may run at the same time.
func Of(work func()) Cost {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	work()
	runtime.ReadMemStats(&after)
	return Cost{after.Mallocs - before.Mallocs, after.TotalAlloc - before.TotalAlloc}
}

// Linear fails the test if work on twice the input has more than [Most] times the cost, and reports whether
// the cost is fine. input makes an input of a size and returns the work on it; making the input does not
// count. The size should be large, so that quadratic cost stands out from the cost that any input has.
// Nothing else may run at the same time, so the test must not be parallel.
func Linear(t testing.TB, what string, size int, input func(size int) (work func())) bool {
	t.Helper()
	once, twice := input(size), input(2*size)
	once() // so that things made only once, such as a font that is read, do not count
	cost := func(work func()) Cost { return most(few, Of(work)) }
	small, large := cost(once), cost(twice)
	for try := 1; try < tries && !within(small, large); try++ {
		small, large = least(small, cost(once)), least(large, cost(twice))
	}
	ok, say := within(small, large), t.Logf
	if !ok {
		say = t.Errorf
	}
	say("%s of size %d and %d: allocations grow %.2f times, from %d to %d, and bytes %.2f times, from %d "+
		"to %d; %v times are the most", what, size, 2*size,
		times(small.Allocations, large.Allocations), small.Allocations, large.Allocations,
		times(small.Bytes, large.Bytes), small.Bytes, large.Bytes, Most)
	return ok
}

// within reports whether the cost of twice the input is within [Most].
func within(small, large Cost) bool {
	return times(small.Allocations, large.Allocations) <= Most && times(small.Bytes, large.Bytes) <= Most
}

func times(small, large uint64) float64 { return float64(large) / float64(small) }

func least(a, b Cost) Cost { return Cost{min(a.Allocations, b.Allocations), min(a.Bytes, b.Bytes)} }
func most(a, b Cost) Cost  { return Cost{max(a.Allocations, b.Allocations), max(a.Bytes, b.Bytes)} }
