// Package partstest helps to test the parts of a game: it makes sets, finds parts and words, and measures
// what a grey printer leaves of them.
package partstest

import (
	"slices"
	"sync"
	"testing"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// Set returns a set of a game under a ruleset with some house rules, in a theme.
func Set(t testing.TB, game rulesets.Source, ruleset, theme string, house map[string]any) *parts.Set {
	t.Helper()
	rules, err := read(t, game).Find(ruleset)
	if err != nil {
		t.Fatal(err)
	}
	if rules, err = rules.With(house); err != nil {
		t.Fatal(err)
	}
	compiled, err := rules.Compile(0)
	if err != nil {
		t.Fatal(err)
	}
	chosen, err := rules.Game.FindTheme(theme)
	if err != nil {
		t.Fatal(err)
	}
	return &parts.Set{Ruleset: rules, Engine: compiled, Theme: chosen, Scale: 1}
}

// shelves are the games that have been read, by their ids.
var shelves sync.Map

// read returns a game, which is read once.
func read(t testing.TB, game rulesets.Source) *rulesets.Game {
	t.Helper()
	id := game.Engine.Info.ID
	shelf, ok := shelves.Load(id)
	if !ok {
		fresh, err := rulesets.NewShelf(game)
		if err != nil {
			t.Fatal(err)
		}
		shelf, _ = shelves.LoadOrStore(id, fresh)
	}
	return shelf.(*rulesets.Shelf).All()[0]
}

// Part returns the part of an id that a maker makes of a set.
func Part(t testing.TB, maker func(*parts.Set) ([]parts.Part, error), s *parts.Set, id string) parts.Part {
	t.Helper()
	all, err := maker(s)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range all {
		if part.ID == id {
			return part
		}
	}
	t.Fatalf("no part %q", id)
	return parts.Part{}
}

// Words returns all texts of a drawing, also those in the symbols that it uses.
func Words(d *drawing.Drawing) []string {
	var texts []string
	for _, mark := range d.Marks {
		switch m := mark.(type) {
		case drawing.Words:
			texts = append(texts, m.Text)
		case drawing.Use:
			texts = append(texts, Words(m.Symbol.Drawing)...)
		}
	}
	return texts
}

// Drawings returns everything that is drawn of a part: fronts, backs, the spare, and pages of about A4.
func Drawings(part parts.Part) []*drawing.Drawing {
	var all []*drawing.Drawing
	for _, piece := range slices.Concat(part.Pieces, part.Spares(1)) {
		all = append(all, piece.Front)
		if piece.Back != nil {
			all = append(all, piece.Back)
		}
	}
	if part.Fill != nil {
		all = append(all, part.Fill(190, 260)...)
	}
	return all
}

// WithoutScene has a set's theme set the board nowhere.
func WithoutScene(set *parts.Set) {
	own := *set.Theme
	own.Scene = ""
	set.Theme = &own
}
