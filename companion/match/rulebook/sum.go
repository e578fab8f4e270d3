package rulebook

import (
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// The measures of a sum, in millimetres: how high its cards are, the space between a card's edge and its words,
// between two terms, and above and below a row.
const (
	sumHigh, sumPad, sumWhite, sumSpace = 7.0, 2.0, 1.2, 0.8
)

// sum adds a sum in large letters beside the bar of what happens: each term on a card, the result in the game's
// colour. A sum that is too long to stand beside its name stands below it, in as many rows as it takes.
func (s *setter) sum(flow *parts.Flow, sum rulesets.Sum) {
	room, style := s.column()-bullet, headStyle.Sized(11)
	letters, wide := 0.0, 0.0
	for _, term := range sum.Terms {
		letters += drawing.Measure(term, style)
		wide += termWidth(term, style)
	}
	fitting := func(most float64) float64 { // the size of the letters that takes no more than that
		return min(style.Size, style.Size*(most-(wide-letters))/letters)
	}
	rows := [][]string{sum.Terms}
	if size := fitting(room * 0.7); size >= parts.Smallest {
		style = style.Sized(size)
	} else {
		style = style.Sized(max(parts.Smallest, fitting(room)))
		rows = append([][]string{nil}, sumRows(sum.Terms, style, room)...)
	}
	const row = sumHigh + 2*sumSpace
	flow.Box(float64(len(rows))*row, func(d *drawing.Drawing, box drawing.Rectangle) {
		d.Line(drawing.Point{X: box.X + 0.4, Y: box.Y}, drawing.Point{X: box.X + 0.4, Y: box.Bottom()},
			drawing.Line(0.8, s.set.Colour()))
		left := box.Right()
		for i, terms := range rows {
			x := s.sumRow(d, drawing.Point{X: box.Right(), Y: box.Y + float64(i)*row + sumSpace}, terms, style,
				i == len(rows)-1)
			if i == 0 {
				left = x
			}
		}
		d.Label(drawing.Box(box.X+bullet, box.Y+sumSpace, left-box.X-bullet-sumWhite, sumHigh), sum.Name,
			parts.BoldStyle.Sized(10), parts.Smallest, drawing.Left)
	})
}

// sumRows breaks the terms of a sum into rows no wider than some room, in millimetres. A sign stays with what
// comes after it.
func sumRows(terms []string, style drawing.Style, room float64) (rows [][]string) {
	x := 0.0
	for i := 0; i < len(terms); {
		next := terms[i : i+1]
		if rulesets.IsSign(terms[i]) {
			next = terms[i:min(i+2, len(terms))]
		}
		wide := 0.0
		for _, term := range next {
			wide += termWidth(term, style)
		}
		if i == 0 || x+wide > room+sumWhite {
			rows, x = append(rows, nil), 0
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], next...)
		x += wide
		i += len(next)
	}
	return rows
}

// termWidth returns the width that a term takes, with the space after it.
func termWidth(term string, style drawing.Style) float64 {
	if rulesets.IsSign(term) {
		return drawing.Measure(term, style) + sumWhite
	}
	return drawing.Measure(term, style) + 2*sumPad + sumWhite
}

// sumRow draws a row of a sum that ends at a point of its upper edge, and returns where it begins, in
// millimetres. In the last row the last term is the result.
func (s *setter) sumRow(d *drawing.Drawing, end drawing.Point, terms []string, style drawing.Style,
	last bool) (x float64) {
	x = end.X
	for i, term := range slices.Backward(terms) {
		x -= termWidth(term, style)
		own := drawing.Box(x, end.Y, termWidth(term, style)-sumWhite, sumHigh)
		if rulesets.IsSign(term) {
			own.Width += 0.2
			d.Label(own, term, style, parts.Smallest, drawing.Centre)
			continue
		}
		paint, ink := drawing.Outlined(drawing.Paper, 0.3, drawing.Ink), style
		if last && i == len(terms)-1 {
			paint = drawing.Paint{Fill: s.set.Colour(), Saver: drawing.Plain}
			ink = style.In(drawing.TextOn(s.set.Colour()))
		}
		d.RoundedRect(own, 1.5, paint)
		d.Label(own.Inset(0.4), term, ink, parts.Smallest, drawing.Centre)
	}
	return x
}
