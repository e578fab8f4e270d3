//go:build unix

package session_test

import (
	"errors"
	"path/filepath"
	"syscall"
	"testing"

	"homespun/companion/match/session"
	"homespun/engines/common/files"
	"homespun/engines/enginetest/watchdog"
)

// A named pipe in the folder of matches is listed as unreadable, and reading it does not block.
func TestAPipeAmongTheMatchesIsListed(t *testing.T) {
	folder := t.TempDir()
	if err := syscall.Mkfifo(filepath.Join(folder, "a.match"), 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	var list []session.Saved
	watchdog.Do(t, "the matches are listed", func() {
		var err error
		if list, err = session.Matches(folder, session.Options{Resolve: resolve}); err != nil {
			t.Error(err)
		}
	})
	if len(list) != 1 || !errors.Is(list[0].Problem, files.ErrNoFile) || list[0].Modified.IsZero() {
		t.Errorf("got %+v, want one with the problem %v", list, files.ErrNoFile)
	}
}
