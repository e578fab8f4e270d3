//go:build !windows

package files

import (
	"io/fs"
	"os"
)

// open opens a file. Another can be renamed into its place whoever has it open.
func open(path string, flag int, mode fs.FileMode) (*os.File, error) {
	return os.OpenFile(path, flag, mode)
}
