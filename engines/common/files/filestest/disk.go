// Package filestest has a disk for tests. It is the system's disk, but records every operation and can make
// any of them fail.
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

	"homespun/engines/common/files"
)

// A Disk replaces the system's disk during a test. The test must not use it from several goroutines.
type Disk struct {
	// Done lists the operations so far, in order, such as "write a.match", including those that failed. A
	// temporary file is called temp.
	Done []string
	// FailAt is the number of the operation that fails, counted from 1; 0 is none. If it is a write, the
	// first half is written, as on a full disk.
	FailAt int
	// Dead makes every operation after that one fail too, as if the program had ended there.
	Dead bool
	// NoLinks and NoLocks make it a disk without links, and renames that replace nothing, or without locks, as
	// some memory sticks and network folders are.
	NoLinks, NoLocks bool
	// NoSync makes it a disk that syncs nothing: quicker, for tests that write much and lose no power.
	NoSync bool
	// InUse is how often a file cannot be replaced, removed or opened for reading, because another program has
	// it open.
	InUse int
	// Before is called before each operation that does not fail; it may be nil.
	Before func(operation string)
}

// ErrFails is the cause of the error of an operation that was made to fail.
var ErrFails = fmt.Errorf("the disk fails: %w", syscall.EIO)

// New replaces the system's disk until the test ends.
func New(t testing.TB) *Disk {
	d := &Disk{}
	t.Cleanup(files.StandIn(d))
	return d
}

// do records an operation, and then does it or makes it fail.
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
	kind, _, _ := strings.Cut(what, " ")
	if d.InUse > 0 && (kind == "rename" || kind == "move" || kind == "remove" || kind == "read") {
		d.InUse--
		return &fs.PathError{Op: what, Path: path, Err: files.ErrInUse}
	}
	return operation()
}

// open is do for an operation that opens a file.
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

// RenameNew implements [files.Disk].
func (d *Disk) RenameNew(from, to string) error {
	return d.do("move to", to, func() error {
		if d.NoLinks {
			return errors.ErrUnsupported
		}
		return files.System.RenameNew(from, to)
	})
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
	return d.do("sync folder", "", d.synced(func() error { return files.System.SyncFolder(path) }))
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
func (f *file) Sync() error { return f.disk.do("sync", f.Name(), f.disk.synced(f.File.Sync)) }

// synced returns the operation that syncs, or one that does nothing.
func (d *Disk) synced(sync func() error) func() error {
	if d.NoSync {
		return func() error { return nil }
	}
	return sync
}

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

// Close implements [files.File]. It closes the file even if the operation is made to fail, as the system does
// when a program ends.
func (f *file) Close() error {
	err := f.File.Close()
	return f.disk.do("close", f.Name(), func() error { return err })
}
