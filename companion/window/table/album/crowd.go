package album

import (
	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// crowd returns the part of the mat to show on a small picture, in the proportions of the mat. If the pieces
// stand free, that is on no spaces, it is the part around them. A mat with spaces is shown whole. free
// reports which of the two it is.
func crowd(scene *tableau.Scene) (near drawing.Rectangle, free bool) {
	mat := drawing.Box(0, 0, scene.Mat.Width, scene.Mat.Height)
	for _, piece := range scene.Pieces {
		if piece.At.X <= 0 || piece.At.Y <= 0 || piece.At.X >= mat.Width || piece.At.Y >= mat.Height {
			continue // beside the mat
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

// apart reports whether the pieces stand free and still far from each other. Lid plays on until they have
// met.
func apart(scene *tableau.Scene) bool {
	const met = 0.6 // of the mat
	near, free := crowd(scene)
	return free && near.Width > met*scene.Mat.Width
}
