package pieces

import (
	"cmp"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/silhouette"
	"homespun/printables/words"
)

// Measures of a standee, in millimetres.
const (
	leastWide = 22.0 // so that it does not fall over, and has room for its slot
	leastFoot = 14.0
	titleHigh = 10.0
	plateWide = 0.62 // of its height
)

// standee draws a figure twice, to be folded at the top and glued back to back, and its foot. It is cut out along a line
// around its picture where that has clear parts, else around a plate with a round top.
func (p *pen) standee(t *Thing, name string) []parts.Piece {
	stand := parts.Stand{Height: t.Size, Foot: max(leastFoot, min(t.Size*0.3, parts.LargeFoot))}
	slot := stand.Foot * parts.SlotPart
	band := slot + parts.SlotRoom
	if t.Title != "" {
		band += titleHigh
	}
	front, back, outline := p.cutout(t, band)
	if outline == nil {
		front, outline = p.plate(t, band)
		back = front
	}
	stand.Width = max(leastWide, front.Width*0.7)
	high := front.Height
	front.Path(outline, drawing.Outlined(drawing.None, 0.25, drawing.Ink))
	parts.DrawSlot(front, high-slot, high)
	d := drawing.New(front.Width, 2*high)
	d.Use(&drawing.Symbol{Name: "back", Drawing: back}, drawing.Point{X: d.Width / 2, Y: high / 2}, 1, 180)
	d.UseAt(&drawing.Symbol{Name: "front", Drawing: front}, drawing.Point{Y: high})
	d.Fold(drawing.Point{Y: high}, drawing.Point{X: d.Width, Y: high})
	side := parts.Figure{Side: parts.Nobody, Called: name, Colour: cmp.Or(t.Colour, p.colour)}
	return []parts.Piece{{Front: d, Made: front, Work: 60}, stand.SlottedFoot(&side, words.FootOf(name), 1)}
}

// plate draws a figure on a plate with a round top.
func (p *pen) plate(t *Thing, band float64) (*drawing.Drawing, drawing.Path) {
	d := drawing.New(max(leastWide, t.Size*plateWide), t.Size+band)
	d.Rect(d.Area(), drawing.Paint{Fill: cmp.Or(t.Colour, p.colour).Mixed(drawing.White, 0.82), Open: true})
	picture := drawing.Box(0, 0, d.Width, t.Size)
	if !t.Fill {
		picture = picture.Inset(d.Width * 0.07)
	}
	t.draw(d, picture)
	p.band(d, t, drawing.Box(0, t.Size, d.Width, band))
	const round = 0.448 // of a quarter of a circle
	radius := d.Width * 0.35
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	return d, drawing.Path{}.MoveTo(at(0, d.Height)).LineTo(at(0, radius)).
		CurveTo(at(0, radius*round), at(radius*round, 0), at(radius, 0)).LineTo(at(d.Width-radius, 0)).
		CurveTo(at(d.Width-radius*round, 0), at(d.Width, radius*round), at(d.Width, radius)).
		LineTo(at(d.Width, d.Height)).Close()
}

// band draws what is below the picture of a figure: its name, and room for the slot.
func (p *pen) band(d *drawing.Drawing, t *Thing, box drawing.Rectangle) {
	d.Rect(box, drawing.Paint{Fill: cmp.Or(t.Colour, p.colour).Mixed(drawing.White, 0.35), Open: true, Saver: drawing.Dots})
	if t.Title != "" {
		plate := drawing.Box(box.X+1, box.Y+0.7, box.Width-2, titleHigh-0.7)
		d.RoundedRect(plate, 1, drawing.Outlined(drawing.Paper, 0.2, drawing.Ink))
		p.write(d, plate.Inset(0.4), t, "title", t.Title, p.style(drawing.Bold, 12))
	}
}

// cutout draws both sides of a figure by the clear parts of its picture, and the line to cut along. There is no line
// where the picture has none.
func (p *pen) cutout(t *Thing, band float64) (front, back *drawing.Drawing, outline drawing.Path) {
	pixels := t.Picture.Pixels()
	if pixels == nil {
		return nil, nil, nil
	}
	const rim, widest = 2, 1.4 // millimetres, and of the height
	picture := pixels.Image(0)
	box := silhouette.Standing(picture, drawing.Box(0, 0, t.Size*widest, t.Size))
	alone := silhouette.Around(picture, box, drawing.Rectangle{}, rim)
	if alone == nil {
		return nil, nil, nil
	}
	seen := alone.Bounds()
	foot := max(leastWide, seen.Width*0.7)
	below := drawing.Box(seen.Centre().X-foot/2, t.Size, foot, band)
	outline = silhouette.Around(picture, box, below.Inset(rim), rim)
	whole := outline.Bounds()
	left, top := whole.X, whole.Y
	high := below.Bottom() - top
	outline = outline.Mapped(func(at drawing.Point) drawing.Point {
		return drawing.Point{X: at.X - left, Y: min(at.Y-top, high)}
	})
	side := func(pixels *drawing.Pixels, middle float64) *drawing.Drawing {
		d, symbol := drawing.New(whole.Width, high), pixels.Symbol(t.Picture.Name)
		p.band(d, t, drawing.Box(below.X-left, below.Y-top, below.Width, below.Height))
		d.Use(symbol, drawing.Point{X: middle, Y: box.Centre().Y - top}, box.Width/symbol.Drawing.Width, 0)
		return d
	}
	middle := box.Centre().X - left
	return side(pixels, middle), side(silhouette.Mirrored(pixels), whole.Width-middle), outline
}
