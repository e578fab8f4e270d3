package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
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

func TestAStreamThatBreaksOffLeavesNothing(t *testing.T) {
	path, broken := filepath.Join(t.TempDir(), "a.txt"), errors.New("broken off")
	err := StreamNew(path, func(w io.Writer) error {
		_, err := w.Write([]byte("half"))
		return errors.Join(err, broken)
	})
	var problem *Error
	if !errors.Is(err, broken) || !errors.As(err, &problem) || problem.Path != path {
		t.Errorf("got %v, want %v", err, broken)
	}
	if entries, _ := os.ReadDir(filepath.Dir(path)); len(entries) != 0 {
		t.Errorf("%d files in the folder, want none", len(entries))
	}
}

func TestWriteWhereItCannotLeavesNothing(t *testing.T) {
	if err := Write(filepath.Join(t.TempDir(), "no such folder", "a.txt"), nil); !errors.Is(err,
		fs.ErrNotExist) {
		t.Errorf("got %v, want %v", err, fs.ErrNotExist)
	}
}

func TestWriteLeavesALinkALink(t *testing.T) {
	folder := t.TempDir()
	path, link := filepath.Join(folder, "a.txt"), filepath.Join(folder, "link.txt")
	if err := Write(path, []byte("one")); err != nil {
		t.Fatal(err)
	}
	if err := symlink(path, link); err != nil {
		t.Skip("no links here:", err)
	}
	if err := Write(link, []byte("two")); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(path); string(got) != "two" {
		t.Errorf("the file linked to holds %q, want %q", got, "two")
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := Write(link, []byte("three")); !errors.Is(err, ErrLink) {
		t.Errorf("a link that leads nowhere: got %v, want %v", err, ErrLink)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is no link now: %v, %v", info, err)
	}
}

func TestWriteLeavesToWhomAFileIsOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.txt")
	for _, mode := range []fs.FileMode{0o600, 0o664} {
		if err := errors.Join(os.WriteFile(path, nil, 0o600), os.Chmod(path, mode)); err != nil {
			t.Fatal(err)
		}
		before, _ := os.Stat(path) // systems have not all modes
		if err := Write(path, []byte("two")); err != nil {
			t.Fatal(err)
		}
		if after, _ := os.Stat(path); after.Mode() != before.Mode() {
			t.Errorf("the mode was %v and is %v", before.Mode(), after.Mode())
		}
	}
}

// Errors name the file that people know, not the temporary one.
func TestWriteNamesTheFile(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "a.txt")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{filepath.Join(folder, "none", "b.txt"), filepath.Join(file, "b.txt"),
		folder} {
		for name, err := range map[string]error{"Write": Write(path, nil), "WriteNew": WriteNew(path, nil)} {
			var problem *Error
			if !errors.As(err, &problem) || problem.Path != path ||
				!strings.HasPrefix(err.Error(), path+" cannot be written: ") ||
				strings.Contains(err.Error(), ".tmp") {
				t.Errorf("%s: got %v", name, err)
			}
		}
	}
	if err := MakeFolder(filepath.Join(file, "b")); err == nil ||
		!strings.HasPrefix(err.Error(), "the folder "+filepath.Join(file, "b")+" cannot be made: ") {
		t.Errorf("got %v", err)
	}
}

func TestAFullDiskIsToldPlainly(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("no full device here:", err)
	}
	err := Write("/dev/full", []byte("one"))
	if want := "/dev/full cannot be written: the disk is full; make room on it and try again"; err == nil ||
		err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}
