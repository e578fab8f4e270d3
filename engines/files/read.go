package files

import (
	"io"
	"io/fs"
	"os"
)

// Read returns what the file at path holds, and what the system knows of it. It reads regular files of at
// most limit bytes, and links to them: a pipe would keep the program waiting, and a device can be without an
// end.
func Read(path string, limit int64) ([]byte, fs.FileInfo, error) {
	f, err := Open(path, os.O_RDONLY)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	return readFrom(f, limit)
}

// Open opens a regular file, to read it or, with os.O_RDWR|os.O_APPEND, to go on with it as well; then the
// system lets [Write] put another in its place.
func Open(path string, flag int) (File, error) {
	problem := notRead
	if flag != os.O_RDONLY {
		problem = notWritten
	}
	info, err := os.Stat(path)
	if err == nil {
		err = regular(info) // before it is opened: opening a pipe waits for its other end
	}
	if err != nil {
		return nil, about(problem, path, err)
	}
	f, err := disk.OpenFile(path, flag, 0)
	return f, about(problem, path, err)
}

// readFrom is [Read] of a file that is open.
func readFrom(f File, limit int64) ([]byte, fs.FileInfo, error) {
	info, err := f.Stat()
	if err == nil {
		err = regular(info)
	}
	if err == nil && info.Size() > limit {
		err = &LargeError{limit}
	}
	var data []byte
	if err == nil { // what it says of its size need not be so: another program may be writing it
		data, err = io.ReadAll(io.LimitReader(f, limit+1))
	}
	if err == nil && int64(len(data)) > limit {
		err = &LargeError{limit}
	}
	if err != nil {
		return nil, nil, NotRead(f.Name(), err)
	}
	return data, info, nil
}

// Beginning returns what the file at path begins with, at most so many bytes. It reads the files that [Read]
// reads, however large.
func Beginning(path string, most int64) ([]byte, error) {
	f, err := Open(path, os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	start, err := io.ReadAll(io.LimitReader(f, most))
	return start, NotRead(path, err)
}

// regular says what something is that is no regular file.
func regular(info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return ErrFolder
	case !info.Mode().IsRegular():
		return ErrNoFile
	}
	return nil
}
