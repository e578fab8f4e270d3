package patrollers

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/patrollers"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	paper "homespun/printables/patrollers"
)

// sheet is a mat with cards to choose from. Each card is a spot.
type sheet struct {
	mat   *drawing.Drawing
	ids   []int // of the spots
	boxes []drawing.Rectangle
	names []string
}

// lay puts the sheet and its spots on a scene, in place of the mat.
func (sh sheet) lay(s *tableau.Scene) {
	s.Mat = sh.mat
	for i, box := range sh.boxes {
		s.Spots = append(s.Spots, tableau.Place{ID: sh.ids[i], Box: box, Name: sh.names[i], Card: true})
	}
}

// Measures of a sheet, in millimetres.
const (
	sheetWide = 360.0
	sheetHigh = 304.0
)

// newSheet returns an empty sheet with boxes for a number of cards; spots are their spots. The
// boxes are as large as possible for cards whose width should be wider times their height.
func (t *tabletop) newSheet(spots row, cards int, wider float64) sheet {
	d := drawing.New(sheetWide, sheetHigh)
	d.Rect(d.Area(), drawing.Filled(t.ground()))
	columns, largest := 1, 0.0
	for n := 1; n <= cards; n++ {
		rows := (cards + n - 1) / n
		if size := min(sheetWide/float64(n)/wider, sheetHigh/float64(rows)); size > largest {
			columns, largest = n, size
		}
	}
	rows := max(1, (cards+columns-1)/columns)
	sh := sheet{mat: d}
	wide, high := sheetWide/float64(columns), sheetHigh/float64(rows)
	for i := range cards {
		sh.ids = append(sh.ids, spots.at(i).ID)
		sh.boxes = append(sh.boxes,
			drawing.Box(float64(i%columns)*wide, float64(i/columns)*high, wide, high).Inset(1.2))
	}
	return sh
}

// drawRoster draws the cards of all Patrollers: name, class, and the spans of the abilities on both sides
// (PAT-03).
func (t *tabletop) drawRoster() sheet {
	sh := t.newSheet(cardSpots, len(t.roster), 0.72)
	for i := range t.roster {
		f := &t.roster[i]
		t.drawCard(sh.mat, sh.boxes[i], f)
		sh.names = append(sh.names, f.Name)
	}
	return sh
}

func (t *tabletop) drawCard(d *drawing.Drawing, box drawing.Rectangle, f *patrollers.Fighter) {
	d.RoundedRect(box, 3, drawing.Outlined(drawing.Paper, 0.6, drawing.Rule))
	in := box.Inset(2.4)
	picture := min(in.Width*0.4, in.Height*0.32)
	if icon, err := drawing.Icon(t.icon(f)); err == nil {
		d.UseIn(icon, drawing.Box(in.X, in.Y, picture, picture))
	}
	words := drawing.Box(in.X+picture+1.5, in.Y, in.Width-picture-1.5, picture)
	title := drawing.Style{Face: drawing.Title, Size: picture * 0.34 / drawing.PointMM, Colour: drawing.Ink}
	d.ParagraphIn(drawing.Box(words.X, words.Y, words.Width, picture*0.74), f.Name, title, title.Size*0.5,
		drawing.Left)
	quiet := drawing.Style{Face: drawing.Text, Size: picture * 0.25 / drawing.PointMM, Colour: drawing.Quiet}
	d.Label(drawing.Box(words.X, words.Y+picture*0.74, words.Width, picture*0.28), t.className(f.Class),
		quiet, quiet.Size*0.5, drawing.Left)
	y := in.Y + picture + 1.2
	line := in.Bottom() - y
	if t.game.HasSpecials() && f.Special > 0 {
		high := line * 0.18
		style := drawing.Style{Face: drawing.Bold, Size: high * 0.8 / drawing.PointMM, Colour: drawing.Ink}
		d.Label(drawing.Box(in.X+1, in.Bottom()-high, in.Width-2, high), t.special(f.Special).Name, style,
			style.Size*0.5, drawing.Centre)
		line -= high
	}
	t.drawSpans(d, drawing.Box(in.X, y, in.Width, line-0.8), f)
}

// drawSpans draws the four abilities in two rows: the icon, the span on the front, and in small the span on
// the near-death side.
func (t *tabletop) drawSpans(d *drawing.Drawing, box drawing.Rectangle, f *patrollers.Fighter) {
	for a := range patrollers.Abilities {
		cell := drawing.Box(box.X+float64(a%2)*box.Width/2, box.Y+float64(a/2)*box.Height/2, box.Width/2,
			box.Height/2).Inset(0.5)
		d.RoundedRect(cell, 1.4, drawing.Filled(drawing.White.Mixed(drawing.Rule, 0.3)))
		side := min(cell.Height*0.8, cell.Width*0.32)
		if icon, err := drawing.Icon(paper.AbilityIcons[a]); err == nil {
			d.UseIn(icon, drawing.Box(cell.X+0.6, cell.Centre().Y-side/2, side, side))
		}
		text := drawing.Box(cell.X+side+2, cell.Y, cell.Width-side-3.6, cell.Height)
		big := drawing.Style{Face: drawing.Title, Size: cell.Height * 0.5 / drawing.PointMM,
			Colour: drawing.Ink}
		d.Label(drawing.Box(text.X, text.Y, text.Width, cell.Height*0.58), paper.Span(f.Low[a], f.High[a]),
			big, 4, drawing.Centre)
		small := drawing.Style{Face: drawing.Text, Size: cell.Height * 0.34 / drawing.PointMM,
			Colour: drawing.RGB(0x8A3B32)}
		d.Label(drawing.Box(text.X, text.Y+cell.Height*0.57, text.Width, cell.Height*0.4), backSpan(f, a),
			small, 3, drawing.Centre)
	}
}

// backSpan is the span of an ability on the near-death side.
func backSpan(f *patrollers.Fighter, a int) string {
	return paper.Span(f.Near[a][0], f.Near[a][len(f.Near[a])-1])
}

// pickedOn adds the figures that have been picked, on their cards: those of seat A at the left, those of B at
// the right.
func (t *Table) pickedOn(s *tableau.Scene, p *patrollers.Position) {
	for _, seat := range sides {
		for _, u := range t.teams.figuresOf(p, seat) {
			f, _ := t.game.Figure(p, u)
			box := t.cards.boxes[f.Who]
			size := min(box.Width*0.34, box.Height*0.4)
			piece := t.teams.figure(p, u)
			piece.Size, piece.Spot = size, cardSpots.at(f.Who).ID
			piece.At = drawing.Point{X: box.X + size*0.55, Y: box.Bottom() - size*0.55}
			if seat > 0 {
				piece.At.X = box.Right() - size*0.55
			}
			s.Pieces = append(s.Pieces, piece)
		}
	}
}

// tokenWords returns the ids of everything a figure can contain: "none", "sealed", and the tokens of the
// ruleset.
func (t *teams) tokenWords() []string {
	return append([]string{"none", "sealed"}, t.game.TokenIDs()...)
}

// drawTokens draws the cards of the death tokens, each with what it does and its points (PAT-24).
func (t *tabletop) drawTokens() sheet {
	list := t.tokenWords()
	sh := t.newSheet(tokenSpots, len(list), 1.2)
	for i, id := range list {
		token := t.game.Rules().DeathTokens[id]
		sh.names = append(sh.names, t.tokenName(id))
		icon, text, points := paper.TokenIcon(t.game, t.Theme, id), token.Text, strconv.Itoa(token.Points)
		switch id {
		case "none":
			icon, text, points = "", noTokenHelp, ""
		case "sealed":
			icon, text, points = t.Theme.Icon("token", 1), sealedHelp, ""
		}
		t.drawToken(sh.mat, sh.boxes[i], icon, t.tokenName(id), text, points)
	}
	return sh
}

// drawToken draws one death token like the printed one but wider: its icon and points, its name, and below
// what it does.
func (t *tabletop) drawToken(d *drawing.Drawing, box drawing.Rectangle, icon, name, text, points string) {
	d.RoundedRect(box, 3, drawing.Outlined(drawing.Paper, 0.6, drawing.Rule))
	in := box.Inset(min(box.Height, box.Width) * 0.05)
	side := in.Height * 0.22
	if picture, err := drawing.Icon(icon); err == nil {
		d.UseIn(picture, drawing.Box(in.X, in.Y, side, side))
	}
	if points != "" {
		at := drawing.Point{X: in.Right() - side/2, Y: in.Y + side/2}
		colour := parts.ThemeColour(t.Theme)
		d.Circle(at, side/2, drawing.Filled(colour))
		number := drawing.Style{Face: drawing.Title, Size: side * 0.7 / drawing.PointMM,
			Colour: drawing.TextOn(colour)}
		d.Label(drawing.Box(at.X-side/2, at.Y-side/2, side, side), points, number, 5, drawing.Centre)
	}
	size := in.Height * 0.155 / drawing.PointMM
	title := drawing.Style{Face: drawing.Title, Size: size, Colour: drawing.Ink}
	head := drawing.Box(in.X+side+1, in.Y, in.Width-2*side-2, side*1.3)
	if points == "" {
		head.Width += side + 1
	}
	if icon == "" {
		head.X, head.Width = in.X, in.Width
	}
	d.ParagraphIn(head, name, title, size*0.5, drawing.Centre)
	body := drawing.Style{Face: drawing.Text, Size: size * 0.95, Colour: drawing.Ink}
	y := head.Bottom() + in.Height*0.03
	d.ParagraphIn(drawing.Box(in.X, y, in.Width, in.Bottom()-y), text, body, size*0.5, drawing.Centre)
}

// seatOf returns the seat of a figure.
func seatOf(u int) engines.Seat { return engines.Seat(u / patrollers.MaxTeam) }
