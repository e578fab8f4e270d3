package panics

import (
	"errors"
	"runtime"
	"strings"
	"testing"
)

func outOfRange(list []int, at int) int { return list[at] }

func TestTry(t *testing.T) {
	if fault := Try(func() {}); fault != nil {
		t.Errorf("got %v for what came to its end", fault)
	}
	passed := Try(func() { panic("the first") })
	for what, c := range map[string]struct {
		do   func()
		want string
	}{
		"an error": {func() { panic(errors.New("no idea")) }, "no idea"},
		"nil":      {func() { panic(nil) }, new(runtime.PanicNilError).Error()},
		"a nil map": {func() {
			map[string]map[string]int{}["a"]["b"] = 1
		}, "assignment to entry in nil map"},
		"many lines":    {func() { panic("a\n\tb\r\nc") }, "a b c"},
		"one passed on": {func() { panic(passed) }, "the first"},
		"a deferred one": {func() {
			defer func() { panic("the second") }()
			panic("the first")
		}, "the second"},
		"a nested one": {func() { _ = Try(func() { panic("inside") }); panic("outside") }, "outside"},
		"a very long text": {func() {
			panic(strings.Repeat("é", 5000))
		}, strings.Repeat("é", longestProblem) + " …"},
	} {
		fault := Try(c.do)
		if fault == nil || fault.Error() != c.want {
			t.Errorf("%s: got %v, want %q", what, fault, c.want)
		}
	}
}

// The report of a deep recursion is one page long, and names no folder of this machine.
func TestPlacesAreFewAndNameNoFolder(t *testing.T) {
	var deep func(int)
	deep = func(n int) {
		if n == 0 {
			panic("deep")
		}
		deep(n - 1)
	}
	fault := Try(func() { deep(5000) })
	if len(fault.Places) != mostPlaces {
		t.Errorf("%d places, want %d", len(fault.Places), mostPlaces)
	}
	_, file, _, _ := runtime.Caller(0)
	folder := strings.TrimSuffix(file, "engines/common/panics/panics_test.go")
	if all := strings.Join(fault.Places, "\n"); strings.Contains(all, folder) ||
		strings.Contains(all, "/panics/panics_test.go") {
		t.Errorf("a folder is named: %s", all)
	}
}
