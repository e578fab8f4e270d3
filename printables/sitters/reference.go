package sitters

import (
	"slices"
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// turnClauses are those that somebody looks up in the middle of a turn: whose it is, moving, stopping, returning, looting, battle, the end.
var turnClauses = []string{"SIT-05", "SIT-06", "SIT-08", "SIT-09", "SIT-13", "SIT-14", "SIT-15", "SIT-16"}

// reference is a card for beside the board: the first words of the clauses that a turn needs, from the ruleset.
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
		flow.Paragraph(firstSentence(text), parts.TextStyle, parts.Dress{}, room)
	}
	const tall = 400.0
	pages := flow.Pages(parts.Columns{Count: 1, Width: room, Height: tall})
	text := pages[0]
	height := flow.Height()
	d := drawing.New(width, head+height+5)
	p.card(d, head, "A turn at a glance", p.set.Colour())
	for _, mark := range parts.Moved(text, 4, head+2).Marks {
		d.Add(mark)
	}
	if len(pages) == 1 && height > 0 {
		part.Pieces = []parts.Piece{{Name: "turn card", Copies: 1, Front: d}}
	}
	return part
}

// firstSentence returns a text up to its first full stop.
func firstSentence(text string) string {
	if end := strings.Index(text, ". "); end > 0 {
		return text[:end+1]
	}
	return text
}
