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
	"slices"
	"time"

	"homespun/engines/common/text"
)

// An Appender appends to a file on disk and syncs each append. It refuses to write if another program has
// changed the file in between. It is used by one goroutine, and keeps no file open between calls.
//
// Two programs can work on the same file. Before each write, an Appender locks the file with the system's
// lock and compares it with what it left there. Because it holds the lock until the write has ended, nobody
// can write between the comparison and the write. A file that replaces another one is renamed into its place
// while the old file is locked. A program that waited for that lock then finds that the name belongs to
// another file. The comparison does not depend on the times of files, which some disks keep in steps of two
// seconds: what others append makes the file longer, and if only the time differs, the whole file is
// compared.
//
// Some disks, such as network folders, have no locks; there only the comparison is left. Two programs that
// write in the same instant may then both write. The second one finds its bytes at another place than it
// meant, and gets [ErrChanged].
type Appender struct {
	path string
	// most is the largest size that the file may reach, in bytes.
	most int64
	// The file as this Appender last saw or wrote it. The file on disk must agree before each append. tail
	// holds its last bytes, sum is the hash of the whole file.
	info fs.FileInfo
	size int64
	time time.Time
	tail []byte
	sum  hash.Hash
	// foreign is the whole file where its text is UTF-16, so that nothing can be appended to it as it is; nil
	// where it can.
	foreign []byte
}

// ErrChanged says that another program has changed a file since it was read or last appended to. If the file
// was removed, the error is also [fs.ErrNotExist].
var ErrChanged = errors.New("another program has written this file")

var errGone = fmt.Errorf("%w: %w", ErrChanged, fs.ErrNotExist)

// tailLength is how many bytes at the end of the file are compared before each append, besides the size and
// the time.
const tailLength = 256

// How long to wait for another program that is writing the file, before reading it and before writing it.
var (
	patienceToRead  = 100 * time.Millisecond
	patienceToWrite = 2 * time.Second
)

// Create writes a new file as [WriteNew] does and returns an Appender for it. most is the largest size that
// the file may reach, in bytes.
func Create(path string, most int64, data []byte) (*Appender, error) {
	if err := WriteNew(path, data); err != nil {
		return nil, err
	}
	a := &Appender{path: path, most: most}
	return a, a.rememberWritten(data)
}

// OpenAppender reads a file and returns an Appender for it, with its contents. most is the largest size that
// the file may reach, in bytes. The error is an [*Error]. The file is not changed. A text in UTF-16 is
// returned as UTF-8. The first write then writes the whole file anew in UTF-8, and keeps the old one beside
// it, under another name.
func OpenAppender(path string, most int64) (*Appender, []byte, error) {
	data, info, err := ReadSettled(path, most)
	if err != nil {
		return nil, nil, err
	}
	target, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil, nil, NotRead(path, err)
	}
	a := &Appender{path: target, most: most}
	a.remember(info, data)
	decoded := text.Decode(data)
	if !bytes.Equal(decoded, data) {
		a.foreign = data
	}
	return a, decoded, nil
}

// ReadSettled is [Read] for files that programs append to: if another program is writing the file, it waits a
// moment for the end of that write.
func ReadSettled(path string, limit int64) ([]byte, fs.FileInfo, error) {
	f, err := Open(path, os.O_RDONLY)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	// After that time the file is read all the same. A half-written line has no line end, and the next append
	// reports that the file has changed.
	_ = lockWithin(f, patienceToRead)
	return readFrom(f, limit)
}

// Path returns where the file is.
func (a *Appender) Path() string { return a.path }

// Written returns when the file was last written, as its disk told it when it was last read or written.
func (a *Appender) Written() time.Time { return a.time }

// Changed reports whether another program has changed or removed the file since it was read or last appended
// to.
func (a *Appender) Changed() bool {
	f, err := a.open(os.O_RDONLY)
	if err != nil {
		return true
	}
	defer f.Close()
	return a.check(f) != nil
}

// Append writes data to the end of the file and syncs it. If another program has changed the file, the error
// is [ErrChanged] and nothing is written. If the file cannot be written, the error is an [*Error]: the disk
// is full or gone, or another program holds the lock ([ErrHeld]). Append then tries to remove what was
// written in part.
func (a *Appender) Append(data []byte) error {
	if a.foreign != nil {
		return a.Replace(slices.Concat(text.Decode(a.foreign), data))
	}
	f, err := a.openLocked(a.size + int64(len(data)))
	if err != nil {
		return err
	}
	defer f.Close()
	return a.add(f, data)
}

// Replace replaces the whole file by one that holds data. The errors are those of [Appender.Append].
func (a *Appender) Replace(data []byte) error {
	f, err := a.openLocked(int64(len(data)))
	if err != nil {
		return err
	}
	defer f.Close()
	if a.foreign != nil {
		if err := keep(a.path, a.foreign); err != nil {
			return err
		}
	}
	// On some disks Windows cannot replace a file that is open, so try again with the file closed.
	if err = write(a.path, data, 0); errors.Is(err, ErrInUse) {
		f.Close()
		err = write(a.path, data, patienceToWrite)
	}
	if err != nil {
		return NotWritten(a.path, err)
	}
	a.foreign = nil
	return a.rememberWritten(data)
}

// keep writes what a file holds that is going to be written anew in another encoding to a file beside it,
// whose ending is that of texts, so that nobody lists it among those of its kind.
func keep(path string, data []byte) error {
	for n := 1; ; n++ {
		err := WriteNew(Numbered(path+" (UTF-16)", ".txt", n), data)
		if !errors.Is(err, fs.ErrExist) || n > 99 {
			return err
		}
	}
}

// openLocked opens the file for writing, locks it and checks that nobody has changed it. size is the size
// that the file is going to have.
func (a *Appender) openLocked(size int64) (File, error) {
	f, err := a.open(os.O_RDWR | os.O_APPEND)
	if err != nil {
		return nil, err
	}
	if err = lockWithin(f, patienceToWrite); errors.Is(err, ErrHeld) {
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

// open opens the file. If it was removed, or is no regular file any more, the error is [ErrChanged].
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

// check returns [ErrChanged] if the open file f differs from what this Appender left.
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
	// Only the time differs. Either somebody touched the file, or its disk reports another time once a file
	// is closed. So compare the contents.
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

// holds reports whether a file holds data at offset at.
func holds(f File, at int64, data []byte) bool {
	found := make([]byte, len(data))
	_, err := f.ReadAt(found, at)
	return (err == nil || err == io.EOF) && bytes.Equal(found, data)
}

// add appends data and syncs the file. If the write fails, it cuts off the part that was written.
func (a *Appender) add(f File, data []byte) error {
	n, err := f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if err != nil {
		// Truncate by name, because Windows cannot truncate a file that is open for appending. The size check
		// ensures that only our own bytes are cut off.
		if info, wrong := f.Stat(); wrong == nil && info.Size() == a.size+int64(n) &&
			disk.Truncate(a.path, a.size) == nil {
			f.Sync()
		}
		return NotWritten(a.path, err)
	}
	if !holds(f, a.size, data) { // another program wrote without taking the lock
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

// rememberWritten notes the state of a file that was just written whole with data.
func (a *Appender) rememberWritten(data []byte) error {
	f, err := a.open(os.O_RDONLY)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return NotRead(a.path, err)
	}
	a.remember(info, data)
	return nil
}

// remember notes the contents of the file, and what the system says about it. If another program has written
// the file in between, the next check finds another size.
func (a *Appender) remember(info fs.FileInfo, data []byte) {
	a.info, a.size, a.time, a.tail, a.sum = info, int64(len(data)), info.ModTime(), lastBytes(data),
		sha256.New()
	a.sum.Write(data)
}

// lastBytes returns a copy of the last tailLength bytes of data.
func lastBytes(data []byte) []byte { return bytes.Clone(data[max(0, len(data)-tailLength):]) }
