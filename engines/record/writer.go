package record

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"homespun/engines/files"
)

// MaxFile is the largest match file that is read or written, in bytes: more than any match takes.
const MaxFile = 64 << 20

// Writer goes on with a match file on disk: it appends lines, each synced, as long as the file is as it was
// left, which a [files.Appender] sees to. It is used by one goroutine. It keeps no file open between lines.
type Writer struct {
	file *files.Appender
	// mended is what the file is to hold before the first append, nil where it can be appended to as it is.
	mended []byte
}

// Create writes a new match file, its front matter whole, with the lines that it begins with. A file that is
// there already is an error ([fs.ErrExist]) and stays as it is; the error is a [*files.Error] or one of the
// header.
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
		return nil, told(err)
	}
	return &Writer{file: file}, nil
}

// Open reads a match file to go on with it. The error is an *[Unreadable] or a [*files.Error]; the file stays
// as it is either way.
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
	if file.Cut() || file.unended {
		w.mended = file.mended()
	}
	return file, w, nil
}

// ReadFile returns what a match file holds, for [Read], and what the system knows of it. A program that is in
// the middle of writing it is waited for. The error is a [*files.Error].
func ReadFile(path string) ([]byte, fs.FileInfo, error) { return files.ReadSettled(path, MaxFile) }

// Path returns where the file is.
func (w *Writer) Path() string { return w.file.Path() }

// Changed reports whether another program has written the file since it was read or last appended to, or
// taken it away.
func (w *Writer) Changed() bool { return w.file.Changed() }

// Append writes lines (without newlines) to the end of the file and syncs it. Where the file is not as it was
// left the error is [ErrChanged], and nothing is written. Where it cannot be written, be the disk full or
// gone or another program at it ([files.ErrHeld]), the error is a [*files.Error], and nothing is left half
// written if it can be helped.
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
	if w.mended == nil {
		return told(w.file.Append(added))
	}
	if err := w.file.Replace(slices.Concat(w.mended, added)); err != nil {
		return told(err)
	}
	w.mended = nil
	return nil
}

// told says in the words of a match that its file is another than it was left.
func told(err error) error {
	switch {
	case !errors.Is(err, files.ErrChanged):
		return err
	case errors.Is(err, fs.ErrNotExist):
		return gone{}
	}
	return ErrChanged
}

// gone is the error of a file that was taken away: [ErrChanged] and [fs.ErrNotExist].
type gone struct{}

// Error implements error.
func (gone) Error() string { return "the match file is gone; bring it back before going on" }

// Is says what it is.
func (gone) Is(target error) bool { return target == ErrChanged || target == fs.ErrNotExist }
