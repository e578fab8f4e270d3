//go:build !(darwin || linux || windows)

package files

import "errors"

// renameNew always fails: this system has no such rename that we can use.
func renameNew(from, to string) error { return errors.ErrUnsupported }
