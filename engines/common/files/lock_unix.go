//go:build darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd

package files

import (
	"errors"
	"syscall"
)

// lock uses flock, whose lock belongs to the open file. A lock of fcntl would end as soon as any part of this
// program closed the same file.
func lock(file uintptr) error {
	for {
		switch err := syscall.Flock(int(file), syscall.LOCK_EX|syscall.LOCK_NB); {
		case errors.Is(err, syscall.EWOULDBLOCK):
			return ErrHeld
		case !errors.Is(err, syscall.EINTR):
			return err
		}
	}
}
