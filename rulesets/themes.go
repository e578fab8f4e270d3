package rulesets

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"homespun/rulesets/household"
)

// ThemeListing is one theme that was found, usable or not.
type ThemeListing struct {
	ID, Name, Summary, Path string
	// Theme is nil where the file cannot be used.
	Theme    *Theme
	Findings []Finding
	Modified time.Time
}

// Shipped reports whether the theme came with the program.
func (l ThemeListing) Shipped() bool { return l.Path == "" }

// Themes returns the game's themes: the shipped ones first, beginning with the game's own, then the family's.
// Those that cannot be used have findings and a nil theme.
func (g *Game) Themes() []ThemeListing {
	return slices.Concat(g.themes(), g.houseThemes(g.shelf.family()))
}

// shippedThemes loads the themes that come with the game, beginning with its own.
func (g *Game) shippedThemes() (list []ThemeListing) {
	lib := library{g, true}
	for _, id := range lib.ids() {
		if src, findings := lib.shipped(id); src != nil {
			list = append(list, g.listTheme(src, findings))
		}
	}
	return list
}

// houseThemes returns this game's themes among the family's files, sorted by name.
func (g *Game) houseThemes(files []familyFile) []ThemeListing {
	var list []ThemeListing
	for _, f := range files {
		if f.themes && (f.game == nil || f.game.ID == g.ID) {
			list = append(list, g.listTheme(f.src, f.findings))
		}
	}
	slices.SortStableFunc(list, func(a, b ThemeListing) int {
		return cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
	})
	return list
}

func (g *Game) listTheme(src *source, findings []Finding) ThemeListing {
	l := ThemeListing{ID: src.id(), Name: headText(src, "name", src.id()),
		Summary: headText(src, "summary", ""), Path: src.path, Modified: src.modified, Findings: findings}
	if !hasError(findings) {
		l.Theme, l.Findings = g.loadTheme(src)
	}
	return l
}

// FindTheme returns a theme by its id, file name, label or path; "" means the game's own theme. The error is
// an [*UnknownError] or a [*Broken].
func (g *Game) FindTheme(name string) (*Theme, error) {
	name = cmp.Or(strings.TrimSpace(name), g.Theme)
	if household.IsTOML(name) {
		src, findings := readFile(name)
		if !hasError(findings) {
			var t *Theme
			if t, findings = g.loadTheme(src); t != nil {
				return t, nil
			}
		}
		return nil, &Broken{name, findings}
	}
	named := func(l ThemeListing) bool { return strings.EqualFold(l.ID, name) || strings.EqualFold(l.Name, name) }
	list := g.themes() // those of the family are read only if none of these is meant
	at := slices.IndexFunc(list, named)
	if at < 0 {
		list = g.Themes()
		at = slices.IndexFunc(list, named)
	}
	if at < 0 {
		var known []string
		for _, l := range list {
			known = append(known, l.ID)
		}
		return nil, unknown("theme", name, known)
	}
	if l := list[at]; l.Theme == nil {
		return nil, &Broken{cmp.Or(l.Path, l.ID), l.Findings}
	}
	return list[at].Theme, nil
}
