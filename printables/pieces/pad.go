package pieces

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// A Pad is a sheet of a score pad: a column for each player, with their name or a blank, and a row for each thing that
// counts.
type Pad struct {
	Thing
	Columns, Rows []string
	Total         bool
}

// Measures of a pad, in millimetres.
const (
	padHead   = 10.0
	padRow    = 8.5
	padColumn = 17.0
	padLabel  = 42.0
)

// pads returns the score pads as a part.
func (s *Set) pads(p *pen) []parts.Part {
	if len(s.Pads) == 0 {
		return nil
	}
	part := parts.Part{ID: "pads", Title: words.Pads, Kind: parts.Pieces}
	for i := range s.Pads {
		pad := &s.Pads[i]
		part.Pieces = append(part.Pieces, parts.Piece{Name: pad.name(words.PieceNth("pad", i+1)), Copies: pad.Count,
			Front: p.pad(pad)})
	}
	part.Note = words.PadsNote(count(part.Pieces))
	return []parts.Part{part}
}

// pad draws a sheet of a pad, narrower and lower where the paper has no room for it.
func (p *pen) pad(pad *Pad) *drawing.Drawing {
	colour := p.of(&pad.Thing)
	rows := pad.Rows
	if pad.Total {
		rows = append(rows[:len(rows):len(rows)], words.PadTotal)
	}
	column := padColumn
	for _, name := range pad.Columns {
		column = max(column, min(2*padColumn, drawing.Measure(name, p.style(drawing.Bold, 9))+3))
	}
	column = min(column, (p.room.Width-padLabel)/float64(len(pad.Columns)))
	high := min(padRow, (p.room.Height-padHead)/float64(len(rows)+1))
	d := drawing.New(padLabel+column*float64(len(pad.Columns)), padHead+high*float64(len(rows)+1))
	bar := drawing.Box(0, 0, d.Width, padHead)
	ground := colour.UnderWords()
	d.Rect(bar, drawing.Paint{Fill: ground, Saver: drawing.Plain, Open: true})
	title := bar.Inset(1.5)
	if symbol := pad.symbol(); symbol != nil {
		d.UseIn(symbol, drawing.Box(1.5, 1, padHead-2, padHead-2))
		title.X, title.Width = title.X+padHead, title.Width-padHead
	}
	p.write(d, title, "title", pad.Title, p.style(drawing.Title, 16).In(drawing.TextOn(ground)))
	at := func(i, k int) drawing.Rectangle { // of row i, column k; 0 is the head and the labels
		box := drawing.Box(0, padHead+high*float64(i), padLabel, high)
		if k > 0 {
			box.X, box.Width = padLabel+column*float64(k-1), column
		}
		return box
	}
	for i := range len(rows) + 1 {
		shade := drawing.Paint{Stroke: drawing.Line(0.25, drawing.Quiet)}
		if total := pad.Total && i == len(rows); i == 0 || total {
			shade.Fill = colour.Mixed(drawing.White, 0.85)
		}
		for k := range len(pad.Columns) + 1 {
			d.Rect(at(i, k), shade)
		}
	}
	for k, name := range pad.Columns {
		p.write(d, at(0, k+1).Inset(0.6), "columns", name, p.style(drawing.Bold, 11))
	}
	for i, name := range rows {
		p.write(d, at(i+1, 0).Inset(0.8), "rows", name, p.style(drawing.Text, 11))
	}
	return d
}
