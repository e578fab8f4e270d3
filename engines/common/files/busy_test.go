package files_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"homespun/engines/common/files"
	"homespun/engines/common/files/filestest"
)

// What another program has open for a moment is replaced, removed, moved and read all the same.
func TestWhatIsOpenElsewhereIsTriedAgain(t *testing.T) {
	files.Patient(t)
	path := filepath.Join(t.TempDir(), "a.txt")
	for name, do := range map[string]func() error{
		"replaced": func() error { return files.Write(path, []byte("two\n")) },
		"removed":  func() error { return files.Remove(path) },
		"moved":    func() error { return files.Move(path, path+" 2") },
		"read":     func() error { _, _, err := files.Read(path, most); return err },
	} {
		if err := os.WriteFile(path, []byte("one\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		d := filestest.New(t)
		d.InUse = 3
		if err := do(); err != nil || d.InUse != 0 {
			t.Errorf("%s: %v, after %q", name, err, d.Done)
		}
	}
}

// A program that keeps a file open costs nothing but the new version, which the error tells of; nothing lies
// beside.
func TestWhatStaysOpenElsewhereKeepsWhatItHolds(t *testing.T) {
	files.Impatient(t)
	d := filestest.New(t)
	a := written(t)
	for name, replace := range map[string]func() error{
		"Write":   func() error { return files.Write(a.Path(), []byte("two\n")) },
		"Replace": func() error { return a.Replace([]byte("two\n")) },
	} {
		d.Done, d.InUse = nil, 0
		d.Before = func(what string) {
			if what == "rename to a.txt" {
				d.InUse = 1
			}
		}
		err := replace()
		if want := "another program has this file open"; !errors.Is(err, files.ErrInUse) ||
			!strings.HasPrefix(err.Error(), a.Path()+" cannot be written: "+want) {
			t.Errorf("%s: %v", name, err)
		}
		holds(t, a.Path(), "one\n")
		if entries, _ := os.ReadDir(filepath.Dir(a.Path())); len(entries) != 1 {
			t.Errorf("%s: there are %v in the folder", name, entries)
		}
		if err := a.Append(nil); err != nil {
			t.Errorf("%s: afterwards nothing can be appended: %v", name, err)
		}
	}
}

// The same with a file that is really open, in the way that forbids it on Windows.
func TestAReaderDoesNotStopAWriter(t *testing.T) {
	files.Patient(t)
	path := filepath.Join(t.TempDir(), "a.txt")
	if err := os.WriteFile(path, []byte("one\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	read := func(path string) {
		reader, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		time.AfterFunc(50*time.Millisecond, func() { reader.Close() })
	}
	read(path)
	if err := files.Write(path, []byte("two\n")); err != nil {
		t.Fatal(err)
	}
	holds(t, path, "two\n")
	read(path)
	if err := files.Move(path, path+" 2"); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what was moved is still there: %v", err)
	}
	holds(t, path+" 2", "two\n")
}

// Whatever somebody calls a thing, its file has the name that it was given, on every system: no device, no
// part of another file, and short enough in a deep folder.
func TestEveryNameMakesAFileOfItsOwn(t *testing.T) {
	folder := filepath.Join(t.TempDir(), strings.Repeat("deep folder ", 12)+"end", strings.Repeat("w", 120))
	if err := files.MakeFolder(folder); err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, name := range []string{"CON", "nul", "Aux", "com1", "LPT9", "COM¹", "CONIN$", "ends in a dot.", "a:b",
		"a<b>c|d?e*f\"g", "  spaces  ", "Győző", "規則", strings.Repeat("long ", 100),
		strings.Repeat("W", 3000), "tab\tand\nline", "con.txt", "..", "~"} {
		file := files.Numbered(files.SafeName(name), ".toml", 1)
		if slices.Contains(want, file) {
			continue // nothing was left of either name
		}
		path := filepath.Join(folder, file)
		if err := files.WriteNew(path, []byte(name)); err != nil {
			t.Errorf("%.20q: %v", name, err)
			continue
		}
		want = append(want, file)
		if data, _, err := files.Read(path, most); err != nil || !bytes.Equal(data, []byte(name)) {
			t.Errorf("%.20q: %.20q is read back, %v", name, data, err)
		}
	}
	var got []string
	entries, err := os.ReadDir(folder)
	for _, entry := range entries {
		got = append(got, entry.Name())
	}
	slices.Sort(want)
	slices.Sort(got)
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("in the folder are %q, want %q, %v", got, want, err)
	}
}

// Names that differ by their case alone are one file on some systems: then the second is not written over the
// first.
func TestNamesOfOtherCaseOverwriteNothing(t *testing.T) {
	folder := t.TempDir()
	lower, upper := filepath.Join(folder, "grandma's.toml"), filepath.Join(folder, "GRANDMA'S.toml")
	if err := files.WriteNew(lower, []byte("one\n")); err != nil {
		t.Fatal(err)
	}
	_, missing := os.Stat(upper)
	err := files.WriteNew(upper, []byte("two\n"))
	if one := missing == nil; one != errors.Is(err, fs.ErrExist) || !one && err != nil {
		t.Errorf("one file: %v, and the second is written with %v", one, err)
	}
	holds(t, lower, "one\n")
}

// The devices of Windows have names like files, in every folder.
func TestADeviceIsNoFile(t *testing.T) {
	for _, path := range []string{os.DevNull, filepath.Join(filepath.Dir(os.DevNull), "CON")} {
		if info, err := os.Stat(path); err != nil || info.Mode().IsRegular() {
			continue // it is a device on other systems
		}
		if _, _, err := files.Read(path, most); !errors.Is(err, files.ErrNoFile) {
			t.Errorf("%s is read: %v", path, err)
		}
	}
}
