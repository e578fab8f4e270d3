package tableau

import "homespun/printables/drawing"

// Solid is a building of cubes on the table. It can be turned and seen from any side; the screen keeps the
// direction.
type Solid struct {
	// Box is where it is shown on the scene, in millimetres.
	Box drawing.Rectangle
	// Floor are the columns on which cubes may stand.
	Floor []Column
	Cubes []Cube
	// Columns and Rows are the names along the edges of the floor, indexed by the numbers of [Column].
	Columns, Rows []string
	// Levels is the greatest possible height, in cubes.
	Levels int
}

// Column is one square of the floor. X increases to the right, Y to the front.
type Column struct {
	X, Y int
	// Spot is the spot of the column and of all cubes on it, [NoSpot] where nothing can stand any more: there is
	// only room for it.
	Spot int
}

// NoSpot is no spot of a scene.
const NoSpot = -1

// Cube is one cube. Level 0 lies on the table.
type Cube struct {
	X, Y, Level int
	Colour      drawing.Colour
	// Sign is drawn on the cube's sides, for people who cannot tell colours apart: -1 for none, else an index
	// of [drawing.Signs].
	Sign int
	// Lit says that the cube is pointed out, such as one that may be taken.
	Lit bool
	// Lift is how far the cube is above its level during an animation, in cubes.
	Lift float64
}

// Height returns the number of cubes on a column, without those in the air.
func (s *Solid) Height(x, y int) int {
	height := 0
	for _, cube := range s.Cubes {
		if cube.X == x && cube.Y == y && cube.Lift == 0 {
			height = max(height, cube.Level+1)
		}
	}
	return height
}

// CubeColours returns the colour of a cube's top and that of its edges. The edges of dark cubes are light, so
// that neighbours can be told apart.
func CubeColours(colour drawing.Colour) (ground, edge drawing.Colour) {
	if colour.Lightness() < 35 {
		return colour.Mixed(drawing.White, 0.16), drawing.White.Mixed(drawing.Black, 0.35)
	}
	return colour, drawing.Ink
}

// SignInk returns the colour of a sign on a cube. It is quiet on dark grey cubes, because there are many of
// them.
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
