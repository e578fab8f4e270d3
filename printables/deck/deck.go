package deck

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/look"
	"homespun/printables/paper"
	"homespun/printables/parts"
	"homespun/printables/pieces"
	"homespun/printables/words"
	"homespun/rulesets"
)

// How much a deck may be.
const (
	MaxFile   = 1 << 20 // bytes
	MaxCards  = 5_000   // different ones
	MaxCount  = 1_000   // copies of one
	MaxCopies = 10_000  // of all together
)

// A Deck is what a file says.
type Deck struct {
	// Name is the file's, as it was given; Source is all that stands in it, with the cards of a spreadsheet as a deck
	// file has them.
	Name   string
	Source []byte
	// Title and Designer are "" where the file has none.
	Title, Designer string
	// Size is that of a cut card.
	Size paper.Size
	// Colour is [parts.CardColour] where the file has none.
	Colour drawing.Colour
	// TextSize is that of texts, in pt, as long as they fit; 0 is as large as they fit.
	TextSize float64
	// Back is that of cards without one of their own; nil is nothing on the other side.
	Back *parts.CardBack
	// Cards are in the order of the file.
	Cards []Card
	// Pieces are what there is besides cards.
	Pieces pieces.Set
	// face is that of their text, with the font that the file names.
	face drawing.Face
	// look says where things stand on a card; nil is as usual.
	look *look.Look
	// pictures are those in its texts, by their names; nil where it has no markup.
	pictures map[string]*drawing.Symbol

	// tree is what the file says; table is the spreadsheet of the cards, nil without one, and remarks are about it.
	tree    map[string]any
	table   *table
	remarks []rulesets.Finding
	lines   *finder // of the file
}

// A Card is one kind of card of a deck.
type Card struct {
	parts.Card
	Count int
	Back  *parts.CardBack
	// Line is where it begins in the file.
	Line int
	// lines are those of its fields.
	lines map[string]int
}

// Count returns how many cards there are, copies and all.
func (d *Deck) Count() int {
	sum := 0
	for _, card := range d.Cards {
		sum += card.Count
	}
	return sum
}

// Part returns the cards as a part to print. The findings are remarks, not errors: they tell which texts do
// not fit or have letters that no font has.
func (d *Deck) Part() (parts.Part, []rulesets.Finding) {
	made := d.design()
	title := cmp.Or(drawing.Sanitise(d.Title), "Cards")
	part := parts.Part{
		ID: "cards", Title: title, Kind: parts.Cards, Note: Note(d.Count(), len(d.Cards), d.Size),
		Pieces: make([]parts.Piece, 0, len(d.Cards)),
		Steps:  []string{short(title) + ": corners that are cut round wear less."},
	}
	notices := slices.Clone(d.remarks)
	var lost losses
	told := map[parts.CardBack]bool{} // the backs of earlier cards
	for i := range d.Cards {
		card := &d.Cards[i]
		piece, lacks := made.Piece(card.name(i), &card.Card, card.Back, card.Count)
		part.Pieces = append(part.Pieces, piece)
		if card.Back != nil && !card.Back.Worded() && card.Back.Title != d.Title { // of which the deck's findings tell
			lacks = append(lacks, parts.CardLack{Field: "back", Signs: d.face.Missing(card.Back.Title)})
		}
		for _, lack := range lacks {
			line := card.Line
			saidOf, what := words.DeckOf, lack.Field
			if behind, ok := strings.CutPrefix(lack.Field, "back."); ok {
				if told[*card.Back] && lack.What != "" {
					continue // of another card that has this back
				}
				saidOf, what = words.DeckOfBack, behind
			}
			if at, ok := card.lines[lack.Field]; ok {
				line = at
			}
			found := rulesets.Finding{Path: d.Name, Line: line, Key: lack.Field,
				Message: saidOf(what, strconv.Quote(short(card.name(i))))}
			d.table.place(&found, lack.Field)
			if lost.add(i, lack.Signs, found); lack.What != "" {
				found.Message += " " + lack.What
				notices = append(notices, found)
			}
		}
		if card.Back != nil {
			told[*card.Back] = true
		}
	}
	notices = append(notices, lost.findings()...)
	part.Blank = made.Blank(d.Back)
	return part, rulesets.InOrder(notices)
}

// name is what a card is called in lists: its title, or its number among the cards.
func (c *Card) name(i int) string {
	if title := drawing.Sanitise(c.Title); title != "" {
		return title
	}
	return fmt.Sprintf("card %d", i+1)
}

// Note says in a sentence what a deck is: how many cards of how many kinds it has, and of what size.
func Note(count, kinds int, size paper.Size) string {
	cards, alike := "1 card", ""
	if count != 1 {
		cards = words.DeckCards(count)
	}
	switch {
	case kinds == count:
	case kinds == 1:
		alike = " of 1 kind"
	default:
		alike = words.DeckKinds(kinds)
	}
	return fmt.Sprintf("%s%s, %s × %s mm.", cards, alike, millimetres(size.Width), millimetres(size.Height))
}

func millimetres(v float64) string { return fmt.Sprintf("%.4g", math.Round(v*10)/10) }

// short returns the first letters of a text, on one line.
func short(s string) string { return text.Short(drawing.Sanitise(s), 40) }

// Broken is the error of a deck that cannot be used. There is at least one finding, in the order of the
// lines.
type Broken struct{ Findings []rulesets.Finding }

// Error is the first finding in one line, and how many more there are.
func (e *Broken) Error() string {
	list := Line(e.Findings[0])
	if more := len(e.Findings) - 1; more > 0 {
		list += words.DeckMore(more)
	}
	return list
}

// Lines are all findings, one line each.
func (e *Broken) Lines() []string {
	lines := make([]string, len(e.Findings))
	for i, f := range e.Findings {
		lines[i] = Line(f)
	}
	return lines
}

// Line writes a finding as compilers do: "deck.toml:12: the message; the suggestion".
func Line(f rulesets.Finding) string {
	at := f.Path
	switch {
	case f.Cell != "":
		at += ":" + f.Cell
	case f.Line > 0:
		at += fmt.Sprintf(":%d", f.Line)
	}
	f.Line, f.Cell = 0, ""
	return at + ": " + f.String()
}

// NewBroken brings findings in order, and no more of them than anybody reads.
func NewBroken(findings []rulesets.Finding) *Broken {
	const most = 40
	findings = rulesets.InOrder(findings)
	return &Broken{slices.Clip(findings[:min(len(findings), most)])}
}
