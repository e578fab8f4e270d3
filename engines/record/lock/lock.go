// Package lock keeps programs from writing one file at the same moment.
//
// A lock is the system's own, on an open file. It ends when that file is closed, and so with its program, whatever ends that; nothing lies about in a
// folder for it. Only those who ask for it heed it: everybody else reads and writes the file as ever.
package lock

import (
	"errors"
	"os"
	"time"
)

// ErrHeld says that somebody else has the lock of a file, another program or another open file of this one.
var ErrHeld = errors.New("another program is writing this file; try again")

// Try locks an open file until it is closed, for reading and writing. The error is [ErrHeld], or [errors.ErrUnsupported] where the file lies on a disk
// that has no locks, as some network folders are.
func Try(file *os.File) error {
	switch err := try(file.Fd()); {
	case err == nil, errors.Is(err, ErrHeld):
		return err
	default: // systems name it in many ways, and whoever cannot lock learns in writing what else may be wrong
		return errors.Join(errors.ErrUnsupported, err)
	}
}

// pause is how long to wait before a lock is tried once more.
const pause = 2 * time.Millisecond

// Wait is [Try] that waits for whoever has the lock, as long as they need for a write, and no longer: a program that hangs must not have this one hang.
func Wait(file *os.File, longest time.Duration) error {
	for end := time.Now().Add(longest); ; time.Sleep(pause) {
		if err := Try(file); !errors.Is(err, ErrHeld) || time.Now().After(end) {
			return err
		}
	}
}
