//go:build !(darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd || windows)

package files

import "errors"

// lock has nothing to lock with.
func lock(uintptr) error { return errors.ErrUnsupported }
