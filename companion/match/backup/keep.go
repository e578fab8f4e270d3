package backup

import (
	"archive/zip"
	"bytes"
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"homespun/engines/common/files"
	"homespun/rulesets/household"
)

const (
	// Ending is that of a copy's name.
	Ending = ".zip"
	// sums is the name of the list of checksums in a copy.
	sums = "SHA256SUMS"
	// mark is the comment of a zip that the app has made by itself.
	mark = "homespun/weekly"
	// weekly is what its name says of it. It is in no catalogue, since the app finds the copy by it.
	weekly = " (weekly)"
	day    = 24 * time.Hour
	// keeps is how many weekly copies are kept.
	keeps = 5
)

// Kept is a copy that was made.
type Kept struct {
	Path string
	// Files is how many files it holds.
	Files int
	// Left are the names of those that could not be copied.
	Left []string
}

// Keep makes a copy of a family's folder in a place, under a name that nothing there has. The place is made
// if it does not exist, but not what it lies in: that may be a drive which is not plugged in.
func Keep(folder household.Folder, place string, now time.Time) (Kept, error) {
	for n := 1; ; n++ {
		kept, err := keep(folder, place, files.Numbered(stem(folder, now), Ending, n), "")
		if !errors.Is(err, fs.ErrExist) || n == 99 {
			return kept, err
		}
	}
}

// stem is how the names of a folder's copies of a day begin.
func stem(folder household.Folder, now time.Time) string {
	return files.SafeName(filepath.Base(string(folder))) + now.Format(" "+time.DateOnly)
}

// keep makes the copy of a name, with a comment.
func keep(folder household.Folder, place, name, comment string) (Kept, error) {
	kept := Kept{Path: filepath.Join(place, name)}
	found, left, err := present(folder)
	if within(folder, place) {
		err = ErrWithin
	}
	if err == nil && len(found) == 0 {
		err = ErrNothing
	}
	if err == nil {
		_, err = os.Stat(filepath.Dir(place))
	}
	if err != nil {
		return kept, files.NotWritten(kept.Path, err)
	}
	if err := files.MakeFolder(place); err != nil {
		return kept, err
	}
	kept.Left = left
	return kept, files.StreamNew(kept.Path, func(w io.Writer) error {
		out := zip.NewWriter(w)
		var list bytes.Buffer
		for _, file := range found {
			data, info, err := files.ReadSettled(at(folder, file.Name), mostOfFile)
			if errors.Is(err, fs.ErrNotExist) {
				continue // gone meanwhile
			} else if err != nil {
				kept.Left = append(kept.Left, file.Name)
				continue
			}
			if err := pack(out, file.Name, info.ModTime(), data); err != nil {
				return err
			}
			fmt.Fprintf(&list, "%x  %s\n", sha256.Sum256(data), file.Name)
			kept.Files++
		}
		return cmp.Or(pack(out, sums, time.Now(), list.Bytes()), out.SetComment(comment), out.Close())
	})
}

// within reports whether a place lies in a folder.
func within(folder household.Folder, place string) bool {
	way, err := filepath.Rel(string(folder), place)
	return err == nil && filepath.IsLocal(way)
}

// Check reports why no copies of a folder can be kept in a place that exists; nil if they can.
func Check(folder household.Folder, place string) error {
	if within(folder, place) {
		return files.NotWritten(place, ErrWithin)
	}
	return files.Writable(place)
}

func pack(out *zip.Writer, name string, written time.Time, data []byte) error {
	file, err := out.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: written})
	if err == nil {
		_, err = file.Write(data)
	}
	return err
}

// dated is the name of a copy without the name of its folder.
var dated = regexp.MustCompile(`^ (\d{4}-\d\d-\d\d)( \(weekly\))?( \d+)?\.zip$`)

// A Listed is a copy in a place, by its name.
type Listed struct {
	Path string
	// Made is when its file was written.
	Made   time.Time
	date   time.Time
	weekly bool
}

// List returns the copies of a folder in a place, the latest first.
func List(folder household.Folder, place string) (found []Listed) {
	entries, _ := os.ReadDir(place)
	for _, entry := range entries {
		rest, ours := strings.CutPrefix(entry.Name(), files.SafeName(filepath.Base(string(folder))))
		says := dated.FindStringSubmatch(rest)
		info, err := entry.Info()
		if !ours || says == nil || err != nil || !info.Mode().IsRegular() {
			continue
		}
		if date, err := time.Parse(time.DateOnly, says[1]); err == nil {
			found = append(found, Listed{filepath.Join(place, entry.Name()), info.ModTime(), date,
				says[2] == weekly && says[3] == ""})
		}
	}
	slices.SortFunc(found, func(a, b Listed) int {
		return cmp.Or(b.date.Compare(a.date), b.Made.Compare(a.Made))
	})
	return found
}

// Weekly makes a copy if the last one that it made in a place is a week old or older, and keeps the last five
// of them. An older one is removed only if it is as it was made. Nothing is done for a folder without files.
// It may take a while.
func Weekly(folder household.Folder, place string, now time.Time) error {
	today, err := time.Parse(time.DateOnly, now.Format(time.DateOnly))
	if err != nil {
		return err
	}
	ahead := func(one Listed) bool {
		return !one.weekly ||
			one.date.After(today)
	} // of a clock that was wrong
	made := slices.DeleteFunc(List(folder, place), ahead)
	if len(made) > 0 && today.Sub(made[0].date) < 7*day {
		return nil
	}
	_, err = keep(folder, place, stem(folder, now)+weekly+Ending, mark)
	if errors.Is(err, ErrNothing) || errors.Is(err, fs.ErrExist) { // another window was quicker
		return nil
	} else if err != nil {
		return err
	}
	sound := 0
	for _, one := range slices.DeleteFunc(List(folder, place), ahead) {
		if copied, err := Open(one.Path); err != nil || !copied.untouched {
			continue
		}
		if sound++; sound > keeps {
			err = errors.Join(err, files.Remove(one.Path))
		}
	}
	return err
}
