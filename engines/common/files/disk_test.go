package files_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"homespun/engines/common/files"
	"homespun/engines/common/files/filestest"
)

// The contents of a file are on disk before it gets its name, and the name is on disk before Write returns.
func TestWriteSyncsBeforeItRenames(t *testing.T) {
	d := filestest.New(t)
	path := filepath.Join(t.TempDir(), "a.txt")
	for _, test := range []struct {
		write func(string, []byte) error
		want  []string
	}{
		{files.WriteNew, []string{"create temp", "lock temp", "write temp", "chmod temp", "sync temp",
			"close temp",
			"move to a.txt", "sync folder ."}},
		{files.Write, []string{"create temp", "lock temp", "write temp", "chmod temp", "sync temp",
			"close temp",
			"rename to a.txt", "sync folder ."}},
	} {
		d.Done = nil
		if err := test.write(path, []byte("one")); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(d.Done, test.want) {
			t.Errorf("it did %q, want %q", d.Done, test.want)
		}
	}
}

// Whichever step fails, alone or with all later steps, the file has its old or its new contents, and the new
// ones if there was no error. If only one step fails, no temporary file is left either.
func TestWriteLeavesNoHalfWhateverFails(t *testing.T) {
	const before, after = "what stood there", "what is to stand there"
	write := func(name string, write func(string, []byte) error, there, links, dead bool) {
		for n, ended := 1, false; !ended; n++ {
			d := filestest.New(t)
			d.FailAt, d.Dead, d.NoLinks = n, dead, !links
			path := filepath.Join(t.TempDir(), "a.txt")
			held := ""
			if there {
				held = before
				if err := os.WriteFile(path, []byte(before), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			err := write(path, []byte(after))
			ended = len(d.Done) < n
			got, _ := os.ReadFile(path)
			if string(got) != after && (err == nil || string(got) != held) {
				t.Errorf("%s, after %q: %v, and the file holds %q", name, d.Done, err, got)
			}
			entries, _ := os.ReadDir(filepath.Dir(path))
			leftover := slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return e.Name() != "a.txt" })
			failed := d.Done[min(n, len(d.Done))-1]
			if err == nil && !ended &&
				slices.Contains([]string{"write temp", "sync temp", "close temp", "rename to a.txt"},
					failed) {
				t.Errorf("%s, where %q fails, is told as done", name, failed)
			}
			if !dead && leftover && failed != "remove temp" {
				t.Errorf("%s, where %q fails, leaves %v", name, failed, entries)
			}
			if _, there := os.Lstat(path); err != nil && held == "" && there == nil && !dead {
				t.Errorf("%s, where %q fails, leaves a file that holds %q", name, failed, got)
			}
			if err != nil && !strings.HasPrefix(err.Error(), path+" cannot be written: ") {
				t.Errorf("%s tells %v", name, err)
			}
		}
	}
	for _, dead := range []bool{false, true} {
		write("Write in place of a file", files.Write, true, true, dead)
		write("Write", files.Write, false, true, dead)
		write("WriteNew", files.WriteNew, false, true, dead)
		write("WriteNew on a disk without links", files.WriteNew, false, false, dead)
	}
}

// Nothing is overwritten either where a disk has no links and no renames that replace nothing, and no temporary
// file is left.
func TestWriteNewOverwritesNothing(t *testing.T) {
	for _, noLinks := range []bool{false, true} {
		d := filestest.New(t)
		d.NoLinks = noLinks
		path := filepath.Join(t.TempDir(), "a.txt")
		if err := files.WriteNew(path, []byte("mine")); err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(path); string(got) != "mine" {
			t.Errorf("got %q, want %q", got, "mine")
		}
		other := filepath.Join(filepath.Dir(path), "b.txt")
		// another program
		d.Before = once("move to b.txt", func() { os.WriteFile(other, []byte("precious"), 0o644) })
		if err := files.WriteNew(other, []byte("mine")); !errors.Is(err, fs.ErrExist) {
			t.Errorf("got %v, want %v", err, fs.ErrExist)
		}
		if got, _ := os.ReadFile(other); string(got) != "precious" {
			t.Errorf("got %q, want what came in between", got)
		}
		if entries, _ := os.ReadDir(filepath.Dir(path)); len(entries) != 2 {
			t.Errorf("%d files in the folder, want 2", len(entries))
		}
	}
}
