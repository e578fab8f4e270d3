//go:build !windows

// Package complaint is where the program says what went wrong, in a line: at standard error, or on Windows in
// a box, where it was not started from a terminal and nobody would read a line.
package complaint

import (
	"io"
	"os"
)

// Writer returns standard error. On Windows, title is that of the box.
func Writer(title string) io.Writer { return os.Stderr }
