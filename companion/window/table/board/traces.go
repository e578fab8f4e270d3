package board

import (
	"math"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/printables/drawing"
)

// Measures of traces. Those without a unit are parts of the width of a spot; limits are in pixels.
const (
	dotGap, dotGapLeast              = 0.3, 9
	dotSize, dotLeast, dotMost       = 0.05, 2, 5 // the radius of a dot
	startSize, startLeast, startMost = 0.27, 10, 28
	aside                            = 0.08 // how far a trace runs beside the middle of its spots
	mostDots                         = 24   // of a way
	withoutSpots                     = 1.2  // the width of a spot in slots, in a game without spots
	wayClear                         = 0.85 // opacity
)

// drawWays draws what the last ways of all have left: the shape of the seat where it began, and dots to where
// it ended. The traces lie below the pieces. A piece that is still gliding has left none yet.
func (r *renderer) drawWays() {
	v := r.view
	for _, way := range v.scene.Ways {
		if _, gliding := v.gliding[way.Piece]; gliding || way.Unseen {
			continue
		}
		if len(way.Spots) == 1 {
			r.corners(way)
		} else if route := v.scene.Route(way); len(route) > 1 {
			r.trace(way, route)
		}
	}
}

// wayMeasures returns the width of a spot in pixels, the radius of a dot, and how far the trace lies aside, so
// that several traces on the same spots can be told apart.
func (r *renderer) wayMeasures(way tableau.Way) (width, radius, dx, dy float32) {
	v := r.view
	width = float32(v.scene.Slot * withoutSpots * v.unit())
	if len(way.Spots) > 0 {
		if spot, ok := v.scene.Spot(way.Spots[0]); ok {
			width = float32(min(spot.Box.Width, spot.Box.Height) * v.unit())
		}
	}
	which := int(way.Seat)
	if which < 0 {
		which = way.Piece
	}
	sin, cos := math.Sincos(float64(which) * math.Pi / 3)
	return width, max(dotLeast, min(dotMost, width*dotSize)), width * aside * float32(cos),
		width * aside * float32(sin)
}

func (r *renderer) dot(at fyne.Position, radius float32, ink, edge drawing.Colour) {
	r.rect(at.SubtractXY(radius+1, radius+1), fyne.NewSquareSize(2*radius+2), look.Clear(ink, wayClear),
		look.Clear(edge, wayClear), 1.5, radius+1)
}

// trace draws a way: its shape and dots as far as the edge of the piece at its end.
func (r *renderer) trace(way tableau.Way, route []drawing.Point) {
	v := r.view
	s, _ := v.scale()
	width, radius, dx, dy := r.wayMeasures(way)
	length := 0.0
	for i := range route[1:] {
		length += apart(route[i], route[i+1])
	}
	if length <= 0 {
		return
	}
	ink, edge := v.inks(way.Colour, way.Seat, drawing.Quiet)
	end := length - float64(v.clearance(route[len(route)-1]))/s
	gap := max(min(float64(width)*dotGap/s, length/4), dotGapLeast/s, length/mostDots)
	for at := gap * 1.2; at < end; at += gap {
		r.dot(v.place(along(route, at/length)).AddXY(dx, dy), radius, ink, edge)
	}
	side := max(startLeast, min(startMost, width*startSize))
	r.look(start{ink, edge, signOf(way)}, v.place(route[0]).AddXY(dx-side/2, dy-side/2),
		fyne.NewSquareSize(side))
}

// corners draws four dots in the corners of a spot on which something was put down, or taken from.
func (r *renderer) corners(way tableau.Way) {
	v := r.view
	spot, ok := v.scene.Spot(way.Spots[0])
	if !ok {
		return
	}
	_, radius, _, _ := r.wayMeasures(way)
	ink, edge := v.inks(way.Colour, way.Seat, drawing.Quiet)
	at, size := v.box(spot.Box)
	in := radius + 3
	for _, corner := range []fyne.Position{at.AddXY(in, in), at.AddXY(size.Width-in, in),
		at.AddXY(in, size.Height-in), at.AddXY(size.Width-in, size.Height-in)} {
		r.dot(corner, radius, ink, edge)
	}
}

// signOf returns the shape at the start of a way.
func signOf(way tableau.Way) drawing.Sign {
	if way.Colour != drawing.None || way.Seat < 0 {
		return way.Sign
	}
	return drawing.Signs[way.Seat%6]
}

// start is the look of the place where a way began: the shape of the seat, hollow.
type start struct {
	ink, edge drawing.Colour
	sign      drawing.Sign
}

// Draw implements tableau.Look.
func (l start) Draw(tableau.Frame) []tableau.Sheet {
	const size = 10.0
	d := drawing.New(size, size)
	path := l.sign.Path(d.Area().Centre(), size*0.36)
	d.Path(path, drawing.Paint{Stroke: drawing.Line(2.6, l.edge)})
	d.Path(path, drawing.Paint{Stroke: drawing.Line(1.5, l.ink)})
	return []tableau.Sheet{{Drawing: d, Strength: wayClear}}
}
