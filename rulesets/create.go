package rulesets

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
	"homespun/rulesets/household"
	"homespun/rulesets/values"
)

// ExistsError is the error for a new file whose name is taken.
type ExistsError struct {
	Name string
	// Path is the file with that name; "" if a shipped ruleset has it.
	Path string
}

func (e *ExistsError) Error() string {
	if e.Path == "" {
		return fmt.Sprintf("%q is the name of a ruleset that comes with the game; take another name", e.Name)
	}
	return fmt.Sprintf("there is a file %s already; take another name", e.Path)
}

// New writes a file of house rules that extends base, and returns its path. Every field stands in it as a
// comment with its meaning, bounds and value. New never overwrites a file: the error is an [*ExistsError] if
// the name belongs to another file or to a shipped ruleset.
func New(base *Ruleset, name string) (path string, err error) {
	return writeNew(base, name, func(name string) ([]byte, error) { return Draft(base, name), nil })
}

// Copy writes a copy of the file of some rules, under another name, and returns its path. Its errors are those of [New].
func Copy(rules *Ruleset, name string) (path string, err error) {
	return writeNew(rules, name, func(name string) ([]byte, error) {
		return tomlfile.Set(rules.chain[0].text, []string{"name"}, name, func(any) string { return tomlfile.Quote(name) })
	})
}

// writeNew writes a new file of house rules under a name; content returns what stands in it.
func writeNew(base *Ruleset, name string, content func(name string) ([]byte, error)) (path string, err error) {
	home, err := household.Home()
	if err != nil {
		return "", err
	}
	name = text.Clean(name, 60)
	id := files.SafeName(name)
	name = cmp.Or(name, id)
	if err := base.Game.Taken(id); err != nil {
		return "", err
	}
	if err := files.MakeFolder(home.HouseRules()); err != nil {
		return "", err
	}
	written, err := content(name)
	if err != nil {
		return "", err
	}
	path = filepath.Join(home.HouseRules(), id+".toml")
	switch err := files.WriteNew(path, written); {
	case errors.Is(err, fs.ErrExist):
		return "", &ExistsError{id, path}
	case err != nil:
		return "", err
	}
	return path, nil
}

// Taken returns an [*ExistsError] if a file of house rules has a name, or a ruleset of the game that is shipped.
func (g *Game) Taken(id string) error {
	if slices.ContainsFunc((library{game: g}).ids(), func(s string) bool { return strings.EqualFold(s, id) }) {
		return &ExistsError{Name: id}
	}
	for _, file := range household.RuleFiles() {
		if strings.EqualFold(fileID(file), id) {
			return &ExistsError{id, file}
		}
	}
	return nil
}

// Extended reports whether a family's file extends these rules, and so says the name of their file.
func (r *Ruleset) Extended() bool {
	return slices.ContainsFunc(household.RuleFiles(), func(file string) bool {
		src, _ := readFile(file)
		ref, _ := src.tree["extends"].(string)
		game, id, themes := reference(ref)
		return game == r.Game.ID && !themes && strings.EqualFold(id, r.ID)
	})
}

// Draft returns the file that [New] writes.
func Draft(base *Ruleset, name string) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# House rules for %s. A line that begins with # is a remark and changes nothing.\n",
		base.Game.Title)
	b.WriteString("# To change a rule, take the # away from its line and write another value.\n\n")
	fmt.Fprintf(&b, "extends = %s\nname    = %s\nsummary = \"\"\n", tomlfile.Quote(base.Game.ID+"/"+base.ID),
		tomlfile.Quote(name))
	for _, s := range Show(base) {
		b.WriteString("\n")
		title := s.Label
		if s.ClauseID != "" {
			title += " (" + s.ClauseID + ")"
		}
		remark(&b, title+". "+s.Help)
		remark(&b, "Can be "+s.Bounds+".")
		for _, f := range s.Entry {
			remark(&b, "  "+f.Key+": "+f.Help+" Can be "+f.Bounds()+".")
		}
		for line := range strings.SplitSeq(strings.TrimRight(values.Literal(s.Key, s.Field, s.Value), "\n"), "\n") {
			b.WriteString("# " + line + "\n")
		}
	}
	return b.Bytes()
}

// remark writes a text as TOML comments, with lines of at most 100 bytes.
func remark(b *bytes.Buffer, written string) {
	line := "#"
	for _, word := range strings.Fields(written) {
		if len(line)+1+len(word) > 100 {
			b.WriteString(line + "\n")
			line = "#"
		}
		line += " " + word
	}
	b.WriteString(line + "\n")
}
