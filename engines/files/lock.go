package files

import (
	"errors"
	"time"
)

// A lock is the system's own, on an open file. It ends when that file is closed, and so with its program,
// whatever ends that; nothing lies about in a folder for it. Only those who ask for it heed it: everybody
// else reads and writes the file as ever.

// ErrHeld says that somebody else has the lock of a file, another program or another open file of this one.
var ErrHeld = errors.New("another program is writing this file; try again")

// Lock implements [File].
func (f file) Lock() error {
	err := lock(f.Fd())
	if err == nil || errors.Is(err, ErrHeld) {
		return err
	}
	// Systems name it in many ways, and whoever cannot lock learns in writing what else may be wrong.
	return errors.Join(errors.ErrUnsupported, err)
}

// pause is how long to wait before a lock is tried once more.
const pause = 2 * time.Millisecond

// wait locks a file and waits for whoever has its lock, as long as they need for a write, and no longer: a
// program that hangs must not have this one hang.
func wait(f File, longest time.Duration) error {
	for end := time.Now().Add(longest); ; time.Sleep(pause) {
		if err := f.Lock(); !errors.Is(err, ErrHeld) || time.Now().After(end) {
			return err
		}
	}
}
