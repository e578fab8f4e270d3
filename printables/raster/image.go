package raster

import (
	"image"
	"math"

	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"

	"homespun/printables/drawing"
)

// image paints a picture of pixels on a band. The picture is halved until its pixels are about as large as the band's.
func (l *layer) image(band *image.RGBA) {
	mark := l.mark.(drawing.Image) // plan made the layer for one
	l.box, l.known = bounds(mark.Box, l.matrix).Intersect(l.clip), true
	seen := l.box.Intersect(band.Rect)
	if seen.Empty() {
		return
	}
	finer := min(float64(mark.Pixels.Width)/mark.Box.Width, float64(mark.Pixels.Height)/mark.Box.Height) / l.matrix.scale()
	const most = 16 // times halved, more than any picture has
	from := mark.Pixels.Image(int(max(0, min(most, math.Log2(finer)))))
	across, down := mark.Box.Width/float64(from.Rect.Dx()), mark.Box.Height/float64(from.Rect.Dy())
	m := l.matrix.times(matrix{across, 0, 0, down, mark.Box.X, mark.Box.Y})
	to := band.SubImage(seen).(*image.RGBA)
	draw.BiLinear.Transform(to, f64.Aff3{m.a, m.c, m.e, m.b, m.d, m.f}, from, from.Rect, draw.Over, nil)
}
