package parts

import "math"

// choking is the diameter of the cylinder with which toys are tested: what fits into it, a child under three
// years can swallow.
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
