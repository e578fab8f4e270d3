//go:build !cgo

package main

import "errors"

// openWindow says that this build has no window.
func (program) openWindow(bool, string) error {
	return no(errors.New("this build has no window: `go run ./cmd/bootstrap` builds the one that has, and `homespun --help` lists what works here"))
}
