// Package watchdog ends tests that hang. No test judges how long something takes, since working code may be
// slow on a busy machine. Only code that never ends fails, and the failure shows what every goroutine was
// doing.
package watchdog

import (
	"runtime"
	"testing"
	"time"
)

// Limit is how long a test waits for anything.
const Limit = time.Minute

// step is the pause of [Until] between two checks.
const step = 20 * time.Millisecond

// Do runs do on another goroutine and waits until it is done. what completes the sentence "waited until",
// such as "the file is checked". do may end the test by Fatal.
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

// Until waits until is returns true, and calls it again and again. is may end the test by Fatal.
func Until(t testing.TB, what string, is func() bool) {
	t.Helper()
	over := make(chan struct{})
	defer close(over)
	Do(t, what, func() { // so that a call of is that hangs ends too
		for !is() {
			select {
			case <-over:
				return
			case <-time.After(step):
			}
		}
	})
}

// Receive waits for a value from a channel and fails the test after Limit.
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

// stacks returns the stack traces of all goroutines.
func stacks() []byte {
	for size := 1 << 16; ; size *= 2 {
		text := make([]byte, size)
		if n := runtime.Stack(text, true); n < size {
			return text[:n]
		}
	}
}
