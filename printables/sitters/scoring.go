package sitters

import (
	"fmt"
	"strconv"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// scoring is the scoring table (SIT-17) with who wins at what score (SIT-18).
func (p *printer) scoring() parts.Part {
	const name = "scoring table"
	return parts.Part{
		ID: "scoring", Title: "Scoring table", Kind: parts.Pieces, Table: true,
		Note:   words.ScoringNote,
		Pieces: []parts.Piece{{Name: name, Copies: 1, Front: p.set.Enlarge(p.scoringTable(), name)}},
	}
}

// rowText says which loot a row of the table is for: "8–15", "32 and more".
func rowText(starts []int, row int) string {
	if row == len(starts)-1 {
		return fmt.Sprintf("%d +", starts[row])
	}
	if starts[row+1]-1 == starts[row] {
		return strconv.Itoa(starts[row])
	}
	return fmt.Sprintf("%d–%d", starts[row], starts[row+1]-1)
}

func (p *printer) scoringTable() *drawing.Drawing {
	const headHigh, cellHigh, first, foot, narrowest = 15.0, 10.0, 34.0, 17.0, 13.5
	rules, theme := p.game.Rules(), p.set.Theme
	columns := len(rules.Scoring[0])
	width := max(116, first+6+narrowest*float64(columns))
	height := headHigh + 9 + cellHigh*float64(len(rules.LootRows)+1) + foot
	d := drawing.New(width, height)
	p.set.Title(d, headHigh, words.ScoringHeading)
	y := headHigh + 2
	survivors := theme.Noun("collector")
	d.Label(drawing.Box(first+2, y, width-first-6, 6), words.Surviving(survivors.Many), parts.BoldStyle,
		parts.Smallest, drawing.Centre)
	y += 6.5
	wide := (width - first - 6) / float64(columns)
	cell := func(column int) drawing.Rectangle {
		return drawing.Box(first+2+float64(column)*wide, y, wide, cellHigh)
	}
	d.Label(drawing.Box(4, y, first-4, cellHigh), parts.Capital(theme.Noun("loot").Many), parts.BoldStyle,
		parts.Smallest, drawing.Left)
	for column := range columns {
		d.Label(cell(column), strconv.Itoa(column), parts.TitleStyle, parts.Smallest, drawing.Centre)
	}
	for row := range rules.LootRows {
		y += cellHigh
		d.Label(drawing.Box(4, y, first-4, cellHigh), rowText(rules.LootRows, row),
			parts.TitleStyle.Sized(12), parts.Smallest, drawing.Left)
		for column, score := range rules.Scoring[row] {
			p.scoreCell(d, cell(column), score)
		}
	}
	y += cellHigh + 2
	p.outcomes(d, drawing.Box(4, y, width-8, height-y-3))
	return d
}

// scoreCell draws a score on the tint of who wins with it; a sign tells the same in grey.
func (p *printer) scoreCell(d *drawing.Drawing, box drawing.Rectangle, score int) {
	tint, side := drawing.PlayerA.Mixed(drawing.Paper, 0.7), 0
	switch par := p.game.Rules().Par; {
	case score == par:
		tint, side = drawing.Paper, -1
	case score < par:
		tint, side = drawing.PlayerB.Mixed(drawing.Paper, 0.7), 1
	}
	inner := box.Inset(0.5)
	d.RoundedRect(inner, 1.5, drawing.Paint{Fill: tint, Stroke: drawing.Line(0.2, drawing.Rule)})
	text := strconv.Itoa(score)
	centre := inner.Centre()
	const radius = 1.5
	text, style := drawing.Fit(text, parts.TitleStyle.Sized(13), parts.Smallest, inner.Width-2*radius-2)
	if side < 0 {
		d.Label(inner, text, style, parts.Smallest, drawing.Centre)
		return
	}
	wide := drawing.Measure(text, style)
	left := centre.X - (wide+radius*2+1.5)/2
	d.Path(drawing.Signs[side].Path(drawing.Point{X: left + radius, Y: centre.Y}, radius),
		drawing.Paint{Fill: drawing.Players[side], Stroke: drawing.Line(0.15, drawing.Ink),
			Saver: drawing.SeatHatch(side)})
	d.Label(drawing.Box(left+2*radius+1.5, inner.Y, wide+0.5, inner.Height), text, style, parts.Smallest,
		drawing.Left)
}

// outcomes says who wins above and below par.
func (p *printer) outcomes(d *drawing.Drawing, box drawing.Rectangle) {
	theme, par := p.set.Theme, p.game.Rules().Par
	high := box.Height / 2
	lines := []struct {
		side int
		text string
	}{
		{0, words.ScoringMore(par, p.game.Rules().Boards > 1, theme.Noun("collector").Many)},
		{1, words.ScoringLess(theme.Noun("obstructor").Many, par)},
	}
	for i, line := range lines {
		row := drawing.Box(box.X, box.Y+float64(i)*high, box.Width, high)
		at := drawing.Point{X: row.X + 2.2, Y: row.Centre().Y}
		d.Path(drawing.Signs[line.side].Path(at, 1.8),
			drawing.Paint{Fill: drawing.Players[line.side], Stroke: drawing.Line(0.15, drawing.Ink),
				Saver: drawing.SeatHatch(line.side)})
		d.Label(drawing.Box(row.X+6, row.Y, row.Width-6, row.Height), line.text, parts.TextStyle.Sized(10),
			parts.Smallest, drawing.Left)
	}
}
