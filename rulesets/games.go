package rulesets

import (
	"cmp"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"

	"homespun/engines"
	"homespun/rulesets/household"
)

// Game is one game on the shelf: its engine and the contents of its game.toml.
type Game struct {
	// ID is the name used in files and on the command line: "sitters".
	ID string
	// Title is the name for people; Summary says in one sentence what the game is.
	Title, Summary string
	// Designer and Source credit the author and the text on which the game is based. Licence is that of the
	// source; "" if it names none.
	Designer, Source, Licence string
	// Minutes is the shortest and longest usual time of a match; Age is the youngest age in years.
	Minutes [2]int
	Age     int
	// Color and DarkColor are the game's own colour and its lighter twin for the dark look, "#RRGGBB".
	Color, DarkColor string
	// Theme is the id of the theme that is used when nobody chooses one.
	Theme string
	// Base is the id of the ruleset that all others change, "standard". Own says that each ruleset is a game of one's
	// own, with a title of its own.
	Base string
	Own  bool
	// Quick is the ruleset for a first, quick match, which the app offers before the others; zero for none.
	Quick Quick
	// Definition is the engine.
	Definition engines.Definition

	shelf *Shelf
	files fs.FS
	// standard is that of one's own game; nil in all others.
	standard *Ruleset
	// fields are all that a ruleset of the game can have, and texts those of them that are tables of texts.
	fields, texts []engines.Field
	// cache holds the loaded shipped rulesets by id. Sources holds the parsed shipped files by the name that
	// "extends" uses.
	cache, sources *sync.Map
	// themes returns the shipped themes, which are loaded once.
	themes func() []ThemeListing
}

// Quick is the ruleset of a quick match.
type Quick struct {
	// Rules is the ruleset's id; Name and Summary are what the app calls the match and says about it.
	Rules, Name, Summary string
}

// newGame reads a game's folder.
func (s *Shelf) newGame(d engines.Definition, files fs.FS) (*Game, error) {
	var about struct {
		Title, Summary, Designer, Source, Licence string
		Minutes                                   [2]int
		Age                                       int
		Color                                     string
		DarkColor                                 string `toml:"dark_color"`
		Theme, Base                               string
		Own                                       bool
		Quick                                     Quick
	}
	text, err := fs.ReadFile(files, "game.toml")
	if err != nil {
		return nil, err
	}
	md, err := toml.Decode(string(text), &about)
	if err != nil {
		return nil, fmt.Errorf("game.toml: %w", err)
	}
	if rest := md.Undecoded(); len(rest) > 0 {
		return nil, fmt.Errorf("game.toml: %s is not a field of it", rest[0])
	}
	texts := textFields(d.Info)
	g := &Game{
		ID: d.Info.ID, Title: about.Title, Summary: about.Summary, Designer: about.Designer,
		Source: about.Source, Licence: about.Licence,
		Minutes: about.Minutes, Age: about.Age, Color: about.Color, DarkColor: about.DarkColor,
		Theme: about.Theme, Base: cmp.Or(about.Base, "standard"), Own: about.Own, Quick: about.Quick,
		Definition: d, shelf: s, files: files, cache: new(sync.Map), sources: new(sync.Map),
		fields: slices.Concat(headFields, d.Info.Fields, texts), texts: texts,
	}
	g.themes = sync.OnceValue(g.shippedThemes)
	return g, nil
}

// Files returns the files of the game's folder, which come with the program.
func (g *Game) Files() fs.FS { return g.files }

// textsID is the file of the game's words.
const textsID = "texts"

// Standard returns the game's standard ruleset. A test makes sure that it loads; if it did not, every
// function that returns a ruleset would return the error.
func (g *Game) Standard() (*Ruleset, error) {
	if g.standard != nil {
		return g.standard, nil
	}
	return g.shipped(g.Base)
}

type cached struct {
	ruleset  *Ruleset
	findings []Finding
}

// shipped returns a shipped ruleset. It is loaded only once.
func (g *Game) shipped(id string) (*Ruleset, error) {
	v, ok := g.cache.Load(id)
	if !ok {
		src, findings := library{game: g}.shipped(id)
		c := cached{nil, findings}
		if !hasError(findings) {
			c.ruleset, c.findings = g.load(src)
		}
		v, _ = g.cache.LoadOrStore(id, c)
	}
	c := v.(cached)
	if c.ruleset == nil {
		return nil, &Broken{g.ID + "/" + id, c.findings}
	}
	return c.ruleset, nil
}

// Find returns a ruleset by its name: a shipped id, the file name or label of a family's file, or a path that
// ends in .toml. "" means the standard. The error is an [*UnknownError] or a [*Broken].
func (g *Game) Find(name string) (*Ruleset, error) {
	name = strings.TrimSpace(name)
	if name == "" {
		return g.Standard()
	}
	if household.IsTOML(name) {
		r, src, findings := g.loadPath(name)
		if r == nil {
			return nil, &Broken{src.name, findings}
		}
		return r, nil
	}
	for _, id := range (library{game: g}).ids() {
		if strings.EqualFold(id, name) {
			return g.shipped(id)
		}
	}
	var known []string
	list := g.List()
	for _, same := range []func(Listing) bool{
		func(l Listing) bool { return strings.EqualFold(l.ID, name) },
		func(l Listing) bool { return strings.EqualFold(l.Name, name) },
	} {
		for _, l := range list {
			if !same(l) {
				continue
			}
			if l.Ruleset == nil {
				return nil, &Broken{l.Path, l.Findings}
			}
			return l.Ruleset, nil
		}
	}
	for _, l := range list {
		known = append(known, l.ID)
	}
	return nil, unknown("ruleset", name, known)
}
