package pieces

import (
	"cmp"
	"fmt"

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

// How much thicker a pile is with each card, and with its sleeve. A card of 300 g is 0.3 mm thick, one of two layers of
// 160 g and glue a little more; two leaves of a sleeve are 0.1 to 0.2 mm. With sleeves cards are wider, as makers sell them.
const (
	CardThick   = 0.36
	SleeveThick = 0.16
	SleeveWider = 3.0
)

// boxes returns the box and its dividers as parts. Where the net of a box with a lid to tuck in is too large for the
// paper, it is two trays that go over each other.
func (s *Set) boxes(p *pen) []parts.Part {
	if s.Box == nil {
		return nil
	}
	b := *s.Box
	if len(b.Dividers) > 0 {
		b.Length += dividerTab
		b.Thick += CardThick * float64(len(b.Dividers))
	}
	b.Width, b.Length, b.Thick = b.Width+boxSlack, b.Length+boxSlack, max(leastDeep, b.Thick+boxSlack)
	b.Colour, p.name = cmp.Or(b.Colour, p.colour).UnderWords(), b.Title
	box := parts.Part{ID: "box", Title: words.BoxOfCards, Tools: []string{words.GlueStick, words.Scorer}}
	fits := func(width, height float64) bool {
		return max(width, height) <= p.room.Height && min(width, height) <= p.room.Width
	}
	size := fmt.Sprintf("%.0f × %.0f × %.0f", b.Width, b.Length, b.Thick)
	tray := trays.Tray{Width: b.Width, Length: b.Length, Depth: b.Thick}
	lid := tray.Lid(tray.Depth)
	switch net := b.outline(); {
	case fits(net.Bounds().Width, net.Bounds().Height):
		box.Note, box.Steps = words.BoxTuck(size), []string{words.BoxTuckStep}
		box.Pieces = []parts.Piece{{Name: "box", Copies: b.Count, Front: p.tuck(&b), Outline: net, Work: 300}}
	case fits(lid.Flat()):
		box.Note, box.Steps = words.BoxTray(size), []string{words.BoxTrayStep}
		cover := lid.Draw(b.Colour, func(d *drawing.Drawing, area drawing.Rectangle) { p.boxFront(d, area, &b) }, nil)
		lower := tray.Draw(b.Colour, func(*drawing.Drawing, drawing.Rectangle) {}, nil)
		box.Pieces = []parts.Piece{{Name: words.BoxLid, Copies: b.Count, Front: cover, Outline: lid.Outline(), Work: 150},
			{Name: words.BoxLower, Copies: b.Count, Front: lower, Outline: tray.Outline(), Work: 150}}
		box.Made = []parts.Sequence{lid.Sequence(box.Title, b.Colour, false, cover)}
	default:
		p.lacks = append(p.lacks, Lack{b.Key, b.Title, parts.CardLack{Field: "box", What: words.BoxNoRoom}})
		return nil
	}
	if len(b.Dividers) == 0 {
		return []parts.Part{box}
	}
	dividers := parts.Part{ID: "dividers", Title: words.DividersOfBox}
	for i, said := range b.Dividers {
		dividers.Pieces = append(dividers.Pieces, p.divider(s.Box, i, said, b.Colour))
	}
	return []parts.Part{box, dividers}
}

// folds returns the left edges of what stands beside each other on the net of a box: back, side, front, side and a
// strip to glue, and their top and bottom. A lid with its tuck and dust flaps are above and below.
func (b *Box) folds() (across [5]float64, top, bottom float64) {
	w, d := b.Width, b.Thick
	return [5]float64{0, w, w + d, 2*w + d, 2*w + 2*d}, boxTuck + d, boxTuck + d + b.Length
}

// outline returns the line to cut along around the net of a box.
func (b *Box) outline() drawing.Path {
	x, top, bottom := b.folds()
	flap, in := top-min(b.Thick*0.9, b.Width*0.45), 1.5
	points := []drawing.Point{{X: 0, Y: boxTuck}, {X: in, Y: boxTuck}, {X: 3 * in}, {X: x[1] - 3*in},
		{X: x[1] - in, Y: boxTuck}, {X: x[1], Y: boxTuck}, {X: x[1], Y: top}, {X: x[1] + in, Y: flap}, {X: x[2] - in, Y: flap}, {X: x[2], Y: top},
		{X: x[3], Y: top}, {X: x[3] + in, Y: flap}, {X: x[4] - in, Y: flap}, {X: x[4], Y: top},
		{X: x[4] + boxGlue, Y: top + 2*in}}
	for i := len(points) - 1; i >= 0; i-- { // below as above
		points = append(points, drawing.Point{X: points[i].X, Y: top + bottom - points[i].Y})
	}
	return drawing.PolygonPath(points...)
}

// tuck draws the net of a box, print outside.
func (p *pen) tuck(b *Box) *drawing.Drawing {
	x, top, bottom := b.folds()
	d := drawing.New(x[4]+boxGlue, top+bottom)
	d.Path(b.outline(), drawing.Paint{Fill: b.Colour, Saver: drawing.Plain})
	for i, at := range []float64{x[0], x[2]} {
		panel := drawing.Box(at, top, b.Width, b.Length)
		d.Rect(panel, drawing.Paint{Fill: b.Colour.Mixed(drawing.White, 0.86), Open: true})
		if i == 1 {
			p.boxFront(d, panel, b)
		}
	}
	if label := drawing.New(b.Length, b.Thick); b.Thick >= 2*leastDeep {
		label.Label(label.Area().Inset(2), b.Title, p.style(drawing.Title, min(16, b.Thick*1.6)).In(drawing.TextOn(b.Colour)),
			parts.Smallest, drawing.Centre)
		for _, at := range []float64{x[1], x[3]} {
			d.Use(&drawing.Symbol{Name: "side", Drawing: label}, drawing.Point{X: at + b.Thick/2, Y: (top + bottom) / 2}, 1, 90)
		}
	}
	d.Rect(drawing.Box(x[4], top+3, boxGlue, b.Length-6), window(1.2))
	for _, at := range x[1:] {
		d.Fold(drawing.Point{X: at, Y: top}, drawing.Point{X: at, Y: bottom})
	}
	for _, y := range []float64{boxTuck, top, bottom, top + bottom - boxTuck} {
		d.Fold(drawing.Point{X: 0, Y: y}, drawing.Point{X: x[1], Y: y})
		if y == top || y == bottom {
			d.Fold(drawing.Point{X: x[1], Y: y}, drawing.Point{X: x[2], Y: y})
			d.Fold(drawing.Point{X: x[3], Y: y}, drawing.Point{X: x[4], Y: y})
		}
	}
	return d
}

// boxFront draws what is seen of a box: its title, and its picture or a window to cut out.
func (p *pen) boxFront(d *drawing.Drawing, area drawing.Rectangle, b *Box) {
	inside := area.Inset(area.Width * 0.1)
	title, below := inside, inside
	title.Height = min(inside.Height*0.24, 20)
	below.Y, below.Height = title.Bottom()+3, inside.Height-title.Height-3
	switch covers := b.Fill && b.symbol() != nil; {
	case b.Window:
		d.RoundedRect(below, 3, window(1.6))
	case covers:
		b.draw(d, area)
		d.RoundedRect(title, 2, drawing.Outlined(drawing.Paper, 0.3, b.Colour))
	case !b.draw(d, below):
		title = inside
	}
	p.write(d, title.Inset(1), &b.Thing, "title", b.Title, p.style(drawing.Title, 24))
}

// divider draws a card with a tab; three tabs stand beside each other.
func (p *pen) divider(b *Box, i int, said string, colour drawing.Colour) parts.Piece {
	w, h := b.Width, b.Length+dividerTab
	d, tab := drawing.New(w, h), drawing.Box(w/3*float64(i%3), 0, w/3, dividerTab)
	d.Rect(drawing.Box(0, dividerTab, w, b.Length), drawing.Paint{Fill: colour.Mixed(drawing.White, 0.86), Open: true})
	d.Rect(tab, drawing.Paint{Fill: colour, Open: true, Saver: drawing.Plain})
	p.write(d, tab.Inset(0.8), &b.Thing, "dividers", said, p.style(drawing.Bold, 11).In(drawing.TextOn(colour)))
	p.write(d, drawing.Box(w*0.08, dividerTab+4, w*0.84, 18), &b.Thing, "dividers", said, p.style(drawing.Title, 18))
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	outline := drawing.PolygonPath(at(0, dividerTab), at(tab.X, dividerTab), at(tab.X, 0), at(tab.Right(), 0),
		at(tab.Right(), dividerTab), at(w, dividerTab), at(w, h), at(0, h))
	return parts.Piece{Name: said, Copies: b.Count, Front: d, Outline: outline}
}
