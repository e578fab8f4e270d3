// Package files reads and writes files so that nothing is lost. A file is written whole or not at all,
// whatever goes wrong meanwhile, because a family's matches and house rules exist nowhere else.
//
// [Write] and [WriteNew] write a whole file, an [Appender] adds to a file line by line, and [Read] reads
// regular files up to a size limit. [SafeName] makes file names that every system accepts, and [Documents] is
// the folder for people's own files. Errors are of the type [*Error], which names the file as people know it.
//
// All access to the disk goes through a [Disk], so that a test can see each step and make any of them fail (package
// filestest), or go through all that a power cut may leave (package crashtest). What the functions have returned
// without an error is on the disk then: they sync the file, then give it its name, then sync the folder.
package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// Write writes data to the file at path, which may exist. It writes a temporary file beside it, syncs that
// and renames it. So a reader never sees half a file, nor does a full disk or a power cut leave one. If path
// is a link, the file that it leads to is replaced and the link stays. A device or a pipe, such as /dev/null,
// is written to directly, because replacing it by a file would take it away from everybody. The permissions
// of an existing file stay the same.
func Write(path string, data []byte) error {
	return NotWritten(path, write(path, data, patienceToWrite))
}

// write is [Write] with the time to wait for a program that has the file open.
func write(path string, data []byte, patience time.Duration) error {
	mode := fs.FileMode(usualMode)
	info, err := os.Stat(path)
	link := isLink(path)
	switch {
	case link && errors.Is(err, fs.ErrNotExist):
		return ErrLink
	case link && err != nil:
		return err
	case err != nil: // a new file; if there is another problem, writing the temporary file fails
	case info.IsDir():
		return ErrFolder
	case !info.Mode().IsRegular():
		return writeInto(path, data)
	default:
		mode = info.Mode().Perm()
	}
	if link {
		if path, err = filepath.EvalSymlinks(path); err != nil {
			return err
		}
	}
	temp, err := writeTemp(path, mode, content(data))
	if err != nil {
		return err
	}
	if err := patiently(patience, func() error { return disk.Rename(temp, path) }); err != nil {
		remove(temp)
		return err
	}
	settle(path)
	return nil
}

// isLink reports whether there is a symbolic link at path.
func isLink(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.Mode()&fs.ModeSymlink != 0
}

// WriteNew is Write for a new file. It never overwrites anything: if something has that name, the error is
// [fs.ErrExist].
func WriteNew(path string, data []byte) error { return StreamNew(path, content(data)) }

// StreamNew is WriteNew for a file that need not be in memory as a whole: fill writes what it holds. If fill
// returns an error there is no file, and the cause is that error.
func StreamNew(path string, fill func(io.Writer) error) error {
	return NotWritten(path, streamNew(path, fill))
}

func streamNew(path string, fill func(io.Writer) error) error {
	if _, err := os.Lstat(path); err == nil {
		return fs.ErrExist
	}
	temp, err := writeTemp(path, usualMode, fill)
	if err != nil {
		return err
	}
	if err = name(temp, path); err != nil {
		remove(temp)
	}
	return err
}

// name gives the file at from another name, which nothing has.
func name(from, path string) error {
	if err := disk.RenameNew(from, path); err == nil || errors.Is(err, fs.ErrExist) {
		settle(path)
		return err
	}
	// Link fails too if the name has been taken meanwhile, but a crash may leave both names. On disks without
	// links, an empty file takes the name first, because Rename by itself would overwrite another program's file.
	if err := disk.Link(from, path); err == nil || errors.Is(err, fs.ErrExist) {
		settle(path)
		if err == nil {
			remove(from)
		}
		return err
	}
	empty, err := disk.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, usualMode)
	if err != nil {
		return err
	}
	empty.Close()
	if err := patiently(patienceToWrite, func() error { return disk.Rename(from, path) }); err != nil {
		remove(path)
		return err
	}
	settle(path)
	return nil
}

// Move gives a file another name in its folder. Like [WriteNew] it never overwrites anything.
func Move(from, path string) error {
	if _, err := os.Lstat(path); err == nil {
		return NotWritten(path, fs.ErrExist)
	}
	return NotWritten(path, name(from, path))
}

// Remove takes a file away.
func Remove(path string) error { return NotWritten(path, remove(path)) }

// usualMode is the permissions of a new file: its owner can write it, everybody can read it.
const usualMode = 0o644

// MakeFolder makes a folder, and the folders around it, if they do not exist. It syncs the names of those that
// it makes: a file in a folder whose name is lost in a power cut would be lost with it.
func MakeFolder(path string) error {
	var made []string
	for at := filepath.Clean(path); ; at = filepath.Dir(at) {
		if _, err := os.Stat(at); !errors.Is(err, fs.ErrNotExist) || at == filepath.Dir(at) {
			break
		}
		made = append(made, at)
	}
	if err := disk.MkdirAll(path, 0o755); err != nil {
		return fileError(notMade, path, err)
	}
	for _, folder := range made {
		settle(folder)
	}
	return nil
}

// writeInto writes data to a device or a pipe.
func writeInto(path string, data []byte) error {
	f, err := disk.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Close())
}

// content returns the function that writes data.
func content(data []byte) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	}
}

// writeTemp has a temporary file filled in the folder of path and returns that file's name.
func writeTemp(path string, mode fs.FileMode, fill func(io.Writer) error) (string, error) {
	f, err := createTemp(filepath.Dir(path))
	if err != nil {
		return "", err
	}
	err = fill(f)
	f.Chmod(mode) // some disks refuse this; the file can be used all the same
	err = errors.Join(err, f.Sync(), f.Close())
	if err != nil {
		remove(f.Name())
		return "", err
	}
	return f.Name(), nil
}

// settle syncs the folder, if the system can do so, so that the file's new name is on disk too.
func settle(path string) { disk.SyncFolder(filepath.Dir(path)) }
