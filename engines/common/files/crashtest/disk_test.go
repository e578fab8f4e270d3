package crashtest_test

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"homespun/engines/common/files"
	"homespun/engines/common/files/crashtest"
)

// careless are disks on which one kind of step is left out, as if the code had forgotten it.
type careless struct {
	files.Disk
	noSync, noFolderSync bool
}

type carelessFile struct {
	files.File
	by *careless
}

func (f carelessFile) Sync() error {
	if f.by.noSync {
		return nil
	}
	return f.File.Sync()
}

func (d *careless) OpenFile(path string, flag int, mode fs.FileMode) (files.File, error) {
	f, err := d.Disk.OpenFile(path, flag, mode)
	if err != nil {
		return nil, err
	}
	return carelessFile{f, d}, nil
}

func (d *careless) CreateTemp(folder, pattern string) (files.File, error) {
	f, err := d.Disk.CreateTemp(folder, pattern)
	if err != nil {
		return nil, err
	}
	return carelessFile{f, d}, nil
}

func (d *careless) SyncFolder(path string) error {
	if d.noFolderSync {
		return nil
	}
	return d.Disk.SyncFolder(path)
}

// kept writes and appends to a file in a new folder, and returns what the first state after a crash has lost that
// lost anything, and how many states it has looked at.
func kept(t *testing.T, forget careless) (states int, lost error) {
	t.Helper()
	home := t.TempDir()
	d := crashtest.New(t, home)
	forget.Disk = d
	defer files.StandIn(&forget)()
	folder := filepath.Join(home, "family", "matches")
	path := filepath.Join(folder, "a.match")
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	texts := []string{"", "first\n"}
	must(files.MakeFolder(folder))
	a, err := files.Create(path, 1<<20, []byte(texts[1]))
	must(err)
	d.Show(1)
	for n := 2; n < 6; n++ {
		texts = append(texts, fmt.Sprintf("%sline %d %s\n", texts[n-1], n, strings.Repeat("x", 200)))
		must(a.Append([]byte(texts[n][len(texts[n-1]):])))
		d.Show(n)
	}
	texts = append(texts, "another")
	must(files.Write(path, []byte("another")))
	d.Show(6)
	d.Close()
	into := t.TempDir()
	for s := range d.States(rand.New(rand.NewPCG(1, 1)), 1<<20) {
		states++
		must(s.Put(into))
		data, err := os.ReadFile(filepath.Join(into, "family", "matches", "a.match"))
		whole := s.Shown < len(texts)-1 && string(data) == texts[s.Shown+1]
		switch {
		case errors.Is(err, fs.ErrNotExist) && s.Shown == 0, whole:
		case err != nil || !strings.HasPrefix(string(data), texts[s.Shown]):
			return states, fmt.Errorf("%s: %.20q, %v", s.How, data, err)
		}
	}
	return states, nil
}

func TestNothingThatWasShownIsLost(t *testing.T) {
	states, lost := kept(t, careless{})
	if lost != nil || states < 150 {
		t.Errorf("in %d states: %v", states, lost)
	}
}

// Code that forgets a sync loses something in one of the states.
func TestAForgottenSyncIsFound(t *testing.T) {
	for name, forget := range map[string]careless{
		"of the files":   {noSync: true},
		"of the folders": {noFolderSync: true},
	} {
		if _, lost := kept(t, forget); lost == nil {
			t.Errorf("nothing is lost without the syncs %s", name)
		}
	}
}
