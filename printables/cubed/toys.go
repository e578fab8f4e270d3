package cubed

import (
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A lying toy lies so many squares along a side of the mat, clockwise from the top, turned by so many degrees.
type lying struct {
	side  int
	along float64
	turn  float64
	what  string // a piece of scenery, whose first area is its whole outline
}

// toys are few, and no two of a kind beside each other.
var toys = []lying{
	{0, 1, -7, "red-crayon"}, {0, 2.88, 0, "blue-button"}, {0, 5, 2, "scissors"},
	{0, 6.12, 0, "yellow-button"},
	{1, 1, 84, "blue-crayon"}, {1, 3, 90, "arch-block"}, {1, 5, 93, "ruler"}, {1, 6, 0, "green-button"},
	{2, 1, 4, "ruler"}, {2, 2.1, 0, "red-button"}, {2, 4, 0, "building-blocks"}, {2, 6, 173, "green-crayon"},
	{3, 1, 0, "yellow-button"}, {3, 2, 97, "pencil"}, {3, 4, 90, "building-blocks"}, {3, 6, 264, "orange-crayon"},
}

// lie draws a toy with its shadow around a point, so much larger than on squares of DefaultSpace.
func lie(d *drawing.Drawing, what string, at drawing.Point, scale, turn float64) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	areas := thing(what, 24, func(x, y float64) drawing.Point {
		return at.Plus(scale*(x*cos-y*sin), scale*(x*sin+y*cos))
	})
	for i, area := range areas {
		if i == 0 {
			d.Path(area.Path.Mapped(func(p drawing.Point) drawing.Point { return p.Plus(scale*0.55, scale*0.75) }),
				drawing.Paint{Fill: shadow, Open: true})
		}
		d.Path(area.Path, drawing.Paint{Fill: area.Paint.Fill, Open: i > 2})
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
