package album

import (
	"homespun/companion/tableau"
	"homespun/printables/drawing"
)

// crowd returns the part of a mat in which its pieces stand, in its proportions, and whether they stand free,
// on no spaces: a mat of spaces is seen whole.
func crowd(scene *tableau.Scene) (near drawing.Rectangle, free bool) {
	mat := drawing.Box(0, 0, scene.Mat.Width, scene.Mat.Height)
	for _, piece := range scene.Pieces {
		if piece.At.X <= 0 || piece.At.Y <= 0 || piece.At.X >= mat.Width || piece.At.Y >= mat.Height {
			continue // beside it
		}
		if piece.Spot >= 0 {
			return mat, false
		}
		room := drawing.Box(piece.At.X, piece.At.Y, 0, 0).Inset(-piece.Size * 1.2)
		if near.Empty() {
			near = room
		}
		near = near.Union(room)
	}
	if near.Empty() {
		return mat, false
	}
	part := min(1, max(near.Width/mat.Width, near.Height/mat.Height))
	wide, high := mat.Width*part, mat.Height*part
	x := min(max(0, near.Centre().X-wide/2), mat.Width-wide)
	y := min(max(0, near.Centre().Y-high/2), mat.Height-high)
	return drawing.Box(x, y, wide, high), true
}

// apart reports whether pieces that stand free have not come near each other yet.
func apart(scene *tableau.Scene) bool {
	const met = 0.6 // of the mat
	near, free := crowd(scene)
	return free && near.Width > met*scene.Mat.Width
}
