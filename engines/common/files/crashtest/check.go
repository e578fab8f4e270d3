package crashtest

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"testing"

	"homespun/engines/common/files"
)

// Check opens the states that a crash may leave, up to about most, and returns how many different ones there
// were. open gets a folder that holds a state and nothing else; its error says what is wrong with what it
// found there. The first errors fail the test. What open writes is not synced.
func (d *Disk) Check(t testing.TB, seed uint64, most int, open func(folder string, s State) error) (states int) {
	t.Helper()
	defer files.StandIn(unsynced{files.System})()
	const told = 3
	folder, seen, wrong := t.TempDir(), map[[sha256.Size]byte]bool{}, 0
	for s := range d.States(rand.New(rand.NewPCG(seed, 1)), most) {
		id := s.id()
		if seen[id] {
			continue
		}
		seen[id] = true
		if err := s.Put(folder); err != nil {
			t.Fatal(err)
		}
		if err := safely(open, folder, s); err != nil {
			if wrong++; wrong <= told {
				t.Errorf("%s: %v", s.How, err)
			}
		}
	}
	if wrong > told {
		t.Errorf("and so on, %d of %d states", wrong, len(seen))
	}
	return len(seen)
}

// unsynced is the system's disk without its syncs, for writes that nothing depends on.
type (
	unsynced     struct{ files.Disk }
	unsyncedFile struct{ files.File }
)

func (d unsynced) OpenFile(path string, flag int, mode fs.FileMode) (files.File, error) {
	return d.opened(d.Disk.OpenFile(path, flag, mode))
}

func (d unsynced) CreateTemp(folder, pattern string) (files.File, error) {
	return d.opened(d.Disk.CreateTemp(folder, pattern))
}

func (d unsynced) opened(f files.File, err error) (files.File, error) {
	if err != nil {
		return nil, err
	}
	return unsyncedFile{f}, nil
}

func (unsynced) SyncFolder(string) error { return nil }
func (unsyncedFile) Sync() error         { return nil }

// safely calls open and returns a panic as an error.
func safely(open func(folder string, s State) error, folder string, s State) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v\n%s", fault, debug.Stack())
		}
	}()
	return open(folder, s)
}

// id tells states apart: by what the folder holds and by what was shown.
func (s State) id() (id [sha256.Size]byte) {
	all := sha256.New()
	fmt.Fprintf(all, "%d %q", s.Shown, s.Folders)
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		fmt.Fprintf(all, " %q %d ", name, len(s.Files[name]))
		all.Write(s.Files[name])
	}
	all.Sum(id[:0])
	return id
}
