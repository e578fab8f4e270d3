//go:build !windows

package files

import (
	"io/fs"
	"os"
)

// open opens a file. On these systems a file that is open can always be replaced by a rename.
func open(path string, flag int, mode fs.FileMode) (*os.File, error) {
	return os.OpenFile(path, flag, mode)
}
