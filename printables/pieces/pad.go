package pieces

import (
	"cmp"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// Measures of a pad, in millimetres.
const (
	padHead   = 10.0
	padRow    = 8.5
	padColumn = 17.0 // for a name without a length of its own
	padLabel  = 42.0
)

// pad draws a sheet of a score pad, narrower and lower where the paper has no room for it.
func (p *pen) pad(t *Thing, _ string) []parts.Piece {
	colour, rows, column := cmp.Or(t.Colour, p.colour), t.Rows, padColumn
	if t.Total {
		rows = append(rows[:len(rows):len(rows)], words.PadTotal)
	}
	for _, name := range t.Columns {
		column = max(column, min(2*padColumn, drawing.Measure(name, p.style(drawing.Bold, parts.Smallest))+3))
	}
	column = min(column, max(5, (p.room.Width-padLabel)/float64(len(t.Columns))))
	high := min(padRow, max(5, (p.room.Height-padHead)/float64(len(rows)+1)))
	d := drawing.New(padLabel+column*float64(len(t.Columns)), padHead+high*float64(len(rows)+1))
	bar, ground := drawing.Box(0, 0, d.Width, padHead), colour.UnderWords()
	d.Rect(bar, drawing.Paint{Fill: ground, Saver: drawing.Plain, Open: true})
	title := bar.Inset(1.5)
	if t.draw(d, drawing.Box(1.5, 1, padHead-2, padHead-2)) {
		title.X, title.Width = title.X+padHead, title.Width-padHead
	}
	p.write(d, title, t, "title", t.Title, p.style(drawing.Title, 16).In(drawing.TextOn(ground)))
	for i := range len(rows) + 1 {
		shade := drawing.Paint{Stroke: drawing.Line(0.25, drawing.Quiet)}
		if i == 0 || t.Total && i == len(rows) {
			shade.Fill = colour.Mixed(drawing.White, 0.85)
		}
		box := drawing.Box(0, padHead+high*float64(i), padLabel, high)
		d.Rect(box, shade)
		if i > 0 {
			p.write(d, box.Inset(0.8), t, "rows", rows[i-1], p.style(drawing.Text, 11))
		}
		for k, name := range t.Columns {
			box = drawing.Box(padLabel+column*float64(k), box.Y, column, high)
			d.Rect(box, shade)
			if i == 0 {
				p.write(d, box.Inset(0.6), t, "columns", name, p.style(drawing.Bold, 11))
			}
		}
	}
	return []parts.Piece{{Front: d}}
}
