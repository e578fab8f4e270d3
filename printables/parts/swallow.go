package parts

import "math"

// choking is the diameter, in millimetres, of the cylinder that is used to test toys. A child under three can
// swallow anything that fits into it.
const choking = 31.7

// Swallowable says whether a piece, once it is cut out, is so narrow that a small child could swallow it. Of
// a solid it is what its faces' circle passes.
func Swallowable(piece Piece) bool {
	if piece.Thick > 0 {
		return piece.Thick*math.Sqrt2 < choking
	}
	width, height := piece.Size()
	return min(width, height) < choking
}
