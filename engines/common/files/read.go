package files

import (
	"io"
	"io/fs"
	"os"

	"homespun/engines/common/text"
)

// Read returns the contents of the file at path, and what the system says about it. It accepts only regular
// files of at most limit bytes, and links to them: reading a pipe could block the program, and a device may
// have no end.
func Read(path string, limit int64) ([]byte, fs.FileInfo, error) {
	f, err := Open(path, os.O_RDONLY)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	return readFrom(f, limit)
}

// ReadText is [Read] for a text: it returns UTF-16 as UTF-8, see [text.Decode].
func ReadText(path string, limit int64) ([]byte, fs.FileInfo, error) {
	data, info, err := Read(path, limit)
	return text.Decode(data), info, err
}

// Open opens a regular file for reading or, with os.O_RDWR|os.O_APPEND, for reading and appending. In the
// second case [Write] can replace the file while it is open.
func Open(path string, flag int) (File, error) {
	problem := notRead
	if flag != os.O_RDONLY {
		problem = notWritten
	}
	info, err := os.Stat(path)
	if err == nil {
		err = regular(info) // before opening it, because opening a pipe blocks until its other end is open
	}
	if err != nil {
		return nil, fileError(problem, path, err)
	}
	patience := patienceToRead
	if flag != os.O_RDONLY {
		patience = patienceToWrite
	}
	var f File
	err = patiently(patience, func() (err error) {
		f, err = disk.OpenFile(path, flag, 0)
		return err
	})
	return f, fileError(problem, path, err)
}

// readFrom is [Read] for an open file.
func readFrom(f File, limit int64) ([]byte, fs.FileInfo, error) {
	info, err := f.Stat()
	if err == nil {
		err = regular(info)
	}
	if err == nil && info.Size() > limit {
		err = &LargeError{limit}
	}
	var data []byte
	if err == nil { // the size may be wrong by now: another program may be writing the file
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

// Beginning returns the first bytes of the file at path, at most most. It accepts the same files as [Read],
// of any size.
func Beginning(path string, most int64) ([]byte, error) {
	f, err := Open(path, os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	start, err := io.ReadAll(io.LimitReader(f, most))
	return start, NotRead(path, err)
}

// regular returns the error for something that is no regular file; nil for a regular file.
func regular(info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return ErrFolder
	case !info.Mode().IsRegular():
		return ErrNoFile
	}
	return nil
}
