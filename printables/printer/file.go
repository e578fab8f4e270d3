package printer

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
	"homespun/printables/drawing"
	"homespun/printables/words"
	"homespun/rulesets"
)

// ending is that of a printer's file.
const ending = ".toml"

// Text returns the profile as its file has it.
func (p Profile) Text() []byte {
	var b bytes.Buffer
	b.WriteString("# A printer. Print its sheets to find the numbers out. Remarks are lost when Homespun " +
		"writes this file anew.\n")
	for _, pair := range [][2]string{{"name", p.Name}, {"paper", p.Paper}, {"flip", string(p.Flip)}} {
		fmt.Fprintf(&b, "%s = %s\n", pair[0], tomlfile.Quote(pair[1]))
	}
	remarks := map[string]string{
		"margin": "# What stays white on all sides, in mm.\n",
		"back": "\n# Looking at the back: x moves it to the right and y down, in mm; turn turns it " +
			"clockwise, in degrees.\n[back]\n",
		"scale": "\n# 1.004 prints 0.4 % larger: x across the upright sheet, y down.\n[scale]\n",
	}
	for _, f := range numbers {
		table, key, inside := strings.Cut(f.key, ".")
		b.WriteString(remarks[table])
		delete(remarks, table)
		if !inside {
			key = table
		}
		fmt.Fprintf(&b, "%s = %s\n", key, strconv.FormatFloat(*f.of(&p), 'f', -1, 64))
	}
	return b.Bytes()
}

// Load reads a printer's file. The error is a [*rulesets.Broken] with all that is wrong with it, each with
// its line.
func Load(path string) (Profile, error) {
	tree, findings := rulesets.ReadTree(path, "printer")
	r := reader{path: path, tree: tree, findings: findings}
	if len(findings) == 0 {
		r.read()
	}
	if len(r.findings) > 0 {
		slices.SortStableFunc(r.findings, func(a, b rulesets.Finding) int {
			return cmp.Compare(a.Line, b.Line)
		})
		return Profile{}, &rulesets.Broken{Name: path, Findings: r.findings}
	}
	return r.profile, nil
}

// A reader reads the values of a file into a profile and collects what is wrong with them.
type reader struct {
	path     string
	tree     *rulesets.Tree
	profile  Profile
	findings []rulesets.Finding
}

func (r *reader) fail(key, suggestion, message string) {
	r.findings = append(r.findings, rulesets.Finding{
		Path: r.path, Line: r.tree.Line(key), Key: key, Message: message,
		Suggestion: suggestion, Error: true})
}

// read reads everything. What the file lacks is as [New] has it, the name the file's.
func (r *reader) read() {
	r.profile = New(id(r.path), "a4")
	texts := map[string]*string{"name": &r.profile.Name, "paper": &r.profile.Paper,
		"flip": (*string)(&r.profile.Flip)}
	known := slices.Sorted(maps.Keys(texts))
	tables := map[string]bool{}
	for _, f := range numbers {
		known = append(known, f.key)
		if table, _, inside := strings.Cut(f.key, "."); inside {
			tables[table] = true
		}
	}
	for _, key := range slices.Sorted(maps.Keys(r.tree.Values)) {
		value := r.tree.Values[key]
		word := texts[key]
		switch {
		case word != nil:
			typed, ok := value.(string)
			if !ok {
				r.fail(key, words.PrinterQuotes, words.PrinterNoWord(key))
				continue
			}
			*word = typed
		case tables[key]:
			table, ok := value.(map[string]any)
			if !ok {
				r.fail(key, words.PrinterTables(key), words.PrinterNoTable(key))
				continue
			}
			for _, inner := range slices.Sorted(maps.Keys(table)) {
				r.number(key+"."+inner, table[inner], known)
			}
		default:
			r.number(key, value, known)
		}
	}
	if len(r.findings) > 0 {
		return
	}
	var wrong *ValueError
	if err := r.profile.Check(); errors.As(err, &wrong) {
		r.fail(wrong.Key, "", wrong.Problem)
	}
}

// number reads the number of a key.
func (r *reader) number(key string, value any, known []string) {
	i := slices.IndexFunc(numbers, func(f number) bool { return f.key == key })
	if i < 0 {
		r.fail(key, cmp.Or(text.DidYouMean(key, known), words.ThereIs(strings.Join(known, ", "))),
			words.PrinterNoField(drawing.Quoted(key)))
		return
	}
	f := numbers[i]
	var number float64
	switch v := value.(type) {
	case int64:
		number = float64(v)
	case float64:
		number = v
	case string:
		typed, ok := text.Number(v)
		if !ok {
			r.fail(key, "", words.PrinterQuoted(key, drawing.Quoted(v), f.low, f.high))
			return
		}
		number = typed
	default:
		r.fail(key, "", words.PrinterNoNumber(key, f.low, f.high))
		return
	}
	if !(number >= f.low && number <= f.high) {
		r.fail(key, "", words.PrinterOutside(key, fmt.Sprintf("%.6g", number), f.low, f.high))
		return
	}
	*f.of(&r.profile) = number
}

// id is the name of a file without its ending.
func id(path string) string {
	base := filepath.Base(path)
	return base[:len(base)-len(filepath.Ext(base))]
}

// A Listing is one printer's file.
type Listing struct {
	// Name is the printer's, or the file's where that cannot be read.
	Name, Path string
	Profile    Profile
	// Err says what is wrong with the file; the profile is empty then.
	Err error
}

// List returns the printers of a folder by their files' names, those that cannot be used too. A folder that
// is not there has none.
func List(dir string) ([]Listing, error) {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	} else if err != nil {
		return nil, fmt.Errorf("the folder of printers cannot be read: %w", err)
	}
	var all []Listing
	for _, entry := range entries {
		if entry.IsDir() || strings.HasPrefix(entry.Name(), ".") ||
			!strings.EqualFold(filepath.Ext(entry.Name()), ending) {
			continue
		}
		l := Listing{Name: id(entry.Name()), Path: filepath.Join(dir, entry.Name())}
		if l.Profile, l.Err = Load(l.Path); l.Err == nil {
			l.Name = l.Profile.Name
		}
		all = append(all, l)
	}
	return all, nil
}

// Find returns the printer of a name, in any case, of a folder; its file's name will do. The error is a
// [*rulesets.UnknownError] with the nearest name, or what is wrong with the printer's file.
func Find(dir, name string) (Profile, error) {
	l, err := find(dir, name)
	if err != nil {
		return Profile{}, err
	}
	return l.Profile, l.Err
}

func find(dir, name string) (Listing, error) {
	all, err := List(dir)
	if err != nil {
		return Listing{}, err
	}
	name = strings.TrimSpace(name)
	var known []string
	for _, l := range all {
		if strings.EqualFold(l.Name, name) {
			return l, nil
		}
		known = append(known, l.Name)
	}
	for _, l := range all {
		if strings.EqualFold(id(l.Path), name) {
			return l, nil
		}
	}
	return Listing{}, &rulesets.UnknownError{What: "printer", Name: name,
		Suggestion: text.Nearest(name, known), Known: known}
}

// An ExistsError says that the file a printer would have is another's.
type ExistsError struct{ Path string }

func (e *ExistsError) Error() string {
	return words.PrinterFileTaken(e.Path)
}

// A SameNameError says that a printer cannot be saved because several files have its name: a copy made by
// hand, perhaps.
type SameNameError struct {
	Name  string
	Paths []string
}

func (e *SameNameError) Error() string {
	return words.PrintersAlike(strings.Join(e.Paths[:2], " and "), drawing.Quoted(e.Name))
}

// Save writes a printer into its file in a folder, which is made where it is not there, and returns the file.
// A new printer gets a file of its name. The error is a [ValueError], an [ExistsError], a [SameNameError], or
// a [*files.Error].
func Save(dir string, p Profile) (path string, err error) { return save(dir, p, false) }

// Create is [Save] for a printer that must not be there yet.
func Create(dir string, p Profile) (path string, err error) { return save(dir, p, true) }

func save(dir string, p Profile, fresh bool) (path string, err error) {
	if err := p.Check(); err != nil {
		return "", err
	}
	if err := files.MakeFolder(dir); err != nil {
		return "", err
	}
	if err := alone(dir, p.Name); err != nil {
		return "", err
	}
	there, err := find(dir, p.Name)
	var unknown *rulesets.UnknownError
	switch {
	case err == nil && (fresh || there.Err != nil || !strings.EqualFold(there.Name, p.Name)):
		return "", &ExistsError{there.Path}
	case err == nil:
		err, path = files.Write(there.Path, p.Text()), there.Path
	case errors.As(err, &unknown):
		path = filepath.Join(dir, files.SafeName(p.Name)+ending)
		err = files.WriteNew(path, p.Text())
	}
	if errors.Is(err, fs.ErrExist) {
		return "", &ExistsError{path}
	} else if err != nil {
		return "", err
	}
	return path, nil
}

// alone says whether no more than one file of a folder has a printer of a name, in any case: else it would be
// left to chance which is written.
func alone(dir, name string) error {
	all, err := List(dir)
	var paths []string
	for _, l := range all {
		if l.Err == nil && strings.EqualFold(l.Name, name) {
			paths = append(paths, l.Path)
		}
	}
	if len(paths) > 1 {
		return &SameNameError{name, paths}
	}
	return err
}
