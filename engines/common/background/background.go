// Package background is the only place where the window starts goroutines. If the program has a fault in one,
// only that goroutine ends. The panic becomes a [panics.Fault], which is passed to a callback.
package background

import (
	"time"

	"homespun/engines/common/panics"
)

// Go runs do on a new goroutine. If it panics, caught is called on that goroutine.
func Go(do func(), caught func(*panics.Fault)) {
	go func() {
		if fault := panics.Try(do); fault != nil {
			panics.Try(func() { caught(fault) }) // a second fault, in caught itself, is ignored
		}
	}()
}

// After runs do after a time on a new goroutine, as [Go] does, unless stop is called before.
func After(wait time.Duration, do func(), caught func(*panics.Fault)) (stop func()) {
	timer := time.AfterFunc(wait, func() { Go(do, caught) })
	return func() { timer.Stop() }
}

// Within waits for something that is done in the background, but no longer than a time: a disk may be slow, or
// asleep. It returns what came, and whether it came in time.
func Within[T any](limit time.Duration, done <-chan T) (came T, inTime bool) {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case came = <-done:
		return came, true
	case <-timer.C:
		return came, false
	}
}
