// Package files reads files, and writes them whole or not at all, whatever goes wrong in between: what a
// family has played and written is nowhere but there.
//
// [Write] and [WriteNew] put a file in its place with all that it holds, an [Appender] goes on with one line
// by line, and [Read] reads what is a file and not larger than it can be. [SafeName] makes names that every
// system can have, and [Documents] is where people look for what is theirs. What goes wrong is an [*Error],
// which names the file as people know it.
//
// All that is done to a disk goes by way of a [Disk], so that a test can look at the steps and have any of
// them fail.
package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Write puts data in the file at path, new or in place of what it holds: into a temporary file beside it,
// synced, then renamed, so that a reader, a full disk or a power cut never meets a half. A link stays a link
// to the file, and a device or a pipe, such as /dev/null, is written into: a file in its place would take it
// away from everybody. Who may read and write the file stays as it is.
func Write(path string, data []byte) error {
	return NotWritten(path, write(path, data))
}

func write(path string, data []byte) error {
	mode := fs.FileMode(usualMode)
	info, err := os.Stat(path)
	link := linked(path)
	switch {
	case link && errors.Is(err, fs.ErrNotExist):
		return ErrLink
	case link && err != nil:
		return err
	case err != nil: // a new file, or the temporary one will say what is wrong
	case info.IsDir():
		return ErrFolder
	case !info.Mode().IsRegular():
		return into(path, data)
	default:
		mode = info.Mode().Perm()
	}
	if link {
		if path, err = filepath.EvalSymlinks(path); err != nil {
			return err
		}
	}
	temp, err := beside(path, data, mode)
	if err != nil {
		return err
	}
	if err := disk.Rename(temp, path); err != nil {
		disk.Remove(temp)
		return err
	}
	settle(path)
	return nil
}

// linked reports whether there is a link.
func linked(path string) bool {
	info, err := os.Lstat(path)
	return err == nil && info.Mode()&fs.ModeSymlink != 0
}

// WriteNew is Write for a name that nothing has yet; the error is [fs.ErrExist] where something has. It never
// overwrites.
func WriteNew(path string, data []byte) error {
	return NotWritten(path, writeNew(path, data))
}

func writeNew(path string, data []byte) error {
	if _, err := os.Lstat(path); err == nil {
		return fs.ErrExist
	}
	temp, err := beside(path, data, usualMode)
	if err != nil {
		return err
	}
	defer disk.Remove(temp)
	// A link fails where the name has come up since. Disks without links have an empty file take the name
	// first: renaming alone would overwrite.
	if err := disk.Link(temp, path); err == nil || errors.Is(err, fs.ErrExist) {
		settle(path)
		return err
	}
	empty, err := disk.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, usualMode)
	if err != nil {
		return err
	}
	empty.Close()
	if err := disk.Rename(temp, path); err != nil {
		disk.Remove(path)
		return err
	}
	settle(path)
	return nil
}

// usualMode is who may read and write a new file: its owner, and others read.
const usualMode = 0o644

// MakeFolder makes a folder, and those it is in, where they are not there.
func MakeFolder(path string) error {
	return about(notMade, path, disk.MkdirAll(path, 0o755))
}

// into writes data into what is no regular file.
func into(path string, data []byte) error {
	f, err := disk.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Close())
}

// beside writes a temporary file in the folder of path and returns its name.
func beside(path string, data []byte, mode fs.FileMode) (string, error) {
	f, err := create(filepath.Dir(path))
	if err != nil {
		return "", err
	}
	_, err = f.Write(data)
	f.Chmod(mode) // which some disks refuse to everybody but their owner; the file is as good
	err = errors.Join(err, f.Sync(), f.Close())
	if err != nil {
		disk.Remove(f.Name())
		return "", err
	}
	return f.Name(), nil
}

// settle syncs the folder, where the system can, so that the name is on disk too.
func settle(path string) { disk.SyncFolder(filepath.Dir(path)) }
