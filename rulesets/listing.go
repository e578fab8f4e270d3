package rulesets

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"time"

	"homespun/rulesets/household"
)

// Listing is one ruleset that was found, usable or not.
type Listing struct {
	// ID is a shipped id or the file's name without .toml.
	ID string
	// Name and Summary are for people; Name is the ID if the file has no name.
	Name, Summary string
	// Path is the family's file; "" for a shipped one.
	Path string
	// Ruleset is nil where the file cannot be used.
	Ruleset *Ruleset
	// Findings say what is wrong with the file, by line.
	Findings []Finding
	// Modified is when the family's file was last written; zero for a shipped one. Stray says that the file does
	// not tell its game: every game lists it.
	Modified time.Time
	Stray    bool

	of string // what a family's file extends, without the game; "" for nothing
}

// Shipped reports whether the ruleset came with the program.
func (l Listing) Shipped() bool { return l.Path == "" }

// List returns all rulesets of the game, unusable ones included: the shipped ones first, beginning with the
// standard, then the family's, sorted by name.
func (g *Game) List() []Listing {
	if g.standard != nil {
		return g.ownList()
	}
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

// houseRules returns this game's rulesets among the family's files, sorted by name, unusable ones included.
func (g *Game) houseRules(files []familyFile) []Listing {
	var list []Listing
	for _, f := range files {
		src := f.src
		if f.themes || f.game != nil && f.game.ID != g.ID {
			continue
		}
		l := Listing{ID: src.id(), Name: headText(src, "name", src.id()), Summary: headText(src, "summary", ""),
			Path: src.path, Modified: src.modified, Stray: f.game == nil, Findings: f.findings}
		_, l.of, _ = reference(src.extends())
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

// A familyFile is a file of the family after parsing: its TOML errors, the game it belongs to (nil if it does
// not say), and whether it is a theme.
type familyFile struct {
	src      *source
	findings []Finding
	game     *Game
	themes   bool
}

// family parses all the family's files.
func (s *Shelf) family() []familyFile {
	var files []familyFile
	for _, path := range household.RuleFiles() {
		var f familyFile
		f.src, f.findings = readFile(path)
		f.game, f.themes = s.belongs(f.src)
		files = append(files, f)
	}
	return files
}

// A Choice lists by id what people can choose of one game: the usable rulesets and themes, and how few and
// how many can play the standard.
type Choice struct {
	Game *Game
	// ID is by what the command line names it: "sitters", "kit/snails".
	ID               string
	Low, High        int
	Rulesets, Themes []string
}

// Choices returns the choices of all games, in the order of the shelf, and of each of one's own games. It loads only the family's rulesets; a
// test makes sure that the shipped ones can be used. The error is a [*Broken].
func (s *Shelf) Choices() ([]Choice, error) {
	var list []Choice
	files := s.family()
	for _, g := range s.All() {
		standard, findings := library{game: g}.shipped(g.Base)
		if hasError(findings) {
			return nil, &Broken{g.ID + "/" + g.Base, findings}
		}
		low, high, _ := (&Ruleset{tree: standard.tree}).Seats()
		c := Choice{Game: g, ID: g.ID, Low: low, High: high, Rulesets: library{game: g}.ids(),
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
	if own := s.Own(); own != nil {
		games, _ := own.Ones()
		for _, g := range games {
			low, high, _ := g.standard.Seats()
			c := Choice{Game: g, ID: g.ID + "/" + g.standard.ID, Low: low, High: high, Themes: library{g, true}.ids()}
			for _, l := range g.List() {
				c.Rulesets = append(c.Rulesets, l.ID)
			}
			list = append(list, c)
		}
	}
	return list, nil
}

// extendsLine finds the value of extends in a file that is no TOML, so that it can be listed with its game.
var extendsLine = regexp.MustCompile(`(?m)^\s*extends\s*=\s*["']([^"'\n]*)`)

// themes reports whether a file is a theme, which its value of extends shows.
func (s *source) themes() bool {
	_, _, themes := reference(s.extends())
	return themes
}

// extends returns the value of extends, "" if the file has none.
func (s *source) extends() string {
	if ref, ok := s.tree["extends"].(string); ok {
		return ref
	}
	if m := extendsLine.FindSubmatch(s.text); m != nil {
		return string(m[1])
	}
	return ""
}

// belongs returns the game of a family's file and whether the file is a theme. The game is nil if the file
// does not say what it extends, or names no game of the shelf.
func (s *Shelf) belongs(src *source) (g *Game, themes bool) {
	id, _, themes := reference(src.extends())
	for _, g := range s.games {
		if g.ID == id && (g.Own || !src.own() || themes) || g.Own && !themes && src.own() {
			return g, themes
		}
	}
	return nil, themes
}
