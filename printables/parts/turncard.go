package parts

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/words"
)

// Measures of a card of text, in millimetres.
const (
	cardWide = 116.0
	slimWide = 95.0 // two lie side by side on A4
	cardHead = 15.0
	// CardRoom is the width of the text on a card.
	CardRoom  = cardWide - cardEdges
	cardEdges = 8.0
)

// TurnCard returns a card to lie beside the board: the flow, followed by the clauses with these ids, each with the
// icon that there is for it. The clauses are complete, because a sentence that is left out may be the one that a house
// rule has changed.
func TurnCard(set *Set, flow *Flow, ids []string, icons map[string]string) Part {
	return turnCard(set, flow, ids, icons, cardWide)
}

// SlimTurnCard returns a turn card that is narrower where it does not take more cards so. Strip makes the flow before
// the clauses, which fits any width.
func SlimTurnCard(set *Set, strip func() *Flow, ids []string, icons map[string]string) Part {
	slim, usual := turnCard(set, strip(), ids, icons, slimWide), turnCard(set, strip(), ids, icons, cardWide)
	if len(slim.Pieces) > len(usual.Pieces) {
		return usual
	}
	return slim
}

func turnCard(set *Set, flow *Flow, ids []string, icons map[string]string, wide float64) Part {
	part := Part{ID: "reference", Title: "Turn card", Kind: Pieces, Note: words.TurnNote}
	for _, clause := range set.Speaker().Clauses() {
		text := cmp.Or(clause.Source, clause.Decision)
		if !slices.Contains(ids, clause.ID) || text == "" {
			continue
		}
		flow.Space(1.6)
		flow.heading(clause.Title+" · "+clause.ID, BoldStyle, icons[clause.ID])
		flow.Paragraph(text, TextStyle, Dress{}, wide-cardEdges)
	}
	part.Pieces = flow.cardsOf(set, wide, "turn card", words.TurnTitle, words.TurnMore)
	return part
}

// Cards sets the flow on as few cards as possible, all of one size that can be printed on A5, and about
// equally full. Those of a large set are enlarged. The first card has a title, the others have the other one.
func (f *Flow) Cards(set *Set, name, title, other string) []Piece {
	return f.cardsOf(set, cardWide, name, title, other)
}

// cardsOf is Cards for cards of a width in millimetres.
func (f *Flow) cardsOf(set *Set, wide float64, name, title, other string) []Piece {
	if len(f.lines) == 0 {
		return nil
	}
	const foot, exact = 5.0, 0.5
	high := min(f.Height(), set.tallest(wide)-cardHead-foot)
	count := f.cards(wide, high)
	for low := 0.0; count > 1 && high-low > exact; {
		if middle := (low + high) / 2; f.cards(wide, middle) > count {
			low = middle
		} else {
			high = middle
		}
	}
	var pieces []Piece
	for i, text := range f.Pages(Columns{Count: 1, Width: wide - cardEdges, Height: high}) {
		numbered := name
		if i > 0 {
			numbered, title = fmt.Sprintf("%s %d", name, i+1), other
		}
		d := drawing.New(wide, cardHead+high+foot)
		set.Title(d, cardHead, title)
		d.Add(Moved(text, 4, cardHead+2).Marks...)
		pieces = append(pieces, Piece{Name: numbered, Copies: 1, Front: set.Enlarge(d, numbered)})
	}
	return pieces
}

// cards returns the number of cards of a width for a flow if the text of each is this high; math.MaxInt if a single line
// is higher than that.
func (f *Flow) cards(wide, high float64) int {
	for _, l := range f.lines {
		if l.height > high {
			return math.MaxInt
		}
	}
	_, count := f.place(Columns{Count: 1, Width: wide - cardEdges, Height: high})
	return count
}
