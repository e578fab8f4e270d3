package files

import (
	"errors"

	"golang.org/x/sys/windows"
)

// busy returns an error of the system, as [ErrInUse] if it may be that. Windows has one error for a file that
// is open elsewhere, and often says instead that access is denied, as it does of files that are protected.
func busy(err error) error {
	for _, known := range []error{windows.ERROR_SHARING_VIOLATION, windows.ERROR_LOCK_VIOLATION,
		windows.ERROR_USER_MAPPED_FILE, windows.ERROR_ACCESS_DENIED} {
		if errors.Is(err, known) {
			return inUse{err}
		}
	}
	return err
}

// moreWords are the system's errors that have plain words on Windows alone.
var moreWords = []plain{
	{windows.ERROR_SHARING_VIOLATION, ErrInUse.Error()},
	{windows.ERROR_LOCK_VIOLATION, ErrInUse.Error()},
	{windows.ERROR_USER_MAPPED_FILE, ErrInUse.Error()},
	{windows.ERROR_DISK_FULL, diskFull},
	{windows.ERROR_HANDLE_DISK_FULL, diskFull},
}

// inUse is an error of the system that is also [ErrInUse].
type inUse struct{ error }

func (e inUse) Is(target error) bool { return target == ErrInUse }

// Unwrap returns the system's error.
func (e inUse) Unwrap() error { return e.error }
