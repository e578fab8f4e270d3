// Package whole reads files, and writes them whole or not at all.
//
// What goes wrong is an [*Error], which names the file as people know it.
package whole

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Write puts data in the file at path, new or in place of what it holds: into a temporary file beside it, synced, then renamed, so that a reader, a
// full disk or a power cut never meets a half. A link stays a link to the file, and a device or a pipe, such as /dev/null, is written into: a file in
// its place would take it away from everybody. Who may read and write the file stays as it is.
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
	if err := rename(temp, path); err != nil {
		os.Remove(temp)
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

// WriteNew is Write for a name that nothing has yet; the error is [fs.ErrExist] where something has. It never overwrites.
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
	defer os.Remove(temp)
	// A link fails where the name has come up since. Disks without links have an empty file take the name first: renaming alone would overwrite.
	if err := hardLink(temp, path); err == nil || errors.Is(err, fs.ErrExist) {
		settle(path)
		return err
	}
	empty, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, usualMode)
	if err != nil {
		return err
	}
	empty.Close()
	if err := rename(temp, path); err != nil {
		os.Remove(path)
		return err
	}
	settle(path)
	return nil
}

// hardLink is [os.Link]; tests have disks without links.
var hardLink = os.Link

// usualMode is who may read and write a new file: its owner, and others read.
const usualMode = 0o644

// MakeFolder makes a folder, and those it is in, where they are not there.
func MakeFolder(path string) error {
	return about(notMade, path, os.MkdirAll(path, 0o755))
}

// into writes data into what is no regular file.
func into(path string, data []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	return errors.Join(err, file.Close())
}

// beside writes a temporary file in the folder of path and returns its name.
func beside(path string, data []byte, mode fs.FileMode) (string, error) {
	file, err := create(filepath.Dir(path))
	if err != nil {
		return "", err
	}
	_, err = file.Write(data)
	file.Chmod(mode) // which some disks refuse to everybody but their owner; the file is as good
	err = errors.Join(err, file.Sync(), file.Close())
	if err != nil {
		os.Remove(file.Name())
		return "", err
	}
	return file.Name(), nil
}

// rename renames a file in its folder. By way of the folder it works on Windows too where the file whose place it takes is open, if whoever opened
// it allows for that.
func rename(from, to string) error {
	folder, err := os.OpenRoot(filepath.Dir(to))
	if err != nil {
		return err
	}
	defer folder.Close()
	return folder.Rename(filepath.Base(from), filepath.Base(to))
}

// settle syncs the folder, where the system can, so that the name is on disk too.
func settle(path string) {
	if folder, err := os.Open(filepath.Dir(path)); err == nil {
		folder.Sync()
		folder.Close()
	}
}
