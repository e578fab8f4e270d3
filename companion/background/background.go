// Package background is the one door through which the window begins work beside itself. Where the program
// has a fault there, that work ends and nothing else: the panic becomes a [panics.Fault], and somebody is
// told.
package background

import (
	"time"

	"homespun/engines/panics"
)

// Go does something on a goroutine of its own. Where it panics, caught is told on that goroutine.
func Go(do func(), caught func(*panics.Fault)) {
	go func() {
		if fault := panics.Try(do); fault != nil {
			panics.Try(func() { caught(fault) }) // nobody is left to tell of a second fault
		}
	}()
}

// After does something on a goroutine of its own after a while, as [Go] does, unless it is stopped before.
func After(wait time.Duration, do func(), caught func(*panics.Fault)) (stop func()) {
	timer := time.AfterFunc(wait, func() { Go(do, caught) })
	return func() { timer.Stop() }
}
