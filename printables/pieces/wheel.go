package pieces

import (
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// A Dial is a disc with words that is turned under another, whose window shows one of them. Its size is its diameter.
type Dial struct {
	Thing
	Words []string
}

// A Spinner is a disc with fields, some of them larger. Its size is its diameter.
type Spinner struct {
	Thing
	Fields  []Face
	Weights []int // of the fields, from 1
}

// How far what a dial says lies from its middle, and how large its cover is, in parts of its radius.
const (
	dialRing  = 0.68
	dialHigh  = 0.24
	dialCover = 0.94
)

// dials returns the dials as a part: two discs for each.
func (s *Set) dials(p *pen) []parts.Part {
	if len(s.Dials) == 0 {
		return nil
	}
	part := parts.Part{ID: "dials", Title: words.Dials, Kind: parts.Pieces, Note: words.DialsNote,
		Tools: []string{words.Fasteners, words.Knife}, Steps: []string{words.DialStep}}
	for i := range s.Dials {
		dial := &s.Dials[i]
		name := dial.name(words.PieceNth("dial", i+1))
		below, cover := p.dial(dial)
		below.Name, cover.Name = words.DialBelow(name), words.DialCover(name)
		part.Pieces = append(part.Pieces, below, cover)
	}
	return []parts.Part{part}
}

// disc returns a piece that is round.
func disc(size float64, copies int, ground drawing.Colour) (parts.Piece, drawing.Point) {
	d := drawing.New(size, size)
	centre := d.Area().Centre()
	d.Circle(centre, size/2-0.5, drawing.Paint{Fill: ground, Open: true})
	return parts.Piece{Copies: copies, Front: d, Outline: drawing.EllipsePath(centre, size/2, size/2), Work: 20}, centre
}

// dial draws both discs of a dial.
func (p *pen) dial(dial *Dial) (below, cover parts.Piece) {
	colour := p.of(&dial.Thing)
	radius, n := dial.Size/2, len(dial.Words)
	below, centre := disc(dial.Size, dial.Count, drawing.White)
	turn := 2 * math.Pi / float64(n)
	wide := min(2*radius*(dialRing-dialHigh/2)*math.Tan(min(turn/2, math.Pi/4)), radius*0.75) * 0.94
	window := drawing.New(wide, radius*dialHigh)
	for i, said := range dial.Words {
		one := drawing.New(window.Width, window.Height)
		p.write(one, one.Area().Inset(0.5), "words", said, p.style(drawing.Title, radius*0.5))
		sin, cos := math.Sincos(turn * float64(i))
		below.Front.Use(&drawing.Symbol{Name: said, Drawing: one}, centre.Plus(radius*dialRing*sin, -radius*dialRing*cos),
			1, turn*float64(i)*180/math.Pi)
		sin, cos = math.Sincos(turn * (float64(i) + 0.5))
		below.Front.Line(centre.Plus(radius*dialCover*sin, -radius*dialCover*cos), centre.Plus(radius*sin*0.985, -radius*cos*0.985),
			drawing.Line(0.3, drawing.Quiet))
	}
	size := dial.Size * dialCover
	cover, centre = disc(size, dial.Count, colour.Mixed(drawing.White, 0.6))
	box := drawing.Box(centre.X-wide/2, centre.Y-radius*dialRing-window.Height/2, wide, window.Height)
	cover.Front.Rect(box, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.3, drawing.Ink),
		Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Rule, Gap: 1.2}})
	title := drawing.Box(centre.X-radius*0.7, centre.Y+radius*0.14, radius*1.4, radius*0.4)
	if symbol := dial.symbol(); symbol != nil {
		cover.Front.UseIn(symbol, drawing.Box(centre.X-radius*0.25, centre.Y+radius*0.12, radius*0.5, radius*0.44))
		title = drawing.Box(centre.X-radius*0.5, centre.Y+radius*0.58, radius, radius*0.22)
	}
	p.write(cover.Front, title, "title", dial.Title, p.style(drawing.Title, radius*0.5))
	for _, of := range []*drawing.Drawing{below.Front, cover.Front} {
		middle := of.Area().Centre()
		of.Circle(middle, 1.6, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.3, drawing.Ink)})
		of.Circle(middle, 0.5, drawing.Paint{Fill: drawing.Ink, Keep: true})
	}
	return below, cover
}

// spinners returns the spinners as a part.
func (s *Set) spinners(p *pen) []parts.Part {
	if len(s.Spinners) == 0 {
		return nil
	}
	part := parts.Part{ID: "spinners", Title: words.Spinners, Kind: parts.Pieces, Note: words.SpinnersNote,
		Tools: []string{words.SpinnerTools}, Steps: []string{words.SpinnerStep}}
	for i := range s.Spinners {
		piece := p.spinner(&s.Spinners[i])
		piece.Name = s.Spinners[i].name(words.PieceNth("spinner", i+1))
		part.Pieces = append(part.Pieces, piece)
	}
	return []parts.Part{part}
}

// spinner draws a disc with a sector for each field, as wide as its weight says.
func (p *pen) spinner(s *Spinner) parts.Piece {
	colour := p.of(&s.Thing)
	piece, centre := disc(s.Size, s.Count, drawing.White)
	d, radius, all := piece.Front, s.Size/2-2, 0
	around := func(far, angle float64) drawing.Point {
		sin, cos := math.Sincos(angle)
		return centre.Plus(far*sin, -far*cos)
	}
	for _, weight := range s.Weights {
		all += weight
	}
	from := 0.0
	for i := range s.Fields {
		to := from + 2*math.Pi*float64(s.Weights[i])/float64(all)
		path, steps := drawing.Path{}.MoveTo(centre), max(2, int((to-from)*20))
		for k := range steps + 1 {
			path = path.LineTo(around(radius, from+(to-from)*float64(k)/float64(steps)))
		}
		shade := []float64{0.55, 0.85, 0.7}[i%2]
		if i%2 == 0 && i == len(s.Fields)-1 && i > 0 { // it lies beside the first
			shade = 0.7
		}
		d.Path(path.Close(), drawing.Outlined(colour.Mixed(drawing.White, shade), 0.4, drawing.Ink))
		p.field(d, s, i, around(radius*0.64, (from+to)/2), min(radius*0.62, 2*radius*0.6*math.Sin(min(to-from, math.Pi)/2)*0.8))
		from = to
	}
	d.Circle(centre, 1.2, drawing.Paint{Fill: drawing.Ink, Keep: true})
	return piece
}

// field draws what a field of a spinner shows, on a plate of its width.
func (p *pen) field(d *drawing.Drawing, s *Spinner, i int, at drawing.Point, wide float64) {
	face := &s.Fields[i]
	if symbol := face.symbol(); symbol != nil {
		side := wide * 0.75
		d.UseIn(symbol, drawing.Box(at.X-side/2, at.Y-side/2, side, side))
		return
	}
	high := min(wide, s.Size*0.16)
	p.write(d, drawing.Box(at.X-wide/2, at.Y-high/2, wide, high), "fields", face.Text, p.style(drawing.Title, s.Size*0.25))
}
