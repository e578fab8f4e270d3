package prints

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"homespun/rulesets/household"
)

var two = []File{{Data: []byte("one side")}, {Suffix: "both sides", Data: []byte("two sides")}}

// New files stand beside those there are: both of a print have the same number.
func TestWriteNewNumbersAllFilesOfAPrint(t *testing.T) {
	folder := household.Folder(t.TempDir())
	if _, err := WriteNew(folder, "Dares", two); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(folder.Prints(), "Dares.pdf")); err != nil {
		t.Fatal(err)
	}
	paths, err := WriteNew(folder, "Dares", two)
	if err != nil || filepath.Base(paths[0]) != "Dares 2.pdf" ||
		filepath.Base(paths[1]) != "Dares 2 both sides.pdf" {
		t.Errorf("wrote %q, %v", paths, err)
	}
	for i, path := range paths {
		if data, err := os.ReadFile(path); err != nil || string(data) != string(two[i].Data) {
			t.Errorf("%s: %q, %v", path, data, err)
		}
	}
}

// Where any file is there none is written, and all are named; replaced they are together.
func TestWriteAsksFirst(t *testing.T) {
	first := filepath.Join(t.TempDir(), "for aunt.PDF")
	there := two[1].Path(first)
	if err := os.WriteFile(there, []byte("older"), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := Write(first, two, false)
	var asks *ThereError
	if !errors.As(err, &asks) || len(asks.Paths) != 1 || asks.Paths[0] != there {
		t.Errorf("got %v, want %s to be there", err, there)
	}
	if entries, _ := os.ReadDir(filepath.Dir(first)); len(entries) != 1 {
		t.Errorf("%d files, want only the older one", len(entries))
	}
	if _, err := Write(first, two, true); err != nil {
		t.Fatal(err)
	}
	if data, _ := os.ReadFile(there); string(data) != "two sides" {
		t.Errorf("the older file has %q", data)
	}
}

// A folder that cannot be written says which file, and leaves nothing behind.
func TestWriteWhereNothingCanBe(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	first := filepath.Join(file, "dares.pdf")
	_, err := Write(first, two, true)
	var wrong *WriteError
	if !errors.As(err, &wrong) || wrong.Path != first || len(wrong.Done) != 0 {
		t.Errorf("got %v", err)
	}
	if _, err := WriteNew(household.Folder(file), "dares", two); err == nil {
		t.Errorf("a file is a folder")
	}
	if _, err := Folder(first); !errors.As(err, &wrong) {
		t.Errorf("got %v", err)
	}
	if entries, _ := os.ReadDir(filepath.Dir(file)); len(entries) != 1 {
		t.Errorf("%d files are left behind", len(entries))
	}
}

// The second file that fails names the first, which was written.
func TestWriteSaysWhatWasWritten(t *testing.T) {
	first := filepath.Join(t.TempDir(), "dares.pdf")
	if err := os.MkdirAll(filepath.Join(two[1].Path(first), "a folder in the way"), 0o755); err != nil {
		t.Fatal(err)
	}
	_, err := Write(first, two, true)
	var wrong *WriteError
	if !errors.As(err, &wrong) || len(wrong.Done) != 1 || wrong.Done[0] != first {
		t.Errorf("got %v", err)
	}
}

// Folders of pictures are new ones.
func TestFolder(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "pictures")
	for _, want := range []string{path, path + " 2", path + " 3"} {
		if got, err := Folder(path); err != nil || got != want {
			t.Errorf("got %s, %v; want %s", got, err, want)
		}
	}
}
