package backup

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"homespun/companion/match/words"
	"homespun/engines/common/files"
	"homespun/engines/common/history"
	"homespun/rulesets/household"
)

// mostOfList is how large the list of the entries of a zip is at most, and that of its checksums, in bytes.
const mostOfList = 32 << 20

// A Copy is a copy that was opened. Its files are sound: their checksums agree.
type Copy struct {
	Path string
	// Made is when the copy was made.
	Made time.Time
	// Files are sorted by name.
	Files []File
	// Damaged are the names of the files that are not as they were copied, or are missing in the copy.
	Damaged []string
	// Skipped is how many other entries the zip has: folders, links, names that lead elsewhere or that not
	// every system can have, what stands twice or has no checksum.
	Skipped int
	// untouched says that the app has made the copy by itself and that nobody has changed it.
	untouched bool
}

// Open reads a copy and checks it. It reads only, and no more than a family has. If it is no copy, the cause
// of the error is [ErrNone] or [ErrTooMuch].
func Open(name string) (*Copy, error) {
	c := &Copy{Path: name}
	return c, inside(name, func(z *zip.Reader) error {
		entries, list, err := c.entries(z)
		if err != nil {
			return err
		}
		for line := range bytes.Lines(list) {
			written, name, ok := strings.Cut(strings.TrimSuffix(string(line), "\n"), "  ")
			sum, err := hex.DecodeString(written)
			if !ok || err != nil || len(sum) != sha256.Size || !harmless(name) {
				return ErrNone
			}
			if !belongs(name) { // one such name of an older copy does not spoil the rest
				c.Skipped++
				delete(entries, name)
				continue
			}
			entry := entries[name]
			if delete(entries, name); entry == nil {
				c.Damaged = append(c.Damaged, name)
			} else if err := pour(entry, io.Discard, [32]byte(sum)); err != nil {
				c.Damaged = append(c.Damaged, name)
			} else {
				c.Files = append(c.Files, File{name, int64(entry.UncompressedSize64), entry.Modified,
					[32]byte(sum)})
			}
		}
		c.Skipped += len(entries) // without a checksum
		c.untouched = told(z.Comment).made == mark && c.Skipped == 0 && len(c.Damaged) == 0
		slices.SortFunc(c.Files, func(a, b File) int { return strings.Compare(a.Name, b.Name) })
		return nil
	})
}

// inside opens a zip of bounded size.
func inside(name string, do func(*zip.Reader) error) error {
	f, err := files.Open(name, os.O_RDONLY)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err == nil && info.Size() > mostOfAll {
		err = &files.LargeError{Limit: mostOfAll}
	}
	if err != nil {
		return files.NotRead(name, err)
	}
	at := &bounded{f, mostOfList}
	z, err := zip.NewReader(at, info.Size())
	switch {
	case errors.Is(err, ErrTooMuch):
	case err != nil && !errors.Is(err, zip.ErrInsecurePath): // such names are skipped
		err = ErrNone
	default:
		at.left = 2 * mostOfAll
		err = do(z)
	}
	return files.NotRead(name, err)
}

// bounded reads a limited number of bytes, since a zip may say that it has more entries than fit into memory.
type bounded struct {
	from io.ReaderAt
	left int64
}

// ReadAt implements io.ReaderAt.
func (b *bounded) ReadAt(data []byte, offset int64) (int, error) {
	if b.left -= int64(len(data)); b.left < 0 {
		return 0, ErrTooMuch
	}
	return b.from.ReadAt(data, offset)
}

// entries returns the entries of a zip that may be files of a family's, and its list of checksums.
func (c *Copy) entries(z *zip.Reader) (found map[string]*zip.File, list []byte, err error) {
	found = map[string]*zip.File{}
	total := uint64(0)
	for _, entry := range z.File {
		total += min(entry.UncompressedSize64, mostOfFile)
		switch {
		case len(found) > mostFiles || total > mostOfAll:
			return nil, nil, ErrTooMuch
		case entry.Name == sums && list == nil && entry.UncompressedSize64 <= mostOfList:
			var text bytes.Buffer
			if err := pour(entry, &text, [32]byte{}); err != nil {
				return nil, nil, ErrNone
			}
			list, c.Made = text.Bytes(), entry.Modified
		case !entry.Mode().IsRegular(), entry.Flags&1 != 0, found[entry.Name] != nil,
			entry.UncompressedSize64 > mostOfFile:
			c.Skipped++
		default:
			found[entry.Name] = entry
		}
	}
	if list == nil {
		return nil, nil, ErrNone
	}
	return found, list, nil
}

// pour writes what an entry holds. The error is [ErrNone] if its checksum is another than sum, unless that is
// zero.
func pour(entry *zip.File, to io.Writer, sum [32]byte) error {
	in, err := entry.Open()
	if err != nil {
		return err
	}
	defer in.Close()
	is := sha256.New()
	_, err = io.Copy(io.MultiWriter(is, to), io.LimitReader(in, int64(entry.UncompressedSize64)+1))
	if err == nil && sum != [32]byte{} && sum != [32]byte(is.Sum(nil)) {
		err = ErrNone
	}
	return err
}

// State is how a file of a copy stands to the present one.
type State uint8

// What can have become of a file. One that only grew, such as a match that went on, still has all that the
// copy has.
const (
	Missing State = iota
	Changed
	Grown
	OnlyNow
	same
)

// A Difference is a file that is not the same in a copy and in the present folder.
type Difference struct {
	// File is that of the copy; of a file that is only there now, the present one.
	File
	State State
	// To is the name under which the file is brought back; "" if it is not.
	To string
}

// Against returns what differs between the copy and a folder, sorted by name. An old file that lies beside a
// changed one already is no difference.
func (c *Copy) Against(folder household.Folder) ([]Difference, error) {
	found, _, err := present(folder)
	if err != nil {
		return nil, err
	}
	var list []Difference
	copied := map[string]bool{}
	for _, file := range c.Files {
		copied[file.Name] = true
		d := Difference{file, file.against(folder, file.Name), ""}
		switch d.State {
		case Missing:
			d.To = file.Name
		case Changed:
			state := Changed
			for n := 1; state == Changed && n < 100; n++ {
				d.To = beside(file.Name, c.Made, n)
				state = file.against(folder, d.To)
			}
			if state == same {
				copied[d.To] = true
				continue
			}
		}
		if d.State != same {
			list = append(list, d)
		}
	}
	for _, file := range found {
		if !copied[file.Name] {
			list = append(list, Difference{file, OnlyNow, ""})
		}
	}
	slices.SortStableFunc(list, func(a, b Difference) int { return strings.Compare(a.Name, b.Name) })
	return list, nil
}

// against tells how a file of a copy stands to the one of a name in a folder.
func (f File) against(folder household.Folder, name string) State {
	info, err := os.Lstat(at(folder, name))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Missing
	case err != nil, !info.Mode().IsRegular(), info.Size() < f.Size:
		return Changed
	}
	in, err := files.Open(at(folder, name), os.O_RDONLY)
	if err != nil {
		return Changed
	}
	defer in.Close()
	sum := sha256.New()
	_, err = io.CopyN(sum, in, f.Size)
	appended := path.Ext(name) == history.Ending || strings.HasPrefix(at("", name),
		household.Folder("").Matches())
	switch {
	case err != nil || f.sum != [32]byte(sum.Sum(nil)):
		return Changed
	case info.Size() == f.Size:
		return same
	case appended:
		return Grown
	}
	return Changed
}

// Brought is what became of bringing files back.
type Brought struct {
	// New and Beside are how many files were written that were missing, and beside changed ones.
	New, Beside int
	// Failed are the names of those that could not be written.
	Failed []string
}

// Bring brings back what differs. The error is the first that kept a file from being written; the others are
// written all the same. A file that has come meanwhile is not overwritten.
func (c *Copy) Bring(folder household.Folder, list []Difference) (done Brought, first error) {
	err := inside(c.Path, func(z *zip.Reader) error {
		entries, _, err := new(Copy).entries(z)
		if err != nil {
			return err
		}
		for _, d := range list {
			if d.To == "" {
				continue
			}
			switch err := d.bring(folder, entries[d.Name]); {
			case err != nil:
				done.Failed = append(done.Failed, d.Name)
				if first == nil {
					first = err
				}
			case d.State == Missing:
				done.New++
			default:
				done.Beside++
			}
		}
		return nil
	})
	if err != nil {
		first = err
	}
	return done, first
}

// bring writes a file of a copy.
func (d Difference) bring(folder household.Folder, entry *zip.File) error {
	to := at(folder, d.To)
	if entry == nil {
		return files.NotWritten(to, ErrNone)
	}
	for dir := path.Dir(d.To); dir != "."; dir = path.Dir(dir) { // a link would lead out of the folder
		if info, err := os.Lstat(at(folder, dir)); err == nil && !info.IsDir() {
			return files.NotWritten(to, errors.New(words.LinkInTheWay))
		}
	}
	if err := files.MakeFolder(filepath.Dir(to)); err != nil {
		return err
	}
	err := files.StreamNew(to, func(w io.Writer) error { return pour(entry, w, d.sum) })
	if err == nil {
		_ = os.Chtimes(to, d.Written, d.Written) // matches are listed by when they were played
	}
	return err
}
