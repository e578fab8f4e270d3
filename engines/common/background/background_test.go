package background

import (
	"strings"
	"testing"
	"time"

	"homespun/engines/common/panics"
	"homespun/engines/enginetest/watchdog"
)

func outOfRange(list []int, at int) int { return list[at] }

func TestAPanicBesideTheWindowIsTold(t *testing.T) {
	faults := make(chan *panics.Fault)
	tell := func(fault *panics.Fault) { faults <- fault }
	Go(func() { outOfRange(nil, 3) }, tell)
	After(0, func() { outOfRange(nil, 3) }, tell)
	for range 2 {
		fault := watchdog.Receive(t, "a fault is told", faults)
		if !strings.Contains(fault.Problem, "index out of range [3]") {
			t.Errorf("the problem is %q", fault.Problem)
		}
		if len(fault.Places) == 0 || !strings.HasPrefix(fault.Places[0],
			"homespun/engines/common/background.outOfRange background_test.go:") {
			t.Errorf("the places are %q", fault.Places)
		}
	}
}

// Who is told may have a fault as well, even the same one; nobody is left to hear of that, and the program
// goes on.
func TestAPanicOfTheOneWhoIsToldEndsNothing(t *testing.T) {
	told := make(chan struct{})
	Go(func() { panic("one") }, func(*panics.Fault) { defer close(told); panic("two") })
	watchdog.Receive(t, "the one who is told has failed", told)
	faults := make(chan *panics.Fault)
	Go(func() { panic("three") }, func(fault *panics.Fault) { faults <- fault })
	if fault := watchdog.Receive(t, "a fault is told", faults); fault.Problem != "three" {
		t.Errorf("got %q", fault.Problem)
	}
}

func TestWhatIsStoppedIsNotDone(t *testing.T) {
	stop := After(time.Hour, func() { t.Error("done") }, func(*panics.Fault) {})
	stop()
}
