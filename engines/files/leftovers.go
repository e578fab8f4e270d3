package files

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"time"
)

// pattern is how temporary files are called, the star being a number; ours matches them and nothing else.
const pattern = ".homespun-*.tmp"

var ours = regexp.MustCompile(`^\.homespun-[0-9]+\.tmp$`)

// create creates a temporary file, locked as long as it is open, and clears the folder of those that programs
// have left that ended in the middle of a write. It does so before it writes: the disk may be full.
func create(folder string) (File, error) {
	f, err := disk.CreateTemp(folder, pattern)
	if err != nil {
		return nil, err
	}
	_ = f.Lock() // without locks the age tells alone
	if info, err := f.Stat(); err == nil {
		clearLeftovers(folder, info.ModTime())
	}
	return f, nil
}

// leftoverAge is how old a leftover is at least. A write takes moments; a file is without its lock for less,
// before it is renamed. Should a program have slept so long over one, on a disk that has no locks, it only
// finds that it cannot rename the file, says so, and nothing is lost.
const leftoverAge = time.Hour

// clearLeftovers removes the temporary files of a folder that no program is writing any more: those that are
// old by the clock of their disk, whose time it is now, and can be locked.
func clearLeftovers(folder string, now time.Time) {
	open, err := os.Open(folder)
	if err != nil {
		return
	}
	defer open.Close()
	names, _ := open.Readdirnames(-1)
	for _, name := range names {
		if !ours.MatchString(name) {
			continue
		}
		path := filepath.Join(folder, name)
		if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() &&
			now.Sub(info.ModTime()) > leftoverAge && !locked(path) {
			disk.Remove(path)
		}
	}
}

// locked reports whether a program has the lock of a file, or it cannot be told.
func locked(path string) bool {
	f, err := disk.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return true
	}
	defer f.Close()
	err = f.Lock()
	return err != nil && !errors.Is(err, errors.ErrUnsupported)
}
