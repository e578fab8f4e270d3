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
	b := r.board
	layers := b.scene.Layers
	if b.sight != nil {
		layers = slices.Concat(layers, b.sight.Layers)
	}
	for _, layer := range layers {
		switch at, size := b.box(layer.Box); {
		case layer.Under != under:
		case layer.Cut:
			r.clipped(layer.Look, layer.Box)
		case layer.Box == b.scene.Mat.Area(): // as many pixels as the picture of the mat, so that both fit
			r.image(b.picture(layer.Look, b.nearest(size.Width), b.nearest(size.Height)), at, size)
		default:
			r.look(layer.Look, at, size)
		}
	}
}

// look draws a look in a place of the window.
func (r *renderer) look(look tableau.Look, at fyne.Position, size fyne.Size) {
	b := r.board
	r.image(b.picture(look, b.pixels(size.Width), b.pixels(size.Height)), at, size)
}

// clipped draws the part of a look's box that lies on the mat.
func (r *renderer) clipped(look tableau.Look, box drawing.Rectangle) {
	b, mat := r.board, r.board.scene.Mat
	left, top := max(box.X, 0), max(box.Y, 0)
	seen := drawing.Box(left, top, min(box.Right(), mat.Width)-left, min(box.Bottom(), mat.Height)-top)
	if seen.Empty() {
		return
	}
	_, whole := b.box(box)
	picture := b.picture(look, b.pixels(whole.Width), b.pixels(whole.Height))
	scale := float64(picture.Rect.Dx()) / box.Width
	pixel := func(length float64) int { return int(math.Round(length * scale)) }
	part := seen.Moved(-box.X, -box.Y)
	at, size := b.box(seen)
	r.image(picture.SubImage(
		image.Rect(pixel(part.X), pixel(part.Y), pixel(part.Right()), pixel(part.Bottom()))), at, size)
}

// pixels converts a length of the window to pixels of the display, rounded down, and at least 8.
func (b *Board) pixels(length float32) float64 {
	return max(8, math.Floor(float64(length)*b.density()))
}

// nearest converts a length of the window to pixels of the display, rounded.
func (b *Board) nearest(length float32) float64 { return math.Floor(float64(length)*b.density() + 0.5) }
