package board

import (
	"image"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"

	"homespun/companion/look"
	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// blast is what the picture of an explosion depends on.
type blast struct {
	width, height int // pixels
	contrast      bool
	// round says that it reaches as far on all sides.
	round bool
}

// drawBlasts draws what explosions take in: a burst of rays that lets the spaces shine through.
func (r *renderer) drawBlasts() {
	b := r.board
	for _, box := range b.scene.Blasts {
		at, size := b.box(box)
		key := b.blastOf(size, false)
		r.image(drawnOnce(b.blasts, key, key.picture), at, fyne.NewSize(size.Width, size.Height))
	}
	for _, burst := range b.scene.Bursts {
		box := drawing.Box(burst.At.X-burst.Radius, burst.At.Y-burst.Radius, 2*burst.Radius, 2*burst.Radius)
		_, size := b.box(box)
		key := b.blastOf(size, true)
		r.part(drawnOnce(b.blasts, key, key.picture), box, drawing.Box(0, 0, b.scene.Mat.Width, b.scene.Mat.Height))
	}
}

// blastOf returns the blast that is so large in the window, in the look of now.
func (b *Board) blastOf(size fyne.Size, round bool) blast {
	return blast{width: b.pixels(size.Width), height: b.pixels(size.Height), contrast: look.Current().Palette == &look.Contrast, round: round}
}

// pixels returns how many real pixels a length of the window is, some at least.
func (b *Board) pixels(length float32) int { return max(8, int(float64(length)*b.density())) }

// edge draws how far it reaches.
func (k blast) edge(d *drawing.Drawing, inset float64, paint drawing.Paint) {
	if k.round {
		d.Circle(d.Area().Centre(), d.Width/2-inset, paint)
		return
	}
	d.RoundedRect(d.Area().Inset(inset), 4, paint)
}

// picture draws a tint as far as it reaches with a dashed edge, and on it two rings of rays: it is read by its form, too.
func (k blast) picture() *image.RGBA {
	const wide = 100.0
	high := wide * float64(k.height) / float64(k.width)
	glow, core, edge := drawing.PlayerE, drawing.PlayerB, drawing.Refuse
	if k.contrast {
		glow, core, edge = look.Contrast.Accent, drawing.White, drawing.Black
	}
	centre := drawing.Point{X: wide / 2, Y: high / 2}
	rays := func(points int, outer, inner float64) []drawing.Point {
		corners := make([]drawing.Point, 2*points)
		for i := range corners {
			reach := outer
			if i%2 == 1 {
				reach = inner
			}
			sin, cos := math.Sincos(math.Pi * float64(i) / float64(points))
			corners[i] = centre.Plus(reach*sin*wide/2, -reach*cos*high/2)
		}
		return corners
	}
	tint := drawing.New(wide, high)
	k.edge(tint, 0.6, drawing.Filled(glow))
	picture := raster.Image(tint, float64(k.width)/wide)
	faint(picture, 0.28)
	lines := drawing.New(wide, high)
	lines.Polygon(rays(16, 0.97, 0.66), drawing.Filled(glow))
	lines.Polygon(rays(16, 0.62, 0.4), drawing.Filled(core))
	burst := raster.Image(lines, float64(k.width)/wide)
	faint(burst, 0.45)
	draw.Draw(picture, picture.Rect, burst, image.Point{}, draw.Over)
	outline := drawing.New(wide, high)
	frame := drawing.Line(1.2, edge)
	frame.Dash = [2]float64{4, 3}
	k.edge(outline, 0.8, drawing.Paint{Stroke: frame})
	outline.Polygon(rays(16, 0.97, 0.66), drawing.Paint{Stroke: drawing.Line(0.8, edge)})
	draw.Draw(picture, picture.Rect, raster.Image(outline, float64(k.width)/wide), image.Point{}, draw.Over)
	return picture
}
