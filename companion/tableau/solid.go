package tableau

import "homespun/printables/drawing"

// Solid is what is built of cubes on the table, shown so that it can be turned to be seen from any side.
// Turning it belongs to the screen.
type Solid struct {
	// Box is where it is shown on the scene, in millimetres.
	Box drawing.Rectangle
	// Floor are the columns that cubes may stand on, Cubes the cubes.
	Floor []Column
	Cubes []Cube
	// Columns and Rows name the edges of the floor, by the numbers of [Column].
	Columns, Rows []string
	// Levels is how high it can become.
	Levels int
}

// Column is one square of the floor. X runs to the right, Y to the front.
type Column struct {
	X, Y int
	// Spot is the spot that it is, and all cubes on it.
	Spot int
}

// Cube is one cube. Level 0 lies on the table.
type Cube struct {
	X, Y, Level int
	Colour      drawing.Colour
	// Sign is drawn on its sides besides its colour: -1 for none, else one of [drawing.Signs].
	Sign int
	// Lit says that it is pointed out, such as one that may be taken.
	Lit bool
	// Lift is how far above its level it is in the air, on its way.
	Lift float64
}

// Height returns how many cubes lie on a column, without those in the air.
func (s *Solid) Height(x, y int) int {
	height := 0
	for _, cube := range s.Cubes {
		if cube.X == x && cube.Y == y && cube.Lift == 0 {
			height = max(height, cube.Level+1)
		}
	}
	return height
}

// CubeColours returns the ground of a cube's top, and that of its edges: dark cubes are told apart by light
// ones.
func CubeColours(colour drawing.Colour) (ground, edge drawing.Colour) {
	if colour.Lightness() < 35 {
		return colour.Mixed(drawing.White, 0.16), drawing.White.Mixed(drawing.Black, 0.35)
	}
	return colour, drawing.Ink
}

// SignInk is the colour of a sign on a cube: on dark ones, which are many, it is quiet.
func SignInk(ground drawing.Colour) drawing.Colour {
	ink := drawing.TextOn(ground)
	if ground.Lightness() < 45 && ink == drawing.White && grey(ground) {
		return ground.Mixed(ink, 0.4)
	}
	return ink
}

// grey reports whether a colour has hardly any hue.
func grey(colour drawing.Colour) bool {
	r, g, b := colour.Parts()
	return max(r, g, b)-min(r, g, b) < 40
}
