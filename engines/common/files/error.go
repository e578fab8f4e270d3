package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"
)

// An Error says which file could not be read or written, by the path that people know, and why.
type Error struct {
	Path string
	// Err is the cause, in plain words and without a path: an error of the system, [fs.ErrExist],
	// [ErrFolder], [ErrNoFile], [ErrLink] or a [*LargeError].
	Err error

	// problem is the beginning of the sentence, with %s for the path.
	problem string
}

func (e *Error) Error() string { return fmt.Sprintf(e.problem, e.Path) + ": " + e.Err.Error() }

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

var (
	// ErrFolder says that the path is a folder and not a file.
	ErrFolder = errors.New("it is a folder; name a file in it")
	// ErrNoFile says that the path is neither a regular file nor a folder.
	ErrNoFile = errors.New(
		"it is a pipe or a device, not a file on a disk; save what it holds in a file and name that")
	// ErrLink says that the path is a link to a file that does not exist.
	ErrLink = errors.New("it is a link that leads nowhere; name the file itself")
)

// A LargeError says that a file is larger than Limit bytes, the most that the program reads or writes for its
// kind.
type LargeError struct{ Limit int64 }

func (e *LargeError) Error() string {
	size := fmt.Sprintf("%d KB", e.Limit>>10)
	if e.Limit >= 1<<20 {
		size = fmt.Sprintf("%d MB", e.Limit>>20)
	}
	return "it is too large: a file of its kind has at most " + size
}

// The problems of an [Error].
const (
	notRead    = "%s cannot be read"
	notWritten = "%s cannot be written"
	notMade    = "the folder %s cannot be made"
)

// NotRead and NotWritten wrap an error of reading or writing a file in an [*Error]; nil stays nil.
func NotRead(path string, err error) error    { return fileError(notRead, path, err) }
func NotWritten(path string, err error) error { return fileError(notWritten, path, err) }

// fileError wraps an error of a file in an [*Error]; nil stays nil.
func fileError(problem, path string, err error) error {
	if err == nil {
		return nil
	}
	return &Error{path, Cause(err), problem}
}

// Cause returns the cause of a file's error, in plain words and without the path, for sentences that name the
// file already.
func Cause(err error) error {
	var own *Error
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &own):
		return own.Err
	case errors.As(err, &path):
		err = path.Err
	case errors.As(err, &link):
		err = link.Err
	}
	for _, known := range plainWords {
		if errors.Is(err, known.err) {
			return &cause{known.words, err}
		}
	}
	return err
}

const diskFull = "the disk is full; make room on it and try again"

// plain is an error of the system in plain words, with advice.
type plain struct {
	err   error
	words string
}

// plainWords are the system errors that people can do something about.
var plainWords = append([]plain{
	{syscall.ENOSPC, diskFull},
	{syscall.EDQUOT, "your share of the disk is full; make room on it and try again"},
	{syscall.EFBIG, "this disk cannot hold a file that large; name one on another disk"},
	{syscall.EROFS, "nothing can be written on its disk; name one on another disk"},
}, moreWords...)

// cause is a system error with plain words in place of its text.
type cause struct {
	words string
	err   error
}

func (c *cause) Error() string { return c.words }

// Unwrap returns the system's error.
func (c *cause) Unwrap() error { return c.err }
