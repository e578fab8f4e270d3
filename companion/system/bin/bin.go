// Package bin moves files into the bin of the system, from which people can take them back. It deletes
// nothing.
package bin

import (
	"errors"
	"path/filepath"

	"homespun/companion/match/words"
	"homespun/engines/common/files"
)

// Error is the error for a file that could not be moved. The file is where it was.
type Error struct {
	Path string
	Err  error
}

func (e *Error) Error() string {
	return words.NotInTheBin(filepath.Base(e.Path), e.Err)
}
func (e *Error) Unwrap() error { return e.Err }

// errNone says that the system has no bin for a file.
var errNone = errors.New(words.NoBin)

// Move moves a file into the system's bin. The error is an *[Error].
func Move(path string) error {
	whole, err := filepath.Abs(path)
	if err == nil {
		err = move(whole)
	}
	if err != nil {
		return &Error{path, files.Cause(err)}
	}
	return nil
}
