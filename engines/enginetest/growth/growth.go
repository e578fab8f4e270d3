// Package growth holds in tests how the cost of something grows with its input. The cost is counted and never
// timed: a count is the same on a busy machine.
package growth

import (
	"runtime"
	"testing"
)

// Most is how many times the cost an input twice as large may have. What grows in step with its input costs
// twice as much, what grows with its square four times; the half is for lists and maps, which grow by leaps.
const Most = 2.5

// tries is how often is counted before a cost is too much: what else the program does meanwhile, such as
// filling a pool again, only ever adds to it.
const tries = 3

// Cost is what some work allocates: how often, and how many bytes.
type Cost struct{ Allocations, Bytes uint64 }

// few is what a smaller cost is taken for: there chance would tell.
var few = Cost{100, 16 << 10}

// Of counts what work allocates. Nothing may run beside it.
func Of(work func()) Cost {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	work()
	runtime.ReadMemStats(&after)
	return Cost{after.Mallocs - before.Mallocs, after.TotalAlloc - before.TotalAlloc}
}

// Linear fails the test where the work on an input twice as large has more than [Most] times the cost, and
// reports whether it has not. input makes an input of a size and returns the work on it; making it does not
// count. Let the size be large: what grows with the square has to stand out from what any input costs.
// Nothing may run beside it, so no parallel test.
func Linear(t testing.TB, what string, size int, input func(size int) (work func())) bool {
	t.Helper()
	once, twice := input(size), input(2*size)
	once() // what is made only once, such as a font that is read, does not count
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

// within reports whether a cost grows in step.
func within(small, large Cost) bool {
	return times(small.Allocations, large.Allocations) <= Most && times(small.Bytes, large.Bytes) <= Most
}

func times(small, large uint64) float64 { return float64(large) / float64(small) }

func least(a, b Cost) Cost { return Cost{min(a.Allocations, b.Allocations), min(a.Bytes, b.Bytes)} }
func most(a, b Cost) Cost  { return Cost{max(a.Allocations, b.Allocations), max(a.Bytes, b.Bytes)} }
