package drawing

import "math"

// A Sign is a shape that stands, together with a colour and a letter, for a player or side. It is recognised
// without colour.
type Sign byte

// The signs of players A to F, in their order.
const (
	CircleSign Sign = iota
	SquareSign
	TriangleSign
	DiamondSign
	StarSign
	HexagonSign
)

// Signs are all signs in the order of the players.
var Signs = [...]Sign{CircleSign, SquareSign, TriangleSign, DiamondSign, StarSign, HexagonSign}

// String returns the name of the shape.
func (s Sign) String() string {
	return [...]string{"circle", "square", "triangle", "diamond", "star", "hexagon"}[s]
}

// Path returns the sign around a centre. Signs with the same radius look about equally large. No sign is
// larger than 1.2 times the radius.
func (s Sign) Path(centre Point, radius float64) Path {
	switch s {
	case SquareSign:
		side := radius * 0.9
		return Rectangle{centre.X - side, centre.Y - side, 2 * side, 2 * side}.Path()
	case TriangleSign:
		return PolygonPath(regular(centre.Plus(0, radius*0.2), 3, radius*1.2, radius*1.2)...)
	case DiamondSign:
		return PolygonPath(regular(centre, 4, radius*1.18, radius*1.18)...)
	case StarSign:
		return PolygonPath(regular(centre.Plus(0, radius*0.06), 10, radius*1.2, radius*0.56)...)
	case HexagonSign:
		return PolygonPath(regular(centre, 6, radius*1.06, radius*1.06)...)
	}
	return EllipsePath(centre, radius, radius)
}

// regular returns corners around a centre, beginning at the top, alternating between two radii.
func regular(centre Point, corners int, even, odd float64) []Point {
	points := make([]Point, corners)
	for i := range points {
		radius := even
		if i%2 == 1 {
			radius = odd
		}
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(corners))
		points[i] = Point{centre.X + radius*sin, centre.Y - radius*cos}
	}
	return points
}

// LetterBox returns the place for a letter in a sign, around its optical centre.
func (s Sign) LetterBox(centre Point, radius float64) Rectangle {
	if s == TriangleSign {
		centre.Y += radius * 0.24
	}
	half := radius * 0.6
	return Rectangle{centre.X - half, centre.Y - half, 2 * half, 2 * half}
}

// SeatHatch returns the pattern that replaces a player's colour (0 for A to 5 for F) where there is no
// colour.
func SeatHatch(seat int) Pattern {
	return [...]Pattern{Rising, Falling, Dots, Diamonds, Horizontal, Vertical}[seat%6]
}

// Seat draws the mark of a player (0 for A to 5 for F): the sign in the player's colour with the letter on
// it.
func (d *Drawing) Seat(seat int, centre Point, radius float64) {
	d.SeatIn(seat, Players[seat%6], Signs[seat%6], centre, radius)
}

// SeatIn draws the mark of a player with a colour and a sign other than the usual ones. Its outline is dark,
// or light if the colour is as dark as the outline.
func (d *Drawing) SeatIn(seat int, colour Colour, sign Sign, centre Point, radius float64) {
	line := Ink
	if Contrast(colour, Ink) < 1.5 {
		line = White
	}
	colour = colour.UnderWords()
	d.Path(sign.Path(centre, radius), Paint{Fill: colour, Stroke: Line(radius*0.08, line)})
	letter := string(rune('A' + seat%6))
	size := radius * 1.05 / PointMM
	d.Label(sign.LetterBox(centre, radius), letter, Style{Title, size, TextOn(colour)}, size/2, Centre)
}
