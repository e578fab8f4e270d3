package raster

import (
	"image"
	"image/draw"
	"math"
	"sync"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"homespun/printables/drawing"
)

// ink collects outlines in pixels and then fills them in one colour. It looks only at the pixels that the
// outlines touch, so a small shape on a large picture is cheap.
type ink struct {
	layers     []layer
	steps      []step
	low, high  drawing.Point
	rasterizer vector.Rasterizer
	mask       []uint8
	dasher     *rasterx.Dasher
}

// inks is a pool, because the buffers of an ink grow to megabytes on a page full of dots.
var inks = sync.Pool{New: func() any { return newInk() }}

// A step is a step of a path in pixels.
type step struct {
	verb   drawing.Verb
	points [3]drawing.Point
}

func newInk() *ink {
	i := &ink{}
	i.clear()
	i.dasher = rasterx.NewDasher(1, 1, i)
	return i
}

func (i *ink) clear() {
	i.steps = i.steps[:0]
	i.low, i.high = drawing.Point{X: math.Inf(1), Y: math.Inf(1)},
		drawing.Point{X: math.Inf(-1), Y: math.Inf(-1)}
}

func (i *ink) add(verb drawing.Verb, points ...drawing.Point) {
	s := step{verb: verb}
	for k, p := range points {
		s.points[k] = p
		i.low = drawing.Point{X: min(i.low.X, p.X), Y: min(i.low.Y, p.Y)}
		i.high = drawing.Point{X: max(i.high.X, p.X), Y: max(i.high.Y, p.Y)}
	}
	i.steps = append(i.steps, s)
}

// fill adds the inside of a path. Open subpaths are closed.
func (i *ink) fill(path drawing.Path, m matrix) {
	for k, s := range path {
		switch s.Verb {
		case drawing.MoveTo:
			if k > 0 {
				i.add(drawing.Close)
			}
			i.add(s.Verb, m.apply(s.Points[0]))
		case drawing.LineTo:
			i.add(s.Verb, m.apply(s.Points[0]))
		case drawing.CurveTo:
			i.add(s.Verb, m.apply(s.Points[0]), m.apply(s.Points[1]), m.apply(s.Points[2]))
		case drawing.Close:
			i.add(s.Verb)
		}
	}
	i.add(drawing.Close)
}

// stroke adds a line along a path. The line is at least half a pixel wide, so that no line disappears.
func (i *ink) stroke(path drawing.Path, stroke drawing.Stroke, m matrix) {
	scale := m.scale()
	width := max(stroke.Width*scale, 0.5)
	end, corner, gap := rasterx.CapFunc(rasterx.ButtCap), rasterx.Miter, rasterx.GapFunc(rasterx.FlatGap)
	if stroke.Round {
		end, corner, gap = rasterx.RoundCap, rasterx.Round, rasterx.RoundGap
	}
	var dashes []float64
	if on, off := stroke.Dash[0]*scale, stroke.Dash[1]*scale; on+off > 0.5 {
		dashes = []float64{on, off}
	}
	if stroke.Round && dashes == nil && single(path) {
		for k := 0; k < len(path); k += 2 {
			i.capsule(m.apply(path[k].Points[0]), m.apply(path[k+1].Points[0]), width/2)
		}
		return
	}
	i.dasher.SetStroke(toFixed(width), toFixed(miterLimit), end, end, gap, corner, dashes, 0)
	open := false
	for _, s := range path {
		at := m.apply(s.End())
		switch s.Verb {
		case drawing.MoveTo:
			if open {
				i.dasher.Stop(false)
			}
			i.dasher.Start(point(at))
			open = true
		case drawing.LineTo:
			i.dasher.Line(point(at))
		case drawing.CurveTo:
			i.dasher.CubeBezier(point(m.apply(s.Points[0])), point(m.apply(s.Points[1])), point(at))
		case drawing.Close:
			i.dasher.Stop(true)
			open = false
		}
	}
	if open {
		i.dasher.Stop(false)
	}
}

// single says whether a path consists only of separate straight lines, such as the thousands of dots in a
// hatch. These have a faster way, see capsule.
func single(path drawing.Path) bool {
	for k, s := range path {
		if s.Verb != [...]drawing.Verb{drawing.MoveTo, drawing.LineTo}[k%2] {
			return false
		}
	}
	return len(path)%2 == 0
}

// capsule adds a straight line with round ends.
func (i *ink) capsule(from, to drawing.Point, radius float64) {
	const quarter = 0.5522847498 // distance of the control points for a quarter of a circle of radius 1
	x, y := to.X-from.X, to.Y-from.Y
	if long := math.Hypot(x, y); long > 0 {
		x, y = x/long*radius, y/long*radius
	} else {
		x, y = radius, 0
	}
	turn := func(centre drawing.Point, x, y float64) { // a quarter turn that begins at (x, y) from the centre
		i.add(drawing.CurveTo, centre.Plus(x-quarter*y, y+quarter*x), centre.Plus(-y+quarter*x, x+quarter*y),
			centre.Plus(-y, x))
	}
	i.add(drawing.MoveTo, to.Plus(y, -x))
	turn(to, y, -x)
	turn(to, x, y)
	i.add(drawing.LineTo, from.Plus(-y, x))
	turn(from, -y, x)
	turn(from, -x, -y)
	i.add(drawing.Close)
}

// miterLimit is PDF's own: a corner sharper than about 11° is cut off.
const miterLimit = 10

// words adds the outlines of letters.
func (i *ink) words(w drawing.Words, m matrix) {
	size := w.Size * drawing.PointMM
	for _, glyph := range w.Font.Glyphs(w.Text) {
		i.fill(glyph.Outline, m.times(matrix{a: size, d: size, e: w.At.X + glyph.At.X*size, f: w.At.Y + glyph.At.Y*size}))
	}
	pen := w.At.X
	for _, r := range w.Text {
		i.fill(w.Font.Outline(r), m.times(matrix{a: size, d: size, e: pen, f: w.At.Y}))
		pen += w.Font.Advance(r) * size
	}
}

// box returns the pixels that the collected outlines touch.
func (i *ink) box() image.Rectangle {
	if len(i.steps) == 0 {
		return image.Rectangle{}
	}
	return image.Rect(whole(i.low.X), whole(i.low.Y), whole(i.high.X)+1, whole(i.high.Y)+1)
}

// Limits for the rasteriser library. It follows a line row by row, even above the visible part. For pictures
// up to 512 pixels wide and high it counts in 512ths of a pixel, and the rounding errors add up. So a picture
// that is higher than low is given to it as wide or as high as it must be to make it count in fractions,
// whichever adds fewer pixels.
const (
	low         = 32
	inFractions = 513
)

// flow paints the collected outlines in a colour, limited to a box of the band.
func (i *ink) flow(band *image.RGBA, box image.Rectangle, colour drawing.Colour) {
	width, height := box.Dx(), box.Dy()
	if i.high.Y-i.low.Y > low {
		if wide, high := max(width, inFractions), max(height, inFractions); wide*height <= width*high {
			width = wide
		} else {
			height = high
		}
	}
	i.rasterizer.Reset(width, height)
	for k := range i.steps {
		s := &i.steps[k]
		var p [3]struct{ x, y float32 }
		for k, at := range s.points {
			p[k].x, p[k].y = float32(at.X-float64(box.Min.X)), float32(at.Y-float64(box.Min.Y))
		}
		switch s.verb {
		case drawing.MoveTo:
			i.rasterizer.MoveTo(p[0].x, p[0].y)
		case drawing.LineTo:
			i.rasterizer.LineTo(p[0].x, p[0].y)
		case drawing.CurveTo:
			i.rasterizer.CubeTo(p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y)
		case drawing.Close:
			i.rasterizer.ClosePath()
		}
	}
	i.mask = sized(i.mask, width*height)
	mask := image.Alpha{Pix: i.mask, Stride: width, Rect: image.Rect(0, 0, width, height)}
	i.rasterizer.DrawOp = draw.Src
	i.rasterizer.Draw(&mask, mask.Rect, image.Opaque, image.Point{})
	rgb := rgbOf(colour)
	for y := range box.Dy() {
		rgb.masked(band.Pix[band.PixOffset(box.Min.X, box.Min.Y+y):], mask.Pix[y*width:][:box.Dx()])
	}
}

func toFixed(v float64) fixed.Int26_6 { return fixed.Int26_6(math.Round(v * 64)) }

func point(p drawing.Point) fixed.Point26_6 {
	return fixed.Point26_6{X: toFixed(p.X), Y: toFixed(p.Y)}
}

func fromFixed(p fixed.Point26_6) drawing.Point {
	return drawing.Point{X: float64(p.X) / 64, Y: float64(p.Y) / 64}
}

// The methods below implement rasterx.Scanner: the stroker passes its outline edge by edge, in any order. No
// edge needs to be closed.

// Start begins an edge.
func (i *ink) Start(a fixed.Point26_6) { i.add(drawing.MoveTo, fromFixed(a)) }

// Line adds a line to the current edge.
func (i *ink) Line(b fixed.Point26_6) { i.add(drawing.LineTo, fromFixed(b)) }

// Draw does nothing: flow paints.
func (i *ink) Draw() {}

// GetPathExtent returns nothing, because strokers do not call it.
func (i *ink) GetPathExtent() fixed.Rectangle26_6 { return fixed.Rectangle26_6{} }

// SetBounds does nothing: the bounds are those of the picture.
func (i *ink) SetBounds(int, int) {}

// SetColor does nothing: flow gets the colour.
func (i *ink) SetColor(any) {}

// SetWinding does nothing: all paths are filled by the non-zero rule.
func (i *ink) SetWinding(bool) {}

// Clear does nothing: flow clears the outlines.
func (i *ink) Clear() {}

// SetClip does nothing: flow gets the clip.
func (i *ink) SetClip(image.Rectangle) {}
