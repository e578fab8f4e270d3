package files_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"homespun/engines/common/files"
	"homespun/engines/common/files/filestest"
)

const most = 1 << 20

// written creates a file of one line.
func written(t *testing.T) *files.Appender {
	t.Helper()
	a, err := files.Create(filepath.Join(t.TempDir(), "a.txt"), most, []byte("one\n"))
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// holds fails the test if a file does not hold a text.
func holds(t *testing.T, path, want string) {
	t.Helper()
	if data, err := os.ReadFile(path); err != nil || string(data) != want {
		t.Errorf("the file holds\n%s%v\nwant\n%s", data, err, want)
	}
}

// another appends a line like another program that has read the file before.
func another(t *testing.T, path, line string) {
	t.Helper()
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := file.WriteString(line); err != nil {
		t.Fatal(err)
	}
}

// once returns a function that does something the first time that an operation is done.
func once(operation string, do func()) func(string) {
	return func(what string) {
		if what == operation && do != nil {
			f := do
			do = nil
			f()
		}
	}
}

// Append returns only after the data is on disk.
func TestAppendSyncsBeforeItReturns(t *testing.T) {
	d := filestest.New(t)
	a := written(t)
	d.Done = nil
	if err := a.Append([]byte("two\n")); err != nil {
		t.Fatal(err)
	}
	if want := []string{"append to a.txt", "lock a.txt", "write a.txt", "sync a.txt",
		"close a.txt"}; !slices.Equal(d.Done, want) {
		t.Errorf("it did %q, want %q", d.Done, want)
	}
}

// Whichever step fails, the earlier lines are unchanged, and lines that were reported as written are
// complete.
func TestAppendLosesNothingWhateverFails(t *testing.T) {
	for _, dead := range []bool{false, true} {
		for n, steps := 1, 5; n <= steps; n++ {
			d := filestest.New(t)
			a := written(t)
			d.Done, d.FailAt, d.Dead = nil, n, dead
			err := a.Append([]byte("two\n"))
			d.FailAt = 0
			data, _ := os.ReadFile(a.Path())
			switch {
			case err == nil && string(data) != "one\ntwo\n",
				err != nil && !dead && string(data) != "one\n",
				!strings.HasPrefix("one\ntwo\n", string(data)) || len(data) < len("one\n"):
				t.Errorf("after %q (the program ends: %v): %v, and the file holds %q", d.Done, dead, err,
					data)
			}
			if failed := d.Done[n-1]; err == nil && failed != "lock a.txt" && failed != "close a.txt" {
				t.Errorf("where %q fails it is told as done", failed)
			}
			if err == nil || dead {
				continue
			}
			if err := a.Append([]byte("two\n")); err != nil {
				t.Errorf("after %q it cannot go on: %v", d.Done, err)
			}
			holds(t, a.Path(), "one\ntwo\n")
		}
	}
}

func TestWhoWaitedForTheLockIsToldWhatWasWrittenMeanwhile(t *testing.T) {
	d := filestest.New(t)
	a := written(t)
	d.Before = once("lock a.txt", func() { another(t, a.Path(), "two\n") })
	if err := a.Append([]byte("three\n")); !errors.Is(err, files.ErrChanged) {
		t.Errorf("got %v, want %v", err, files.ErrChanged)
	}
	holds(t, a.Path(), "one\ntwo\n")
}

func TestWhoFindsAnotherFileBehindTheLockIsTold(t *testing.T) {
	d := filestest.New(t)
	a := written(t)
	d.Before = once("lock a.txt", func() {
		err := files.Write(a.Path(), []byte("one\n"))
		if runtime.GOOS == "windows" && errors.Is(err, fs.ErrPermission) {
			t.Skip("here nobody replaces a file that is open:", err)
		}
		if err != nil {
			t.Fatal(err)
		}
	})
	if err := a.Append([]byte("two\n")); !errors.Is(err, files.ErrChanged) {
		t.Errorf("got %v, want %v", err, files.ErrChanged)
	}
	holds(t, a.Path(), "one\n")
}

// A program that hangs while it holds the lock does not block another one.
func TestAFileThatStaysLockedIsNotWritten(t *testing.T) {
	files.Impatient(t)
	a := written(t)
	file, err := files.Open(a.Path(), os.O_RDONLY)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := file.Lock(); err != nil {
		t.Skip("no locks here:", err)
	}
	var problem *files.Error
	if err := a.Append([]byte("two\n")); !errors.Is(err, files.ErrHeld) || !errors.As(err, &problem) ||
		problem.Path != a.Path() {
		t.Errorf("got %v, want %v", err, files.ErrHeld)
	}
	holds(t, a.Path(), "one\n")
	file.Close()
	if err := a.Append([]byte("two\n")); err != nil {
		t.Error(err)
	}
	holds(t, a.Path(), "one\ntwo\n")
}

func TestADiskWithoutLocksCanBeWritten(t *testing.T) {
	filestest.New(t).NoLocks = true
	a := written(t)
	for _, line := range []string{"two\n", "three\n"} {
		if err := a.Append([]byte(line)); err != nil {
			t.Fatal(err)
		}
	}
	holds(t, a.Path(), "one\ntwo\nthree\n")
	another(t, a.Path(), "four\n")
	if err := a.Append([]byte("five\n")); !errors.Is(err, files.ErrChanged) {
		t.Errorf("after another program: got %v, want %v", err, files.ErrChanged)
	}
	holds(t, a.Path(), "one\ntwo\nthree\nfour\n")
}

// If two programs pass the comparison in the same instant, the second finds its bytes after those of the
// first.
func TestWhoIsOvertakenWithoutALockIsTold(t *testing.T) {
	d := filestest.New(t)
	a := written(t)
	d.Before = once("write a.txt", func() { another(t, a.Path(), "two\n") })
	if err := a.Append([]byte("three\n")); !errors.Is(err, files.ErrChanged) {
		t.Errorf("got %v, want %v", err, files.ErrChanged)
	}
	holds(t, a.Path(), "one\ntwo\nthree\n")
}

// A file with another time but the same contents can be appended to: it was touched, copied to another disk
// and back, or dated differently by its disk.
func TestTheTimeOfAFileAloneIsNoChange(t *testing.T) {
	a := written(t)
	for _, at := range []time.Time{time.Unix(1, 0), time.Now().Add(time.Hour)} {
		if err := os.Chtimes(a.Path(), at, at); err != nil {
			t.Fatal(err)
		}
		if a.Changed() {
			t.Errorf("dated %v it is changed", at)
		}
		if err := a.Append([]byte("two\n")); err != nil {
			t.Errorf("dated %v: %v", at, err)
		}
	}
	holds(t, a.Path(), "one\ntwo\ntwo\n")
}

func TestAFileGrowsNoLargerThanIsRead(t *testing.T) {
	a := written(t)
	for name, write := range map[string]func([]byte) error{"Append": a.Append, "Replace": a.Replace} {
		if err := write(make([]byte, most+1)); !errors.As(err, new(*files.LargeError)) {
			t.Errorf("%s: got %v, want a %T", name, err, &files.LargeError{})
		}
	}
	holds(t, a.Path(), "one\n")
}

// A text in UTF-16 is read as UTF-8. Before the first write it is written anew whole, and the old file is
// kept.
func TestUTF16IsWrittenAnewBeforeTheFirstWrite(t *testing.T) {
	for name, add := range map[string]func(*files.Appender) error{
		"append":  func(a *files.Appender) error { return a.Append([]byte("two\n")) },
		"replace": func(a *files.Appender) error { return a.Replace([]byte("Küche\ntwo\n")) },
	} {
		const old = "\xff\xfeK\x00\xfc\x00c\x00h\x00e\x00\n\x00"
		path := filepath.Join(t.TempDir(), "a.match")
		if err := os.WriteFile(path, []byte(old), 0o644); err != nil {
			t.Fatal(err)
		}
		a, data, err := files.OpenAppender(path, most)
		if err != nil || string(data) != "Küche\n" || a.Changed() {
			t.Fatalf("%s: %q, %v, changed %v", name, data, err, a.Changed())
		}
		holds(t, path, old)
		if err := add(a); err != nil {
			t.Fatal(err)
		}
		holds(t, path, "Küche\ntwo\n")
		holds(t, path+" (UTF-16).txt", old)
		if err := a.Append([]byte("three\n")); err != nil {
			t.Fatal(err)
		}
		holds(t, path, "Küche\ntwo\nthree\n")
		if err := os.WriteFile(path, []byte(old), 0o644); err != nil { // saved so once more
			t.Fatal(err)
		}
		if a, _, err = files.OpenAppender(path, most); err != nil || add(a) != nil {
			t.Fatal(err)
		}
		holds(t, path+" (UTF-16) 2.txt", old)
	}
}

// Whatever step of it the disk refuses, the old text stands in the file or beside it.
func TestUTF16IsNotLost(t *testing.T) {
	const old = "\xff\xfea\x00\n\x00"
	for step, failed := 1, true; failed; step++ {
		t.Run(strconv.Itoa(step), func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "a.match")
			if err := os.WriteFile(path, []byte(old), 0o644); err != nil {
				t.Fatal(err)
			}
			a, _, err := files.OpenAppender(path, most)
			if err != nil {
				t.Fatal(err)
			}
			disk := filestest.New(t)
			disk.FailAt, disk.Dead = step, true
			err = a.Append([]byte("b\n"))
			now, _ := os.ReadFile(path)
			kept, _ := os.ReadFile(path + " (UTF-16).txt")
			if string(now) != old && (string(now) != "a\nb\n" || string(kept) != old) {
				t.Errorf("the file holds %q, and %q is kept (%v)", now, kept, err)
			}
			if failed = len(disk.Done) >= step; !failed && err != nil {
				t.Error(err)
			}
		})
	}
}
