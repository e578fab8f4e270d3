package board

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"homespun/companion/match/tableau"
	"homespun/companion/window/frame/look"
	"homespun/engines"
	"homespun/printables/drawing"
)

// Measures of arrows: the length of heads in slots, and its limits in pixels; the width of a strong shaft as
// a part of its head; the width of a quiet shaft in pixels; the opacity of quiet arrows; and the gap in
// pixels between an arrow and the pieces at its ends.
const (
	strongHead, strongLeast, strongMost = 0.75, 15, 30
	quietHead, quietLeast, quietMost    = 0.45, 10, 16
	shaft                               = 0.24
	quietWide                           = 2.5
	quietClear                          = 0.55
	between                             = 3
)

// inks returns the colour of an arrow or a trace and that of its edge, which sets it off from any background.
// nobodys is the colour without a seat and a colour of its own.
func (v *view) inks(colour drawing.Colour, seat engines.Seat, nobodys drawing.Colour) (ink,
	edge drawing.Colour) {
	switch {
	case look.Current().Palette == &look.Contrast:
		return drawing.Black, look.Contrast.Accent
	case colour != drawing.None && drawing.Contrast(colour, drawing.White) < 1.5:
		return colour, drawing.Ink
	case colour != drawing.None:
		return colour, drawing.White
	case seat < 0:
		return nobodys, drawing.White
	}
	return v.scene.Dress.Colour(seat), drawing.White
}

// drawArrows draws the strong arrows, above the pieces, or the others, below them. While pieces glide the
// strong ones wait: they would lie on them.
func (r *renderer) drawArrows(strong bool) {
	if strong && len(r.view.gliding) > 0 {
		return
	}
	for _, arrow := range r.view.scene.Arrows {
		if arrow.Strong == strong {
			r.arrow(arrow)
		}
	}
}

func (r *renderer) arrow(arrow tableau.Arrow) {
	v := r.view
	from, to := v.place(arrow.From), v.place(arrow.To)
	dx, dy := to.X-from.X, to.Y-from.Y
	length := float32(math.Hypot(float64(dx), float64(dy)))
	if length < 1 {
		return
	}
	dx, dy = dx/length, dy/length
	slot := float32(v.scene.Slot * v.unit())
	head := max(quietLeast, min(quietMost, slot*quietHead))
	wide, opacity := float32(quietWide), quietClear
	if arrow.Strong {
		head = max(strongLeast, min(strongMost, slot*strongHead))
		wide, opacity = head*shaft, 1
	}
	begin, end := v.clearance(arrow.From), length-v.clearance(arrow.To)
	if end-begin < head { // too near each other: the arrow goes from inside the one into the other
		head = max(quietLeast, min(head, length*0.5)) // so that both are still read
		middle := (begin + end) / 2
		begin, end = middle-head*0.6, middle+head*0.6
	}
	ink, edge := v.inks(arrow.Colour, arrow.Seat, drawing.Ink)
	at := func(along float32) fyne.Position { return from.AddXY(dx*along, dy*along) }
	if neck := end - head*0.8; neck > begin+head/2 {
		r.line(at(begin), at(neck), look.Clear(edge, opacity), wide+3)
		r.line(at(begin+1.5), at(neck), look.Clear(ink, opacity), wide)
	}
	tip := arrowhead{ink, edge, opacity, int(math.Round(math.Atan2(float64(dy), float64(dx)) / tilt))}
	side, pixels := head*headRoom, v.nearest(head)*headRoom
	r.image(v.picture(tip, pixels, pixels), at(end-head/2).SubtractXY(side/2, side/2),
		fyne.NewSquareSize(side))
}

// line takes a line from the pool.
func (r *renderer) line(from, to fyne.Position, ink color.Color, wide float32) {
	o := r.lines.take(func() *canvas.Line { return canvas.NewLine(nil) })
	o.StrokeColor, o.StrokeWidth, o.Position1, o.Position2 = ink, wide, from, to
	r.objects = append(r.objects, o)
}

// arrowhead is the look of an arrow's head. turn is its direction in steps of tilt, so that few pictures are
// cached.
type arrowhead struct {
	ink, edge drawing.Colour
	strength  float64
	turn      int
}

const (
	tilt     = math.Pi / 90
	headRoom = 1.5 // the picture by the head
)

// Draw implements tableau.Look: the tip and the neck lie half the length of the head from the middle.
func (a arrowhead) Draw(tableau.Frame) []tableau.Sheet {
	const size = 15.0 // the head itself 10
	d := drawing.New(size, size)
	sin, cos := math.Sincos(float64(a.turn) * tilt)
	corner := func(along, across float64) drawing.Point {
		return drawing.Point{X: size/2 + along*cos - across*sin, Y: size/2 + along*sin + across*cos}
	}
	d.Polygon([]drawing.Point{corner(5, 0), corner(-4.4, 4.6), corner(-2.6, 0), corner(-4.4, -4.6)},
		drawing.Outlined(a.ink, 0.9, a.edge))
	return []tableau.Sheet{{Drawing: d, Strength: a.strength}}
}
