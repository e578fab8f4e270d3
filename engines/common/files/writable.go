package files

import "path/filepath"

// block is what [Writable] writes: as much as a disk that is full has no room for.
var block = make([]byte, 4096)

// Writable makes a folder if it does not exist, and reports why no file can be written in it; nil if one can. It writes
// a temporary file there and takes it away again.
func Writable(folder string) error {
	if err := MakeFolder(folder); err != nil {
		return err
	}
	temp, err := writeTemp(filepath.Join(folder, "try"), usualMode, content(block))
	if err == nil {
		err = remove(temp)
	}
	return NotWritten(folder, err)
}
