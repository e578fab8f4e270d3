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

// List returns the game's rulesets, those shipped first, the standard before the others, and the family's by name, the broken ones too.
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
	shipped := len(list)
	for _, file := range familyFiles() {
		src, findings := readFile(file)
		if game, themes := src.belongs(); themes || game != nil && game.ID != g.ID {
			continue
		}
		l := Listing{ID: src.id(), Name: headText(src, "name", src.id()), Summary: headText(src, "summary", ""), Path: file, Modified: src.modified, Findings: findings}
		if !hasError(findings) {
			l.Ruleset, l.Findings = g.load(src)
		}
		list = append(list, l)
	}
	slices.SortStableFunc(list[shipped:], func(a, b Listing) int { return cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)) })
	return list
}

// extendsLine finds what a file extends where it is no TOML, so that it is listed with the game it is meant for.
var extendsLine = regexp.MustCompile(`(?m)^\s*extends\s*=\s*["']([^"'\n]*)`)

// themes reports whether a file is a theme, by what it extends.
func (s *source) themes() bool {
	_, themes := s.belongs()
	return themes
}

// belongs returns the game that a family's file is for, and whether it is a theme. A file that does not say is nobody's and everybody's: nil.
func (s *source) belongs() (g *Game, themes bool) {
	ref, ok := s.tree["extends"].(string)
	if !ok {
		if m := extendsLine.FindSubmatch(s.text); m != nil {
			ref = string(m[1])
		}
	}
	id, _, themes := reference(ref)
	for _, g := range Games() {
		if g.ID == id {
			return g, themes
		}
	}
	return nil, themes
}
