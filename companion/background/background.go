// Package background is the one door through which the window begins work beside itself. Where the program has a fault there, that work ends and nothing
// else: the panic becomes a [Fault], and somebody is told.
package background

import "time"

// Go does something on a goroutine of its own. Where it panics, caught is told on that goroutine.
func Go(do func(), caught func(*Fault)) {
	go func() {
		if fault := Try(do); fault != nil {
			Try(func() { caught(fault) }) // nobody is left to tell of a second fault
		}
	}()
}

// After does something on a goroutine of its own after a while, as [Go] does, unless it is stopped before.
func After(wait time.Duration, do func(), caught func(*Fault)) (stop func()) {
	timer := time.AfterFunc(wait, func() { Go(do, caught) })
	return func() { timer.Stop() }
}

// Try does something at once and returns the fault that it ended with, nil where it came to its end.
func Try(do func()) (fault *Fault) {
	defer func() {
		if problem := recover(); problem != nil {
			fault = Caught(problem)
		}
	}()
	do()
	return nil
}
