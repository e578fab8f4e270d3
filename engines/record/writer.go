package record

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
	"strings"
	"time"

	"homespun/engines/record/lock"
	"homespun/engines/record/whole"
)

// MaxFile is the largest match file that is read or written, in bytes: more than any match takes.
const MaxFile = 64 << 20

// Writer goes on with a match file on disk: it appends lines, each synced, as long as the file is as it was left. It is used by one goroutine. It
// keeps no file open between lines.
//
// Two programs can have the same match open. What keeps them apart is that each looks whether the file is as it left it before it writes, under the
// system's lock of that very file, so that nobody writes between the look and the end of the write. A file that takes the place of a cut one is renamed
// there while the cut one is locked; who waits for that lock then finds that the name is another file's. So the times of files, which some disks count in
// steps of two seconds, decide nothing: what others append makes the file longer, and where only the time is another the whole file is compared.
//
// On disks that have no locks, as some network folders are, the look stands alone. Two programs that write in the same instant may both get through it; the
// one whose lines come second finds them elsewhere than where it meant to write, and is told then.
type Writer struct {
	path string
	// The file as it was left: what is on disk must agree before each append. tail is how it ends, sum that of all it holds.
	info fs.FileInfo
	size int64
	time time.Time
	tail []byte
	sum  hash.Hash
	// mended is what the file is to hold before the first append, nil where it can be appended to as it is.
	mended []byte
}

// tailLength is how many bytes at the end of the file are compared before each append, besides size and time.
const tailLength = 256

// How long other programs may write the file before this one gives up: to read it, and to write it. The screen waits as long.
const (
	patienceToRead  = 100 * time.Millisecond
	patienceToWrite = 2 * time.Second
)

// wait is [lock.Wait]; tests have disks without locks.
var wait = lock.Wait

// Create writes a new match file, its front matter whole, with the lines that it begins with. A file that is there already is an error ([fs.ErrExist])
// and stays as it is; the error is a [*whole.Error] or one of the header.
func Create(path string, h Header, lines ...string) (*Writer, error) {
	data, err := h.Encode()
	if err != nil {
		return nil, err
	}
	for _, line := range lines {
		data = append(append(data, line...), '\n')
	}
	if err := whole.WriteNew(path, data); err != nil {
		return nil, err
	}
	w := &Writer{path: path}
	return w, w.begin(data)
}

// Open reads a match file to go on with it. The error is an *[Unreadable] or a [*whole.Error]; the file stays as it is either way.
func Open(path string) (*File, *Writer, error) {
	data, info, err := ReadFile(path)
	if err != nil {
		return nil, nil, err
	}
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil, nil, whole.NotRead(path, err)
	}
	file, err := Read(data)
	if err != nil {
		return nil, nil, err
	}
	w := &Writer{path: real}
	if file.Cut() || file.unended {
		w.mended = file.mended()
	}
	w.leave(info, data)
	return file, w, nil
}

// ReadFile returns what a match file holds, for [Read], and what the system knows of it. A program that is in the middle of writing it is waited for. The
// error is a [*whole.Error].
func ReadFile(path string) ([]byte, fs.FileInfo, error) {
	file, err := whole.Open(path, os.O_RDONLY)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	_ = wait(file, patienceToRead) // what is half written is a line without its end, and the next append finds the file changed
	return whole.ReadFrom(file, MaxFile)
}

// Path returns where the file is.
func (w *Writer) Path() string { return w.path }

// Changed reports whether another program has written the file since it was read or last appended to, or taken it away.
func (w *Writer) Changed() bool {
	file, err := w.open(os.O_RDONLY)
	if err != nil {
		return true
	}
	defer file.Close()
	return w.check(file) != nil
}

// Append writes lines (without newlines) to the end of the file and syncs it. Where the file is not as it was left the error is [ErrChanged], and
// nothing is written. Where it cannot be written, be the disk full or gone or another program at it ([lock.ErrHeld]), the error is a [*whole.Error], and
// nothing is left half written if it can be helped.
func (w *Writer) Append(lines ...string) error {
	if len(lines) == 0 {
		return nil
	}
	for _, line := range lines {
		if strings.ContainsAny(line, "\r\n") {
			return fmt.Errorf("a line of a match cannot hold a line break: %q", line)
		}
	}
	file, err := w.open(os.O_RDWR | os.O_APPEND)
	if err != nil {
		return err
	}
	defer file.Close()
	if err := wait(file, patienceToWrite); errors.Is(err, lock.ErrHeld) {
		return whole.NotWritten(w.path, err)
	}
	if err := w.check(file); err != nil {
		return err
	}
	added := []byte(strings.Join(lines, "\n") + "\n")
	switch {
	case w.size+int64(len(added)) > MaxFile:
		return whole.NotWritten(w.path, &whole.LargeError{Limit: MaxFile})
	case w.mended != nil:
		return w.replace(file, append(w.mended[:len(w.mended):len(w.mended)], added...))
	}
	return w.add(file, added)
}

// open opens the file, if it is one.
func (w *Writer) open(flag int) (*os.File, error) {
	file, err := whole.Open(w.path, flag)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, gone{}
	case errors.Is(err, whole.ErrFolder), errors.Is(err, whole.ErrNoFile):
		return nil, ErrChanged
	}
	return file, err
}

// check compares the file, which is open, with how it was left.
func (w *Writer) check(file *os.File) error {
	info, err := file.Stat()
	if err != nil {
		return whole.NotRead(w.path, err)
	}
	named, err := os.Stat(w.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return gone{}
	case err != nil:
		return whole.NotRead(w.path, err)
	case !os.SameFile(named, info) || !os.SameFile(info, w.info) || info.Size() != w.size || !holds(file, w.size-int64(len(w.tail)), w.tail):
		return ErrChanged
	case info.ModTime().Equal(w.time):
		return nil
	}
	// Touched, or its disk tells the time otherwise once the file is closed.
	sum := sha256.New()
	if _, err := io.Copy(sum, io.NewSectionReader(file, 0, w.size)); err != nil {
		return whole.NotRead(w.path, err)
	}
	if !bytes.Equal(sum.Sum(nil), w.sum.Sum(nil)) {
		return ErrChanged
	}
	w.info, w.time = info, info.ModTime()
	return nil
}

// holds reports whether a file holds data at a place.
func holds(file *os.File, at int64, data []byte) bool {
	found := make([]byte, len(data))
	_, err := file.ReadAt(found, at)
	return (err == nil || err == io.EOF) && bytes.Equal(found, data)
}

// add appends bytes and syncs; what could be written only in part is taken back.
func (w *Writer) add(file *os.File, added []byte) error {
	n, err := file.Write(added)
	if err == nil {
		err = file.Sync()
	}
	if err != nil {
		// By name, as Windows cuts no file that is open for appending; nobody else's lines are cut off.
		if info, wrong := file.Stat(); wrong == nil && info.Size() == w.size+int64(n) && os.Truncate(w.path, w.size) == nil {
			file.Sync()
		}
		return whole.NotWritten(w.path, err)
	}
	if !holds(file, w.size, added) { // somebody writes it without the lock
		return ErrChanged
	}
	info, err := file.Stat()
	if err != nil {
		return whole.NotRead(w.path, err)
	}
	w.info, w.time, w.size = info, info.ModTime(), w.size+int64(len(added))
	w.tail = lastBytes(append(w.tail, added...))
	w.sum.Write(added)
	return nil
}

// replace puts another file in the place of the one that is open and locked.
func (w *Writer) replace(file *os.File, data []byte) error {
	err := whole.Write(w.path, data)
	if err != nil && runtime.GOOS == "windows" { // some disks there put nothing in the place of a file that is open
		file.Close()
		err = whole.Write(w.path, data)
	}
	if err != nil {
		return err
	}
	w.mended = nil
	return w.begin(data)
}

// begin notes how a file is left that was written whole.
func (w *Writer) begin(data []byte) error {
	file, err := w.open(os.O_RDONLY)
	if err != nil {
		return err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return whole.NotRead(w.path, err)
	}
	w.leave(info, data)
	return nil
}

// leave notes how the file is left: what it holds, and what the system knew of it then. Where another program has written it in between its size tells.
func (w *Writer) leave(info fs.FileInfo, data []byte) {
	w.info, w.size, w.time, w.tail, w.sum = info, int64(len(data)), info.ModTime(), lastBytes(data), sha256.New()
	w.sum.Write(data)
}

// lastBytes returns a copy of the end of what a file holds.
func lastBytes(data []byte) []byte { return bytes.Clone(data[max(0, len(data)-tailLength):]) }

// gone is the error of a file that was taken away: [ErrChanged] and [fs.ErrNotExist].
type gone struct{}

// Error implements error.
func (gone) Error() string { return "the match file is gone; bring it back before going on" }

// Is says what it is.
func (gone) Is(target error) bool { return target == ErrChanged || target == fs.ErrNotExist }
