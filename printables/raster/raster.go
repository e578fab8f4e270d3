// Package raster draws drawings in pixels, for the screen and for pictures. A drawing is taken apart into
// layers of one colour each, and they are painted one over the other, on a whole picture or on a band of a
// page at a time. Symbols are read once and drawn as the paths they are: 256 icons take 10 ms
// (BenchmarkIcons), so pictures of them are not kept.
package raster

import (
	"image"
	"image/draw"
	"math"

	"homespun/printables/drawing"
)

// MaxPixels is how large a picture may become; beyond it there is only an empty one.
const MaxPixels = 200_000_000

// Image returns a drawing as a picture with a transparent ground, pixelsPerMM pixels to a millimetre. A
// drawing that cannot be drawn (see drawing.Check), or that would be larger than MaxPixels, gives an empty
// picture of one pixel.
func Image(d *drawing.Drawing, pixelsPerMM float64) *image.RGBA {
	return picture(d, pixelsPerMM, image.Transparent)
}

// Page returns a drawing as a picture on white paper; see Image.
func Page(d *drawing.Drawing, pixelsPerMM float64) *image.RGBA {
	return picture(d, pixelsPerMM, image.White)
}

func picture(d *drawing.Drawing, pixelsPerMM float64, ground image.Image) *image.RGBA {
	size, ok := sizeOf(d, pixelsPerMM)
	if !ok || d.Check() != nil {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	picture := image.NewRGBA(size)
	if ground != image.Transparent {
		draw.Draw(picture, picture.Bounds(), ground, image.Point{}, draw.Src)
	}
	_ = Draw(picture, d, 0, 0, pixelsPerMM) // it has been checked
	return picture
}

// sizeOf returns the pixels of a drawing's picture, and whether there can be one.
func sizeOf(d *drawing.Drawing, pixelsPerMM float64) (image.Rectangle, bool) {
	width, height := math.Ceil(d.Width*pixelsPerMM-1e-6), math.Ceil(d.Height*pixelsPerMM-1e-6)
	if !(width >= 1 && height >= 1 && width*height <= MaxPixels) {
		return image.Rectangle{}, false
	}
	return image.Rect(0, 0, int(width), int(height)), true
}

// Draw draws into a picture, the drawing's top left corner at (x, y) in pixels from the top left of the
// picture. The error is a *drawing.Fault; then nothing has been drawn.
func Draw(picture *image.RGBA, d *drawing.Drawing, x, y, pixelsPerMM float64) error {
	if err := d.Check(); err != nil {
		return err
	}
	ink := inks.Get().(*ink)
	bounds := picture.Bounds()
	ink.plan(d, matrix{a: pixelsPerMM, d: pixelsPerMM, e: float64(bounds.Min.X) + x,
		f: float64(bounds.Min.Y) + y}, bounds)
	ink.paint(picture)
	ink.forget()
	inks.Put(ink) // not where a panic has ended the painting: nobody gets half of an outline
	return nil
}

// A matrix maps millimetres to pixels: x' = a·x + c·y + e, y' = b·x + d·y + f. It scales alike in both
// directions.
type matrix struct{ a, b, c, d, e, f float64 }

func (m matrix) apply(p drawing.Point) drawing.Point {
	return drawing.Point{X: m.a*p.X + m.c*p.Y + m.e, Y: m.b*p.X + m.d*p.Y + m.f}
}

// scale returns pixels per millimetre.
func (m matrix) scale() float64 { return math.Hypot(m.a, m.b) }

// times returns the matrix that applies n first and then m.
func (m matrix) times(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b,
		m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

// placing returns the matrix of a use.
func placing(u drawing.Use) matrix {
	origin := u.Place(drawing.Point{})
	sin, cos := math.Sincos(u.Turn * math.Pi / 180)
	return matrix{cos * u.Scale, sin * u.Scale, -sin * u.Scale, cos * u.Scale, origin.X, origin.Y}
}

// bounds returns the pixels that a box may touch.
func bounds(box drawing.Rectangle, m matrix) image.Rectangle {
	low, high := drawing.Point{X: math.Inf(1), Y: math.Inf(1)},
		drawing.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, step := range box.Path() {
		if step.Verb == drawing.Close {
			continue
		}
		p := m.apply(step.End())
		low = drawing.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
		high = drawing.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
	}
	return image.Rect(whole(low.X)-1, whole(low.Y)-1, whole(high.X)+2, whole(high.Y)+2)
}

// whole rounds down to a number that is safe to count with.
func whole(v float64) int { return int(math.Floor(max(-1e8, min(1e8, v)))) }
