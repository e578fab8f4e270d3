// Package watchdog ends what hangs in a test. No test judges how long something takes: what works may take
// its time on a busy machine. Only what never ends fails, and then with what every goroutine was doing.
package watchdog

import (
	"runtime"
	"testing"
	"time"
)

// Limit is how long a test waits for anything.
const Limit = time.Minute

// step is how long [Until] lets pass between two looks.
const step = 20 * time.Millisecond

// Do does something beside the test and waits until it is done. what says when that is: "the file is
// checked". do may end the test by Fatal.
func Do(t testing.TB, what string, do func()) {
	t.Helper()
	done := make(chan bool, 1)
	go func() {
		returned := false
		defer func() { done <- returned }()
		do()
		returned = true
	}()
	if !Receive(t, what, done) {
		t.FailNow()
	}
}

// Until waits until something is the case, and looks again and again. is may end the test by Fatal.
func Until(t testing.TB, what string, is func() bool) {
	t.Helper()
	over := make(chan struct{})
	defer close(over)
	Do(t, what, func() { // so that it ends too where a look hangs
		for !is() {
			select {
			case <-over:
				return
			case <-time.After(step):
			}
		}
	})
}

// Receive waits for what comes through a channel.
func Receive[T any](t testing.TB, what string, from <-chan T) (got T) {
	t.Helper()
	limit := time.NewTimer(Limit)
	defer limit.Stop()
	select {
	case got = <-from:
	case <-limit.C:
		t.Fatalf("waited %.0f s until %s; what every goroutine does:\n%s", Limit.Seconds(), what, stacks())
	}
	return got
}

// stacks returns what every goroutine does.
func stacks() []byte {
	for size := 1 << 16; ; size *= 2 {
		text := make([]byte, size)
		if n := runtime.Stack(text, true); n < size {
			return text[:n]
		}
	}
}
