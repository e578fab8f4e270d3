package parts

// choking is the diameter of the cylinder with which toys are tested: what fits into it, a child under three years can swallow.
const choking = 31.7

// Swallowable says whether a flat piece, once it is cut out, is so narrow that a small child could swallow it.
func Swallowable(piece Piece) bool {
	width, height := piece.Size()
	return min(width, height) < choking
}
