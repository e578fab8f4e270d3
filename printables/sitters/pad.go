package sitters

import (
	"strconv"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// padCopies is how many slips of the score pad are printed.
const padCopies = 4

// pad is a pad of slips to note a game on, a column for each of its boards.
func (p *printer) pad() parts.Part {
	return parts.Part{
		ID: "pad", Title: "Score pad", Kind: parts.Pieces, Use: parts.Usual, Rare: true,
		Note:   words.PadNote(padCopies),
		Pieces: []parts.Piece{{Name: "score slip", Copies: padCopies, Front: p.padSlip(true)}},
		Blank:  &parts.Piece{Name: "blank score slip", Copies: 1, Front: p.padSlip(false)},
	}
}

// padSlip draws a slip, with the players' names or with lines alone.
func (p *printer) padSlip(named bool) *drawing.Drawing {
	const head, column = 14.0, 12.0
	theme, rules := p.set.Theme, p.game.Rules()
	width := max(91, 35+column*float64(rules.Boards))
	high := 90.0
	if rules.Boards > 1 {
		high += 15 // their numbers and the sum
	}
	d := drawing.New(width, high)
	p.set.Title(d, head, "Score")
	y := head + 1.0
	// Who plays: names where they are known, lines to write on where not.
	for side := range 2 {
		row := drawing.Box(4, y, width-8, 8)
		at := drawing.Point{X: row.X + 3, Y: row.Centre().Y + 0.5}
		d.Path(drawing.Signs[side].Path(at, 2.4),
			drawing.Paint{Fill: drawing.Players[side], Stroke: drawing.Line(0.2, drawing.Ink),
				Saver: drawing.SeatHatch(side)})
		label := theme.Noun(p.word(side)).Many
		room := drawing.Box(row.X+7.5, row.Y, 28, row.Height)
		d.Label(room, parts.Capital(label), parts.BoldStyle, parts.Smallest, drawing.Left)
		line := drawing.Box(room.Right()+1, row.Y, row.Right()-room.Right()-1, row.Height)
		d.Line(drawing.Point{X: line.X, Y: line.Bottom() - 1.2},
			drawing.Point{X: line.Right(), Y: line.Bottom() - 1.2}, drawing.Line(0.25, drawing.Quiet))
		if named {
			p.set.DrawNames(d, line, side, parts.TextStyle.Sized(11))
		}
		y += 8
	}
	y += 2
	p.padTable(d, drawing.Box(4, y, width-8, 0), rules.Boards)
	return d
}

// padTable draws the lines to fill in: a tally of loot, survivors, the score.
func (p *printer) padTable(d *drawing.Drawing, box drawing.Rectangle, boards int) {
	theme := p.set.Theme
	rows := []struct {
		label string
		high  float64
	}{
		{parts.Capital(theme.Noun("loot").Many), 17},
		{"Survivors", 10},
		{"Score", 12},
	}
	const first = 27.0
	wide := (box.Width - first) / float64(boards)
	if boards > 1 {
		for column := range boards {
			d.Label(drawing.Box(box.X+first+float64(column)*wide, box.Y-1, wide, 5), strconv.Itoa(column+1),
				parts.BoldStyle, parts.Smallest, drawing.Centre)
		}
		d.Label(drawing.Box(box.X, box.Y-1, first, 5), "Board", parts.BoldStyle, parts.Smallest, drawing.Left)
		box.Y += 4.5
	}
	for _, row := range rows {
		d.Label(drawing.Box(box.X, box.Y, first-1, row.high), row.label, parts.BoldStyle, parts.Smallest,
			drawing.Left)
		for column := range boards {
			d.RoundedRect(drawing.Box(box.X+first+float64(column)*wide, box.Y, wide, row.high).Inset(0.5),
				1.5, drawing.Outlined(drawing.White, 0.3, drawing.Quiet))
		}
		box.Y += row.high
	}
	box.Y += 2
	if boards > 1 {
		d.Label(drawing.Box(box.X, box.Y, first-1, 9), "Sum", parts.BoldStyle, parts.Smallest, drawing.Left)
		d.RoundedRect(drawing.Box(box.X+first, box.Y, wide, 9).Inset(0.5), 1.5,
			drawing.Outlined(drawing.White, 0.4, drawing.Ink))
		d.Label(drawing.Box(box.X+first+wide+2, box.Y, box.Width-first-wide-2, 9),
			words.PadDraw(p.game.Rules().Par), parts.TextStyle, parts.Smallest, drawing.Left)
		box.Y += 10
	}
	d.Label(drawing.Box(box.X, box.Y, first-1, 5), "Winner", parts.BoldStyle, parts.Smallest, drawing.Left)
	for i, choice := range []string{theme.Noun("collector").Many, theme.Noun("obstructor").Many, "draw"} {
		row := drawing.Box(box.X+first, box.Y+float64(i)*5, box.Width-first, 5)
		tick := drawing.Box(row.X+0.5, row.Y+0.7, 3.6, 3.6)
		d.Rect(tick, drawing.Outlined(drawing.White, 0.3, drawing.Ink))
		d.Label(drawing.Box(tick.Right()+1.5, row.Y, row.Right()-tick.Right()-1.5, 5), choice,
			parts.TextStyle, parts.Smallest, drawing.Left)
	}
}
