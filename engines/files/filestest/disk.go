// Package filestest has a disk for tests: the system's own, which writes down what is done to it and fails
// when it is told to.
package filestest

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"homespun/engines/files"
)

// A Disk is the system's disk for the time of a test that does one thing at a time.
type Disk struct {
	// Done are the operations so far, in order, those that failed too: "write a.match". A temporary file is
	// called temp.
	Done []string
	// FailAt is the operation that fails, counted from 1; 0 is none. Of a write that fails the first half is
	// written, as on a full disk.
	FailAt int
	// Dead has every operation after that one fail too, as if the program had ended there.
	Dead bool
	// NoLinks and NoLocks make it a disk that has none, as memory sticks and network folders are.
	NoLinks, NoLocks bool
	// Before is called before an operation; nil is nothing.
	Before func(operation string)
}

// ErrFails is behind the error of an operation that fails.
var ErrFails = fmt.Errorf("the disk fails: %w", syscall.EIO)

// New puts a disk in the place of the system's until the test ends.
func New(t testing.TB) *Disk {
	d := &Disk{}
	t.Cleanup(files.StandIn(d))
	return d
}

// do does an operation, or has it fail.
func (d *Disk) do(what, path string, operation func() error) error {
	name := filepath.Base(path)
	if strings.HasSuffix(name, ".tmp") {
		name = "temp"
	}
	what += " " + name
	d.Done = append(d.Done, what)
	if n := len(d.Done); d.FailAt > 0 && (n == d.FailAt || d.Dead && n > d.FailAt) {
		return &fs.PathError{Op: what, Path: path, Err: ErrFails}
	}
	if d.Before != nil {
		d.Before(what)
	}
	return operation()
}

// open does an operation that opens a file.
func (d *Disk) open(what, path string, operation func() (files.File, error)) (files.File, error) {
	var opened files.File
	err := d.do(what, path, func() (err error) {
		opened, err = operation()
		return err
	})
	if err != nil {
		return nil, err
	}
	return &file{opened, d}, nil
}

// OpenFile implements [files.Disk].
func (d *Disk) OpenFile(path string, flag int, mode fs.FileMode) (files.File, error) {
	what := "read"
	switch {
	case flag&os.O_CREATE != 0:
		what = "create"
	case flag&os.O_APPEND != 0:
		what = "append to"
	case flag&(os.O_RDWR|os.O_WRONLY) != 0:
		what = "open"
	}
	return d.open(what, path, func() (files.File, error) { return files.System.OpenFile(path, flag, mode) })
}

// CreateTemp implements [files.Disk].
func (d *Disk) CreateTemp(folder, pattern string) (files.File, error) {
	return d.open("create", pattern, func() (files.File, error) {
		return files.System.CreateTemp(folder, pattern)
	})
}

// Rename implements [files.Disk].
func (d *Disk) Rename(from, to string) error {
	return d.do("rename to", to, func() error { return files.System.Rename(from, to) })
}

// Link implements [files.Disk].
func (d *Disk) Link(from, to string) error {
	return d.do("link to", to, func() error {
		if d.NoLinks {
			return errors.ErrUnsupported
		}
		return files.System.Link(from, to)
	})
}

// Remove implements [files.Disk].
func (d *Disk) Remove(path string) error {
	return d.do("remove", path, func() error { return files.System.Remove(path) })
}

// Truncate implements [files.Disk].
func (d *Disk) Truncate(path string, size int64) error {
	return d.do("truncate", path, func() error { return files.System.Truncate(path, size) })
}

// MkdirAll implements [files.Disk].
func (d *Disk) MkdirAll(path string, mode fs.FileMode) error {
	return d.do("make folder", path, func() error { return files.System.MkdirAll(path, mode) })
}

// SyncFolder implements [files.Disk].
func (d *Disk) SyncFolder(path string) error {
	return d.do("sync folder", "", func() error { return files.System.SyncFolder(path) })
}

// file is an open file of a disk.
type file struct {
	files.File
	disk *Disk
}

// Write implements [files.File].
func (f *file) Write(data []byte) (n int, err error) {
	err = f.disk.do("write", f.Name(), func() (err error) {
		n, err = f.File.Write(data)
		return err
	})
	if errors.Is(err, ErrFails) {
		n, _ = f.File.Write(data[:len(data)/2])
	}
	return n, err
}

// Sync implements [files.File].
func (f *file) Sync() error { return f.disk.do("sync", f.Name(), f.File.Sync) }

// Chmod implements [files.File].
func (f *file) Chmod(mode fs.FileMode) error {
	return f.disk.do("chmod", f.Name(), func() error { return f.File.Chmod(mode) })
}

// Lock implements [files.File].
func (f *file) Lock() error {
	return f.disk.do("lock", f.Name(), func() error {
		if f.disk.NoLocks {
			return errors.ErrUnsupported
		}
		return f.File.Lock()
	})
}

// Close implements [files.File]. The file is closed in any case: a system does that with those of a program
// that ends.
func (f *file) Close() error {
	err := f.File.Close()
	return f.disk.do("close", f.Name(), func() error { return err })
}
