package parts

import (
	"fmt"
	"math"
	"slices"

	"homespun/printables/drawing"
)

// Measures of a card of text, in millimetres.
const (
	cardWide = 116.0
	cardHead = 15.0
	// CardRoom is how wide the text of a card is.
	CardRoom = cardWide - 8
)

// TurnCard returns a card for beside the board: what stands in a flow already, and then the clauses that a turn needs, by their ids. They are whole, as
// a sentence left out may be the one that a house rule changed.
func TurnCard(set *Set, flow *Flow, ids []string) Part {
	part := Part{ID: "reference", Title: "Turn card", Kind: Pieces, Note: "A turn at a glance."}
	for _, clause := range set.Speaker().Clauses() {
		text := clause.Source
		if text == "" {
			text = clause.Decision
		}
		if !slices.Contains(ids, clause.ID) || text == "" {
			continue
		}
		flow.Space(1.6)
		flow.Heading(clause.Title+" · "+clause.ID, BoldStyle)
		flow.Paragraph(text, TextStyle, Dress{}, CardRoom)
	}
	part.Pieces = flow.Cards(set, "turn card", "A turn at a glance", "A turn, continued")
	return part
}

// Cards sets the flow on cards of one size, on as few as keep it from being larger than A5 can hold. The first has a title, the others another one.
func (f *Flow) Cards(set *Set, name, title, other string) []Piece {
	const tallest, slack = 155.0, 12.0
	high := f.Height()
	if high == 0 {
		return nil
	}
	if cards := math.Ceil(high / tallest); cards > 1 {
		high = min(high/cards+slack, tallest) // about equally long; a heading may have to move on
	}
	var pieces []Piece
	for i, text := range f.Pages(Columns{Count: 1, Width: CardRoom, Height: high}) {
		numbered := name
		if i > 0 {
			numbered, title = fmt.Sprintf("%s %d", name, i+1), other
		}
		d := drawing.New(cardWide, cardHead+high+5)
		set.Title(d, cardHead, title)
		d.Add(Moved(text, 4, cardHead+2).Marks...)
		pieces = append(pieces, Piece{Name: numbered, Copies: 1, Front: d})
	}
	return pieces
}
