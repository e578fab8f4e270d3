package watchdog

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// witness is a test that only notes that it failed.
type witness struct {
	testing.TB
	failed bool
	says   string
}

func (w *witness) Helper() {}

func (w *witness) FailNow() {
	w.failed = true
	runtime.Goexit()
}

func (w *witness) Fatalf(format string, args ...any) {
	w.says = fmt.Sprintf(format, args...)
	w.FailNow()
}

// watched runs a test under a clock of its own, which stands still while anybody works, and returns what
// became of it and how long it took.
func watched(t *testing.T, test func(w *witness)) (w *witness, took time.Duration) {
	w = &witness{TB: t}
	begun := time.Now()
	done := make(chan struct{})
	go func() {
		defer close(done)
		test(w)
	}()
	<-done
	return w, time.Since(begun)
}

func TestWhatHangsIsEnded(t *testing.T) {
	for name, wait := range map[string]func(w *witness, never chan int){
		"done":     func(w *witness, never chan int) { Do(w, "it is done", func() { <-never }) },
		"received": func(w *witness, never chan int) { Receive(w, "it is received", never) },
		"so":       func(w *witness, never chan int) { Until(w, "it is so", func() bool { return false }) },
		"seen": func(w *witness, never chan int) {
			Until(w, "it is seen", func() bool { <-never; return true })
		},
	} {
		synctest.Test(t, func(t *testing.T) {
			never := make(chan int)
			defer close(never)
			w, took := watched(t, func(w *witness) { wait(w, never) })
			if !w.failed || took != Limit {
				t.Errorf("%s: failed is %v, after %v", name, w.failed, took)
			}
			if !strings.HasPrefix(w.says, "waited 60 s until it is "+name) ||
				!strings.Contains(w.says, "TestWhatHangsIsEnded") || strings.Count(w.says, "goroutine ") < 2 {
				t.Errorf("%s: it says %s", name, w.says)
			}
		})
	}
}

func TestWhatTakesItsTimeIsWaitedFor(t *testing.T) {
	const long = Limit - time.Second
	for name, wait := range map[string]func(w *witness){
		"do": func(w *witness) { Do(w, "it is done", func() { time.Sleep(long) }) },
		"receive": func(w *witness) {
			later := make(chan int)
			go func() { time.Sleep(long); later <- 7 }()
			if got := Receive(w, "it is received", later); got != 7 {
				t.Errorf("received %d", got)
			}
		},
		"until": func(w *witness) {
			begun := time.Now()
			Until(w, "it is so", func() bool { return time.Since(begun) >= long })
		},
	} {
		synctest.Test(t, func(t *testing.T) {
			if w, took := watched(t, wait); w.failed || took < long || took > long+step {
				t.Errorf("%s: failed is %v, after %v: %s", name, w.failed, took, w.says)
			}
		})
	}
}

// A test that is ended in what is waited for is ended.
func TestAFailureEndsTheTest(t *testing.T) {
	for name, wait := range map[string]func(w *witness){
		"do":    func(w *witness) { Do(w, "it is done", func() { w.Fatalf("no") }) },
		"until": func(w *witness) { Until(w, "it is so", func() bool { w.Fatalf("no"); return true }) },
	} {
		synctest.Test(t, func(t *testing.T) {
			w, _ := watched(t, func(w *witness) {
				wait(w)
				t.Errorf("%s: the test goes on", name)
			})
			if !w.failed || w.says != "no" {
				t.Errorf("%s: failed is %v: %q", name, w.failed, w.says)
			}
		})
	}
}
