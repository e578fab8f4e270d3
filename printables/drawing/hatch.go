package drawing

// A Pattern is a way to fill an area with lines or dots, so that areas can be told apart in grey.
type Pattern byte

// The patterns. Plain is no hatch.
const (
	Plain Pattern = iota
	Rising
	Falling
	Horizontal
	Vertical
	Diamonds // rising and falling
	Squares  // horizontal and vertical
	Dots
)

// Patterns are all that can be seen.
var Patterns = [...]Pattern{Rising, Falling, Horizontal, Vertical, Diamonds, Squares, Dots}

// A Hatch is a pattern in a colour, its lines Gap millimetres apart (0: 2 mm).
type Hatch struct {
	Pattern Pattern
	Colour  Colour
	Gap     float64
}
