package rulesets

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"homespun/engines/common/text"
	"homespun/engines/common/tomlfile"
	"homespun/rulesets/household"
)

// maxExtends is how long a chain of extends may be, without the first file.
const maxExtends = 4

// library finds files of one kind, shipped or the family's: the rulesets of a game, or its themes.
type library struct {
	game   *Game
	themes bool
}

// what returns the word for one file of the library in messages.
func (l library) what() string {
	if l.themes {
		return "theme"
	}
	return "ruleset"
}

// prefix returns the part of an "extends" value before the id.
func (l library) prefix() string {
	if l.themes {
		return l.game.ID + "/themes/"
	}
	return l.game.ID + "/"
}

// ids returns the ids of the shipped files in order, the standard (or the game's own theme) first.
func (l library) ids() []string {
	dir := "."
	if l.themes {
		dir = "themes"
	}
	entries, err := fs.ReadDir(l.game.files, dir)
	if err != nil {
		return nil
	}
	var ids []string
	for _, e := range entries {
		id, isTOML := strings.CutSuffix(e.Name(), ".toml")
		if isTOML && (l.themes || !slices.Contains([]string{"game", textsID, "vocabulary"}, id)) {
			ids = append(ids, id)
		}
	}
	first := l.game.Base
	if l.themes {
		first = l.game.Theme
	}
	if i := slices.Index(ids, first); i > 0 {
		ids = slices.Insert(slices.Delete(ids, i, i+1), 0, first)
	}
	return ids
}

// shipped reads a shipped file.
func (l library) shipped(id string) (*source, []Finding) {
	file := id + ".toml"
	if l.themes {
		file = "themes/" + file
	}
	return l.game.shippedFile(file, l.prefix()+id)
}

// shippedFile reads a shipped file. It is read once and shared by everything that extends it, as it never
// changes.
func (g *Game) shippedFile(file, name string) (*source, []Finding) {
	type read struct {
		src      *source
		findings []Finding
	}
	once, _ := g.sources.LoadOrStore(name, sync.OnceValue(func() read {
		written, err := fs.ReadFile(g.files, path.Clean(file))
		if err != nil {
			return read{nil, []Finding{{Path: name, Error: true, Message: "this file is not there"}}}
		}
		src, findings := parse("ruleset", name, "", written)
		return read{src, findings}
	}))
	r := once.(func() read)()
	return r.src, r.findings
}

// find returns the file with an id, shipped or the family's. The source is nil if there is none.
func (l library) find(id string) (*source, []Finding) {
	for _, known := range l.ids() {
		if strings.EqualFold(known, id) {
			return l.shipped(known)
		}
	}
	for _, file := range household.RuleFiles() {
		if strings.EqualFold(fileID(file), id) {
			return readFile(file)
		}
	}
	return nil, nil
}

// names returns every possible value of "extends", for suggestions.
func (l library) names() []string {
	var list []string
	for _, id := range l.ids() {
		list = append(list, l.prefix()+id)
	}
	for _, file := range household.RuleFiles() {
		if src, _ := readFile(file); src.themes() == l.themes {
			list = append(list, l.prefix()+fileID(file))
		}
	}
	return list
}

// reference splits a value of "extends" into its parts.
func reference(written string) (game, id string, themes bool) {
	game, id, _ = strings.Cut(written, "/")
	if rest, ok := strings.CutPrefix(id, "themes/"); ok {
		return game, rest, true
	}
	return game, id, false
}

// chain returns a file followed by all the files it extends. If the chain is broken it returns nil and a
// finding.
func (l library) chain(own *source) ([]*source, []Finding) {
	chain, names := []*source{own}, []string{own.name}
	fail := func(suggestion, message string, args ...any) ([]*source, []Finding) {
		return nil, []Finding{{Path: own.name, Line: own.line("extends"), Key: "extends",
			Message: fmt.Sprintf(message, args...), Suggestion: suggestion, Error: true}}
	}
	for at := own; ; {
		value, ok := at.tree["extends"]
		if !ok && l.game.Own && !l.themes && at.own() && at.name != l.prefix()+l.game.Base {
			value, ok = l.prefix()+l.game.Base, true
		}
		if !ok && at.path == "" {
			return chain, nil
		}
		via := ""
		if at != own {
			via = fmt.Sprintf("%s, which this extends, ", at.name)
		}
		if !ok {
			return fail(fmt.Sprintf("begin with extends = %q", l.names()[0]),
				"%sdoes not say what it extends", orThis(via))
		}
		ref, ok := value.(string)
		if !ok {
			return fail(fmt.Sprintf("write extends = %q", l.names()[0]),
				"%sextends %s; it can be the name of a %s", via, tomlfile.KindOf(value), l.what())
		}
		game, id, themes := reference(ref)
		if game != l.game.ID || id == "" || themes != l.themes {
			return fail(l.suggest(ref), "%sextends %q, which is no %s of %s", via, shorten(ref), l.what(),
				l.game.Title)
		}
		next, findings := l.find(id)
		if next == nil {
			return fail(l.suggest(ref), "%sextends %q, which there is not", via, shorten(ref))
		}
		names = append(names, next.name)
		if slices.ContainsFunc(chain, func(s *source) bool { return s.name == next.name }) {
			return fail("", "extends goes round in a circle: %s", strings.Join(shortNames(names), " → "))
		}
		if hasError(findings) {
			return fail("", "it extends %s, which cannot be used: %s", next.id(), firstError(findings))
		}
		if chain = append(chain, next); len(chain) > maxExtends+1 {
			return fail("", "extends goes over more than %d files: %s", maxExtends,
				strings.Join(shortNames(names), " → "))
		}
		at = next
	}
}

func orThis(via string) string {
	if via == "" {
		return "this file "
	}
	return via
}

// shortNames writes the names of files without their folders.
func shortNames(names []string) []string {
	list := make([]string, len(names))
	for i, n := range names {
		list[i] = n
		if strings.HasSuffix(n, ".toml") {
			list[i] = fileID(n)
		}
	}
	return list
}

// suggest returns a suggestion for a wrong value of "extends": the nearest name, or else one that is
// possible.
func (l library) suggest(ref string) string {
	names := l.names()
	_, id, _ := reference(ref)
	ids := make([]string, len(names))
	for i, name := range names {
		// the prefix is the same in all and would make every name look near
		ids[i] = strings.TrimPrefix(name, l.prefix())
	}
	if near := text.Nearest(id, ids); near != "" && id != "" {
		return fmt.Sprintf("did you mean %q?", l.prefix()+near)
	}
	return fmt.Sprintf("begin with extends = %q", names[0])
}
