package files

import (
	"errors"

	"golang.org/x/sys/windows"
)

// far is where the byte is that is locked, in units of 4 GB: beyond the end of any file, as nobody can read
// or write bytes here that another has locked.
const far = 1 << 30

// lock locks one byte that no file has.
func lock(file uintptr) error {
	at := windows.Overlapped{OffsetHigh: far}
	err := windows.LockFileEx(windows.Handle(file),
		windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) || errors.Is(err, windows.ERROR_IO_PENDING) {
		return ErrHeld
	}
	return err
}
