package files

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"sync"
	"time"
)

// pattern is the name of temporary files, for [os.CreateTemp]; the star becomes a number. tempName
// matches exactly these names.
const pattern = ".homespun-*.tmp"

var tempName = regexp.MustCompile(`^\.homespun-[0-9]+\.tmp$`)

// createTemp creates a temporary file, which is locked as long as it is open. First it removes the temporary
// files of programs that ended in the middle of a write: the disk may be full of them. It looks for them in a
// folder when it first writes there, and then once in leftoverAge: a folder may have 10,000 files.
func createTemp(folder string) (File, error) {
	f, err := disk.CreateTemp(folder, pattern)
	if err != nil {
		return nil, err
	}
	_ = f.Lock() // on disks without locks only the age protects the file
	if info, err := f.Stat(); err == nil && due(folder, info.ModTime()) {
		clearLeftovers(folder, info.ModTime())
	}
	return f, nil
}

// cleared has the folders whose leftovers were looked for, with when that was by the clock of the folder's disk.
var cleared = struct {
	sync.Mutex
	at map[string]time.Time
}{at: map[string]time.Time{}}

// due reports whether leftovers are to be looked for in a folder now, and notes that they are.
func due(folder string, now time.Time) bool {
	cleared.Lock()
	defer cleared.Unlock()
	if at, known := cleared.at[folder]; known && now.Sub(at).Abs() < leftoverAge {
		return false
	}
	cleared.at[folder] = now
	return true
}

// leftoverAge is the age from which a temporary file counts as left over. A write takes moments, and the time
// between unlocking the file and renaming it is shorter still. On a disk without locks, a program may have
// been asleep in a write for that long. It then finds that it cannot rename its file and reports the error;
// nothing is lost.
const leftoverAge = time.Hour

// clearLeftovers removes the temporary files of a folder that no program is writing any more: those that are
// older than leftoverAge and not locked. now is the time by the clock of the folder's disk.
func clearLeftovers(folder string, now time.Time) {
	open, err := os.Open(folder)
	if err != nil {
		return
	}
	defer open.Close()
	names, _ := open.Readdirnames(-1)
	for _, name := range names {
		if !tempName.MatchString(name) {
			continue
		}
		path := filepath.Join(folder, name)
		if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() &&
			now.Sub(info.ModTime()) > leftoverAge && !locked(path) {
			disk.Remove(path)
		}
	}
}

// locked reports whether a program holds the lock of a file. It also returns true if it cannot find out.
func locked(path string) bool {
	f, err := disk.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return true
	}
	defer f.Close()
	err = f.Lock()
	return err != nil && !errors.Is(err, errors.ErrUnsupported)
}
