//go:build !windows

package files

// busy returns an error of the system: here a file that is open can be replaced and removed all the same.
func busy(err error) error { return err }

// moreWords are the system's errors that have plain words on Windows alone.
var moreWords []plain
