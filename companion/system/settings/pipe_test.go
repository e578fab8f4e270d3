//go:build unix

package settings

import (
	"errors"
	"path/filepath"
	"syscall"
	"testing"

	"homespun/engines/common/files"
	"homespun/engines/enginetest/watchdog"
)

// The app starts with a pipe where its settings should be.
func TestAPipeIsNoSettings(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	watchdog.Do(t, "the settings are read", func() {
		s, err := Load(path)
		if s != Default() {
			t.Errorf("got %v, want the default", s)
		}
		if !errors.Is(err, files.ErrNoFile) {
			t.Errorf("got %v, want %v", err, files.ErrNoFile)
		}
	})
}
