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

func TestWriteLeavesALinkALink(t *testing.T) {
	folder := t.TempDir()
	path, link := filepath.Join(folder, "a.txt"), filepath.Join(folder, "link.txt")
	if err := Write(path, []byte("one")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(path, link); err != nil {
		t.Skip("no links here:", err)
	}
	if err := Write(link, []byte("two")); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(path); string(got) != "two" {
		t.Errorf("the file linked to holds %q, want %q", got, "two")
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is no link now: %v, %v", info, err)
	}
}
