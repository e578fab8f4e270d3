package pieces

import (
	"image"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// A Standee is a figure that stands in a foot. Its size is the height of its picture.
type Standee struct{ Thing }

// Measures of a standee, in millimetres.
const (
	leastWide = 22.0 // so that it does not fall over, and has room for its slot
	leastFoot = 14.0
	titleHigh = 7.5 // of one line
	titleMore = 3.5 // for another
)

// standees returns the figures as a part, with a foot for each.
func (s *Set) standees(p *pen) []parts.Part {
	if len(s.Standees) == 0 {
		return nil
	}
	part := parts.Part{ID: "standees", Title: words.Standees, Kind: parts.Pieces, Note: words.StandeesFeet,
		Tools: []string{words.GlueStick, words.Scorer}}
	part.Steps = []string{words.StandeesFold(part.Title), words.StandeesSlots(part.Title), words.StandeesPush(part.Title)}
	for i := range s.Standees {
		one := &s.Standees[i]
		name := one.name(words.PieceNth("standee", i+1))
		figure, stand := p.standee(&one.Thing)
		side := parts.Figure{Side: parts.Nobody, Called: name, Colour: p.of(&one.Thing)}
		figure.Name, figure.Copies = name, one.Count
		part.Pieces = append(part.Pieces, figure, stand.SlottedFoot(&side, words.FootOf(name), one.Count))
	}
	return []parts.Part{part}
}

// standee draws a figure twice, to be folded at the top and glued back to back. Then it is cut out along a line around
// its picture, where that has clear parts, else around a rectangle with a round top.
func (p *pen) standee(t *Thing) (parts.Piece, parts.Stand) {
	stand := parts.Stand{Height: t.Size, Foot: max(leastFoot, min(t.Size*0.3, parts.LargeFoot))}
	band := stand.Foot*parts.SlotPart + parts.SlotRoom
	band += p.titleHigh(t)
	front, back, outline := p.cutout(t, band)
	if outline == nil {
		front, outline = p.plate(t, band)
		back = front
	}
	stand.Width = max(leastWide, front.Width*0.7)
	front.Path(outline, drawing.Outlined(drawing.None, 0.25, drawing.Ink))
	slot := stand.Foot * parts.SlotPart
	parts.DrawSlot(front, front.Height-slot, front.Height)
	high := front.Height
	d := drawing.New(front.Width, 2*high)
	d.Use(&drawing.Symbol{Name: "back", Drawing: back}, drawing.Point{X: d.Width / 2, Y: high / 2}, 1, 180)
	d.UseAt(&drawing.Symbol{Name: "front", Drawing: front}, drawing.Point{Y: high})
	d.Fold(drawing.Point{Y: high}, drawing.Point{X: d.Width, Y: high})
	return parts.Piece{Front: d, Made: front, Work: 60}, stand
}

// titleHigh returns how high the plate of a figure's name is, in millimetres.
func (p *pen) titleHigh(t *Thing) float64 {
	switch {
	case t.Title == "":
		return 0
	case drawing.Measure(t.Title, p.style(drawing.Bold, parts.Smallest)) > max(leastWide, t.Size*plateWide)-4:
		return titleHigh + titleMore
	}
	return titleHigh
}

// plateWide is how wide a figure without an outline is, in parts of its height.
const plateWide = 0.62

// plate draws a figure on a rectangle with a round top.
func (p *pen) plate(t *Thing, band float64) (*drawing.Drawing, drawing.Path) {
	const inset = 0.07
	d := drawing.New(max(leastWide, t.Size*plateWide), t.Size+band)
	d.Rect(d.Area(), drawing.Paint{Fill: p.of(t).Mixed(drawing.White, 0.82), Open: true})
	picture := drawing.Box(0, 0, d.Width, t.Size)
	switch symbol := t.symbol(); {
	case symbol != nil && t.Fill:
		covering(d, symbol, picture)
	case symbol != nil:
		d.UseIn(symbol, picture.Inset(d.Width*inset))
	}
	p.band(d, t, drawing.Box(0, t.Size, d.Width, band))
	radius := d.Width * 0.35
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	const round = 0.448 // of a quarter of a circle
	return d, drawing.Path{}.MoveTo(at(0, d.Height)).LineTo(at(0, radius)).
		CurveTo(at(0, radius*round), at(radius*round, 0), at(radius, 0)).LineTo(at(d.Width-radius, 0)).
		CurveTo(at(d.Width-radius*round, 0), at(d.Width, radius*round), at(d.Width, radius)).
		LineTo(at(d.Width, d.Height)).Close()
}

// band draws what is below the picture of a figure: its name, and room for the slot.
func (p *pen) band(d *drawing.Drawing, t *Thing, box drawing.Rectangle) {
	d.Rect(box, drawing.Paint{Fill: p.of(t).Mixed(drawing.White, 0.35), Open: true, Saver: drawing.Dots})
	if t.Title == "" {
		return
	}
	plate := drawing.Box(box.X+1, box.Y+0.7, box.Width-2, p.titleHigh(t)-0.7)
	d.RoundedRect(plate, 1, drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(0.2, drawing.Ink)})
	p.write(d, plate.Inset(0.4), "title", t.Title, p.style(drawing.Bold, 12))
}

// cutout draws both sides of a figure by the clear parts of its picture, and the line to cut along. There is no line
// where the picture has none, or where its parts do not hang together.
func (p *pen) cutout(t *Thing, band float64) (front, back *drawing.Drawing, outline drawing.Path) {
	pixels := pixelsOf(t.Picture)
	if pixels == nil {
		return nil, nil, nil
	}
	picture := pixels.Image(0)
	seen := opaque(picture)
	if picture.Opaque() || seen.Empty() {
		return nil, nil, nil
	}
	const widest = 1.4 // parts of the height
	scale := min(t.Size/float64(seen.Dy()), t.Size*widest/float64(seen.Dx()))
	wide, high := scale*float64(seen.Dx()), scale*float64(seen.Dy())
	for _, rim := range []float64{2, 3, 4.5, 6} {
		width := max(leastWide, wide+2*rim)
		foot := max(leastWide, width*0.7)
		m := newMask(width, rim+high+band)
		left := (width - wide) / 2
		m.fill(func(x, y float64) bool {
			pixel := image.Pt(seen.Min.X+int((x-left)/scale), seen.Min.Y+int((y-rim)/scale))
			return x >= left && y >= rim && pixel.In(seen) && picture.RGBAAt(pixel.X, pixel.Y).A > clear
		})
		m.widen(rim)
		below := drawing.Box((width-foot)/2, rim+high, foot, band)
		m.fill(func(x, y float64) bool { return below.Contains(drawing.Box(x, y, 0, 0)) })
		if outline = m.outline(drawing.Point{X: width / 2, Y: m.height - band/2}); outline == nil {
			continue
		}
		side := func(symbol *drawing.Symbol, middle float64) *drawing.Drawing {
			d := drawing.New(width, m.height)
			p.band(d, t, below)
			mm := symbol.Drawing.Width / float64(pixels.Width) // of a pixel
			at := func(pixel, whole int) float64 { return (float64(whole)/2 - float64(pixel)) * scale }
			d.Use(symbol, drawing.Point{X: width/2 + middle, Y: rim + at(seen.Min.Y, pixels.Height)}, scale/mm, 0)
			return d
		}
		off := (float64(pixels.Width)/2 - float64(seen.Min.X+seen.Max.X)/2) * scale
		return side(t.Picture, off), side(turnedRound(t.Picture.Name, picture), -off), outline
	}
	return nil, nil, nil
}

// pixelsOf returns the pixels that a symbol consists of, nil where it is drawn otherwise.
func pixelsOf(symbol *drawing.Symbol) *drawing.Pixels {
	if symbol == nil || symbol.Drawing == nil || len(symbol.Drawing.Marks) != 1 {
		return nil
	}
	picture, _ := symbol.Drawing.Marks[0].(drawing.Image)
	return picture.Pixels
}

// turnedRound returns a picture as it is seen from behind; where it cannot be, nothing is drawn.
func turnedRound(name string, picture *image.RGBA) *drawing.Symbol {
	turned := image.NewRGBA(picture.Rect)
	for y := range picture.Rect.Dy() {
		for x := range picture.Rect.Dx() {
			turned.SetRGBA(picture.Rect.Dx()-1-x, y, picture.RGBAAt(x, y))
		}
	}
	pixels, err := drawing.NewPixels(turned, false)
	if err != nil {
		return &drawing.Symbol{Name: name, Drawing: drawing.New(1, 1)}
	}
	return pixels.Symbol(name + ", from behind")
}
