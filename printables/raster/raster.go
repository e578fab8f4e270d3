// Package raster draws drawings as pixels, for the screen and for picture files. It splits a drawing into
// layers of one colour each and paints them in order, on a whole picture or on one band of a page at a time.
// Symbols are drawn as paths each time; there is no cache of their pixels, as 256 icons take only 10 ms
// (BenchmarkIcons).
package raster

import (
	"image"
	"image/draw"
	"math"

	"homespun/printables/drawing"
)

// MaxPixels limits the size of a picture. A larger drawing gives an empty picture, see [Image].
const MaxPixels = 200_000_000

// Image returns a drawing as a picture with a transparent ground, at pixelsPerMM pixels per millimetre. If
// the drawing cannot be drawn (see drawing.Check), or would have more than MaxPixels, the result is an empty
// picture of one pixel.
func Image(d *drawing.Drawing, pixelsPerMM float64) *image.RGBA {
	return picture(d, pixelsPerMM, image.Transparent)
}

// Page returns a drawing as a picture on white paper; see Image.
func Page(d *drawing.Drawing, pixelsPerMM float64) *image.RGBA {
	return picture(d, pixelsPerMM, image.White)
}

// Fit returns a drawing as a picture on white paper, as large as fits into a width and a height in pixels.
func Fit(d *drawing.Drawing, width, height int) *image.RGBA {
	return Page(d, min(float64(width)/d.Width, float64(height)/d.Height))
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
	_ = Draw(picture, d, 0, 0, pixelsPerMM) // no error: the drawing was checked above
	return picture
}

// sizeOf returns the bounds of a drawing's picture in pixels, and false if such a picture cannot be made.
func sizeOf(d *drawing.Drawing, pixelsPerMM float64) (image.Rectangle, bool) {
	width, height := math.Ceil(d.Width*pixelsPerMM-1e-6), math.Ceil(d.Height*pixelsPerMM-1e-6)
	if !(width >= 1 && height >= 1 && width*height <= MaxPixels) {
		return image.Rectangle{}, false
	}
	return image.Rect(0, 0, int(width), int(height)), true
}

// Draw draws into a picture, with the drawing's top left corner at (x, y), in pixels from the picture's top
// left. If the error is a *drawing.Fault, nothing has been drawn.
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
	inks.Put(ink) // not after a panic: the ink could hold half an outline
	return nil
}

// A matrix converts millimetres to pixels: x' = a·x + c·y + e, y' = b·x + d·y + f. The scale is the same in
// both directions.
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

// placing returns the matrix that places a use's symbol.
func placing(u drawing.Use) matrix {
	origin := u.Place(drawing.Point{})
	sin, cos := math.Sincos(u.Turn * math.Pi / 180)
	return matrix{cos * u.Scale, sin * u.Scale, -sin * u.Scale, cos * u.Scale, origin.X, origin.Y}
}

// bounds returns the pixels that a box can touch.
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

// whole rounds down to an integer, limited to a range in which later sums cannot overflow.
func whole(v float64) int { return int(math.Floor(max(-1e8, min(1e8, v)))) }
