package files

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"time"
)

// An Appender goes on with a file on disk: it appends to it, each time synced, as long as the file is as it
// was left. It is used by one goroutine. It keeps no file open between.
//
// Two programs can have the same file open. What keeps them apart is that each looks whether the file is as
// it left it before it writes, under the system's lock of that very file, so that nobody writes between the
// look and the end of the write. A file that takes the place of another is renamed there while that is
// locked; who waits for its lock then finds that the name is another file's. So the times of files, which
// some disks count in steps of two seconds, decide nothing: what others append makes the file longer, and
// where only the time is another the whole file is compared.
//
// On disks that have no locks, as some network folders are, the look stands alone. Two programs that write in
// the same instant may both get through it; the one whose bytes come second finds them elsewhere than where
// it meant to write, and is told then.
type Appender struct {
	path string
	// most is how large the file can become.
	most int64
	// The file as it was left: what is on disk must agree before each append. tail is how it ends, sum that
	// of all it holds.
	info fs.FileInfo
	size int64
	time time.Time
	tail []byte
	sum  hash.Hash
}

// ErrChanged says that another program has written a file since it was read or last appended to. Where it was
// taken away the error is [fs.ErrNotExist] too.
var ErrChanged = errors.New("another program has written this file")

var errGone = fmt.Errorf("%w: %w", ErrChanged, fs.ErrNotExist)

// tailLength is how many bytes at the end of the file are compared before each append, besides size and time.
const tailLength = 256

// How long other programs may write the file before this one gives up: to read it, and to write it. The
// screen waits as long.
var (
	patienceToRead  = 100 * time.Millisecond
	patienceToWrite = 2 * time.Second
)

// Create is [WriteNew] of a file that is then appended to, until it has most bytes.
func Create(path string, most int64, data []byte) (*Appender, error) {
	if err := WriteNew(path, data); err != nil {
		return nil, err
	}
	a := &Appender{path: path, most: most}
	return a, a.begin(data)
}

// OpenAppender reads a file to append to it, until it has most bytes. The error is an [*Error]; the file
// stays as it is.
func OpenAppender(path string, most int64) (*Appender, []byte, error) {
	data, info, err := ReadSettled(path, most)
	if err != nil {
		return nil, nil, err
	}
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil, nil, NotRead(path, err)
	}
	a := &Appender{path: real, most: most}
	a.leave(info, data)
	return a, data, nil
}

// ReadSettled is [Read] of a file that programs append to: one that is in the middle of it is waited for.
func ReadSettled(path string, limit int64) ([]byte, fs.FileInfo, error) {
	f, err := Open(path, os.O_RDONLY)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	// what is half written then has no end, and the next append finds the file changed
	_ = wait(f, patienceToRead)
	return readFrom(f, limit)
}

// Path returns where the file is.
func (a *Appender) Path() string { return a.path }

// Changed reports whether another program has written the file since it was read or last appended to, or
// taken it away.
func (a *Appender) Changed() bool {
	f, err := a.open(os.O_RDONLY)
	if err != nil {
		return true
	}
	defer f.Close()
	return a.check(f) != nil
}

// Append writes data to the end of the file and syncs it. Where the file is not as it was left the error is
// [ErrChanged], and nothing is written. Where it cannot be written, be the disk full or gone or another
// program at it ([ErrHeld]), the error is an [*Error], and nothing is left half written if it can be helped.
func (a *Appender) Append(data []byte) error {
	f, err := a.claim(a.size + int64(len(data)))
	if err != nil {
		return err
	}
	defer f.Close()
	return a.add(f, data)
}

// Replace puts a file that holds data in the place of this one. The errors are those of [Appender.Append].
func (a *Appender) Replace(data []byte) error {
	f, err := a.claim(int64(len(data)))
	if err != nil {
		return err
	}
	defer f.Close()
	err = Write(a.path, data)
	// some disks there put nothing in the place of a file that is open
	if err != nil && runtime.GOOS == "windows" {
		f.Close()
		err = Write(a.path, data)
	}
	if err != nil {
		return err
	}
	return a.begin(data)
}

// claim opens the file to write it, locks it and looks whether it is as it was left. size is what it is to
// have then.
func (a *Appender) claim(size int64) (File, error) {
	f, err := a.open(os.O_RDWR | os.O_APPEND)
	if err != nil {
		return nil, err
	}
	if err = wait(f, patienceToWrite); errors.Is(err, ErrHeld) {
		err = NotWritten(a.path, err)
	} else if err = a.check(f); err == nil && size > a.most {
		err = NotWritten(a.path, &LargeError{a.most})
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// open opens the file, if it is one.
func (a *Appender) open(flag int) (File, error) {
	f, err := Open(a.path, flag)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, errGone
	case errors.Is(err, ErrFolder), errors.Is(err, ErrNoFile):
		return nil, ErrChanged
	}
	return f, err
}

// check compares the file, which is open, with how it was left.
func (a *Appender) check(f File) error {
	info, err := f.Stat()
	if err != nil {
		return NotRead(a.path, err)
	}
	named, err := os.Stat(a.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return errGone
	case err != nil:
		return NotRead(a.path, err)
	case !os.SameFile(named, info) || !os.SameFile(info, a.info) || info.Size() != a.size,
		!holds(f, a.size-int64(len(a.tail)), a.tail):
		return ErrChanged
	case info.ModTime().Equal(a.time):
		return nil
	}
	// Touched, or its disk tells the time otherwise once the file is closed.
	sum := sha256.New()
	if _, err := io.Copy(sum, io.NewSectionReader(f, 0, a.size)); err != nil {
		return NotRead(a.path, err)
	}
	if !bytes.Equal(sum.Sum(nil), a.sum.Sum(nil)) {
		return ErrChanged
	}
	a.info, a.time = info, info.ModTime()
	return nil
}

// holds reports whether a file holds data at a place.
func holds(f File, at int64, data []byte) bool {
	found := make([]byte, len(data))
	_, err := f.ReadAt(found, at)
	return (err == nil || err == io.EOF) && bytes.Equal(found, data)
}

// add appends data and syncs; what could be written only in part is taken back.
func (a *Appender) add(f File, data []byte) error {
	n, err := f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if err != nil {
		// By name, as Windows cuts no file that is open for appending; nothing of others is cut off.
		if info, wrong := f.Stat(); wrong == nil && info.Size() == a.size+int64(n) &&
			disk.Truncate(a.path, a.size) == nil {
			f.Sync()
		}
		return NotWritten(a.path, err)
	}
	if !holds(f, a.size, data) { // somebody writes it without the lock
		return ErrChanged
	}
	info, err := f.Stat()
	if err != nil {
		return NotRead(a.path, err)
	}
	a.info, a.time, a.size = info, info.ModTime(), a.size+int64(len(data))
	a.tail = lastBytes(append(a.tail, data...))
	a.sum.Write(data)
	return nil
}

// begin notes how a file is left that was written whole.
func (a *Appender) begin(data []byte) error {
	f, err := a.open(os.O_RDONLY)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return NotRead(a.path, err)
	}
	a.leave(info, data)
	return nil
}

// leave notes how the file is left: what it holds, and what the system knew of it then. Where another program
// has written it in between its size tells.
func (a *Appender) leave(info fs.FileInfo, data []byte) {
	a.info, a.size, a.time, a.tail, a.sum = info, int64(len(data)), info.ModTime(), lastBytes(data),
		sha256.New()
	a.sum.Write(data)
}

// lastBytes returns a copy of the end of what a file holds.
func lastBytes(data []byte) []byte { return bytes.Clone(data[max(0, len(data)-tailLength):]) }
