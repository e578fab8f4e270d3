package files

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// The temporary files of programs that ended in the middle of a write are removed by the next write in the
// folder. Files that a program may still be writing stay, and so do people's own files.
func TestWriteClearsWhatEndedProgramsLeft(t *testing.T) {
	for name, write := range map[string]func(string, []byte) error{"Write": Write, "WriteNew": WriteNew} {
		folder := t.TempDir()
		old := time.Now().Add(-2 * leftoverAge)
		place := func(name string, at time.Time) string {
			path := filepath.Join(folder, name)
			if err := errors.Join(os.WriteFile(path, []byte("half"), 0o600),
				os.Chtimes(path, at, at)); err != nil {
				t.Fatal(err)
			}
			return path
		}
		place(".homespun-1.tmp", old)
		place(".homespun-4294967295.tmp", old)
		stay := []string{".homespun-2.tmp", ".homespun-3.tmp", ".homespun-4.tmp", ".homespun-.tmp",
			".homespun-a.tmp", ".homespun-5.tmp.bak", "homespun-6.tmp",
			"my.homespun-7.tmp", ".homespun-8", "notes.tmp", "a.match"}
		place(".homespun-2.tmp", time.Now())
		held, err := disk.OpenFile(place(".homespun-3.tmp", old), os.O_RDWR, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer held.Close()
		if err := held.Lock(); err != nil {
			t.Skip("no locks here:", err)
		}
		if err := os.Mkdir(filepath.Join(folder, ".homespun-4.tmp"), 0o755); err != nil {
			t.Fatal(err)
		}
		os.Chtimes(filepath.Join(folder, ".homespun-4.tmp"), old, old)
		for _, name := range stay[3 : len(stay)-1] {
			place(name, old)
		}
		if err := write(filepath.Join(folder, "a.match"), []byte("whole")); err != nil {
			t.Fatal(err)
		}
		entries, _ := os.ReadDir(folder)
		var names []string
		for _, entry := range entries {
			names = append(names, entry.Name())
		}
		slices.Sort(stay)
		if !slices.Equal(names, stay) {
			t.Errorf("%s leaves\n%q, want\n%q", name, names, stay)
		}
	}
}

// A link with the name of a temporary file is not removed, and neither is the file that it leads to.
func TestWriteLeavesLinksAlone(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "precious.txt")
	old := time.Now().Add(-2 * leftoverAge)
	if err := errors.Join(os.WriteFile(path, nil, 0o600), os.Chtimes(path, old, old)); err != nil {
		t.Fatal(err)
	}
	if err := symlink(path, filepath.Join(folder, ".homespun-1.tmp")); err != nil {
		t.Skip("no links here:", err)
	}
	if err := Write(filepath.Join(folder, "a.txt"), nil); err != nil {
		t.Fatal(err)
	}
	if entries, _ := os.ReadDir(folder); len(entries) != 3 {
		t.Errorf("%d files in the folder, want the 3", len(entries))
	}
}

// A folder is looked through once in an age, not at each write; what has been left meanwhile goes then.
func TestAFolderIsLookedThroughOnceInAnAge(t *testing.T) {
	folder := t.TempDir()
	leave := func() string {
		path, old := filepath.Join(folder, ".homespun-1.tmp"), time.Now().Add(-2*leftoverAge)
		if err := errors.Join(os.WriteFile(path, nil, 0o600), os.Chtimes(path, old, old)); err != nil {
			t.Fatal(err)
		}
		return path
	}
	left := leave()
	is := func(want bool, when string) {
		if err := Write(filepath.Join(folder, "a.match"), nil); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Lstat(left); (err == nil) != want {
			t.Errorf("%s it is there: %t", when, err == nil)
		}
	}
	is(false, "after the first write")
	leave()
	is(true, "after the second")
	cleared.at[folder] = time.Now().Add(-leftoverAge - time.Minute)
	is(false, "after an age")
	leave()
	cleared.at[folder] = time.Now().Add(2 * leftoverAge) // by a clock that was wrong
	is(false, "after the clock was put right")
}
