package files

import (
	"io/fs"
	"os"
	"path/filepath"
)

// open opens a file. Files for appending are opened through their folder, because otherwise Windows does not
// let a rename replace them while they are open.
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
