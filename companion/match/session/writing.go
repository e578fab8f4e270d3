package session

import (
	"errors"
	"time"

	"homespun/engines"
	"homespun/engines/common/background"
)

// ErrWriting says that the disk has not written yet what it was given: it is slow, or asleep. The match takes
// nothing else meanwhile. Observers hear of the end as of any other change, so that nobody has to read the error.
var ErrWriting = errors.New("writing")

// errBroken says that writing has ended by a fault of the program.
var errBroken = errors.New("interrupted")

const (
	// moment is how long a session waits for its disk before it goes on without. Nobody sees it.
	moment = 100 * time.Millisecond
	// slow is how much longer people wait before they are told.
	slow = 400 * time.Millisecond
)

// Writing is how a session writes to its disk.
type Writing struct {
	session *Session
	// start has something done in the background; nil has it done here and now.
	start func(func())
	// on says that something is being written, and long that people have to be told of it.
	on, long bool
	// then is done when it is written.
	then []func()
}

// Beside has the session write in the background from now on, by start, so that a disk that is slow or asleep
// keeps nobody from looking on. It needs [Options.Post]. What is not written within a moment is not made yet: the
// error of making it is [ErrWriting], and it is made, or an Unwritten change tells why not, when the disk has
// answered.
func (w *Writing) Beside(start func(func())) { w.start = start }

// On reports whether the disk has not written yet what was made last, and whether people have waited for it so
// long that they have to be told.
func (w *Writing) On() (on, long bool) { return w.on, w.long }

// do has a disk do something, and goes on with its error on the session's goroutine. The error is that of going
// on, or [ErrWriting] if the disk takes longer than a moment.
func (w *Writing) do(write func() error, goOn func(error) error) error {
	if w.on {
		return ErrWriting
	}
	if w.start == nil {
		return goOn(write())
	}
	done := make(chan error, 1)
	w.start(func() {
		err := errBroken
		defer func() { done <- err }() // also after a fault
		err = write()
	})
	if err, written := background.Within(moment, done); written {
		return goOn(err)
	}
	w.await(done, goOn)
	return ErrWriting
}

// await goes on when the disk has answered.
func (w *Writing) await(done <-chan error, goOn func(error) error) {
	tell := func(e Change) {
		e.Seat = engines.Table
		w.session.observers.notify(e)
	}
	w.on = true
	stop := w.session.options.After(slow, func() {
		w.long = w.on
		tell(Change{Kind: Writes})
	})
	tell(Change{Kind: Writes})
	w.start(func() {
		err := <-done
		w.session.options.Post(func() {
			stop()
			w.on, w.long = false, false
			if err := goOn(err); err == nil || errors.Is(err, ErrWriting) {
				tell(Change{Kind: Writes})
			} else {
				w.session.botsHeld = true
				tell(Change{Kind: Unwritten, Err: err})
			}
			then := w.then
			w.then = nil
			for _, do := range then {
				w.after(do)
			}
			w.session.wakeBots()
		})
	})
}

// after does something now, or when the disk has written what it was given.
func (w *Writing) after(do func()) {
	if w.on {
		w.then = append(w.then, do)
		return
	}
	do()
}
