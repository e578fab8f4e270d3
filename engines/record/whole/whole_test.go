package whole

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

func TestWriteReplacesAndLeavesNothingBeside(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.txt")
	for _, text := range []string{"one", "two"} {
		if err := Write(path, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(path); string(got) != text {
			t.Errorf("got %q, want %q", got, text)
		}
	}
	if entries, _ := os.ReadDir(filepath.Dir(path)); len(entries) != 1 {
		t.Errorf("%d files in the folder, want 1", len(entries))
	}
}

func TestWriteNewNeverOverwrites(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.txt")
	if err := WriteNew(path, []byte("mine")); err != nil {
		t.Fatal(err)
	}
	if err := WriteNew(path, []byte("other")); !errors.Is(err, fs.ErrExist) {
		t.Errorf("second write: got %v, want %v", err, fs.ErrExist)
	}
	if got, _ := os.ReadFile(path); string(got) != "mine" {
		t.Errorf("got %q, want what stood there", got)
	}
	if entries, _ := os.ReadDir(filepath.Dir(path)); len(entries) != 1 {
		t.Errorf("%d files in the folder, want 1", len(entries))
	}
}

func TestWriteWhereItCannotLeavesNothing(t *testing.T) {
	if err := Write(filepath.Join(t.TempDir(), "no such folder", "a.txt"), nil); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got %v, want %v", err, fs.ErrNotExist)
	}
}
