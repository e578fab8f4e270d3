//go:build unix

package record_test

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"homespun/engines/enginetest/watchdog"
	"homespun/engines/record"
)

// A pipe that has replaced the file is not opened, because that would block until somebody writes to it.
func TestAPipeInTheFilesPlaceIsAnotherFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	w, err := record.Create(path, header())
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.Remove(path), syscall.Mkfifo(path, 0o600)); err != nil {
		t.Skip("no pipes here:", err)
	}
	watchdog.Do(t, "the line is refused", func() {
		if !w.Changed() {
			t.Error("it is not changed")
		}
		err = w.Append("dice: 2")
	})
	if !errors.Is(err, record.ErrChanged) {
		t.Errorf("got %v, want %v", err, record.ErrChanged)
	}
}
