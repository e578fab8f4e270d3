package whole

import (
	"os"
	"path/filepath"
)

// open opens a file to be written by way of its folder: else Windows renames nothing into the place of a file that is open.
func open(path string, flag int) (*os.File, error) {
	if flag == os.O_RDONLY {
		return os.Open(path)
	}
	folder, err := os.OpenRoot(filepath.Dir(path))
	if err != nil {
		return nil, err
	}
	defer folder.Close()
	return folder.OpenFile(filepath.Base(path), flag, 0)
}
