package sitters

import (
	"fmt"
	"math"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// turnClauses are those that somebody looks up in the middle of a turn: whose it is, moving, stopping, returning, looting, battle, the end.
var turnClauses = []string{"SIT-05", "SIT-06", "SIT-08", "SIT-09", "SIT-13", "SIT-14", "SIT-15", "SIT-16"}

// reference is a card for beside the board: the clauses that a turn needs, whole, as a sentence left out may be the one
// that a house rule changed.
func (p *printer) reference() parts.Part {
	part := parts.Part{ID: "reference", Title: "Turn card", Kind: parts.Pieces, Note: "A turn at a glance."}
	const width, head = 116.0, 15.0
	const room = width - 8
	flow := &parts.Flow{}
	for _, clause := range p.set.Speaker().Clauses() {
		text := clause.Source
		if text == "" {
			text = clause.Decision
		}
		if !slices.Contains(turnClauses, clause.ID) || text == "" {
			continue
		}
		flow.Space(1.6)
		flow.Heading(clause.Title+" · "+clause.ID, parts.BoldStyle)
		flow.Paragraph(text, parts.TextStyle, parts.Dress{}, room)
	}
	// A long list of turns, or words of a theme, take a second card: one larger than A5 could not be printed on it.
	const tallest, slack = 155.0, 12.0
	high := flow.Height()
	if high == 0 {
		return part
	}
	if cards := math.Ceil(high / tallest); cards > 1 {
		high = min(high/cards+slack, tallest) // about equally long; a clause's heading may have to move on
	}
	for i, text := range flow.Pages(parts.Columns{Count: 1, Width: room, Height: high}) {
		name, title := "turn card", "A turn at a glance"
		if i > 0 {
			name, title = fmt.Sprintf("turn card %d", i+1), "A turn, continued"
		}
		d := drawing.New(width, head+high+5)
		p.card(d, head, title, p.set.Colour())
		d.Add(parts.Moved(text, 4, head+2).Marks...)
		part.Pieces = append(part.Pieces, parts.Piece{Name: name, Copies: 1, Front: d})
	}
	return part
}
