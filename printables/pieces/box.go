package pieces

import (
	"fmt"
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/trays"
	"homespun/printables/words"
)

// A Box holds cards of a width and length; how thick their pile is decides how deep it is. All are in millimetres.
type Box struct {
	Thing
	Width, Length, Thick float64
	Window               bool
	// Dividers are the words on cards that stand between the others.
	Dividers []string
}

// Measures of a box, in millimetres.
const (
	boxSlack   = 1.5 // between a pile and its walls
	boxGlue    = 11.0
	boxTuck    = 13.0
	leastDeep  = 6.0
	dividerTab = 8.0
)

// Thickness returns how thick a pile of cards is, with sleeves or without. A card of 300 g is 0.3 mm thick, one of two
// layers of 160 g and glue a little more; two leaves of a sleeve are 0.1 to 0.2 mm.
func Thickness(cards int, sleeves bool) float64 {
	const card, sleeve = 0.36, 0.16
	if sleeves {
		return float64(cards) * (card + sleeve)
	}
	return float64(cards) * card
}

// boxes returns the box and its dividers as parts.
func (s *Set) boxes(p *pen) (made []parts.Part) {
	if s.Box == nil {
		return nil
	}
	b := *s.Box
	if len(b.Dividers) > 0 {
		b.Length += dividerTab
		b.Thick += Thickness(len(b.Dividers), false)
	}
	b.Width, b.Length, b.Thick = b.Width+boxSlack, b.Length+boxSlack, max(leastDeep, b.Thick+boxSlack)
	colour := p.of(&s.Box.Thing).UnderWords()
	box := parts.Part{ID: "box", Title: words.BoxOfCards, Kind: parts.Pieces, Tools: []string{words.GlueStick, words.Scorer}}
	fits := func(width, height float64) bool {
		return width <= p.room.Width && height <= p.room.Height || height <= p.room.Width && width <= p.room.Height
	}
	tray := trays.Tray{Width: b.Width, Length: b.Length, Depth: b.Thick}
	lid := tray.Lid(tray.Depth)
	size := millimetres(b.Width, b.Length, b.Thick)
	switch outline := b.outline(); {
	case fits(outline.Bounds().Width, outline.Bounds().Height):
		box.Note, box.Steps = words.BoxTuck(size), []string{words.BoxTuckStep}
		box.Pieces = []parts.Piece{{Name: "box", Copies: b.Count, Front: p.tuck(&b, colour), Outline: outline, Work: 300}}
	case fits(lid.Flat()):
		box.Note, box.Steps = words.BoxTray(size), []string{words.BoxTrayStep}
		nothing := func(*drawing.Drawing, drawing.Rectangle) {}
		cover := lid.Draw(colour, func(d *drawing.Drawing, area drawing.Rectangle) { p.boxFront(d, area, &b, colour) }, nil)
		box.Pieces = []parts.Piece{{Name: words.BoxLid, Copies: b.Count, Front: cover, Outline: lid.Outline(), Work: 150},
			{Name: words.BoxLower, Copies: b.Count, Front: tray.Draw(colour, nothing, nil), Outline: tray.Outline(), Work: 150}}
		box.Made = []parts.Sequence{lid.Sequence(box.Title, colour, false, cover)}
	default:
		box.Note = words.BoxNoRoom(size)
		box.Notices, box.Steps, box.Tools = []string{box.Note}, nil, nil
	}
	made = []parts.Part{box}
	if len(b.Dividers) > 0 {
		part := parts.Part{ID: "dividers", Title: words.DividersOfBox, Kind: parts.Pieces}
		for i, said := range b.Dividers {
			part.Pieces = append(part.Pieces, p.divider(s.Box, i, said, colour))
		}
		part.Note = words.TokensToCut(count(part.Pieces))
		made = append(made, part)
	}
	return made
}

// The folds of a tuck box: back, side, front, side and a strip to glue stand beside each other, a lid with its tuck and
// dust flaps above and below.
func (b *Box) folds() (across [5]float64, top, bottom float64) {
	w, d := b.Width, b.Thick
	top = boxTuck + d
	return [5]float64{0, w, w + d, 2*w + d, 2*w + 2*d}, top, top + b.Length
}

// outline returns the line to cut along around a tuck box.
func (b *Box) outline() drawing.Path {
	x, top, bottom := b.folds()
	flap, in := min(b.Thick*0.9, b.Width*0.45), 1.5
	half := []drawing.Point{{X: 0, Y: boxTuck}, {X: in, Y: boxTuck}, {X: 3 * in, Y: 0}, {X: x[1] - 3*in}, {X: x[1] - in, Y: boxTuck},
		{X: x[1], Y: boxTuck}, {X: x[1], Y: top}, {X: x[1] + in, Y: top - flap}, {X: x[2] - in, Y: top - flap}, {X: x[2], Y: top},
		{X: x[3], Y: top}, {X: x[3] + in, Y: top - flap}, {X: x[4] - in, Y: top - flap}, {X: x[4], Y: top},
		{X: x[4] + boxGlue, Y: top + 2*in}}
	points := half
	for i := len(half) - 1; i >= 0; i-- {
		points = append(points, drawing.Point{X: half[i].X, Y: top + bottom - half[i].Y})
	}
	return drawing.PolygonPath(points...)
}

// tuck draws a flat tuck box, print outside.
func (p *pen) tuck(b *Box, colour drawing.Colour) *drawing.Drawing {
	x, top, bottom := b.folds()
	d := drawing.New(x[4]+boxGlue, top+bottom)
	d.Path(b.outline(), drawing.Paint{Fill: colour, Saver: drawing.Plain})
	ground := drawing.Paint{Fill: colour.Mixed(drawing.White, 0.86), Open: true}
	back, front := drawing.Box(x[0], top, b.Width, b.Length), drawing.Box(x[2], top, b.Width, b.Length)
	d.Rect(back, ground)
	d.Rect(front, ground)
	p.boxFront(d, front, b, colour)
	p.write(d, back.Inset(b.Width*0.15), "title", b.Title, p.style(drawing.Title, 18))
	side := drawing.New(b.Length, b.Thick)
	label := p.style(drawing.Title, min(16, b.Thick*1.6)).In(drawing.TextOn(colour))
	if b.Thick >= 2*leastDeep {
		side.Label(side.Area().Inset(2), b.Title, label, parts.Smallest, drawing.Centre)
	}
	for i, turn := range []float64{90, 90} {
		at := drawing.Point{X: (x[1+2*i] + x[2+2*i]) / 2, Y: (top + bottom) / 2}
		d.Use(&drawing.Symbol{Name: "side", Drawing: side}, at, 1, turn)
	}
	glue := drawing.Box(x[4], top+3, boxGlue, b.Length-6)
	d.Rect(glue, drawing.Paint{Fill: drawing.White, Open: true,
		Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Rule, Gap: 1.2}})
	for _, at := range x[1:] {
		d.Fold(drawing.Point{X: at, Y: top}, drawing.Point{X: at, Y: bottom})
	}
	for _, y := range []float64{boxTuck, top, bottom, top + bottom - boxTuck} {
		d.Fold(drawing.Point{X: 0, Y: y}, drawing.Point{X: x[1], Y: y})
	}
	for _, y := range []float64{top, bottom} {
		for _, at := range []float64{x[1], x[3]} {
			d.Fold(drawing.Point{X: at, Y: y}, drawing.Point{X: at + b.Thick, Y: y})
		}
	}
	return d
}

// boxFront draws what is seen of a box: its title, and its picture or a window to cut out.
func (p *pen) boxFront(d *drawing.Drawing, area drawing.Rectangle, b *Box, colour drawing.Colour) {
	p.thing = &b.Thing
	symbol, inside := b.symbol(), area.Inset(area.Width*0.1)
	high := min(inside.Height*0.24, 20.0)
	title := drawing.Box(inside.X, inside.Y, inside.Width, high)
	below := drawing.Box(inside.X, title.Bottom()+3, inside.Width, inside.Bottom()-title.Bottom()-3)
	switch {
	case b.Window:
		d.RoundedRect(below, 3, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.3, drawing.Ink),
			Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Rule, Gap: 1.6}})
	case symbol != nil && b.Fill:
		covering(d, symbol, area)
	case symbol != nil:
		d.UseIn(symbol, below)
	default:
		title.Height = inside.Height
	}
	if b.Title == "" {
		return
	}
	if symbol != nil && b.Fill && !b.Window {
		d.RoundedRect(title, 2, drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(0.3, colour)})
	}
	p.write(d, title.Inset(1), "title", b.Title, p.style(drawing.Title, 24))
}

// divider draws a card with a tab; tabs stand beside each other.
func (p *pen) divider(b *Box, i int, said string, colour drawing.Colour) parts.Piece {
	const beside = 3
	w, h := b.Width, b.Length+dividerTab
	d := drawing.New(w, h)
	left := w / beside * float64(i%beside)
	tab := drawing.Box(left, 0, w/beside, dividerTab)
	d.Rect(drawing.Box(0, dividerTab, w, b.Length), drawing.Paint{Fill: colour.Mixed(drawing.White, 0.86), Open: true})
	d.Rect(tab, drawing.Paint{Fill: colour, Open: true, Saver: drawing.Plain})
	p.thing = &b.Thing
	p.write(d, tab.Inset(0.8), "dividers", said, p.style(drawing.Bold, 11).In(drawing.TextOn(colour)))
	p.write(d, drawing.Box(w*0.08, dividerTab+4, w*0.84, 18), "dividers", said, p.style(drawing.Title, 18))
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	outline := drawing.PolygonPath(at(0, dividerTab), at(left, dividerTab), at(left, 0), at(tab.Right(), 0),
		at(tab.Right(), dividerTab), at(w, dividerTab), at(w, h), at(0, h))
	return parts.Piece{Name: said, Copies: b.Count, Front: d, Outline: outline}
}

// millimetres writes measures: "65 × 90 × 21".
func millimetres(measures ...float64) string {
	var all []string
	for _, measure := range measures {
		all = append(all, fmt.Sprintf("%.0f", measure))
	}
	return strings.Join(all, " × ")
}
