package record

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"homespun/engines/record/lock"
	"homespun/engines/record/whole"
)

// written creates a match file of one line.
func written(t *testing.T) *Writer {
	t.Helper()
	w, err := Create(filepath.Join(t.TempDir(), "a.match"), Header{Game: "sowing", Ruleset: "standard"}, "dice: 2")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// waiting has something else than the system's locks for the time of a test.
func waiting(t *testing.T, f func(*os.File, time.Duration) error) {
	before := wait
	t.Cleanup(func() { wait = before })
	wait = f
}

// ends asks that a file ends with some lines.
func ends(t *testing.T, w *Writer, want string) {
	t.Helper()
	if data, err := os.ReadFile(w.Path()); err != nil || !strings.HasSuffix(string(data), "\n"+want) {
		t.Errorf("the file holds\n%s%v\nwant the end\n%s", data, err, want)
	}
}

// another writes a line as another program would that read the file before.
func another(t *testing.T, path, line string) {
	t.Helper()
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := file.WriteString(line + "\n"); err != nil {
		t.Fatal(err)
	}
}

func TestWhoWaitedForTheLockIsToldWhatWasWrittenMeanwhile(t *testing.T) {
	w := written(t)
	waiting(t, func(file *os.File, d time.Duration) error {
		another(t, w.Path(), "A: sow p3")
		return lock.Wait(file, d)
	})
	if err := w.Append("A: sow p4"); !errors.Is(err, ErrChanged) {
		t.Errorf("got %v, want %v", err, ErrChanged)
	}
	ends(t, w, "dice: 2\nA: sow p3\n")
}

func TestWhoFindsAnotherFileBehindTheLockIsTold(t *testing.T) {
	w := written(t)
	waiting(t, func(file *os.File, d time.Duration) error {
		data, _ := os.ReadFile(w.Path())
		if err := whole.Write(w.Path(), data); err != nil {
			t.Fatal(err)
		}
		return lock.Wait(file, d)
	})
	if err := w.Append("A: sow p4"); !errors.Is(err, ErrChanged) {
		t.Errorf("got %v, want %v", err, ErrChanged)
	}
	ends(t, w, "dice: 2\n")
}

// A program that hangs while it has the lock has nobody else hang.
func TestAFileThatStaysLockedIsNotWritten(t *testing.T) {
	w := written(t)
	file, err := os.Open(w.Path())
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := lock.Try(file); err != nil {
		t.Skip("no locks here:", err)
	}
	waiting(t, func(file *os.File, _ time.Duration) error { return lock.Wait(file, time.Millisecond) })
	var problem *whole.Error
	if err := w.Append("A: sow p4"); !errors.Is(err, lock.ErrHeld) || !errors.As(err, &problem) || problem.Path != w.Path() {
		t.Errorf("got %v, want %v", err, lock.ErrHeld)
	}
	ends(t, w, "dice: 2\n")
	file.Close()
	if err := w.Append("A: sow p4"); err != nil {
		t.Error(err)
	}
	ends(t, w, "dice: 2\nA: sow p4\n")
}

func TestADiskWithoutLocksCanBeWritten(t *testing.T) {
	waiting(t, func(*os.File, time.Duration) error { return errors.ErrUnsupported })
	w := written(t)
	for _, line := range []string{"A: sow p3", "table: undo"} {
		if err := w.Append(line); err != nil {
			t.Fatal(err)
		}
	}
	ends(t, w, "dice: 2\nA: sow p3\ntable: undo\n")
	another(t, w.Path(), "A: sow p3")
	if err := w.Append("A: sow p4"); !errors.Is(err, ErrChanged) {
		t.Errorf("after another program: got %v, want %v", err, ErrChanged)
	}
	ends(t, w, "A: sow p3\n")
}

// Where two get through their look in the same instant the second finds its lines behind those of the first.
func TestWhoIsOvertakenWithoutALockIsTold(t *testing.T) {
	w := written(t)
	file, err := w.open(os.O_RDWR | os.O_APPEND)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := w.check(file); err != nil {
		t.Fatal(err)
	}
	another(t, w.Path(), "A: sow p3")
	if err := w.add(file, []byte("A: sow p4\n")); !errors.Is(err, ErrChanged) {
		t.Errorf("got %v, want %v", err, ErrChanged)
	}
	ends(t, w, "dice: 2\nA: sow p3\nA: sow p4\n")
}

// A file that somebody touched, copied to another disk and back or that its disk dates otherwise holds what it held.
func TestTheTimeOfAFileAloneIsNoChange(t *testing.T) {
	w := written(t)
	for _, at := range []time.Time{time.Unix(1, 0), time.Now().Add(time.Hour)} {
		if err := os.Chtimes(w.Path(), at, at); err != nil {
			t.Fatal(err)
		}
		if w.Changed() {
			t.Errorf("dated %v it is changed", at)
		}
		if err := w.Append("table: undo"); err != nil {
			t.Errorf("dated %v: %v", at, err)
		}
	}
	ends(t, w, "dice: 2\ntable: undo\ntable: undo\n")
}

func TestAMatchFileGrowsNoLargerThanIsRead(t *testing.T) {
	w := written(t)
	if err := w.Append("# " + strings.Repeat("x", MaxFile)); !errors.As(err, new(*whole.LargeError)) {
		t.Errorf("got %v, want a %T", err, &whole.LargeError{})
	}
	ends(t, w, "dice: 2\n")
}
