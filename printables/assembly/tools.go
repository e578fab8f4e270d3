// Package assembly draws what hands do to paper: scissors on a line, a fold, glue, and a finished thing in the round.
package assembly

import (
	"math"

	"homespun/printables/drawing"
)

// The colours of what is done, apart from the piece itself. They are told apart by shape too.
var (
	accent = drawing.RGB(0x6A3D7C)
	steel  = drawing.RGB(0xD8D4CE)
)

// scissors point to the right, their blades on the middle.
var scissors = drawScissors()

func drawScissors() *drawing.Symbol {
	d := drawing.New(12, 9)
	middle := d.Area().Centre()
	for _, up := range []float64{-1, 1} {
		ring := middle.Plus(-3.6, up*2.5)
		blade := drawing.PolygonPath(middle.Plus(-2.2, up*1.9), middle.Plus(-1.4, up*0.7),
			middle.Plus(5.4, -up*1.5), middle.Plus(2.5, up*0.2))
		d.Path(blade, drawing.Paint{Fill: steel, Stroke: drawing.Line(0.3, drawing.Ink), Keep: true})
		d.Circle(ring, 1.6, drawing.Paint{Stroke: drawing.Line(1.3, drawing.Ink)})
		d.Circle(ring, 1.6, drawing.Paint{Stroke: drawing.Line(0.7, accent)})
	}
	d.Circle(middle.Plus(-0.3, 0), 0.45, drawing.Paint{Fill: drawing.Ink, Keep: true})
	return &drawing.Symbol{Name: "scissors", Drawing: d}
}

// Scissors draws scissors that cut at a point in a direction, in degrees clockwise from the right.
func Scissors(d *drawing.Drawing, at drawing.Point, turn float64) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	d.Use(scissors, at.Plus(-2*cos, -2*sin), 0.85, turn)
}

// Cut draws the line that is cut in a step.
func Cut(d *drawing.Drawing, path drawing.Path) {
	d.Path(path, drawing.Paint{Stroke: drawing.Line(0.7, drawing.Ink)})
}

// Fold draws the line that is folded in a step.
func Fold(d *drawing.Drawing, from, to drawing.Point) {
	const white = 0.6 // on both sides, filled, as the ink-saver darkens lines
	if long := math.Hypot(to.X-from.X, to.Y-from.Y); long > 0 {
		x, y := (to.Y-from.Y)/long*white, (from.X-to.X)/long*white
		d.Polygon([]drawing.Point{from.Plus(x, y), to.Plus(x, y), to.Plus(-x, -y), from.Plus(-x, -y)},
			drawing.Paint{Fill: drawing.White, Open: true})
	}
	d.Line(from, to, drawing.Stroke{Width: 0.6, Colour: drawing.Ink, Dash: [2]float64{2, 1.4}})
}

// Glue shows where glue goes.
func Glue(d *drawing.Drawing, path drawing.Path) {
	d.Path(path, drawing.Paint{Fill: drawing.Paper, Stroke: drawing.Line(0.3, accent), Keep: true,
		Hatch: drawing.Hatch{Pattern: drawing.Dots, Colour: accent, Gap: 1.3}})
}

// Arrow draws an arrow from one point to another. It is bent to its left by a part of its length.
func Arrow(d *drawing.Drawing, from, to drawing.Point, bent float64) {
	const head = 2.6
	x, y := to.X-from.X, to.Y-from.Y
	control := drawing.Point{X: (from.X+to.X)/2 + y*bent, Y: (from.Y+to.Y)/2 - x*bent}
	long := math.Hypot(to.X-control.X, to.Y-control.Y)
	if long == 0 {
		return
	}
	along := drawing.Point{X: (to.X - control.X) / long, Y: (to.Y - control.Y) / long}
	neck := to.Plus(-along.X*head, -along.Y*head)
	third := func(end drawing.Point) drawing.Point {
		return drawing.Point{X: end.X + (control.X-end.X)*2/3, Y: end.Y + (control.Y-end.Y)*2/3}
	}
	path := drawing.Path{}.MoveTo(from).CurveTo(third(from), third(neck), neck)
	tip := drawing.PolygonPath(to, neck.Plus(-along.Y*head/2, along.X*head/2), neck.Plus(along.Y*head/2, -along.X*head/2))
	d.Path(path, drawing.Paint{Stroke: drawing.Stroke{Width: 0.9, Colour: accent, Round: true}})
	d.Path(tip, drawing.Paint{Fill: accent, Keep: true})
}
