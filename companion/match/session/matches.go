package session

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"iter"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/engines/record"
)

// Ending is the extension of match files.
const Ending = ".match"

// Saved is one match file in the family's folder, whether it can be read or not.
type Saved struct {
	Path string
	// Modified is when it was last written.
	Modified time.Time
	// Header is the front matter, with names that were put right later, and Seats who sits where at the end.
	// Both are empty if that part of the file cannot be read.
	Header record.Header
	Seats  []record.Seat
	// Lines counts the lines made. Over says that the match has ended, with Result as in a report of
	// [record.Verify].
	Lines  int
	Over   bool
	Result any
	// GoesOnIn is the name of the file, in the same folder, in which the match goes on by other rules; "" if
	// there is none.
	GoesOnIn string
	// Turn lists who owes a decision: seat ids, "dice", "table".
	Turn []string
	// Notices says what was kept or dropped while the file was read. Problem is why the match cannot be
	// continued: a *[record.Unreadable], a *[record.Refused] or an error of reading the file; nil if it can.
	Notices []string
	Problem error
}

// recent is how many matches are the recent ones: to play 10,000 takes eight seconds.
const recent = 200

// Matches returns the match files of a folder, the last written first, broken ones too. A folder that does
// not exist has none.
func Matches(folder string, o Options) ([]Saved, error) { return first(folder, math.MaxInt, o) }

// Recent returns the first 200 of [Matches].
func Recent(folder string, o Options) ([]Saved, error) { return first(folder, recent, o) }

func first(folder string, most int, o Options) ([]Saved, error) {
	paths, err := Paths(folder)
	var list []Saved
	for _, path := range paths[:min(len(paths), most)] {
		list = append(list, o.Saved(path))
	}
	return list, err
}

// Paths returns the paths of [Matches] without reading what is in the files, however many there are. Of those written
// at the same time the last by name is first.
func Paths(folder string) (paths []string, err error) {
	entries, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	times := map[string]time.Time{}
	for _, entry := range entries {
		if info, err := entry.Info(); err == nil && IsMatch(entry) {
			path := filepath.Join(folder, entry.Name())
			paths, times[path] = append(paths, path), info.ModTime()
		}
	}
	slices.SortFunc(paths, func(a, b string) int {
		return cmp.Or(times[b].Compare(times[a]), strings.Compare(b, a))
	})
	return paths, err
}

// Last returns the front matter of the match of a game that was written last, without reading what was played, and when
// that was; the time is zero if there is none.
func Last(folder, game string) (last record.Header, when time.Time) {
	for file, written := range read(folder, game) {
		return file.Header, written.when
	}
	return last, when
}

// Newest returns the path of the match of a game that was written last; "" if there is none.
func Newest(folder, game string) string {
	for _, written := range read(folder, game) {
		return written.path
	}
	return ""
}

// written is where a match file lies and when it was written.
type written struct {
	path string
	when time.Time
}

// read reads the match files of a game, each with its path and the time when it was written, the last first,
// without playing them. Those that cannot be read are left out: what is wrong with them, Matches tells.
func read(folder, game string) iter.Seq2[*record.File, written] {
	return func(yield func(*record.File, written) bool) {
		paths, _ := Paths(folder)
		for _, path := range paths {
			data, info, err := record.ReadFile(path)
			if err != nil || !bytes.Contains(text.Decode(data), []byte(game)) { // to parse 10,000 takes two seconds
				continue
			}
			file, err := record.Read(data)
			if err == nil && file.Header.Game == game && !yield(file, written{path, info.ModTime()}) {
				return
			}
		}
	}
}

// Count returns how many match files a folder has, without reading them, but no more than most.
func Count(folder string, most int) (n int) {
	entries, _ := os.ReadDir(folder) // whatever is wrong, Matches tells
	for _, entry := range entries {
		if n < most && IsMatch(entry) {
			n++
		}
	}
	return n
}

// IsMatch reports whether a file of a folder is a match file by its name.
func IsMatch(entry fs.DirEntry) bool {
	name := entry.Name()
	return !entry.IsDir() && strings.EqualFold(filepath.Ext(name), Ending) && !strings.HasPrefix(name, ".")
}

// Saved reads one match file.
func (o Options) Saved(path string) Saved {
	saved := Saved{Path: path}
	data, info, err := record.ReadFile(path)
	if err != nil {
		saved.Problem = err
		if info, err := os.Lstat(path); err == nil { // even an unreadable file has its place by date
			saved.Modified = info.ModTime()
		}
		return saved
	}
	saved.Modified = info.ModTime()
	file, err := record.Read(data)
	if err != nil {
		saved.Problem = err
		return saved
	}
	saved.Header, saved.Seats = file.Header, file.Header.Seats
	match, err := record.Replay(file, o.Resolve)
	saved.Notices = file.NoticesWith(match)
	saved.Problem = explained(o.Say, match, err)
	if match == nil {
		return saved
	}
	saved.Header, saved.Seats, saved.Lines, saved.Over = match.Header(), match.Seats(), len(match.Steps()),
		match.Over()
	saved.Header.Seats = match.Corrections()[0]
	saved.Turn, saved.GoesOnIn = match.Turn(), follow(path, file.GoesOnIn)
	if saved.Over {
		saved.Result = match.Engine().Result(match.Position())
	}
	return saved
}

// NewPath returns the path for a new match in a folder: day, game and players, as a name that every system
// allows and no file has yet.
func NewPath(folder string, h record.Header, when time.Time) string {
	words := []string{when.Format("2006-01-02"), h.Game}
	for _, seat := range h.Seats {
		words = append(words, seat.Names...)
	}
	return free(folder, strings.Join(words, " "), "")
}

// Rename gives a match file the name that somebody has typed, made into a file name that every system allows
// and no file has yet, and returns its new path. The error is one of [files.Move]; then the file has its old
// name. It keeps that too if the new one has neither letters nor digits.
func Rename(path, name string) (string, error) {
	if !strings.ContainsFunc(name, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
		return path, nil
	}
	to := free(filepath.Dir(path), text.OneLine(name), path)
	if to == path {
		return path, nil
	}
	data, _, err := record.ReadFile(path)
	if err != nil {
		return path, err
	}
	if err := files.Move(path, to); err != nil {
		return path, err
	}
	if file, err := record.Read(data); err == nil {
		renamed(path, to, file.Header.From)
	}
	return to, nil
}

// renamed names the new file of a match in the file that it goes on from, if that one named the old file.
func renamed(path, to, from string) {
	before, ok := beside(path, from)
	if !ok {
		return
	}
	if file, writer, err := record.Open(before); err == nil && file.GoesOnIn == filepath.Base(path) {
		_ = writer.Append(record.GoesOn(filepath.Base(to))) // else it is listed as a match to go on with
	}
}

// free returns the path of a match file in a folder by a name, made safe for every system and numbered where
// another file has it. The file at own counts as none.
func free(folder, name, own string) string {
	base := filepath.Join(folder, strings.TrimSpace(files.SafeName(text.Cut(name, 60, ""))))
	path := base + Ending
	for n := 2; taken(path) && path != own; n++ {
		path = files.Numbered(base, Ending, n)
	}
	return path
}

func taken(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// CreateIn begins a match in a folder, under a name that no file has yet. A missing folder is made.
func CreateIn(folder string, h record.Header, o Options) (*Session, error) {
	if err := files.MakeFolder(folder); err != nil {
		return nil, err
	}
	o = o.withDefaults()
	for {
		s, err := Create(NewPath(folder, h, o.Now()), h, o)
		if !errors.Is(err, fs.ErrExist) {
			return s, err
		}
	}
}
