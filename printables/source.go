package printables

import (
	"cmp"
	"strings"

	"homespun/engines"
	"homespun/printables/deck"
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/printables/parcel"
	"homespun/printables/parts"
	"homespun/printables/pdf"
	"homespun/printables/picture"
	"homespun/printables/words"
	"homespun/rulesets"
)

// A source is what a job prints: the parts of a game under its rules, or a deck of cards.
type source struct {
	// title and second are the two lines at the head of the cover; all is both in one line.
	title, second, all string
	author, credit     string
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
	text := ruleset.Text()
	game := ruleset.Game
	s := &source{
		title: game.Title, second: ruleset.Name, author: game.Designer, credit: parts.Credit(game),
		colour: set.Colour(), parts: all, scale: set.Scale,
		files: []pdf.Attachment{{Name: parcel.RulesFile, Description: words.SourceOfRules,
			Content: text}},
		names: []string{game.Title, ruleset.Name, set.Theme.Name}, remarks: picture.Troubles(set.Theme.Pictures()),
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
	if set.Theme.Name != "" {
		s.second += " · " + set.Theme.Name
	}
	s.all = s.title + " · " + s.second
	s.sign = string(text) + set.Theme.Name + set.Theme.ID
	return s, nil
}

// called returns the names of things that the theme and the family's rules give.
func called(set *parts.Set) []string {
	var names []string
	for _, noun := range set.Theme.Nouns() {
		names = append(names, noun.One)
	}
	for _, difference := range set.Ruleset.Differences() {
		if text, ok := difference.Is.(string); ok && !strings.Contains(text, "\n") { // drawings are no names
			names = append(names, text)
		}
	}
	return names
}

// deckSource makes the source of a deck.
func deckSource(cards *deck.Deck) *source {
	part, lacks := cards.Part()
	title := cmp.Or(cards.Title, "Cards")
	s := &source{
		title: title, second: part.Note, all: title, author: cards.Designer, colour: cards.Colour,
		parts: []Part{part}, scale: 1,
		sign: string(cards.Source), names: []string{cards.Title, cards.Designer},
		files: []pdf.Attachment{{Name: "deck.toml", Description: words.SourceOfCards,
			Content: cards.Source}},
	}
	if s.colour == drawing.None {
		s.colour = drawing.Quiet
	}
	if cards.Designer != "" {
		s.second = words.DesignedBy(cards.Designer)
	}
	for _, lack := range lacks {
		s.remarks = append(s.remarks, deck.Line(lack))
	}
	return s
}
