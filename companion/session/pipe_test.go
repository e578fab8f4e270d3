//go:build unix

package session_test

import (
	"errors"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"homespun/companion/session"
	"homespun/engines/record/whole"
)

// A pipe among the matches is listed as what it is, and nobody waits for it.
func TestAPipeAmongTheMatchesIsListed(t *testing.T) {
	folder := t.TempDir()
	if err := syscall.Mkfifo(filepath.Join(folder, "a.match"), 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	listed := make(chan []session.Saved, 1)
	go func() {
		list, err := session.Matches(folder, resolve)
		if err != nil {
			t.Error(err)
		}
		listed <- list
	}()
	select {
	case list := <-listed:
		if len(list) != 1 || !errors.Is(list[0].Problem, whole.ErrNoFile) || list[0].Modified.IsZero() {
			t.Errorf("got %+v, want one with the problem %v", list, whole.ErrNoFile)
		}
	case <-time.After(time.Minute):
		t.Fatal("it is waited for")
	}
}
