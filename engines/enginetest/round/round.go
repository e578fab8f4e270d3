// Package round tells a test how thorough to be. The same tests run in three rounds: a quick one (go test
// -short), the usual one, and a whole one (HOMESPUN_ROUND=all). A test with many cases takes a sample of them
// in the shorter rounds. A test that is long by itself is left out of the quick round.
package round

import (
	"flag"
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"sync"
	"testing"
)

// Quick reports whether this is the quick round.
func Quick() bool { return testing.Short() }

// Whole reports whether this is the whole round, with every case.
func Whole() bool { return os.Getenv("HOMESPUN_ROUND") == "all" && !Quick() }

// Long skips the test in the quick round.
func Long(t testing.TB) {
	t.Helper()
	if Quick() {
		t.Skip("long: not in the quick round")
	}
}

// Many returns the number for this round: quick, usual or whole.
func Many(quick, usual, whole int) int {
	switch {
	case Quick():
		return quick
	case Whole():
		return whole
	}
	return usual
}

// Sample returns all cases in the whole round, and otherwise n random ones in their order. HOMESPUN_SEED sets
// the seed of the choice; a test that fails prints it.
func Sample[T any](t testing.TB, n int, cases []T) []T {
	t.Helper()
	if Whole() || n >= len(cases) {
		return cases
	}
	t.Logf("%d of %d cases, drawn by HOMESPUN_SEED=%d; all with HOMESPUN_ROUND=all", n, len(cases), seed())
	chosen := random(t).Perm(len(cases))[:n]
	slices.Sort(chosen)
	sample := make([]T, n)
	for i, c := range chosen {
		sample[i] = cases[c]
	}
	return sample
}

// SampleMap is [Sample] of named cases.
func SampleMap[T any](t testing.TB, n int, cases map[string]T) map[string]T {
	t.Helper()
	sample := map[string]T{}
	for _, name := range Sample(t, n, slices.Sorted(maps.Keys(cases))) {
		sample[name] = cases[name]
	}
	return sample
}

// random returns random numbers for a test. They are the same for the same seed, and differ from test to
// test.
func random(t testing.TB) *rand.Rand {
	name := fnv.New64a()
	name.Write([]byte(t.Name()))
	return rand.New(rand.NewPCG(seed(), name.Sum64()))
}

// seed is the value of HOMESPUN_SEED, or a random number.
var seed = sync.OnceValue(func() uint64 {
	if n, err := strconv.ParseUint(os.Getenv("HOMESPUN_SEED"), 10, 64); err == nil {
		return n
	}
	return uint64(rand.Uint32())
})

// Checks sets how many cases each property test of t tries: n, or in the whole round rapid's own number (100,
// or the value of -rapid.checks).
func Checks(t testing.TB, n int) {
	t.Helper()
	if Whole() {
		return
	}
	checks := flag.Lookup("rapid.checks")
	before := checks.Value.String()
	if err := checks.Value.Set(strconv.Itoa(n)); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { checks.Value.Set(before) })
}
