package board

import (
	"image"
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// drawLayers draws the layers below the rings of spots, or those above them.
func (r *renderer) drawLayers(under bool) {
	v := r.view
	layers := v.scene.Layers
	if v.sight != nil {
		layers = slices.Concat(layers, v.sight.Layers)
	}
	for _, layer := range layers {
		switch at, size := v.box(layer.Box); {
		case layer.Under != under:
		case layer.Cut:
			r.clipped(layer.Look, layer.Box)
		case layer.Box == v.scene.Mat.Area(): // as many pixels as the picture of the mat, so that both fit
			r.image(v.picture(layer.Look, v.nearest(size.Width), v.nearest(size.Height)), at, size)
		default:
			r.look(layer.Look, at, size)
		}
	}
}

// look draws a look in a place of the window.
func (r *renderer) look(look tableau.Look, at fyne.Position, size fyne.Size) {
	v := r.view
	r.image(v.picture(look, v.pixels(size.Width), v.pixels(size.Height)), at, size)
}

// clipped draws the part of a look's box that lies on the mat.
func (r *renderer) clipped(look tableau.Look, box drawing.Rectangle) {
	v, mat := r.view, r.view.scene.Mat
	left, top := max(box.X, 0), max(box.Y, 0)
	seen := drawing.Box(left, top, min(box.Right(), mat.Width)-left, min(box.Bottom(), mat.Height)-top)
	if seen.Empty() {
		return
	}
	_, whole := v.box(box)
	picture := v.picture(look, v.pixels(whole.Width), v.pixels(whole.Height))
	scale := float64(picture.Rect.Dx()) / box.Width
	pixel := func(length float64) int { return int(math.Round(length * scale)) }
	part := seen.Moved(-box.X, -box.Y)
	at, size := v.box(seen)
	r.image(picture.SubImage(
		image.Rect(pixel(part.X), pixel(part.Y), pixel(part.Right()), pixel(part.Bottom()))), at, size)
}
