package rulesets

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"time"
)

// Listing is one ruleset there is, whether it can be used or not.
type Listing struct {
	// ID is a shipped id or the file's name without .toml.
	ID string
	// Name and Summary are for people; Name is the ID where the file gives none.
	Name, Summary string
	// Path is the family's file; "" for a shipped one.
	Path string
	// Ruleset is nil where the file cannot be used.
	Ruleset *Ruleset
	// Findings say what is wrong with the file, by line.
	Findings []Finding
	// Modified is when the file was last written; zero for a shipped one.
	Modified time.Time
}

// Shipped reports whether it came with the program.
func (l Listing) Shipped() bool { return l.Path == "" }

// List returns the game's rulesets, those shipped first, the standard before the others, and the family's by
// name, the broken ones too.
func (g *Game) List() []Listing {
	var list []Listing
	for _, id := range (library{game: g}).ids() {
		r, err := g.shipped(id)
		l := Listing{ID: id, Name: id, Ruleset: r}
		if err != nil {
			l.Findings = err.(*Broken).Findings
		} else {
			l.Name, l.Summary = r.Name, r.Summary
		}
		list = append(list, l)
	}
	return append(list, g.houseRules(g.shelf.family())...)
}

// houseRules returns the rulesets among a family's files that are for the game, by name, the broken ones too.
func (g *Game) houseRules(files []familyFile) []Listing {
	var list []Listing
	for _, f := range files {
		src := f.src
		if f.themes || f.game != nil && f.game.ID != g.ID {
			continue
		}
		l := Listing{ID: src.id(), Name: headText(src, "name", src.id()),
			Summary: headText(src, "summary", ""), Path: src.path, Modified: src.modified,
			Findings: f.findings}
		if !hasError(f.findings) {
			l.Ruleset, l.Findings = g.load(src)
		}
		list = append(list, l)
	}
	slices.SortStableFunc(list, func(a, b Listing) int {
		return cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
	})
	return list
}

// A familyFile is one of the family's files as it has been read: what is wrong with it as TOML, the game that
// it is for, and whether it is a theme.
type familyFile struct {
	src      *source
	findings []Finding
	game     *Game
	themes   bool
}

// family reads the family's files.
func (s *Shelf) family() []familyFile {
	var files []familyFile
	for _, path := range familyFiles() {
		var f familyFile
		f.src, f.findings = readFile(path)
		f.game, f.themes = s.belongs(f.src)
		files = append(files, f)
	}
	return files
}

// A Choice is what there is to choose from of a game, by ids: how few and how many play the standard, the
// rulesets and the themes that can be used.
type Choice struct {
	Game             *Game
	Low, High        int
	Rulesets, Themes []string
}

// Choices returns what there is to choose from of all games, in the order of the shelf, and makes no ruleset
// but the family's own: that those which come with the program can be used is held by a test. The error is a
// [*Broken].
func (s *Shelf) Choices() ([]Choice, error) {
	var list []Choice
	files := s.family()
	for _, g := range s.games {
		standard, findings := library{game: g}.shipped("standard")
		if hasError(findings) {
			return nil, &Broken{g.ID + "/standard", findings}
		}
		low, high, _ := (&Ruleset{tree: standard.tree}).Seats()
		c := Choice{Game: g, Low: low, High: high, Rulesets: library{game: g}.ids(),
			Themes: library{g, true}.ids()}
		for _, l := range g.houseRules(files) {
			if l.Ruleset != nil {
				c.Rulesets = append(c.Rulesets, l.ID)
			}
		}
		for _, l := range g.houseThemes(files) {
			if l.Theme != nil {
				c.Themes = append(c.Themes, l.ID)
			}
		}
		list = append(list, c)
	}
	return list, nil
}

// extendsLine finds what a file extends where it is no TOML, so that it is listed with the game it is meant
// for.
var extendsLine = regexp.MustCompile(`(?m)^\s*extends\s*=\s*["']([^"'\n]*)`)

// themes reports whether a file is a theme, by what it extends.
func (s *source) themes() bool {
	_, _, themes := reference(s.extends())
	return themes
}

// extends is the name of what a file extends, "" where it does not say.
func (s *source) extends() string {
	if ref, ok := s.tree["extends"].(string); ok {
		return ref
	}
	if m := extendsLine.FindSubmatch(s.text); m != nil {
		return string(m[1])
	}
	return ""
}

// belongs returns the game that a family's file is for, and whether it is a theme. A file that does not say
// is nobody's and everybody's: nil.
func (s *Shelf) belongs(src *source) (g *Game, themes bool) {
	id, _, themes := reference(src.extends())
	for _, g := range s.games {
		if g.ID == id {
			return g, themes
		}
	}
	return nil, themes
}
