package growth

import (
	"fmt"
	"strings"
	"testing"
)

// witness is a test that only notes whether it failed.
type witness struct {
	testing.TB
	failed string
}

func (w *witness) Helper()             {}
func (w *witness) Logf(string, ...any) {}
func (w *witness) Errorf(format string, args ...any) {
	w.failed = fmt.Sprintf(format, args...)
}

var kept any

func TestLinearTellsWhatGrowsInStep(t *testing.T) {
	for _, test := range []struct {
		name    string
		work    func(size int)
		refused bool
	}{
		{"nothing", func(int) {}, false},
		{"always the same", func(int) { kept = make([]byte, 1000) }, false},
		{"a little more by chance", func(size int) {
			for range size / 2000 * 50 {
				kept = new(int)
			}
		}, false},
		{"a list made at once", func(size int) { kept = make([]int, size) }, false},
		{"a list that grows", func(size int) {
			var list []int
			for i := range size {
				list = append(list, i)
			}
			kept = list
		}, false},
		{"a map that grows", func(size int) {
			all := map[int]int{}
			for i := range size {
				all[i] = i
			}
			kept = all
		}, false},
		// as many allocations, but larger and larger ones
		{"a list copied for every one more", func(size int) {
			for i := range size {
				kept = make([]int, i)
			}
		}, true},
		{"all with all", func(size int) {
			for range size * size {
				kept = new(int)
			}
		}, true},
	} {
		w := &witness{TB: t}
		ok := Linear(w, test.name, 1000, func(size int) func() { return func() { test.work(size) } })
		if ok == test.refused || ok != (w.failed == "") ||
			!ok && !strings.HasPrefix(w.failed, test.name+" of size 1000 and 2000: ") {
			t.Errorf("%s: it says %q", test.name, w.failed)
		}
	}
}

// What comes in between by chance is no growth: the least of some tries counts.
func TestLinearTriesAgain(t *testing.T) {
	w, runs := &witness{TB: t}, 0
	ok := Linear(w, "a list", 1000, func(size int) func() {
		return func() {
			kept = make([]int, size)
			if runs++; runs == 3 { // the first time with twice the input
				kept = make([]int, 100*size)
			}
		}
	})
	if !ok || w.failed != "" || runs != 5 {
		t.Errorf("after %d runs: %q", runs, w.failed)
	}
}
