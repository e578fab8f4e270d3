package printables

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/printables/paper"
	"homespun/printables/parcel"
	"homespun/printables/parts"
	"homespun/printables/pdf"
	"homespun/printables/picture"
	"homespun/printables/scene"
	"homespun/printables/words"
	"homespun/rulesets"
)

// A source is what a job prints: the parts of a game under its rules, or a deck of cards.
type source struct {
	// title and second are the two lines at the head of the cover; all is both in one line.
	title, second, all string
	author, credit     string
	// cover is the picture of one's own that the theme has for it; nil if there is none.
	cover *drawing.Symbol
	// scene draws the scene of the game with its names in a size, in millimetres; nil where there is none.
	scene func(width, height float64) *drawing.Drawing
	// facts say for whom a game is and how long it takes; "" for a deck.
	facts  string
	colour drawing.Colour
	// madeFor says for how many players the pieces are, where their number varies. Least and most are how
	// many can play with them.
	madeFor     string
	least, most int
	// otherwise lays the same out with other options.
	otherwise func(Options) (*Job, error)
	// parts are all parts that exist, wanted or not. Scale is the scale at which they were drawn.
	parts []Part
	scale float64
	// sign is a text that differs for prints with other rules or another look; the job's ID is computed from
	// it.
	sign string
	// files are attached to the PDF.
	files []pdf.Attachment
	// names are the names on the sheets that people wrote, which may have letters that no font has.
	names []string
	// remarks are notices about the parts.
	remarks []string
}

// gameSource makes the source of a game.
func (m Makers) gameSource(ruleset *rulesets.Ruleset, engine engines.Engine, theme *rulesets.Theme,
	options *Options) (*source, error) {
	set, all, err := m.prepare(ruleset, engine, theme, options)
	if err != nil {
		return nil, err
	}
	written := ruleset.Text()
	game := ruleset.Game
	s := &source{
		title: ruleset.Game.Title, second: headings.Below(ruleset, set.Theme), author: game.Designer, credit: parts.Credit(ruleset),
		colour: set.Colour(), parts: all, scale: set.Scale,
		files: []pdf.Attachment{{Name: parcel.RulesFile, Description: words.SourceOfRules,
			Content: written}},
		names:   []string{ruleset.Game.Title, ruleset.Name, set.Theme.Name},
		remarks: picture.Troubles(parts.Pictures(set.Theme)), cover: parts.Cover(set.Theme),
	}
	for _, remark := range set.Theme.Remarks {
		s.remarks = append(s.remarks, words.OfTheme(drawing.Quoted(set.Theme.Name), remark.String()))
	}
	s.least, s.most = set.Players()
	if least, most, _ := ruleset.Seats(); least < most {
		s.madeFor = words.MadeFor(s.most)
	}
	s.otherwise = func(options Options) (*Job, error) {
		other, err := m.gameSource(ruleset, engine, theme, &options)
		if err != nil {
			return nil, err
		}
		return newJob(other, options)
	}
	s.facts = words.Facts(headings.Between(s.least, s.most), game.Minutes[0], game.Minutes[1], game.Age)
	s.names = append(s.names, called(set)...)
	s.all = s.title + " · " + s.second
	if scene.Has(set.Theme) {
		s.scene = func(width, height float64) *drawing.Drawing {
			return scene.Titled(set.Theme, scene.Frame{Width: width, Height: height}, s.second)
		}
	}
	s.sign = string(written) + set.Theme.Name + set.Theme.ID
	return s, nil
}

// called returns the names of things that the theme and the family's rules give.
func called(set *parts.Set) []string {
	var names []string
	for _, noun := range set.Theme.Nouns() {
		names = append(names, noun.One)
	}
	for _, difference := range set.Ruleset.Differences() {
		if said, ok := difference.Is.(string); ok && !strings.Contains(said, "\n") { // drawings are no names
			names = append(names, said)
		}
	}
	return names
}

// deckSource makes the source of decks.
func deckSource(decks []*deck.Deck, options Options) *source {
	first := decks[0]
	s := &source{author: first.Designer, colour: cmp.Or(first.Colour, drawing.Quiet), scale: 1}
	var titles []string
	for i, cards := range decks {
		made, lacks := cards.Parts(options.Sheet.Turned(false).Area())
		for _, part := range made {
			if !options.OnePage || part.ID == "cards" {
				s.merge(part, cards.Size)
			}
		}
		for _, lack := range lacks {
			s.remarks = append(s.remarks, deck.Line(lack))
		}
		name := "deck.toml"
		if i > 0 {
			name = fmt.Sprintf("deck-%d.toml", i+1)
		}
		s.files = append(s.files, pdf.Attachment{Name: name, Description: words.SourceOfCards, Content: cards.Source})
		s.sign += string(cards.Source)
		s.names = append(s.names, cards.Title, cards.Designer)
		if title := cmp.Or(cards.Title, "Cards"); !slices.Contains(titles, title) {
			titles = append(titles, title)
		}
	}
	s.title = text.Join(titles, "and")
	s.all = s.title
	switch {
	case first.Designer != "" && len(decks) == 1:
		s.second = words.DesignedBy(first.Designer)
	case len(first.Cards) > 0 && len(decks) == 1:
		s.second = s.parts[0].Note
	default:
		s.second = Titles(s.parts)
	}
	if slices.ContainsFunc(s.parts, func(part Part) bool { return len(part.Made) > 0 }) {
		s.parts = append(s.parts, assemblyPart())
	}
	return s
}

// Titles names parts in a line: "Tokens, dice and standees".
func Titles(some []Part) string {
	var titles []string
	for i, part := range some {
		if i > 0 {
			part.Title = inside(part)
		}
		titles = append(titles, part.Title)
	}
	return text.Join(titles, "and")
}

// inside returns the title of a part for use inside a sentence: that of a deck is a name and stays as it is.
func inside(part Part) string {
	if part.Kind == parts.Cards && named("cards", part.ID) && part.Title != "Cards" {
		return part.Title
	}
	return text.Lower(part.Title)
}

// merge adds a part of a deck. Pieces of a part that earlier decks have too lie with those; cards do where their size
// is the same. Size is that of the cards of its deck.
func (s *source) merge(part Part, size paper.Size) {
	id := part.ID
	for n := 2; ; n++ {
		at := slices.IndexFunc(s.parts, func(other Part) bool { return other.ID == part.ID })
		if at < 0 {
			s.parts = append(s.parts, part)
			return
		}
		known := &s.parts[at]
		width, height := part.Pieces[0].Size()
		if wide, high := known.Pieces[0].Size(); part.Kind != parts.Cards || width == wide && height == high {
			known.Pieces = append(known.Pieces, part.Pieces...)
			switch count := pieces([]Part{*known}); {
			case part.Note == words.PiecesToCut(pieces([]Part{part})):
				known.Note = words.PiecesToCut(count)
			case part.Kind == parts.Cards:
				known.Note = deck.Note(count, len(known.Pieces), size)
			case known.Note != part.Note:
				known.Note += " " + part.Note
			}
			if part.Kind == parts.Cards && known.Title != part.Title {
				known.Title = text.Join([]string{known.Title, part.Title}, "and")
			}
			return
		}
		part.ID = fmt.Sprintf("%s-%d", id, n)
	}
}
