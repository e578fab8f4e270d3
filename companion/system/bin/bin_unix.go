//go:build !windows && !darwin

package bin

import (
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"homespun/engines/common/files"
)

// move moves a file into the bin of the user's home, as the Trash specification of freedesktop.org has it: the
// file into the folder files, and a note of where it was into the folder info. A file on another disk is not
// copied there.
func move(path string) error {
	if _, err := os.Lstat(path); err != nil {
		return err
	}
	data := os.Getenv("XDG_DATA_HOME")
	if data == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return err
		}
		data = filepath.Join(home, ".local", "share")
	}
	kept, notes := filepath.Join(data, "Trash", "files"), filepath.Join(data, "Trash", "info")
	for _, folder := range []string{kept, notes} {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			return err
		}
	}
	note := fmt.Sprintf("[Trash Info]\nPath=%s\nDeletionDate=%s\n", (&url.URL{Path: path}).EscapedPath(),
		time.Now().Format("2006-01-02T15:04:05"))
	ending := filepath.Ext(path)
	base := strings.TrimSuffix(filepath.Base(path), ending)
	for n := 1; ; n++ {
		name := files.Numbered(base, ending, n)
		beside := filepath.Join(notes, name+".trashinfo")
		err := files.WriteNew(beside, []byte(note))
		if errors.Is(err, fs.ErrExist) && n < 10000 {
			continue
		} else if err != nil {
			return err
		}
		if _, err := os.Lstat(filepath.Join(kept, name)); err == nil { // a file without a note
			_ = os.Remove(beside)
			continue
		}
		if err := os.Rename(path, filepath.Join(kept, name)); err != nil {
			_ = os.Remove(beside)
			if errors.Is(err, syscall.EXDEV) {
				return errNone
			}
			return err
		}
		return nil
	}
}
