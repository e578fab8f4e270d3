//go:build darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd

package files

import (
	"errors"
	"syscall"
)

// lock locks with flock, which belongs to the open file: fcntl's locks would end as soon as anything in this
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
