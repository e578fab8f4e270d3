package cubed

import (
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Toys and tools as they lie on the floor, in millimetres beside squares of DefaultSpace; the first layer is the
// whole outline.
var (
	button = func(colour drawing.Colour) []layer {
		dark := colour.Mixed(drawing.Ink, 0.4)
		return []layer{{dark, "O0 .35 2.75"}, {colour, "O0 0 2.75"}, {colour.Mixed(drawing.White, 0.35), "O0 0 2"},
			{dark, "O-.62 -.62 .4;O.62 -.62 .4;O-.62 .62 .4;O.62 .62 .4"}}
	}
	crayon = func(colour drawing.Colour) []layer {
		return []layer{
			{colour.Mixed(drawing.Ink, 0.35), "M-9 -2 4.6 -2 4.8 -1.5 8.4 -.6 8.4 .6 4.8 1.5 4.6 2 -9 2;Z"},
			{colour, "M-9 -2 4.6 -2 4.6 1.1 -9 1.1;Z;M4.8 -1.5 8.4 -.6 8.4 .2 4.8 .7;Z"},
			{colour.Mixed(drawing.White, 0.75), "M-6.9 -2 3 -2 3 1.1 -6.9 1.1;Z"},
			{colour, "M-6.1 -2 2.2 -2 2.2 1.1 -6.1 1.1;Z"},
			{colour.Mixed(drawing.White, 0.75), "M-4 -.4;C-4 -1.4 0 -1.4 0 -.4 0 .6 -4 .6 -4 -.4;Z"},
		}
	}
	pencil = []layer{
		{0xFFB9791A, "M-10 -1.4 6 -1.4 10 0 6 1.4 -10 1.4;Z"},
		{0xFFF4B52E, "M-10 -1.4 6 -1.4 6 .8 -10 .8;Z"}, {0xFFFFD778, "M-10 -.9 6 -.9 6 -.2 -10 -.2;Z"},
		{0xFFF0D9AE, "M6 -1.4 10 0 6 1.4;Z"}, {0xFF35323A, "M8.5 -.53 10 0 8.5 .53;Z"},
		{0xFFD9D5CE, "M-9.2 -1.4 -7.6 -1.4 -7.6 1.4 -9.2 1.4;Z"},
		{0xFFE58B84, "M-9.2 -1.4 -9.2 1.4 -10.4 1.4;C-11 1 -11 -1 -10.4 -1.4;Z"},
	}
	straight = []layer{
		{0xFF9C7A1C, "M-9.3 -2.1 9.3 -2.1 9.3 2.1 -9.3 2.1;Z"}, {0xFFFFD54A, "M-9.3 -2.1 9.3 -2.1 9.3 1.7 -9.3 1.7;Z"},
		{0xFF5A3A1E, "M-8 -2.1 -7.7 -2.1 -7.7 0 -8 0;Z;M-6.4 -2.1 -6.1 -2.1 -6.1 -.8 -6.4 -.8;Z;" +
			"M-4.8 -2.1 -4.5 -2.1 -4.5 -.8 -4.8 -.8;Z;M-3.2 -2.1 -2.9 -2.1 -2.9 -.8 -3.2 -.8;Z;" +
			"M-1.6 -2.1 -1.3 -2.1 -1.3 -.8 -1.6 -.8;Z;M-.15 -2.1 .15 -2.1 .15 0 -.15 0;Z;" +
			"M1.6 -2.1 1.9 -2.1 1.9 -.8 1.6 -.8;Z;M3.2 -2.1 3.5 -2.1 3.5 -.8 3.2 -.8;Z;" +
			"M4.8 -2.1 5.1 -2.1 5.1 -.8 4.8 -.8;Z;M6.4 -2.1 6.7 -2.1 6.7 -.8 6.4 -.8;Z;M8 -2.1 8.3 -2.1 8.3 0 8 0;Z"},
	}
	scissors = []layer{
		{0xFF8D9AA3, "M-3 -.9 9 1.2 8.8 1.9 -3 1.1;Z;M-3 -1.1 8.8 -1.9 9 -1.2 -3 .9;Z"},
		{0xFFDCE4E8, "M-3 -.9 9 1.2 -3 .5;Z;M-3 -1.1 8.8 -1.9 -3 .2;Z"},
		{0xFFC8322B, "M-2.6 -1 -2.6 1 -3.6 .9;C-4 3.4 -9.4 3.4 -9.4 1.6 -9.4 .3 -7 -.1 -5.4 0 -7 .1 -9.4 -.3 -9.4 -1.6 " +
			"-9.4 -3.4 -4 -3.4 -3.6 -.9;Z"},
		{0xFF9A5C36, "M-8.4 1.6;C-8.4 .6 -4.9 .5 -4.7 1.2 -4.8 2.4 -8.4 2.6 -8.4 1.6;Z;" +
			"M-8.4 -1.6;C-8.4 -.6 -4.9 -.5 -4.7 -1.2 -4.8 -2.4 -8.4 -2.6 -8.4 -1.6;Z"},
		{0xFF5F6B73, "O-.9 0 .5"},
	}
	arch = []layer{
		{0xFF2F6B3F, "M-5.4 -2.6 5.4 -2.6 5.4 2.9 2.3 2.9;C2.3 -.4 -2.3 -.4 -2.3 2.9;L-2.3 2.9 -5.4 2.9 -5.4 -2.6;Z"},
		{0xFF5DAE62, "M-5.4 -2.6 5.4 -2.6 5.4 2 2.3 2;C2.3 -1.3 -2.3 -1.3 -2.3 2;L-2.3 2 -5.4 2 -5.4 -2.6;Z"},
	}
	blocks = []layer{
		{0xFF8F231E, "M-6 -2.5 -1 -2.5 -1 2.8 -6 2.8;Z;M.8 2.8 .8 2.1 4 -2.8 7.2 2.1 7.2 2.8;Z"},
		{0xFFD8463C, "M-6 -2.5 -1 -2.5 -1 2 -6 2;Z"}, {0xFFF4B52E, "M.8 2 4 -2.8 7.2 2;Z"},
		{0xFFC07D12, "M.8 2 7.2 2 7.2 2.8 .8 2.8;Z"}, {0xFFF2A69B, "O-3.5 -.25 1.3"},
	}
)

// A lying toy lies so many squares along a side of the mat, clockwise from the top, turned by so many degrees.
type lying struct {
	side  int
	along float64
	turn  float64
	what  []layer
}

// toys are few, and no two of a kind beside each other.
var toys = []lying{
	{0, 1, -7, crayon(0xFFD8463C)}, {0, 2.88, 0, button(0xFF3E8FC4)}, {0, 5, 2, scissors},
	{0, 6.12, 0, button(0xFFF4B52E)},
	{1, 1, 84, crayon(0xFF3B78B8)}, {1, 3, 90, arch}, {1, 5, 93, straight}, {1, 6, 0, button(0xFF5DAE62)},
	{2, 1, 4, straight}, {2, 2.1, 0, button(0xFFD8463C)}, {2, 4, 0, blocks}, {2, 6, 173, crayon(0xFF5DAE62)},
	{3, 1, 0, button(0xFFF4B52E)}, {3, 2, 97, pencil}, {3, 4, 90, blocks}, {3, 6, 264, crayon(0xFFE98A2B)},
}

// lie draws a toy with its shadow around a point, so much larger than in millimetres.
func lie(d *drawing.Drawing, what []layer, at drawing.Point, scale, turn float64) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	place := func(at drawing.Point) func(x, y float64) drawing.Point {
		return func(x, y float64) drawing.Point { return at.Plus(scale*(x*cos-y*sin), scale*(x*sin+y*cos)) }
	}
	d.Path(what[0].path(place(at.Plus(scale*0.55, scale*0.75))), drawing.Paint{Fill: shadow, Open: true})
	for i, layer := range what {
		d.Path(layer.path(place(at)), drawing.Paint{Fill: layer.colour, Open: i > 2})
	}
}

// shadow is that on the floor.
const shadow drawing.Colour = 0xFF6E4023

// scatter lays the toys in the margin of a mat, off the coordinates.
func scatter(m *parts.Mat) {
	const least = 12.0 // mm: nobody would see what lies beside smaller squares
	if m.Space < least {
		return
	}
	middle := m.Margin * 0.53
	for _, toy := range toys {
		along := m.Margin + toy.along*m.Space
		at := [...]drawing.Point{{X: along, Y: middle}, {X: m.Width - middle, Y: along},
			{X: along, Y: m.Height - middle}, {X: middle, Y: along}}[toy.side]
		scale := m.Space / DefaultSpace * 0.94
		lie(m.Drawing, toy.what, at, scale, toy.turn)
	}
}

// heap is where cubes lie in the open bag, in its radii from the middle, with their turn and the place of their looks.
var heap = []struct {
	x, y, turn float64
	look       int
}{
	{-0.33, -0.6, 12, 2}, {0.03, -0.64, -14, 1}, {0.37, -0.55, 24, 2}, {-0.62, -0.33, -22, 1}, {0.15, -0.36, -6, 2},
	{0.6, -0.36, 14, 1}, {-0.68, 0.03, 8, 2}, {-0.6, 0.36, -30, 1}, {0.6, 0.4, -16, 2},
	{-0.31, 0.61, 16, 2}, {0.04, 0.65, -6, 1}, {0.37, 0.57, -26, 0}, {-0.28, 0.3, -10, 2}, {0.06, 0.33, 14, 1},
	{0.32, 0.32, -4, 2},
}

// fill draws an open bag of cloth around a point, with cubes of some looks in it.
func (s *Scene) fill(d *drawing.Drawing, at drawing.Point, radius float64, looks []*Look) {
	const gathers = 18
	edge := func(at drawing.Point, out, deep float64) drawing.Path {
		var path drawing.Path
		on := func(i, r float64) drawing.Point {
			sin, cos := math.Sincos(2 * math.Pi * i / gathers)
			return at.Plus(r*sin, -r*cos)
		}
		path = path.MoveTo(on(0, out))
		for i := range gathers {
			k := float64(i)
			path = path.CurveTo(on(k+0.25, out+deep), on(k+0.75, out+deep), on(k+1, out))
		}
		return path.Close()
	}
	d.Path(edge(at.Plus(0.02*radius, 0.06*radius), radius*0.95, radius*0.07), drawing.Paint{Fill: shadow, Open: true})
	d.Path(edge(at, radius*0.95, radius*0.07), drawing.Filled(s.bag))
	var folds drawing.Path
	for i := range gathers {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / gathers)
		folds = folds.MoveTo(at.Plus(radius*0.94*sin, -radius*0.94*cos)).
			LineTo(at.Plus(radius*0.84*sin, -radius*0.84*cos))
	}
	d.Path(folds, drawing.Paint{Stroke: drawing.Stroke{Width: radius * 0.025, Colour: s.bag.Mixed(drawing.Ink, 0.35),
		Faint: true, Round: true}})
	d.Circle(at, radius*0.83, drawing.Paint{Fill: s.bag.Mixed(drawing.White, 0.45), Open: true})
	d.Circle(at, radius*0.79, drawing.Filled(s.bag.Mixed(drawing.Ink, 0.35)))
	half := radius * 0.15
	for _, one := range heap {
		look := looks[one.look%len(looks)]
		centre := at.Plus(one.x*radius, one.y*radius)
		turned := func(path drawing.Path, down float64) drawing.Path {
			sin, cos := math.Sincos(one.turn * math.Pi / 180)
			return path.Mapped(func(p drawing.Point) drawing.Point {
				return centre.Plus(p.X*cos-p.Y*sin, p.X*sin+p.Y*cos+down)
			})
		}
		face := drawing.RoundedPath(drawing.Box(-half, -half, 2*half, 2*half), half*0.16)
		d.Path(turned(face, half*0.34), drawing.Paint{Fill: look.Colour.Mixed(drawing.Ink, 0.6), Open: true})
		d.Path(turned(face, 0), drawing.Paint{Fill: look.Colour.Mixed(drawing.White, 0.12),
			Stroke: drawing.Stroke{Width: half * 0.06, Colour: look.Colour.Mixed(drawing.Ink, 0.4), Faint: true},
			Open:   true})
		d.Path(turned(look.Sign.Path(drawing.Point{}, half*0.5), 0), drawing.Paint{Fill: drawing.Paper, Open: true})
	}
	for i, look := range looks { // those on top, one of a kind
		side := radius * 0.34
		centre := at.Plus([...]float64{-0.26, -0.46, -0.1}[i]*radius, [...]float64{-0.33, 0.03, 0.04}[i]*radius)
		d.RoundedRect(drawing.Box(centre.X-side/2, centre.Y-side*0.42, side, side), side*0.08,
			drawing.Paint{Fill: look.Colour.Mixed(drawing.Ink, 0.6), Open: true})
		d.Use(look.symbol(side), centre, 1, [...]float64{-5, 4, -3}[i])
	}
}
