package record

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"time"

	"homespun/engines/common/files"
)

// MaxFile is the largest match file that is read or written, in bytes. No match takes as much.
const MaxFile = 64 << 20

// Writer appends lines to a match file on disk and syncs each. It uses a [files.Appender], so it refuses to
// write if another program has changed the file. It may be used by several goroutines, and keeps no file open
// between lines.
type Writer struct {
	file *files.Appender
	// one has the goroutines write one after the other.
	one sync.Mutex
	// repaired is what the file must contain before the first append, after an interrupted write; nil if
	// lines can be appended to the file as it is. ended is the same with an end of the last line, nil if it
	// has one.
	repaired, ended []byte
}

// Create writes a new match file with its front matter and first lines. If the file exists, it is not changed
// and the error is [fs.ErrExist]. The error is a [*files.Error], or says why the header cannot be written.
func Create(path string, h Header, lines ...string) (*Writer, error) {
	data, err := h.Encode()
	if err != nil {
		return nil, err
	}
	for _, line := range lines {
		data = append(append(data, line...), '\n')
	}
	file, err := files.Create(path, MaxFile, data)
	if err != nil {
		return nil, matchError(err)
	}
	return &Writer{file: file}, nil
}

// Open reads a match file and returns a Writer that appends to it. The error is an *[Unreadable] or a
// [*files.Error]. Open never changes the file.
func Open(path string) (*File, *Writer, error) {
	appender, data, err := files.OpenAppender(path, MaxFile)
	if err != nil {
		return nil, nil, err
	}
	file, err := Read(data)
	if err != nil {
		return nil, nil, err
	}
	w := &Writer{file: appender}
	if file.Cut() || file.noLineEnd {
		w.repaired = file.repaired(false)
	}
	if file.Cut() {
		w.ended = file.repaired(true)
	}
	return file, w, nil
}

// ReadFile returns the contents of a match file, for [Read], and what the system says about the file. If
// another program is writing it, ReadFile waits a moment. The error is a [*files.Error].
func ReadFile(path string) ([]byte, fs.FileInfo, error) { return files.ReadSettled(path, MaxFile) }

// Path returns where the file is.
func (w *Writer) Path() string { return w.file.Path() }

// Changed reports whether another program has changed or removed the file since it was read or last appended
// to.
func (w *Writer) Changed() bool {
	w.one.Lock()
	defer w.one.Unlock()
	return w.file.Changed()
}

// Written returns when the file was last written, as its disk tells it.
func (w *Writer) Written() time.Time { return w.file.Written() }

// Append writes lines (without line ends) to the end of the file and syncs it. If another program has changed
// the file, the error is [ErrChanged] and nothing is written. If the file cannot be written, the error is a
// [*files.Error]: the disk is full or gone, or another program holds the lock ([files.ErrHeld]). Append then
// tries to remove what was written in part.
func (w *Writer) Append(lines ...string) error {
	if len(lines) == 0 {
		return nil
	}
	for _, line := range lines {
		if strings.ContainsAny(line, "\r\n") {
			return fmt.Errorf("a line of a match cannot hold a line break: %q", line)
		}
	}
	added := []byte(strings.Join(lines, "\n") + "\n")
	w.one.Lock()
	defer w.one.Unlock()
	if w.repaired == nil {
		return matchError(w.file.Append(added))
	}
	if err := w.file.Replace(slices.Concat(w.repaired, added)); err != nil {
		return matchError(err)
	}
	w.repaired, w.ended = nil, nil
	return nil
}

// EndLine ends the last line of the file, if it was read without a line end ([File.Torn]), so that it counts.
// The errors are those of [Writer.Append].
func (w *Writer) EndLine() error {
	w.one.Lock()
	defer w.one.Unlock()
	if w.ended == nil {
		return nil
	}
	if err := w.file.Replace(w.ended); err != nil {
		return matchError(err)
	}
	w.repaired, w.ended = nil, nil
	return nil
}

// matchError returns an error of files with words that fit a match file, if the file has changed or is gone.
func matchError(err error) error {
	switch {
	case !errors.Is(err, files.ErrChanged):
		return err
	case errors.Is(err, fs.ErrNotExist):
		return gone{}
	}
	return ErrChanged
}

// gone is the error of a match file that was removed. It is both [ErrChanged] and [fs.ErrNotExist].
type gone struct{}

// Error implements error.
func (gone) Error() string { return "the match file is gone; bring it back before going on" }

// Is makes gone match both errors.
func (gone) Is(target error) bool { return target == ErrChanged || target == fs.ErrNotExist }
