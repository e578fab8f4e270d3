package files

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// A Disk has every operation that this package does on a disk. Tests replace the system's disk by package
// filestest, which records each step of a write in order and can make any of them fail.
type Disk interface {
	// OpenFile opens a file as [os.OpenFile] does. A file opened for appending does not prevent other files
	// from being renamed into its place.
	OpenFile(path string, flag int, mode fs.FileMode) (File, error)
	// CreateTemp creates a file as [os.CreateTemp] does.
	CreateTemp(folder, pattern string) (File, error)
	// Rename renames a file within its folder. It replaces a file that has the new name. The error of this, of
	// OpenFile and of Remove may be [ErrInUse].
	Rename(from, to string) error
	// RenameNew renames a file within its folder, unless something has the new name: then the error is
	// [fs.ErrExist]. Some disks cannot do that.
	RenameNew(from, to string) error
	// Link gives a file a second name. Some disks cannot do that.
	Link(from, to string) error
	Remove(path string) error
	Truncate(path string, size int64) error
	MkdirAll(path string, mode fs.FileMode) error
	// SyncFolder writes the names in a folder to the disk, if the system can do so.
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
	// Lock locks the file for reading and writing until it is closed. The error is [ErrHeld] if somebody else
	// has the lock, or [errors.ErrUnsupported] on a disk without locks, such as some network folders.
	Lock() error
}

// System is the disk of the operating system.
var System Disk = system{}

// disk is the disk that this package uses. Only tests replace it.
var disk = System

// StandIn replaces the disk that this package uses, for tests, and returns a function that restores the old
// one.
func StandIn(d Disk) (back func()) {
	before := disk
	disk = d
	return func() { disk = before }
}

// system is the type of [System], and file that of its open files.
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
		return nil, busy(err)
	}
	return file{f}, nil
}

// Rename calls the rename of the opened folder. On Windows only that one can replace a file that is open, if
// the function open has opened the file.
func (system) Rename(from, to string) error {
	folder, err := os.OpenRoot(filepath.Dir(to))
	if err != nil {
		return err
	}
	defer folder.Close()
	return busy(folder.Rename(filepath.Base(from), filepath.Base(to)))
}

func (system) RenameNew(from, to string) error              { return renameNew(from, to) }
func (system) Link(from, to string) error                   { return os.Link(from, to) }
func (system) Remove(path string) error                     { return busy(os.Remove(path)) }
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
