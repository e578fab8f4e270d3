package files

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// A Disk is all that this package does to a disk. Who stands in for the system's sees every step that a write
// takes, in order, and can have any of them fail: filestest does.
type Disk interface {
	// OpenFile opens a file as [os.OpenFile] does. Others can be renamed into the place of one that is open
	// to append to.
	OpenFile(path string, flag int, mode fs.FileMode) (File, error)
	// CreateTemp creates a file as [os.CreateTemp] does.
	CreateTemp(folder, pattern string) (File, error)
	// Rename renames a file within its folder, also into the place of another.
	Rename(from, to string) error
	// Link gives a file a second name. Not all disks can.
	Link(from, to string) error
	Remove(path string) error
	Truncate(path string, size int64) error
	MkdirAll(path string, mode fs.FileMode) error
	// SyncFolder has the names in a folder on disk, where the system can.
	SyncFolder(path string) error
}

// A File is an open file of a [Disk].
type File interface {
	io.ReadWriteCloser
	io.ReaderAt
	Name() string
	Stat() (fs.FileInfo, error)
	Chmod(mode fs.FileMode) error
	Sync() error
	// Lock locks the file until it is closed, for reading and writing. The error is [ErrHeld], or
	// [errors.ErrUnsupported] where the file lies on a disk that has no locks, as some network folders are.
	Lock() error
}

// System is the disk of the system.
var System Disk = system{}

// disk is what everything is read from and written to.
var disk = System

// StandIn puts another disk in the place of the system's and returns what brings that back, for tests.
func StandIn(d Disk) (back func()) {
	before := disk
	disk = d
	return func() { disk = before }
}

// system is [System], and file one of its files.
type (
	system struct{}
	file   struct{ *os.File }
)

func (system) OpenFile(path string, flag int, mode fs.FileMode) (File, error) {
	return opened(open(path, flag, mode))
}

func (system) CreateTemp(folder, pattern string) (File, error) {
	return opened(os.CreateTemp(folder, pattern))
}

func opened(f *os.File, err error) (File, error) {
	if err != nil {
		return nil, err
	}
	return file{f}, nil
}

// Rename goes by way of the folder: so it works on Windows too where the file whose place it takes is open,
// if whoever opened it allows for that.
func (system) Rename(from, to string) error {
	folder, err := os.OpenRoot(filepath.Dir(to))
	if err != nil {
		return err
	}
	defer folder.Close()
	return folder.Rename(filepath.Base(from), filepath.Base(to))
}

func (system) Link(from, to string) error                   { return os.Link(from, to) }
func (system) Remove(path string) error                     { return os.Remove(path) }
func (system) Truncate(path string, size int64) error       { return os.Truncate(path, size) }
func (system) MkdirAll(path string, mode fs.FileMode) error { return os.MkdirAll(path, mode) }

func (system) SyncFolder(path string) error {
	folder, err := os.Open(path)
	if err != nil {
		return err
	}
	defer folder.Close()
	return folder.Sync()
}
