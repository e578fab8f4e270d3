package pieces

import (
	"cmp"
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// How far what a dial says lies from its middle, and how large its cover is, in parts of its radius.
const (
	dialRing  = 0.68
	dialHigh  = 0.24
	dialCover = 0.94
)

// disc returns a piece that is round, and what finds a point of it by its distance from the middle and the angle
// clockwise from the top.
func disc(size float64, ground drawing.Colour) (parts.Piece, func(far, angle float64) drawing.Point) {
	d := drawing.New(size, size)
	centre := d.Area().Centre()
	d.Circle(centre, size/2-0.5, drawing.Paint{Fill: ground, Open: true})
	return parts.Piece{Front: d, Outline: drawing.EllipsePath(centre, size/2, size/2), Work: 20},
		func(far, angle float64) drawing.Point {
			sin, cos := math.Sincos(angle)
			return centre.Plus(far*sin, -far*cos)
		}
}

// dial draws both discs of a dial: the lower one is turned, and the window of its cover shows one of its fields.
func (p *pen) dial(t *Thing, name string) []parts.Piece {
	radius, turn := t.Size/2, 2*math.Pi/float64(len(t.Faces))
	below, at := disc(t.Size, drawing.White)
	cover, _ := disc(t.Size*dialCover, cmp.Or(t.Colour, p.colour).Mixed(drawing.White, 0.6))
	below.Name, below.Kit = words.DialBelow(name), name
	cover.Name, cover.Kit = words.DialCover(name), name
	wide := min(2*radius*(dialRing-dialHigh/2)*math.Tan(min(turn/2, math.Pi/4)), radius*0.75) * 0.94
	style := p.style(drawing.Title, radius*0.5)
	for _, face := range t.Faces { // all in one size
		style.Size = min(style.Size, fitting(face.Text, style.Face, wide-1))
	}
	for i, face := range t.Faces {
		angle, one := turn*float64(i), drawing.New(wide, radius*dialHigh)
		if room := one.Area().Inset(0.5); !face.draw(one, room) {
			p.write(one, room, t, "words", face.Text, style)
		}
		below.Front.Use(&drawing.Symbol{Name: name, Drawing: one}, at(radius*dialRing, angle), 1, angle*180/math.Pi)
		below.Front.Line(at(radius*dialCover, angle+turn/2), at(radius*0.985, angle+turn/2), drawing.Line(0.3, drawing.Quiet))
	}
	middle := cover.Front.Area().Centre()
	in := func(x, y, width, height float64) drawing.Rectangle {
		return drawing.Box(middle.X+x*radius, middle.Y+y*radius, width*radius, height*radius)
	}
	cover.Front.Rect(in(-wide/radius/2, -dialRing-dialHigh/2, wide/radius, dialHigh), window(1.2))
	title := in(-0.7, 0.14, 1.4, 0.4)
	if t.draw(cover.Front, in(-0.25, 0.12, 0.5, 0.44)) {
		title = in(-0.5, 0.58, 1, 0.22)
	}
	p.write(cover.Front, title, t, "title", t.Title, p.style(drawing.Title, radius*0.5))
	for _, of := range []*drawing.Drawing{below.Front, cover.Front} {
		of.Circle(of.Area().Centre(), 1.6, drawing.Outlined(drawing.White, 0.3, drawing.Ink))
		of.Circle(of.Area().Centre(), 0.5, drawing.Paint{Fill: drawing.Ink, Keep: true})
	}
	return []parts.Piece{below, cover}
}

// window is the paint of what is cut out, or glued where it is not seen.
func window(gap float64) drawing.Paint {
	return drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.3, drawing.Ink),
		Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.Rule, Gap: gap}}
}

// spinner draws a disc with a sector for each field, as wide as its weight says.
func (p *pen) spinner(t *Thing, _ string) []parts.Piece {
	piece, at := disc(t.Size, drawing.White)
	d, radius, all, from := piece.Front, t.Size/2-2, 0, 0.0
	for _, weight := range t.Weights {
		all += weight
	}
	for i := range t.Faces {
		to := from + 2*math.Pi*float64(t.Weights[i])/float64(all)
		path, steps := drawing.Path{}.MoveTo(at(0, 0)), max(2, int((to-from)*20))
		for k := range steps + 1 {
			path = path.LineTo(at(radius, from+(to-from)*float64(k)/float64(steps)))
		}
		shade := []float64{0.55, 0.85}[i%2]
		if i%2 == 0 && i == len(t.Faces)-1 { // it lies beside the first
			shade = 0.7
		}
		d.Path(path.Close(), drawing.Outlined(cmp.Or(t.Colour, p.colour).Mixed(drawing.White, shade), 0.4, drawing.Ink))
		wide := radius * min(0.62, 0.96*math.Sin(min(to-from, math.Pi)/2))
		middle, high := at(radius*0.64, (from+to)/2), min(wide, t.Size*0.16)
		if !t.Faces[i].draw(d, drawing.Box(middle.X-wide*0.38, middle.Y-wide*0.38, wide*0.76, wide*0.76)) {
			p.write(d, drawing.Box(middle.X-wide/2, middle.Y-high/2, wide, high), t, "fields", t.Faces[i].Text,
				p.style(drawing.Title, t.Size*0.25))
		}
		from = to
	}
	d.Circle(at(0, 0), 1.2, drawing.Paint{Fill: drawing.Ink, Keep: true})
	return []parts.Piece{piece}
}
