package patrollers

import (
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"

	engine "homespun/engines/patrollers"
)

// Measures of the table of the roster, in millimetres.
const (
	rosterWide  = 120.0
	rosterHead  = 12.0
	rosterRow   = 7.4
	rosterName  = 37.0
	rosterClass = 21.0
)

// roster is the table of everybody who can be picked, with what their dials can show on the front and at near death
// (PAT-03). It is a page of the rulebook; by itself it is printed only when it is named.
func (p *printer) roster() parts.Part {
	return parts.Part{
		ID: "roster", Title: "Table of the " + p.set.Theme.Noun(wordPatroller).Many, Kind: parts.Pieces,
		Note: words.RosterNote, Use: parts.Extra, Table: true,
		Pieces: []parts.Piece{{Name: "roster", Copies: 1, Front: p.drawRoster()}},
	}
}

func (p *printer) drawRoster() *drawing.Drawing {
	d := drawing.New(rosterWide, rosterHead+rosterRow*float64(len(p.names))+0.5)
	wide := (rosterWide - rosterName - rosterClass) / engine.Abilities
	for a, name := range AbilityIcons {
		head := drawing.Box(rosterName+rosterClass+float64(a)*wide, 0, wide, rosterHead-lineHigh)
		if picture := drawing.Picture(name); picture != nil {
			d.UseIn(picture, head.Inset(0.8))
		}
		d.Label(drawing.Box(head.X, head.Bottom(), wide, lineHigh), parts.Capital(engine.AbilityIDs[a]), strong,
			parts.Smallest, drawing.Centre)
	}
	d.Label(drawing.Box(0.6, rosterHead-lineHigh, rosterName+rosterClass-1, lineHigh), words.RosterLegend,
		small.In(drawing.Quiet), parts.Smallest, drawing.Left)
	for who, name := range p.names {
		t := newTag(p.game, p.set.Theme, who, p.shape)
		row := drawing.Box(0, rosterHead+float64(who)*rosterRow, rosterWide, rosterRow)
		if who%2 == 0 {
			d.Rect(row, drawing.Paint{Fill: t.colour.Mixed(drawing.White, 0.88), Saver: drawing.Plain, Open: true})
		}
		if picture := drawing.Picture(t.figure); picture != nil {
			d.UseIn(picture, drawing.Box(0.6, row.Y+0.5, rosterRow-1, rosterRow-1))
		}
		d.Label(drawing.Box(rosterRow+1, row.Y, rosterName-rosterRow-2, row.Height), name, parts.BoldStyle,
			parts.Smallest, drawing.Left)
		class, _ := t.class()
		d.Label(drawing.Box(rosterName, row.Y, rosterClass-1, row.Height), class, parts.TextStyle,
			parts.Smallest, drawing.Left)
		for a := range engine.Abilities {
			cell := drawing.Box(rosterName+rosterClass+float64(a)*wide, row.Y, wide, row.Height)
			front := drawing.Box(cell.X, cell.Y, wide*0.52, cell.Height)
			d.Label(front, t.span(a, false), parts.TitleStyle.Sized(10), parts.Smallest, drawing.Centre)
			d.Label(drawing.Box(front.Right(), cell.Y, wide-front.Width, cell.Height), t.span(a, true),
				parts.TextStyle.In(drawing.Quiet), parts.Smallest, drawing.Left)
		}
	}
	return d
}
