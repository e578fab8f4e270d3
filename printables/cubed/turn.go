package cubed

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// turnClauses are those that somebody looks up in the middle of a turn.
var turnClauses = []string{"CUB-02", "CUB-03", "CUB-04", "CUB-05", "CUB-06", "CUB-07", "CUB-08", "CUB-09",
	"CUB-10"}

// points is the table of the colours. It is a page of the rulebook; by itself it is printed only when it is named.
func (p *printer) points() parts.Part {
	const wide, row = 110.0, 10.0
	d := drawing.New(wide, max(parts.LargeSide, 12+row*float64(len(p.present()))))
	p.drawNumbers(d, d.Area(), 1.5)
	return parts.Part{
		ID: "points", Title: "Table of points", Kind: parts.Pieces, Note: words.PointsNote,
		Use: parts.Extra, Table: true, Pieces: []parts.Piece{{Name: "points", Copies: 1, Front: d}},
	}
}

// turn is a card for beside the mat: the numbers in force, which cubes can be taken, and the clauses that a
// turn needs.
func (p *printer) turn() parts.Part {
	flow := &parts.Flow{}
	flow.Box(12+10*float64(len(p.present())),
		func(d *drawing.Drawing, box drawing.Rectangle) { p.drawNumbers(d, box, 1.5) })
	return parts.TurnCard(p.set, flow, turnClauses, map[string]string{
		"CUB-02": p.set.Theme.Icon(wordCube, 1), "CUB-03": "tick", "CUB-04": "straight-ruler",
		"CUB-05": p.set.Theme.Icon(wordWhole, 1), "CUB-06": p.set.Theme.Icon(wordPlayer, 1), "CUB-07": "up-arrow",
		"CUB-08": "magnifying-glass", "CUB-09": "star", "CUB-10": "trophy"})
}
