package rulesets

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/engines/common/files"
	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
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
	home, err := Home()
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
	path = filepath.Join(home.HouseRules(), id+".toml")
	switch err := files.WriteNew(path, Draft(base, name)); {
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
	for _, file := range familyFiles() {
		if strings.EqualFold(fileID(file), id) {
			return &ExistsError{id, file}
		}
	}
	return nil
}

// Extended reports whether a family's file extends these rules, and so says the name of their file.
func (r *Ruleset) Extended() bool {
	return slices.ContainsFunc(familyFiles(), func(file string) bool {
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
		for line := range strings.SplitSeq(strings.TrimRight(literal(s.Key, s.Field, s.Value), "\n"), "\n") {
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

// literal returns the TOML for one field with its value.
func literal(key string, f engines.Field, v any) string {
	if table, ok := v.(map[string]any); ok && f.Of == engines.TableField {
		return things(key, f, table)
	}
	return key + " = " + writing(f, v) + "\n"
}

// things returns the TOML for a table of things: first those that are taken out, then each with its fields in the order
// of the schema.
func things(key string, f engines.Field, table map[string]any) string {
	var b strings.Builder
	for _, id := range slices.Sorted(maps.Keys(table)) {
		if table[id] != false {
			continue
		}
		if b.Len() == 0 {
			b.WriteString("[" + key + "]\n")
		}
		b.WriteString(toml.Key{id}.String() + " = false\n")
	}
	for _, id := range entryKeys(f, table, nil) {
		thing, _ := table[id].(map[string]any)
		if f.Entry == nil || thing == nil {
			continue
		}
		b.WriteString("[" + toml.Key{key, id}.String() + "]\n" + lines(f, thing))
	}
	return b.String()
}

// inline returns the TOML for a value on one line.
func inline(f engines.Field, v any) string {
	switch v := v.(type) {
	case bool:
		return strconv.FormatBool(v)
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case string:
		return tomlfile.Quote(v)
	case []any:
		parts := make([]string, len(v))
		for i, e := range v {
			parts[i] = inline(f, e)
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case map[string]any:
		var parts []string
		for _, key := range entryKeys(f, v, nil) {
			if e, ok := v[key]; ok {
				parts = append(parts, toml.Key{key}.String()+" = "+inline(f.Element(), e))
			}
		}
		return "{ " + strings.Join(parts, ", ") + " }"
	}
	return `""`
}
