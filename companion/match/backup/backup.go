// Package backup keeps copies of a family's folder and brings back what is in one.
//
// A copy is a zip with all that cannot be made again: matches, house rules with their histories, decks,
// pictures, printers, people. The file SHA256SUMS in it has their checksums, as sha256sum writes and checks
// them. [Keep] makes one, [Weekly] makes one by itself once a week, and [Open] reads one that may come from a
// stranger. [Copy.Against] tells what differs from the present folder, and [Copy.Bring] brings it back:
// nothing is overwritten or deleted.
package backup

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"homespun/companion/match/words"
	"homespun/engines/common/files"
	"homespun/engines/common/history"
	"homespun/rulesets/household"
)

// What a copy holds at most. All sizes are in bytes.
const (
	mostFiles  = 100_000
	mostOfFile = history.Most // no file of a family is larger
	mostOfAll  = 1 << 30
	mostOfName = 500
	mostDeep   = 8
)

var (
	// ErrNone says that a file is no copy that Keep made, or that its list of checksums is damaged.
	ErrNone = errors.New(words.NoCopy)
	// ErrTooMuch says that there is more in a folder or in a copy than a family has.
	ErrTooMuch = errors.New(words.TooMuchToCopy)
	// ErrNothing says that there is nothing to copy.
	ErrNothing = errors.New(words.NothingToCopy)
	// ErrWithin says that a copy would lie in the folder that is copied, and be lost with it.
	ErrWithin = errors.New(words.CopyWithin)
)

// File is a file of the family's.
type File struct {
	// Name is its path in the family's folder, with slashes.
	Name string
	// Size is in bytes.
	Size int64
	// Written is when it was last written.
	Written time.Time
	sum     [32]byte
}

// parts are the folders of which copies are made. Prints and reports can be made again.
func parts(folder household.Folder) []string {
	return []string{folder.Matches(), folder.HouseRules(), folder.Decks(), folder.Pictures(),
		folder.Printers()}
}

// present lists what there is to copy in a folder, sorted by name. Left are the names of what cannot be
// copied: links, which may lead anywhere, what is too large, and what has a name that other systems cannot
// have.
func present(folder household.Folder) (found []File, left []string, err error) {
	total := int64(0)
	add := func(at string, entry fs.DirEntry, wrong error) error {
		within, err := filepath.Rel(string(folder), at)
		name := filepath.ToSlash(within)
		if err != nil || entry == nil {
			if !errors.Is(wrong, fs.ErrNotExist) { // else the folder has not been made
				left = append(left, name)
			}
			return nil
		}
		switch info, err := entry.Info(); {
		case temporary(entry.Name()) && entry.IsDir():
			return fs.SkipDir
		case temporary(entry.Name()), errors.Is(wrong, fs.ErrNotExist), errors.Is(err, fs.ErrNotExist):
		case entry.IsDir() && wrong == nil: // what is in it comes next
		case wrong != nil, err != nil, !info.Mode().IsRegular(), info.Size() > mostOfFile, !belongs(name):
			left = append(left, name)
		default:
			found = append(found, File{Name: name, Size: info.Size(), Written: info.ModTime()})
			total += info.Size()
		}
		if len(found) > mostFiles || total > mostOfAll {
			return ErrTooMuch
		}
		return nil
	}
	entries, err := os.ReadDir(string(folder))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, nil, files.NotRead(string(folder), err)
	}
	for _, entry := range entries {
		if !entry.IsDir() && household.IsTOML(entry.Name()) {
			if err := add(filepath.Join(string(folder), entry.Name()), entry, nil); err != nil {
				return nil, nil, err
			}
		}
	}
	for _, part := range parts(folder) {
		if err := filepath.WalkDir(part, add); err != nil {
			return nil, nil, err
		}
	}
	slices.SortFunc(found, func(a, b File) int { return strings.Compare(a.Name, b.Name) })
	return found, left, nil
}

// temporary reports whether a name is that of a file that a program has left over, or hides.
func temporary(name string) bool {
	return strings.HasPrefix(name, ".") || strings.HasSuffix(name, "~") || strings.HasSuffix(name, ".tmp")
}

// belongs reports whether a name, with slashes, is that of a family's file on every system. It leads nowhere
// else.
func belongs(name string) bool {
	return harmless(name) && !slices.ContainsFunc(strings.Split(name, "/"), device) &&
		filepath.IsLocal(filepath.FromSlash(name))
}

// harmless reports whether a name is that of a family's file on some system, and leads nowhere else. It lets
// names pass that Windows keeps for devices, which belongs does not.
func harmless(name string) bool {
	top, _, inFolder := strings.Cut(name, "/")
	known := func(part string) bool { return filepath.Base(part) == top }
	return len(name) <= mostOfName && utf8.ValidString(name) && fs.ValidPath(name) &&
		strings.Count(name, "/") < mostDeep &&
		!strings.ContainsAny(name, `\:`) && !strings.ContainsFunc(name, unseen) &&
		!slices.ContainsFunc(strings.Split(name, "/"), temporary) &&
		(inFolder && slices.ContainsFunc(parts(""), known) || !inFolder && household.IsTOML(name))
}

// devices are the names that Windows keeps for devices, as filepath.IsLocal knows them there. They are
// refused on all systems, so that a copy holds the same wherever it is made and opened.
var devices = regexp.MustCompile(`^(?i:con|prn|aux|nul|conin\$|conout\$|(com|lpt)[1-9¹²³])$`)

// device reports whether Windows keeps a name for a device. It does so whatever the ending, and whatever
// blanks stand before that.
func device(name string) bool {
	name, _, _ = strings.Cut(name, ".")
	return devices.MatchString(strings.TrimRight(name, " "))
}

// unseen reports whether a letter is none that is seen, but changes lines or the order of letters.
func unseen(r rune) bool { return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) }

// at is where a file lies in a folder.
func at(folder household.Folder, name string) string {
	return filepath.Join(string(folder), filepath.FromSlash(name))
}

// beside is the nth name under which the old one of a changed file is put beside it.
func beside(name string, made time.Time, n int) string {
	ending := path.Ext(name)
	return files.Numbered(strings.TrimSuffix(name, ending)+words.FromThen(made), ending, n)
}
