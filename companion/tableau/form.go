package tableau

// Form is how a piece lies on the table.
type Form uint8

const (
	// Token is a marker of a seat, or an icon of nobody's, with its sign on a badge.
	Token Form = iota
	// Tile is flat and square, with its sign in a corner, so that something can stand on it.
	Tile
	// Figure is an icon of nobody's over a plate in its own colour that bears its sign, large enough to be read where pieces are small.
	Figure
	// Card is upright, with its icon over its sign; of a seat, in its colour with its shape; without icon and sign its back is up.
	Card
	// Painted is a Token whose icon lies on the colour itself.
	Painted
	// Base is a figure on a round base as wide as the piece, in the colour of its seat.
	Base
	// Block is a cube seen from above: in its own colour, with its sign on it.
	Block
)
