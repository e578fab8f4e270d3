package session

import (
	"errors"
	"time"

	"homespun/engines"
)

// ErrWriting says that the disk has not written yet what it was given: it is slow, or asleep. The match takes
// nothing else meanwhile. Observers hear of the end as of any other change.
var ErrWriting = errors.New("the disk is still writing the last line")

const (
	// moment is how long a session waits for its disk before it goes on without. Nobody sees it.
	moment = 100 * time.Millisecond
	// slow is how much longer people wait before they are told.
	slow = 400 * time.Millisecond
)

// A desk is where a session writes to its disk.
type desk struct {
	// start has something done in the background; nil has it done here and now.
	start func(func())
	// on says that something is being written, and long that people have to be told of it.
	on, long bool
	// then is done when it is written.
	then []func()
}

// WriteBeside has the session write in the background from now on, by start, so that a disk that is slow or
// asleep keeps nobody from looking on. It needs [Options.Post]. What is not written within a moment is not made
// yet: the error of making it is [ErrWriting], and it is made, or an Unwritten change tells why not, when the
// disk has answered.
func (s *Session) WriteBeside(start func(func())) { s.desk.start = start }

// Writing reports whether the disk has not written yet what was made last, and whether people have waited for
// it so long that they have to be told.
func (s *Session) Writing() (on, long bool) { return s.desk.on, s.desk.long }

// write has a disk do something, and goes on with its error on the session's goroutine. The error is that of
// going on, or [ErrWriting] if the disk takes longer than a moment.
func (s *Session) write(do func() error, goOn func(error) error) error {
	if s.desk.on {
		return ErrWriting
	}
	if s.desk.start == nil {
		return goOn(do())
	}
	done := make(chan error, 1)
	s.desk.start(func() { done <- do() })
	select {
	case err := <-done:
		return goOn(err)
	default:
	}
	timer := time.NewTimer(moment)
	defer timer.Stop()
	select {
	case err := <-done:
		return goOn(err)
	case <-timer.C:
	}
	s.await(done, goOn)
	return ErrWriting
}

// await goes on when the disk has answered.
func (s *Session) await(done <-chan error, goOn func(error) error) {
	s.desk.on = true
	tell := s.options.After(slow, func() {
		s.desk.long = s.desk.on
		s.observers.notify(Change{Kind: Writing, Seat: engines.Table})
	})
	s.observers.notify(Change{Kind: Writing, Seat: engines.Table})
	s.desk.start(func() {
		err := <-done
		s.options.Post(func() {
			tell()
			s.desk.on, s.desk.long = false, false
			if err := goOn(err); err != nil {
				s.botsHeld = true
				s.observers.notify(Change{Kind: Unwritten, Seat: engines.Table, Err: err})
			} else {
				s.observers.notify(Change{Kind: Writing, Seat: engines.Table})
			}
			then := s.desk.then
			s.desk.then = nil
			for _, do := range then {
				do()
			}
			s.wakeBots()
		})
	})
}

// whenWritten does something now, or when the disk has written what it was given.
func (s *Session) whenWritten(do func()) {
	if s.desk.on {
		s.desk.then = append(s.desk.then, do)
		return
	}
	do()
}
