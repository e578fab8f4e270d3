// Package crashtest has a disk for tests that foretells what a crash leaves on it: a power cut, say, at any
// moment. It works on a real folder, so that all code runs as it does for people, and keeps in memory a log of
// each write, sync, name and folder sync. [Disk.States] goes through what the folder may hold after a crash,
// and [State.Put] makes a folder of that, which a test opens by the same code.
//
// The disk that it foretells promises as little as a disk may. Only what was synced is sure: the contents of a
// file since its Sync, and a name (of a new file or folder, renamed or removed) since the sync of the folder
// around it. All else may be done already, not yet, or in part: of what was written, sectors of 512 bytes may
// be missing, so that the file is shorter, hold zeros because the new size came first (as on NTFS and XFS), or
// be torn in two anywhere. Names may come before the contents, and each without the others. What has been synced
// is never damaged.
package crashtest

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"testing"

	"homespun/engines/common/files"
)

// A Disk replaces the system's disk during a test and logs what is done in its folder. The test must not use
// it from several goroutines.
type Disk struct {
	// NoLinks makes it a disk without links, as many memory sticks and network folders are, NoMoves one without
	// renames that replace nothing.
	NoLinks, NoMoves bool

	folder string
	log    []step
	// names are the files and folders by path, as the program sees them now. Files are numbered; a folder is
	// the number aFolder.
	names map[string]int
	files int // how many there are
	back  func()
}

// A step is one change of the disk, or a call of [Disk.Show].
type step struct {
	kind kind
	file int
	// path is the name that is meant, from the old one of a rename.
	path, from string
	at         int // where data is written, or the size of a file that is cut
	data       []byte
	shown      int
}

type kind int

const (
	named kind = iota // a file or a folder gets a name
	renamed
	removed
	written
	truncated
	synced
	folderSynced
	shown
)

// aFolder is the number of all folders.
const aFolder = -1

// New replaces the system's disk until the test ends, or [Disk.Close]. What the folder holds already is sure to stay.
func New(t testing.TB, folder string) *Disk {
	t.Helper()
	folder, err := filepath.EvalSymlinks(folder)
	if err != nil {
		t.Fatal(err)
	}
	d := &Disk{folder: folder, names: map[string]int{}}
	err = filepath.WalkDir(folder, func(at string, entry fs.DirEntry, err error) error {
		if err != nil || at == folder {
			return err
		}
		d.found(at, entry.IsDir())
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	d.back = files.StandIn(d)
	t.Cleanup(d.Close)
	return d
}

// Close restores the system's disk. What the disk has logged stays.
func (d *Disk) Close() {
	if d.back != nil {
		d.back()
		d.back = nil
	}
}

// Show notes that the program has shown people that n of something are kept, so that no crash may take them.
func (d *Disk) Show(n int) {
	d.log = append(d.log, step{kind: shown, shown: n})
}

// found logs a file or folder that was made without this disk, as sure to stay.
func (d *Disk) found(at string, isFolder bool) int {
	name, _ := d.inside(at)
	file := aFolder
	if !isFolder {
		file = d.files
		d.files++
		data, _ := os.ReadFile(at)
		d.log = append(d.log, step{kind: written, file: file, data: data}, step{kind: synced, file: file})
	}
	d.names[name] = file
	d.log = append(d.log, step{kind: named, file: file, path: name}, step{kind: folderSynced, path: path.Dir(name)})
	return file
}

// inside returns a path below the disk's folder, with slashes.
func (d *Disk) inside(at string) (name string, ok bool) {
	folder := filepath.Dir(at)
	if target, err := filepath.EvalSymlinks(folder); err == nil {
		folder = target
	}
	name, err := filepath.Rel(d.folder, filepath.Join(folder, filepath.Base(at)))
	return filepath.ToSlash(name), err == nil && filepath.IsLocal(name)
}

// do does an operation on a path and then notes it, if it went well and the path lies in the disk's folder.
func (d *Disk) do(at string, operation func() error, note func(name string)) error {
	err := operation()
	if name, ok := d.inside(at); ok && err == nil {
		note(name)
	}
	return err
}

// name notes that a file or folder has a name now.
func (d *Disk) name(name string, file int) {
	d.names[name] = file
	d.log = append(d.log, step{kind: named, file: file, path: name})
}

// OpenFile implements [files.Disk].
func (d *Disk) OpenFile(at string, flag int, mode fs.FileMode) (files.File, error) {
	_, missing := os.Lstat(at)
	opened, err := files.System.OpenFile(at, flag, mode)
	return d.opened(opened, err, missing != nil, flag&os.O_APPEND != 0)
}

// CreateTemp implements [files.Disk].
func (d *Disk) CreateTemp(folder, pattern string) (files.File, error) {
	opened, err := files.System.CreateTemp(folder, pattern)
	return d.opened(opened, err, true, false)
}

// opened returns an open file of this disk; fresh says that it was made just now.
func (d *Disk) opened(opened files.File, err error, fresh, appends bool) (files.File, error) {
	if err != nil {
		return nil, err
	}
	name, ok := d.inside(opened.Name())
	if !ok {
		return opened, nil
	}
	number, known := d.names[name]
	switch {
	case fresh:
		number = d.files
		d.files++
		d.name(name, number)
	case !known:
		number = d.found(opened.Name(), false)
	}
	return &file{File: opened, disk: d, number: number, appends: appends}, nil
}

// Rename implements [files.Disk].
func (d *Disk) Rename(from, to string) error { return d.rename(from, to, files.System.Rename) }

// RenameNew implements [files.Disk].
func (d *Disk) RenameNew(from, to string) error {
	if d.NoMoves {
		return errors.ErrUnsupported
	}
	return d.rename(from, to, files.System.RenameNew)
}

func (d *Disk) rename(from, to string, operation func(from, to string) error) error {
	return d.do(to, func() error { return operation(from, to) }, func(name string) {
		old, _ := d.inside(from)
		number := d.names[old]
		delete(d.names, old)
		d.names[name] = number
		d.log = append(d.log, step{kind: renamed, file: number, path: name, from: old})
	})
}

// Link implements [files.Disk].
func (d *Disk) Link(from, to string) error {
	if d.NoLinks {
		return errors.ErrUnsupported
	}
	return d.do(to, func() error { return files.System.Link(from, to) }, func(name string) {
		old, _ := d.inside(from)
		d.name(name, d.names[old])
	})
}

// Remove implements [files.Disk].
func (d *Disk) Remove(at string) error {
	return d.do(at, func() error { return files.System.Remove(at) }, func(name string) {
		delete(d.names, name)
		d.log = append(d.log, step{kind: removed, path: name})
	})
}

// Truncate implements [files.Disk].
func (d *Disk) Truncate(at string, size int64) error {
	return d.do(at, func() error { return files.System.Truncate(at, size) }, func(name string) {
		d.log = append(d.log, step{kind: truncated, file: d.names[name], at: int(size)})
	})
}

// MkdirAll implements [files.Disk].
func (d *Disk) MkdirAll(at string, mode fs.FileMode) error {
	return d.do(at, func() error { return files.System.MkdirAll(at, mode) }, func(name string) {
		for i, c := range name + "/" {
			if c != '/' || name == "." {
				continue
			}
			if _, known := d.names[name[:i]]; !known {
				d.name(name[:i], aFolder)
			}
		}
	})
}

// SyncFolder implements [files.Disk].
func (d *Disk) SyncFolder(at string) error {
	at = filepath.Join(at, "x") // so that the folder itself lies inside too
	return d.do(at, func() error { return nil }, func(name string) {
		d.log = append(d.log, step{kind: folderSynced, path: path.Dir(name)})
	})
}

// file is an open file of a disk.
type file struct {
	files.File
	disk    *Disk
	number  int
	appends bool
	at      int
}

// Write implements [files.File].
func (f *file) Write(data []byte) (int, error) {
	if f.appends {
		info, err := f.File.Stat()
		if err != nil {
			return 0, err
		}
		f.at = int(info.Size())
	}
	n, err := f.File.Write(data)
	f.disk.log = append(f.disk.log, step{kind: written, file: f.number, at: f.at,
		data: bytes.Clone(data[:n])})
	f.at += n
	return n, err
}

// Sync implements [files.File]. It only notes the sync, because the machine does not crash.
func (f *file) Sync() error {
	f.disk.log = append(f.disk.log, step{kind: synced, file: f.number})
	return nil
}
