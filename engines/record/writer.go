package record

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"homespun/engines/record/whole"
)

// Writer goes on with a match file on disk: it appends lines, each synced, as long as the file is as it was left. It is used by one goroutine. It
// keeps no file open between lines.
type Writer struct {
	path string
	// left is the file as it was left: what is on disk must agree before each append.
	info fs.FileInfo
	size int64
	time time.Time
	tail []byte
	// mended is what the file is to hold before the first append, nil where it can be appended to as it is.
	mended []byte
}

// tailLength is how many bytes at the end of the file are compared before each append, besides size and time.
const tailLength = 256

// Create writes a new match file, its front matter whole, with the lines that it begins with. A file that is there already is an error ([fs.ErrExist]) and stays as it is.
func Create(path string, h Header, lines ...string) (*Writer, error) {
	data, err := h.Encode()
	if err != nil {
		return nil, err
	}
	for _, line := range lines {
		data = append(append(data, line...), '\n')
	}
	if err := whole.WriteNew(path, data); err != nil {
		return nil, fmt.Errorf("the match file cannot be written: %w", err)
	}
	w := &Writer{path: path}
	return w, w.remember(data)
}

// Open reads a match file to go on with it. The error is an *[Unreadable] or one of opening the file, which stays as it is either way.
func Open(path string) (*File, *Writer, error) {
	path, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil, nil, err
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, nil, err
	}
	file, err := Read(data)
	if err != nil {
		return nil, nil, err
	}
	w := &Writer{path: path}
	if file.Cut() || file.unended {
		w.mended = file.mended()
	}
	return file, w, w.remember(data)
}

// Path returns where the file is.
func (w *Writer) Path() string { return w.path }

// Changed reports whether another program has written the file since it was read or last appended to, or taken it away.
func (w *Writer) Changed() bool { return w.check() != nil }

// Append writes lines (without newlines) to the end of the file and syncs it. Where the file is not as it was left the error is [ErrChanged], and
// nothing is written. Where the disk is full or gone, nothing is left half written if it can be helped.
func (w *Writer) Append(lines ...string) error {
	if len(lines) == 0 {
		return nil
	}
	for _, line := range lines {
		if strings.ContainsAny(line, "\r\n") {
			return fmt.Errorf("a line of a match cannot hold a line break: %q", line)
		}
	}
	if err := w.check(); err != nil {
		return err
	}
	added := []byte(strings.Join(lines, "\n") + "\n")
	if w.mended != nil {
		if err := w.replace(append(w.mended[:len(w.mended):len(w.mended)], added...)); err != nil {
			return err
		}
		w.mended = nil
		return nil
	}
	if err := w.add(added); err != nil {
		return fmt.Errorf("the match file cannot be written: %w", err)
	}
	return w.remember(append(w.tail, added...))
}

// add appends bytes and syncs; what could be written only in part is taken back.
func (w *Writer) add(added []byte) error {
	file, err := os.OpenFile(w.path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	_, err = file.Write(added)
	if err == nil {
		err = file.Sync()
	}
	if err != nil {
		if file.Truncate(w.size) == nil {
			file.Sync()
			if info, statErr := file.Stat(); statErr == nil {
				w.info, w.time = info, info.ModTime()
			}
		}
		file.Close()
		return err
	}
	return file.Close()
}

// check compares the file with how it was left.
func (w *Writer) check() error {
	file, err := os.Open(w.path)
	if errors.Is(err, fs.ErrNotExist) {
		return gone{}
	} else if err != nil {
		return fmt.Errorf("the match file cannot be read: %w", err)
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return fmt.Errorf("the match file cannot be read: %w", err)
	}
	tail := make([]byte, len(w.tail))
	if !os.SameFile(info, w.info) || info.Size() != w.size || !info.ModTime().Equal(w.time) {
		return ErrChanged
	}
	if _, err := file.ReadAt(tail, w.size-int64(len(tail))); err != nil && err != io.EOF || !bytes.Equal(tail, w.tail) {
		return ErrChanged
	}
	return nil
}

// remember notes how the file is left; data ends as the file does.
func (w *Writer) remember(data []byte) error {
	info, err := os.Stat(w.path)
	if err != nil {
		return err
	}
	w.info, w.size, w.time = info, info.Size(), info.ModTime()
	w.tail = bytes.Clone(data[max(0, len(data)-tailLength):])
	return nil
}

// replace writes the file whole.
func (w *Writer) replace(data []byte) error {
	if err := whole.Write(w.path, data); err != nil {
		return fmt.Errorf("the match file cannot be written: %w", err)
	}
	return w.remember(data)
}

// gone is the error of a file that was taken away: [ErrChanged] and [fs.ErrNotExist].
type gone struct{}

// Error implements error.
func (gone) Error() string { return "the match file is gone; bring it back before going on" }

// Is says what it is.
func (gone) Is(target error) bool { return target == ErrChanged || target == fs.ErrNotExist }
