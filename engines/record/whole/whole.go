// Package whole writes files whole or not at all.
package whole

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Write puts data in the file at path, new or in place of what it holds: into a temporary file beside it, synced, then renamed, so that a reader, a
// full disk or a power cut never meets a half. A link stays a link to the file, and a device or a pipe, such as /dev/null, is written into: a file in
// its place would take it away from everybody.
func Write(path string, data []byte) error {
	if info, err := os.Stat(path); err == nil && !info.IsDir() {
		if !info.Mode().IsRegular() {
			return into(path, data)
		}
		if info, err := os.Lstat(path); err == nil && info.Mode()&fs.ModeSymlink != 0 {
			if path, err = filepath.EvalSymlinks(path); err != nil {
				return err
			}
		}
	}
	temp, err := beside(path, data)
	if err != nil {
		return err
	}
	if err := os.Rename(temp, path); err != nil {
		os.Remove(temp)
		return err
	}
	settle(path)
	return nil
}

// WriteNew is Write for a name that nothing has yet; the error is fs.ErrExist where something has. It never overwrites.
func WriteNew(path string, data []byte) error {
	if _, err := os.Lstat(path); err == nil {
		return &fs.PathError{Op: "write", Path: path, Err: fs.ErrExist}
	}
	temp, err := beside(path, data)
	if err != nil {
		return err
	}
	defer os.Remove(temp)
	// A link fails where the name has come up since; file systems without links leave the rename.
	if err := os.Link(temp, path); err == nil || errors.Is(err, fs.ErrExist) {
		settle(path)
		return err
	}
	if err := os.Rename(temp, path); err != nil {
		return err
	}
	settle(path)
	return nil
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
func beside(path string, data []byte) (string, error) {
	file, err := os.CreateTemp(filepath.Dir(path), ".homespun-*.tmp")
	if err != nil {
		return "", err
	}
	_, err = file.Write(data)
	err = errors.Join(err, file.Chmod(0o644), file.Sync(), file.Close())
	if err != nil {
		os.Remove(file.Name())
		return "", err
	}
	return file.Name(), nil
}

// settle syncs the folder, where the system can, so that the name is on disk too.
func settle(path string) {
	if folder, err := os.Open(filepath.Dir(path)); err == nil {
		folder.Sync()
		folder.Close()
	}
}
