package backup

import (
	"archive/zip"
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
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

	"homespun/companion/match/words"
	"homespun/engines/common/files"
	"homespun/rulesets/household"
)

const (
	// Ending is that of a copy's name.
	Ending = ".zip"
	// sums is the name of the list of checksums in a copy.
	sums = "SHA256SUMS"
	// mark begins the comment of a zip that the app has made by itself, and byHand that of one that people had
	// made. The id of the folder stands behind it; the copies of earlier versions have none.
	mark   = "homespun/weekly"
	byHand = "homespun/copy"
	// lackFormat ends the comment of a copy that lacks files: how many, and the first of them. mostOfFirst is how
	// many letters of its name are written.
	lackFormat  = " %d %q"
	mostOfFirst = 80
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
		kept, err := keep(folder, place, files.Numbered(stem(folder, now), Ending, n), byHand)
		if !errors.Is(err, fs.ErrExist) || n == 99 {
			return kept, err
		}
	}
}

// stem is how the names of a folder's copies of a day begin.
func stem(folder household.Folder, now time.Time) string {
	return files.SafeName(filepath.Base(string(folder))) + now.Format(" "+time.DateOnly)
}

// A LeftError says that a copy was made, but that files had to be left out of it. No older copy is removed
// then: one may have what this one lacks.
type LeftError struct {
	// Files is how many could not be copied, and First the name of the first of them, which may be shortened.
	Files int
	First string
}

func (e *LeftError) Error() string { return words.CopyLeft(e.Files, e.First) }

// hostname is a variable for tests.
var hostname = os.Hostname

// id tells a folder from others of its name that have their copies in the same place: it is short for this
// computer and the folder's path. Of the computer's name only the first part counts, since the rest may be
// that of the network. A folder that was moved has another id; then its earlier copies stay.
func id(folder household.Folder) string {
	host, _ := hostname()
	host, _, _ = strings.Cut(strings.ToLower(host), ".")
	path, err := filepath.Abs(string(folder))
	if err != nil {
		path = string(folder)
	}
	sum := sha256.Sum256([]byte(host + "\x00" + path))
	return hex.EncodeToString(sum[:6])
}

// remark is what the comment of a copy tells.
type remark struct {
	// made is the beginning of the comment, and folder the id of the folder, "" if it is not known.
	made, folder string
	// left is what the copy lacks; nil if nothing.
	left *LeftError
}

// comment writes a remark.
func (r remark) comment() string {
	text := r.made + " " + r.folder
	if r.left != nil {
		text += fmt.Sprintf(lackFormat, r.left.Files, words.Short(r.left.First, mostOfFirst))
	}
	return text
}

// told reads a comment. One that the app has not written tells nothing.
func told(comment string) (r remark) {
	var rest string
	var lacking bool
	r.made, rest, _ = strings.Cut(comment, " ")
	if r.folder, rest, lacking = strings.Cut(rest, " "); lacking {
		r.left = &LeftError{}
		if _, err := fmt.Sscanf(" "+rest, lackFormat, &r.left.Files, &r.left.First); err != nil {
			return remark{}
		}
	}
	if r.made != mark && r.made != byHand {
		return remark{}
	}
	return r
}

// mostOfEnd is how much of the end of a copy is read for its comment, in bytes.
const mostOfEnd = 4 << 10

// remarkOf returns what the comment of a copy tells. It reads only the end of the file.
func remarkOf(path string) remark {
	f, err := files.Open(path, os.O_RDONLY)
	if err != nil {
		return remark{}
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return remark{}
	}
	data, _ := io.ReadAll(io.NewSectionReader(f, max(0, info.Size()-mostOfEnd), mostOfEnd))
	// The last record of a zip has 22 bytes. The last two are the length of the comment behind it.
	for at := len(data) - 22; at >= 0; at-- {
		if record := data[at:]; bytes.HasPrefix(record, []byte("PK\x05\x06")) &&
			int(binary.LittleEndian.Uint16(record[20:])) == len(record)-22 {
			return told(string(record[22:]))
		}
	}
	return remark{}
}

// keep makes the copy of a name. Its comment begins with made.
func keep(folder household.Folder, place, name, made string) (Kept, error) {
	kept := Kept{Path: filepath.Join(place, name)}
	found, left, err := present(folder)
	if within(folder, place) {
		err = ErrWithin
	}
	if err == nil && len(found) == 0 {
		err = none(left)
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
		if kept.Files == 0 { // an empty copy would pass for a sound one
			return none(kept.Left)
		}
		says := remark{made, id(folder), kept.lacks()}
		return cmp.Or(pack(out, sums, time.Now(), list.Bytes()), out.SetComment(says.comment()), out.Close())
	})
}

// lacks returns what a copy lacks; nil if nothing.
func (k Kept) lacks() *LeftError {
	if len(k.Left) == 0 {
		return nil
	}
	return &LeftError{len(k.Left), k.Left[0]}
}

// none is the error of a copy that would hold nothing; left are the files that could not be copied.
func none(left []string) error {
	if len(left) == 0 {
		return ErrNothing
	}
	return errors.New(words.NoneCopied(left[0]))
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
	// Left says which files the copy lacks; nil if none. [List] does not tell it, since it opens no file.
	Left *LeftError
}

// List returns the copies in a place that are named after a folder, the latest first. They may be of
// another folder of that name, such as the one on the family's old computer.
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
				says[2] == weekly, nil})
		}
	}
	slices.SortFunc(found, func(a, b Listed) int {
		return cmp.Or(b.date.Compare(a.date), b.Made.Compare(a.Made))
	})
	return found
}

// of returns those of the copies that are of one of the folders, by their ids, and what each lacks. The id ""
// stands for copies that do not tell whose they are.
func of(folders []string, copies []Listed) (found []Listed) {
	for _, one := range copies {
		if says := remarkOf(one.Path); slices.Contains(folders, says.folder) {
			one.Left = says.left
			found = append(found, one)
		}
	}
	return found
}

// Last returns the last copy of a folder in a place; its path is "" if there is none. One that another folder
// of the same name has there is left aside; one that does not tell whose it is counts.
func Last(folder household.Folder, place string) Listed {
	if found := of([]string{id(folder), ""}, List(folder, place)); len(found) > 0 {
		return found[0]
	}
	return Listed{}
}

// Weekly makes a copy if the last one that it made of the folder in a place is a week old or older, and keeps
// the last five of them. An older one is removed only if it is of this very folder and as it was made.
// Nothing is done for a folder without files. It may take a while.
//
// If files had to be left out, the copy stays, nothing is removed and the error is a [*LeftError]. Such a copy
// is none of the five, as it must not take the place of the last one that has those files. It goes when there
// are five later ones that lack nothing.
//
// Other folders of the same name may have their copies in the same place, such as those of two computers.
// Copies of earlier versions do not tell whose they are. Each of them counts as one of this folder's, so that
// no second one is made in its week, but as it may be another's, it is never removed.
func Weekly(folder household.Folder, place string, now time.Time) error {
	today, err := time.Parse(time.DateOnly, now.Format(time.DateOnly))
	if err != nil {
		return err
	}
	ours := id(folder)
	list := func(whose ...string) []Listed {
		return of(whose, slices.DeleteFunc(List(folder, place), func(one Listed) bool {
			return !one.weekly || one.date.After(today) // of a clock that was wrong
		}))
	}
	made := list(ours, "")
	if len(made) > 0 && today.Sub(made[0].date) < 7*day {
		return nil
	}
	var kept Kept
	for n := 1; ; n++ { // another folder's copy of today may have the name
		kept, err = keep(folder, place, files.Numbered(stem(folder, now)+weekly, Ending, n), mark)
		if !errors.Is(err, fs.ErrExist) || n == 99 {
			break
		} else if remarkOf(kept.Path).folder == ours { // another window was quicker
			return nil
		}
	}
	if errors.Is(err, ErrNothing) {
		return nil
	} else if err != nil {
		return err
	} else if left := kept.lacks(); left != nil {
		return left
	}
	whole := 0
	made = list(ours)
	for _, one := range made {
		twin := func(other Listed) bool { return other.Path != one.Path && other.date.Equal(one.date) }
		if slices.ContainsFunc(made, twin) {
			continue // somebody put a second one there, and nothing tells which of them
		}
		if copied, err := Open(one.Path); err != nil || !copied.untouched {
			continue
		}
		if whole >= keeps {
			err = errors.Join(err, files.Remove(one.Path))
		} else if one.Left == nil {
			whole++
		}
	}
	return err
}
