//go:build cgo && !windows

package main

import (
	"os"
	"syscall"
)

// beginAgain replaces the running process by a new run of the program, with one more variable in its
// environment. It returns only if that fails.
func beginAgain(variable string) error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	return syscall.Exec(program, os.Args, append(os.Environ(), variable))
}
