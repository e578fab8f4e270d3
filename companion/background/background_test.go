package background

import (
	"errors"
	"runtime"
	"strings"
	"testing"
	"time"

	"homespun/engines/enginetest/watchdog"
)

func outOfRange(list []int, at int) int { return list[at] }

func TestAPanicBesideTheWindowIsTold(t *testing.T) {
	faults := make(chan *Fault)
	tell := func(fault *Fault) { faults <- fault }
	Go(func() { outOfRange(nil, 3) }, tell)
	After(0, func() { outOfRange(nil, 3) }, tell)
	for range 2 {
		fault := watchdog.Receive(t, "a fault is told", faults)
		if !strings.Contains(fault.Problem, "index out of range [3]") {
			t.Errorf("the problem is %q", fault.Problem)
		}
		if len(fault.Places) == 0 || !strings.HasPrefix(fault.Places[0], "homespun/companion/background.outOfRange background_test.go:") {
			t.Errorf("the places are %q", fault.Places)
		}
	}
}

// Who is told may have a fault as well, even the same one; nobody is left to hear of that, and the program goes on.
func TestAPanicOfTheOneWhoIsToldEndsNothing(t *testing.T) {
	told := make(chan struct{})
	Go(func() { panic("one") }, func(*Fault) { defer close(told); panic("two") })
	watchdog.Receive(t, "the one who is told has failed", told)
	faults := make(chan *Fault)
	Go(func() { panic("three") }, func(fault *Fault) { faults <- fault })
	if fault := watchdog.Receive(t, "a fault is told", faults); fault.Problem != "three" {
		t.Errorf("got %q", fault.Problem)
	}
}

func TestWhatIsStoppedIsNotDone(t *testing.T) {
	stop := After(time.Hour, func() { t.Error("done") }, func(*Fault) {})
	stop()
}

func TestTry(t *testing.T) {
	if fault := Try(func() {}); fault != nil {
		t.Errorf("got %v for what came to its end", fault)
	}
	passed := Try(func() { panic("the first") })
	for what, c := range map[string]struct {
		do   func()
		want string
	}{
		"an error":         {func() { panic(errors.New("no idea")) }, "no idea"},
		"nil":              {func() { panic(nil) }, new(runtime.PanicNilError).Error()},
		"a nil map":        {func() { map[string]map[string]int{}["a"]["b"] = 1 }, "assignment to entry in nil map"},
		"many lines":       {func() { panic("a\n\tb\r\nc") }, "a b c"},
		"one passed on":    {func() { panic(passed) }, "the first"},
		"a deferred one":   {func() { defer func() { panic("the second") }(); panic("the first") }, "the second"},
		"a nested one":     {func() { _ = Try(func() { panic("inside") }); panic("outside") }, "outside"},
		"a very long text": {func() { panic(strings.Repeat("é", 5000)) }, strings.Repeat("é", longestProblem) + " …"},
	} {
		fault := Try(c.do)
		if fault == nil || fault.Error() != c.want {
			t.Errorf("%s: got %v, want %q", what, fault, c.want)
		}
	}
}

// A recursion deep down leaves a report of a page, and no folder of this machine stands in it.
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
	folder := strings.TrimSuffix(file, "companion/background/background_test.go")
	if all := strings.Join(fault.Places, "\n"); strings.Contains(all, folder) || strings.Contains(all, "/background/background_test.go") {
		t.Errorf("a folder is named: %s", all)
	}
}
