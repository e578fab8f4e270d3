package rulebook

import (
	"slices"
	"sync"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/printables"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// A Book is the rulebook of a game under the rules in force.
type Book struct {
	contents
	// gallery works the examples. Open opens another, for pages that share no picture with others.
	gallery  *gallery
	open     func() *gallery
	speaker  *rulesets.Speaker
	examples []Example
	gift     func() parts.Gift
}

// contents are what lies in the box of a set: the parts that are made of it.
type contents struct {
	set  *parts.Set
	made []parts.Part
}

// A gallery works examples and draws them.
type gallery struct {
	set     *parts.Set
	speaker *rulesets.Speaker
	table   tableau.Game
	// standard is the engine of the standard rules, nil where these are in force; usual is its table.
	standard engines.Engine
	usual    func() tableau.Game
	artist   artist
}

// New returns the rulebook for a set, of which these parts are made. It has no example that its files do not have
// in order; a test reads them all.
func New(set *parts.Set, made []parts.Part, build tableau.Maker) *Book {
	if engine, err := set.Ruleset.Compile(0); err == nil { // the examples are for the usual number of players
		usual := *set
		usual.Engine, set = engine, &usual
	}
	b := &Book{contents: contents{set, made}, speaker: set.Speaker().OnScreen(),
		gift: sync.OnceValue(func() parts.Gift { return parts.GiftOf(set.Ruleset) })}
	all, _ := examplesOf(set.Ruleset.Game)
	b.examples = slices.DeleteFunc(all, func(e Example) bool { return !e.Shows(set.Ruleset) })
	if len(all) == 0 {
		b.examples = played(set.Engine, b.speaker)
	}
	var usual engines.Engine
	if standard, err := set.Ruleset.Game.Standard(); err == nil && standard != set.Ruleset {
		usual, _ = standard.Compile(0)
	}
	b.open = func() *gallery {
		return &gallery{set, b.speaker, build(set.Engine, b.speaker, set.Theme), usual,
			sync.OnceValue(func() tableau.Game { return build(usual, b.speaker, set.Theme) }),
			artist{map[legible]*drawing.Symbol{}, map[tableau.Look]*drawing.Symbol{}}}
	}
	b.gallery = b.open()
	return b
}

// With returns a maker that makes the rulebook, a box and labels besides the parts of another maker. The rule
// sheet then stands in for the rulebook in a quick set. Build makes the game's table.
func With(maker printables.Maker, build tableau.Maker) printables.Maker {
	return func(set *parts.Set) ([]parts.Part, error) {
		made, err := maker(set)
		if err != nil {
			return nil, err
		}
		contents := contents{set, made}
		book := sync.OnceValue(func() *Book { return New(set, made, build) }) // examples take long to read
		extra := []parts.Part{
			{ID: "rulebook", Title: words.RulebookTitle, Note: words.RulebookNote, Kind: parts.Pages, Fold: true,
				Use: parts.Usual, Steps: []string{words.RulebookStep},
				Fill:    func(width, height float64) []*drawing.Drawing { return book().Pages(width, height) },
				Picture: func(width, height float64) *drawing.Drawing { return book().Picture(width, height) }},
			contents.boxPart(book),
			{ID: "labels", Title: words.LabelsTitle, Note: words.LabelsNote, Kind: parts.Pieces,
				Use: parts.Extra, Pieces: contents.labels()},
		}
		all := append(slices.Clone(made), extra...)
		for i := range all {
			if all[i].ID == parts.RulesID { // the booklet ends with the same clauses
				all[i].Use = parts.Quick
			}
		}
		return all, nil
	}
}

// The size of a page on the screen, in millimetres: half a sheet of A4 within its margins.
const screenWidth, screenHeight = 134.5, 179.5

// OnScreen returns the pages of the booklet for a ruleset of these games, to be read on the screen. A nil theme
// means the game's own.
func OnScreen(games tableau.Games, ruleset *rulesets.Ruleset, theme *rulesets.Theme) ([]*drawing.Drawing, error) {
	set, made, err := games.Parts(ruleset, theme)
	if err != nil {
		return nil, err
	}
	return New(set, made, games.Tables[ruleset.Game.ID]).Pages(screenWidth, screenHeight), nil
}

// Cover returns the picture of the title page for a ruleset of these games, on a drawing of a size in millimetres that
// is wider than high: its figures stand at its right. A nil theme means the game's own. The first
// mark is the board, if it shows one, and only then there is a frame, around it.
func Cover(games tableau.Games, ruleset *rulesets.Ruleset, theme *rulesets.Theme,
	width, height float64) (*drawing.Drawing, error) {
	set, made, err := games.Parts(ruleset, theme)
	if err != nil {
		return nil, err
	}
	page := drawing.New(width, height)
	New(set, made, games.Tables[ruleset.Game.ID]).setter(width, height).coverPicture(page, page.Area())
	return page, nil
}

// Picture returns the table of the title page, with its figures before it, on a drawing of a size in millimetres.
func (b *Book) Picture(width, height float64) *drawing.Drawing {
	page := drawing.New(width, height)
	b.setter(width, height).scenePicture(page, page.Area())
	return page
}

// example returns the picture of a page as it comes out; false if there is none under these rules.
func (b *Book) example(page string) (*Worked, bool) {
	for _, e := range b.examples {
		if !e.OnPage(page) {
			continue
		}
		if w, ok := b.gallery.worked(e); ok {
			return w, true
		}
	}
	return nil, false
}
