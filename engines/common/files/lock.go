package files

import (
	"errors"
	"time"
)

// Locks are those of the operating system, on an open file. A lock ends when the file is closed, and so also
// when its program ends for whatever reason; no lock file is left in the folder. Only programs that ask for
// the lock respect it; all others read and write the file as usual.

// ErrHeld says that the lock of a file is taken, by another program or by another open file of this one.
var ErrHeld = errors.New("another program is writing this file; try again")

// Lock implements [File].
func (f file) Lock() error {
	err := lock(f.Fd())
	if err == nil || errors.Is(err, ErrHeld) {
		return err
	}
	// Systems have many errors for "no locks here", so every other error counts as that. If something else is
	// wrong with the file, the write that follows reports it.
	return errors.Join(errors.ErrUnsupported, err)
}

// pause is the time between two attempts to lock a file.
const pause = 2 * time.Millisecond

// lockWithin locks a file. If somebody else has the lock, it tries again until longest has passed, which is
// enough for a write. It then gives up, so that a program that hangs does not block this one.
func lockWithin(f File, longest time.Duration) error {
	for end := time.Now().Add(longest); ; time.Sleep(pause) {
		if err := f.Lock(); !errors.Is(err, ErrHeld) || time.Now().After(end) {
			return err
		}
	}
}
