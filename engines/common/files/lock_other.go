//go:build !(darwin || dragonfly || freebsd || illumos || linux || netbsd || openbsd || windows)

package files

import "errors"

// lock always fails: this system has no locks that we can use.
func lock(uintptr) error { return errors.ErrUnsupported }
