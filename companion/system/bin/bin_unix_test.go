//go:build !windows && !darwin

package bin_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/companion/system/bin"
)

func TestAFileGoesIntoTheBinAndCanBeFoundThere(t *testing.T) {
	data, folder := t.TempDir(), t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	path := filepath.Join(folder, "Ava & Ben 100% 🎲.match")
	for range 2 { // the second one of the same name gets a name of its own
		if err := os.WriteFile(path, []byte("a match"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := bin.Move(path); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Lstat(path); !os.IsNotExist(err) {
			t.Fatal("the file is still there")
		}
	}
	for _, name := range []string{"Ava & Ben 100% 🎲.match", "Ava & Ben 100% 🎲 2.match"} {
		kept, err := os.ReadFile(filepath.Join(data, "Trash", "files", name))
		if err != nil || string(kept) != "a match" {
			t.Errorf("%s: %q, %v", name, kept, err)
		}
		note, err := os.ReadFile(filepath.Join(data, "Trash", "info", name+".trashinfo"))
		if err != nil || !strings.HasPrefix(string(note), "[Trash Info]\nPath=/") ||
			!strings.Contains(string(note), "100%25") {
			t.Errorf("%s: %q, %v", name, note, err)
		}
	}
}

func TestWhatCannotBeMovedStays(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", filepath.Join(t.TempDir(), "file"))
	if err := os.WriteFile(os.Getenv("XDG_DATA_HOME"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "a.match")
	if err := os.WriteFile(path, []byte("a match"), 0o600); err != nil {
		t.Fatal(err)
	}
	var wrong *bin.Error
	if err := bin.Move(path); !errors.As(err, &wrong) || strings.Contains(err.Error(), "\n") {
		t.Errorf("got %v", err)
	}
	if kept, err := os.ReadFile(path); err != nil || string(kept) != "a match" {
		t.Errorf("the file holds %q, %v", kept, err)
	}
	if err := bin.Move(path + "x"); !errors.As(err, &wrong) {
		t.Errorf("a file that is not there: %v", err)
	}
}
