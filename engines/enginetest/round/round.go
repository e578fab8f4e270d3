// Package round tells a test how much is asked of it. The same tests run in three rounds: a quick one after
// every change (go test -short), the usual one, and a whole one before anything is called done, which
// HOMESPUN_ROUND=all asks for. What is long because it has many cases takes a sample of them in the shorter
// rounds; what is long in itself leaves the quick one out.
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

// Quick reports whether only what is quick is asked for.
func Quick() bool { return testing.Short() }

// Whole reports whether every case is asked for.
func Whole() bool { return os.Getenv("HOMESPUN_ROUND") == "all" && !Quick() }

// Long leaves a test out of the quick round.
func Long(t testing.TB) {
	t.Helper()
	if Quick() {
		t.Skip("long: not in the quick round")
	}
}

// Many is how much of something a round does: so much in the quick, the usual and the whole one.
func Many(quick, usual, whole int) int {
	switch {
	case Quick():
		return quick
	case Whole():
		return whole
	}
	return usual
}

// Sample returns all cases in the whole round, and else n of them, in their order. Which, chance decides:
// HOMESPUN_SEED is the seed where it is set, and a test that fails says which it was.
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

// random draws for a test: the same for the same seed, something else for each test.
func random(t testing.TB) *rand.Rand {
	name := fnv.New64a()
	name.Write([]byte(t.Name()))
	return rand.New(rand.NewPCG(seed(), name.Sum64()))
}

// seed is what HOMESPUN_SEED says, or chance.
var seed = sync.OnceValue(func() uint64 {
	if n, err := strconv.ParseUint(os.Getenv("HOMESPUN_SEED"), 10, 64); err == nil {
		return n
	}
	return uint64(rand.Uint32())
})

// Checks has the property tests of a test try n cases each, and in the whole round as many as rapid has by
// itself (100, or what -rapid.checks says).
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
