//go:build !(darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd || windows)

package lock

import "errors"

// try has nothing to lock with.
func try(uintptr) error { return errors.ErrUnsupported }
