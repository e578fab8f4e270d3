package rulesets

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/rulesets/household"
)

// Given returns the text with which a house rule is given away: [Ruleset.Text]. The error says that the text would not
// give the same rules to others, which can be only where files in between take something out and put it in again.
func (r *Ruleset) Given() ([]byte, error) {
	given := r.Text()
	src, findings := parse("ruleset", r.ID, r.ID, given)
	src.path = unnamed
	if read, _ := r.Game.load(src); hasError(findings) || read == nil || !bytes.Equal(read.Text(), given) ||
		len(Diff(r, read)) > 0 {
		return nil, fmt.Errorf("%s cannot be given away as one file: write its rules into a file that extends %q",
			shorten(r.Name), r.Game.ID+"/"+r.Base().ID)
	}
	return given, nil
}

// unnamed is the path of a text that is in no file yet. No shipped ruleset is called so.
const unnamed = "taken in.toml"

// A Taken is a house rule that came from elsewhere, checked and not kept yet.
type Taken struct {
	// Ruleset are its rules. Its path is that of the file in which it will be kept.
	Ruleset *Ruleset
	// Renamed says that the family has another house rule of that name, so this one gets a number.
	Renamed bool
	// Have is the name of the family's house rule that says the same, which is at the path then; "" if there is none.
	Have string
	// Pictures come with it, by the names that its rules give them; they are kept in a folder of their own beside it.
	Pictures map[string][]byte

	text []byte
}

// Take checks a text that came from elsewhere as if it were a file of the family's, and finds a name for it that is
// free. What names it in errors, which are a [*Broken] or a [*NothingError].
func (s *Shelf) Take(what string, written []byte) (*Taken, error) {
	src, findings := parseGiven(what, unnamed, written)
	r, err := s.open(src, findings)
	if err != nil {
		return nil, err
	}
	given := r.Text()
	if base := r.Base(); len(r.against(base, r.Game.writtenFields())) == 0 {
		return nil, &NothingError{r.Game.Title, base.Name}
	}
	home, err := household.Home()
	if err != nil {
		return nil, err
	}
	taken := &Taken{Ruleset: r, text: written}
	r.Name = headText(src, "name", "House rules")
	list := r.Game.List()
	if r.Game.Own {
		list = s.Own().List() // all that there are
	}
	for _, l := range list {
		if !l.Shipped() && l.Ruleset != nil && bytes.Equal(l.Ruleset.Text(), given) {
			taken.Have, r.Path = l.Name, l.Path
			return taken, nil
		}
	}
	name := text.Clean(r.Name, 60)
	for n := 1; !free(r.Name, list); n++ {
		taken.Renamed = true
		r.Name = name + " " + strconv.Itoa(n+1)
	}
	if taken.Renamed {
		taken.text, _, _, err = r.Game.Change(unnamed, written, Change{Key: []string{"name"}, Value: r.Name})
		if err != nil { // the name stands there in a way that cannot be changed alone
			taken.text = r.Text()
		}
	}
	r.ID = files.SafeName(r.Name)
	r.Path = filepath.Join(home.HouseRules(), r.ID+".toml")
	return taken, nil
}

// free reports whether a ruleset can be called a name: no other one is, and no file is.
func free(name string, list []Listing) bool {
	id := files.SafeName(name)
	same := func(l Listing) bool {
		return strings.EqualFold(l.Name, name) || strings.EqualFold(l.ID, id) || strings.EqualFold(l.Name, id)
	}
	return !slices.ContainsFunc(list, same) &&
		!slices.ContainsFunc(household.RuleFiles(), func(file string) bool { return strings.EqualFold(fileID(file), id) })
}

// Keep writes the house rule into the family's folder. It overwrites nothing: the error is an [*ExistsError] if there
// has come to be such a file.
func (t *Taken) Keep() error {
	path := t.Ruleset.Path
	if err := files.MakeFolder(filepath.Dir(path)); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(t.Pictures)) {
		picture := filepath.Join(household.Beside(path), filepath.FromSlash(name))
		if !filepath.IsLocal(filepath.FromSlash(name)) {
			continue
		}
		err := files.MakeFolder(filepath.Dir(picture))
		if err == nil {
			err = files.WriteNew(picture, t.Pictures[name])
		}
		if errors.Is(err, fs.ErrExist) {
			return &ExistsError{filepath.Base(household.Beside(path)), picture}
		} else if err != nil {
			return err
		}
	}
	err := files.WriteNew(path, t.text)
	if errors.Is(err, fs.ErrExist) {
		return &ExistsError{t.Ruleset.ID, path}
	}
	return err
}

// NothingError is the error for a house rule that changes nothing.
type NothingError struct{ Game, Ruleset string }

func (e *NothingError) Error() string {
	return fmt.Sprintf("these are the rules %q that come with %s: there is nothing to keep", e.Ruleset, e.Game)
}
