// Package raster draws drawings in pixels, for the screen and for pictures. Symbols are read once and drawn as the paths they
// are: 256 icons take 10 ms (BenchmarkIcons), so pictures of them are not kept.
package raster

import (
	"image"
	"image/draw"
	"math"

	"homespun/printables/drawing"
)

// MaxPixels is how large a picture may become; beyond it there is only an empty one.
const MaxPixels = 200_000_000

// Image returns a drawing as a picture with a transparent ground, pixelsPerMM pixels to a millimetre. A drawing that cannot be
// drawn (see drawing.Check), or that would be larger than MaxPixels, gives an empty picture of one pixel.
func Image(d *drawing.Drawing, pixelsPerMM float64) *image.RGBA {
	return picture(d, pixelsPerMM, image.Transparent)
}

// Page returns a drawing as a picture on white paper; see Image.
func Page(d *drawing.Drawing, pixelsPerMM float64) *image.RGBA {
	return picture(d, pixelsPerMM, image.White)
}

func picture(d *drawing.Drawing, pixelsPerMM float64, ground image.Image) *image.RGBA {
	width, height := math.Ceil(d.Width*pixelsPerMM-1e-6), math.Ceil(d.Height*pixelsPerMM-1e-6)
	if !(width >= 1 && height >= 1 && width*height <= MaxPixels) || d.Check() != nil {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	picture := image.NewRGBA(image.Rect(0, 0, int(width), int(height)))
	if ground != image.Transparent {
		draw.Draw(picture, picture.Bounds(), ground, image.Point{}, draw.Src)
	}
	_ = Draw(picture, d, 0, 0, pixelsPerMM) // it has been checked
	return picture
}

// Draw draws into a picture, the drawing's top left corner at (x, y) in pixels from the top left of the picture. The error is
// a *drawing.Fault; then nothing has been drawn.
func Draw(picture *image.RGBA, d *drawing.Drawing, x, y, pixelsPerMM float64) error {
	if err := d.Check(); err != nil {
		return err
	}
	c := canvas{picture: picture, clip: picture.Bounds(), ink: inks.Get().(*ink)}
	defer inks.Put(c.ink)
	left, top := float64(c.clip.Min.X), float64(c.clip.Min.Y)
	c.draw(d, matrix{a: pixelsPerMM, d: pixelsPerMM, e: left + x, f: top + y})
	return nil
}

// A matrix maps millimetres to pixels: x' = a·x + c·y + e, y' = b·x + d·y + f. It scales alike in both directions.
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

// A canvas is a picture being drawn on.
type canvas struct {
	picture *image.RGBA
	clip    image.Rectangle
	ink     *ink
}

func (c canvas) draw(d *drawing.Drawing, m matrix) {
	for _, mark := range d.Marks {
		switch mark := mark.(type) {
		case drawing.Shape:
			c.shape(mark, m)
		case drawing.Words:
			c.words(mark, m)
		case drawing.Use:
			c.use(mark, m)
		}
	}
}

func (c canvas) shape(s drawing.Shape, m matrix) {
	if s.Paint.Fill != drawing.None {
		c.ink.fill(s.Path, m)
		c.ink.flow(c.picture, c.clip, s.Paint.Fill)
	}
	if hatch, ok := s.Hatching(); ok && c.visible(s.Path, m) {
		c.shape(hatch, m)
	}
	if s.Paint.Stroke.Width > 0 && s.Paint.Stroke.Colour != drawing.None {
		c.ink.stroke(s.Path, s.Paint.Stroke, m)
		c.ink.flow(c.picture, c.clip, s.Paint.Stroke.Colour)
	}
}

// visible says whether a path may have a part inside the clip.
func (c canvas) visible(path drawing.Path, m matrix) bool {
	return bounds(path.Bounds(), m).Overlaps(c.clip)
}

// bounds returns the pixels that a box may touch.
func bounds(box drawing.Rectangle, m matrix) image.Rectangle {
	low, high := drawing.Point{X: math.Inf(1), Y: math.Inf(1)}, drawing.Point{X: math.Inf(-1), Y: math.Inf(-1)}
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

func (c canvas) words(w drawing.Words, m matrix) {
	if w.Colour == drawing.None || w.Size <= 0 {
		return
	}
	size := w.Size * drawing.PointMM
	pen := w.At.X
	for _, r := range w.Text {
		c.ink.fill(w.Font.Outline(r), m.times(matrix{a: size, d: size, e: pen, f: w.At.Y}))
		pen += w.Font.Advance(r) * size
	}
	c.ink.flow(c.picture, c.clip, w.Colour)
}

func (c canvas) use(u drawing.Use, m matrix) {
	if !u.Clip.Empty() {
		clip := bounds(u.Clip, m).Inset(1)
		// Half a pixel belongs to the side with more of it.
		from, to := m.apply(drawing.Point{X: u.Clip.X, Y: u.Clip.Y}), m.apply(drawing.Point{X: u.Clip.Right(), Y: u.Clip.Bottom()})
		if m.b == 0 && m.c == 0 {
			clip = image.Rect(whole(from.X+0.5), whole(from.Y+0.5), whole(to.X+0.5), whole(to.Y+0.5))
		}
		c.clip = c.clip.Intersect(clip)
	}
	if c.clip.Empty() {
		return
	}
	c.draw(u.Symbol.Drawing, m.times(placing(u)))
}
