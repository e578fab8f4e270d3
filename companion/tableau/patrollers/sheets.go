package patrollers

import (
	"math"
	"strconv"

	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
)

// abilityIcons are the pictures of the four abilities.
var abilityIcons = [patrollers.Abilities]string{"crossed-swords", "shield", "hiking-boot", "bullseye"}

// sheet is a ground with cards to choose from, each of them a spot.
type sheet struct {
	mat   *drawing.Drawing
	first int // the id of the first spot
	boxes []drawing.Rectangle
	names []string
}

// lay puts the sheet on the table.
func (sh sheet) lay(s *tableau.Scene) {
	s.Mat = sh.mat
	for i, box := range sh.boxes {
		s.Spots = append(s.Spots, tableau.Place{ID: sh.first + i, Box: box, Name: sh.names[i]})
	}
}

// Measures of a sheet, in millimetres.
const (
	sheetWide = 360.0
	sheetHigh = 304.0
)

// newSheet returns an empty sheet with boxes for so many cards.
func (t *Table) newSheet(first, cards int) sheet {
	d := drawing.New(sheetWide, sheetHigh)
	d.Rect(d.Area(), drawing.Filled(t.ground()))
	columns := max(1, int(math.Ceil(math.Sqrt(float64(cards)*1.35))))
	rows := max(1, (cards+columns-1)/columns)
	sh := sheet{mat: d, first: first}
	wide, high := sheetWide/float64(columns), sheetHigh/float64(rows)
	for i := range cards {
		sh.boxes = append(sh.boxes, drawing.Box(float64(i%columns)*wide, float64(i/columns)*high, wide, high).Inset(1.2))
	}
	return sh
}

// drawRoster draws the cards of all Patrollers: what they are called, their class, and their spans on both sides (PAT-03).
func (t *Table) drawRoster() sheet {
	sh := t.newSheet(rosterOf, len(t.roster))
	for i := range t.roster {
		f := &t.roster[i]
		t.drawCard(sh.mat, sh.boxes[i], f)
		sh.names = append(sh.names, f.Name)
	}
	return sh
}

func (t *Table) drawCard(d *drawing.Drawing, box drawing.Rectangle, f *patrollers.Fighter) {
	d.RoundedRect(box, 3, drawing.Outlined(drawing.Paper, 0.6, drawing.Rule))
	in := box.Inset(1.6)
	picture := min(in.Width*0.4, in.Height*0.32)
	if icon, err := drawing.Icon(t.icon(f)); err == nil {
		d.UseIn(icon, drawing.Box(in.X, in.Y, picture, picture))
	}
	words := drawing.Box(in.X+picture+1.5, in.Y, in.Width-picture-1.5, picture)
	title := drawing.Style{Face: drawing.Title, Size: picture * 0.34 / drawing.PointMM, Colour: drawing.Ink}
	d.ParagraphIn(drawing.Box(words.X, words.Y, words.Width, picture*0.74), f.Name, title, title.Size*0.5, drawing.Left)
	quiet := drawing.Style{Face: drawing.Text, Size: picture * 0.25 / drawing.PointMM, Colour: drawing.Quiet}
	d.Label(drawing.Box(words.X, words.Y+picture*0.74, words.Width, picture*0.28), t.className(f.Class), quiet, quiet.Size*0.5, drawing.Left)
	y := in.Y + picture + 1.2
	line := in.Bottom() - y
	if t.game.HasSpecials() && f.Special > 0 {
		high := line * 0.18
		style := drawing.Style{Face: drawing.Bold, Size: high * 0.8 / drawing.PointMM, Colour: drawing.Ink}
		d.Label(drawing.Box(in.X, in.Bottom()-high, in.Width, high), t.special(f.Special).Name, style, style.Size*0.5, drawing.Centre)
		line -= high
	}
	t.drawSpans(d, drawing.Box(in.X, y, in.Width, line-0.8), f)
}

// drawSpans draws the four abilities, two and two, each with its picture, its span on the front, and small that of the near-death side.
func (t *Table) drawSpans(d *drawing.Drawing, box drawing.Rectangle, f *patrollers.Fighter) {
	for a := range patrollers.Abilities {
		cell := drawing.Box(box.X+float64(a%2)*box.Width/2, box.Y+float64(a/2)*box.Height/2, box.Width/2, box.Height/2).Inset(0.5)
		d.RoundedRect(cell, 1.4, drawing.Filled(drawing.White.Mixed(drawing.Rule, 0.3)))
		side := min(cell.Height*0.8, cell.Width*0.32)
		if icon, err := drawing.Icon(abilityIcons[a]); err == nil {
			d.UseIn(icon, drawing.Box(cell.X+0.6, cell.Centre().Y-side/2, side, side))
		}
		text := drawing.Box(cell.X+side+1.2, cell.Y, cell.Width-side-1.6, cell.Height)
		big := drawing.Style{Face: drawing.Title, Size: cell.Height * 0.5 / drawing.PointMM, Colour: drawing.Ink}
		d.Label(drawing.Box(text.X, text.Y, text.Width, cell.Height*0.58), words.Span(f.Low[a], f.High[a]), big, 4, drawing.Centre)
		small := drawing.Style{Face: drawing.Text, Size: cell.Height * 0.34 / drawing.PointMM, Colour: drawing.RGB(0x8A3B32)}
		d.Label(drawing.Box(text.X, text.Y+cell.Height*0.57, text.Width, cell.Height*0.4), backSpan(f, a), small, 3, drawing.Centre)
	}
}

// backSpan is the span of an ability on the near-death side.
func backSpan(f *patrollers.Fighter, a int) string {
	return words.Span(f.Near[a][0], f.Near[a][len(f.Near[a])-1])
}

// pickedOn lays the figures that have been picked on their cards, those of A at the left and those of B at the right.
func (t *Table) pickedOn(s *tableau.Scene, p *patrollers.Position) {
	for _, seat := range sides {
		for _, u := range t.figuresOf(p, seat) {
			f, _ := t.game.Figure(p, u)
			box := t.cards.boxes[f.Who]
			size := min(box.Width*0.34, box.Height*0.4)
			piece := t.figure(p, u)
			piece.Size, piece.Spot = size, rosterOf+f.Who
			piece.At = drawing.Point{X: box.X + size*0.55, Y: box.Bottom() - size*0.55}
			if seat > 0 {
				piece.At.X = box.Right() - size*0.55
			}
			s.Pieces = append(s.Pieces, piece)
		}
	}
}

// tokenWords are the words for what can be in a figure: none, sealed, and the tokens of the ruleset.
func (t *Table) tokenWords() []string {
	return append([]string{"none", "sealed"}, t.game.TokenIDs()...)
}

// drawTokens draws the death tokens to choose from, with what each does and its points (PAT-24).
func (t *Table) drawTokens() sheet {
	list := t.tokenWords()
	sh := t.newSheet(tokenOf, len(list))
	for i, id := range list {
		box := sh.boxes[i]
		token := t.game.Rules().DeathTokens[id]
		sh.names = append(sh.names, t.tokenName(id))
		sh.mat.RoundedRect(box, 3, drawing.Outlined(drawing.Paper, 0.6, drawing.Rule))
		in := box.Inset(2)
		text := token.Text
		switch id {
		case "none":
			text = words.NoTokenHelp
		case "sealed":
			text = words.SealedHelp
		}
		badge := 0.0
		if i >= 2 {
			badge = min(in.Height*0.26, in.Width*0.2)
			at := drawing.Point{X: in.Right() - badge/2, Y: in.Y + badge/2}
			sh.mat.Circle(at, badge/2, drawing.Filled(drawing.Patrollers))
			sh.mat.Label(drawing.Box(at.X-badge/2, at.Y-badge/2, badge, badge), strconv.Itoa(token.Points),
				drawing.Style{Face: drawing.Title, Size: badge * 0.62 / drawing.PointMM, Colour: drawing.TextOn(drawing.Patrollers)}, 5, drawing.Centre)
		}
		head := min(in.Height*0.3, 13)
		title := drawing.Style{Face: drawing.Title, Size: head * 0.62 / drawing.PointMM, Colour: drawing.Ink}
		sh.mat.ParagraphIn(drawing.Box(in.X, in.Y, in.Width-badge-1, head), t.tokenName(id), title, title.Size*0.5, drawing.Left)
		body := drawing.Style{Face: drawing.Text, Size: head * 0.55 / drawing.PointMM, Colour: drawing.Ink}
		sh.mat.ParagraphIn(drawing.Box(in.X, in.Y+head+1, in.Width, in.Height-head-1), text, body, body.Size*0.5, drawing.Left)
	}
	return sh
}

// seatOf returns whose figure it is.
func seatOf(u int) engines.Seat { return engines.Seat(u / patrollers.MaxTeam) }
