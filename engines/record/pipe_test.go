//go:build unix

package record_test

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"homespun/engines/record"
)

// A pipe that has come in the place of the file is not opened: that would wait for somebody to write into it.
func TestAPipeInTheFilesPlaceIsAnotherFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.match")
	w, err := record.Create(path, header())
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.Remove(path), syscall.Mkfifo(path, 0o600)); err != nil {
		t.Skip("no pipes here:", err)
	}
	ended := make(chan error, 1)
	go func() {
		if !w.Changed() {
			t.Error("it is not changed")
		}
		ended <- w.Append("dice: 2")
	}()
	select {
	case err := <-ended:
		if !errors.Is(err, record.ErrChanged) {
			t.Errorf("got %v, want %v", err, record.ErrChanged)
		}
	case <-time.After(time.Minute):
		t.Fatal("it is waited for")
	}
}
