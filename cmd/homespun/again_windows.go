//go:build cgo

package main

import (
	"os"
	"os/exec"
)

// beginAgain starts the program again as a new process, with one more variable in its environment. The caller
// must then end this one.
func beginAgain(variable string) error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	again := exec.Command(program, os.Args[1:]...)
	again.Env = append(os.Environ(), variable)
	again.Stdout, again.Stderr = os.Stdout, os.Stderr
	return again.Start()
}
