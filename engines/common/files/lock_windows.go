package files

import (
	"errors"

	"golang.org/x/sys/windows"
)

// lockOffset is the position of the byte that is locked, in units of 4 GB. It is beyond the end of any file,
// because on Windows nobody else can read or write a locked byte.
const lockOffset = 1 << 30

// lock locks one byte beyond the end of the file.
func lock(file uintptr) error {
	at := windows.Overlapped{OffsetHigh: lockOffset}
	err := windows.LockFileEx(windows.Handle(file),
		windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at)
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) || errors.Is(err, windows.ERROR_IO_PENDING) {
		return ErrHeld
	}
	return err
}
