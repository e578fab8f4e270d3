package files

import (
	"errors"
	"time"
)

// ErrInUse says that another program has a file open in a way that forbids to replace, remove or open it.
// Only Windows has that: a virus scanner or a cloud folder does it for a moment after each write.
var ErrInUse = errors.New("another program has this file open; close it there and try again")

// patiently does something to a file that another program may have open. It tries again until longest has
// passed, which is enough where that program only looks at it. Nothing is changed by a try that fails.
func patiently(longest time.Duration, do func() error) error {
	for end := time.Now().Add(longest); ; time.Sleep(pause) {
		if err := do(); !errors.Is(err, ErrInUse) || time.Now().After(end) {
			return err
		}
	}
}

// remove removes a file.
func remove(path string) error {
	return patiently(patienceToWrite, func() error { return disk.Remove(path) })
}
