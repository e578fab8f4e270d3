package files

import (
	"io/fs"
	"os"
	"path/filepath"
)

// open opens a file that is appended to by way of its folder: else Windows renames nothing into the place of
// a file that is open.
func open(path string, flag int, mode fs.FileMode) (*os.File, error) {
	if flag&os.O_APPEND == 0 {
		return os.OpenFile(path, flag, mode)
	}
	folder, err := os.OpenRoot(filepath.Dir(path))
	if err != nil {
		return nil, err
	}
	defer folder.Close()
	return folder.OpenFile(filepath.Base(path), flag, mode)
}
