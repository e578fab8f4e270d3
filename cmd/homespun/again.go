//go:build cgo && !windows

package main

import (
	"os"
	"syscall"
)

// beginAgain has the program begin again in its own place, with one more variable in its environment. It
// returns only where that cannot be.
func beginAgain(variable string) error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	return syscall.Exec(program, os.Args, append(os.Environ(), variable))
}
