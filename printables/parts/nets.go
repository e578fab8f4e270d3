package parts

import (
	"math"

	"homespun/printables/drawing"
)

// The sides of a square face.
const (
	topSide = iota
	rightSide
	bottomSide
	leftSide
)

// squares returns unit squares at places counted in squares from the left and top.
func squares(cells ...[2]float64) []NetFace {
	var faces []NetFace
	for _, cell := range cells {
		x, y := cell[0], cell[1]
		faces = append(faces,
			NetFace{Corners: []drawing.Point{{X: x, Y: y}, {X: x + 1, Y: y}, {X: x + 1, Y: y + 1},
				{X: x, Y: y + 1}}, Base: bottomSide})
	}
	return faces
}

// Cube is the net of a six-sided die whose opposite faces add up to seven: first the ring is closed, then the
// lids.
//
//	      +---+
//	      | 2 |
//	+---+---+---+---+
//	| 3 | 1 | 4 | 6 |
//	+---+---+---+---+
//	      | 5 |
//	      +---+
var Cube = Net{
	Height: 1,
	Faces: squares([2]float64{1, 1}, [2]float64{1, 0}, [2]float64{0, 1}, [2]float64{2, 1}, [2]float64{1, 2},
		[2]float64{3, 1}),
	Tabs: []Tab{
		{Edge{6, rightSide}, Edge{3, leftSide}},
		{Edge{2, leftSide}, Edge{3, topSide}},
		{Edge{2, rightSide}, Edge{4, topSide}},
		{Edge{2, topSide}, Edge{6, topSide}},
		{Edge{5, leftSide}, Edge{3, bottomSide}},
		{Edge{5, rightSide}, Edge{4, bottomSide}},
		{Edge{5, bottomSide}, Edge{6, bottomSide}},
	},
}

// CubeHalves is the same die in two pieces, each a row of three faces, so that a large one fits on small
// paper.
//
//	+---+
//	| 2 |
//	+---+   +---+---+---+
//	| 1 |   | 4 | 6 | 3 |
//	+---+   +---+---+---+
//	| 5 |
//	+---+
var CubeHalves = Net{
	Height: 1,
	Faces: squares([2]float64{0, 1}, [2]float64{0, 0}, [2]float64{6, 1}, [2]float64{4, 1}, [2]float64{0, 2},
		[2]float64{5, 1}),
	Tabs: []Tab{
		{Edge{1, rightSide}, Edge{4, leftSide}},
		{Edge{2, rightSide}, Edge{4, topSide}},
		{Edge{5, rightSide}, Edge{4, bottomSide}},
		{Edge{2, topSide}, Edge{6, topSide}},
		{Edge{5, bottomSide}, Edge{6, bottomSide}},
		{Edge{2, leftSide}, Edge{3, topSide}},
		{Edge{1, leftSide}, Edge{3, rightSide}},
		{Edge{5, leftSide}, Edge{3, bottomSide}},
	},
}

// CubeBent is a cube whose nets interlock: of all nets and tabs the most of it lie on A4 and on Letter. Its
// tabs may be a fifth of its edge deep.
//
//	+---+---+
//	| 3 | 2 |
//	+---+---+---+---+
//	    | 1 | 4 | 6 |
//	    +---+---+---+
//	            | 5 |
//	            +---+
var CubeBent = Net{
	Height: 1,
	Faces: squares([2]float64{1, 1}, [2]float64{1, 0}, [2]float64{0, 0}, [2]float64{2, 1}, [2]float64{3, 2},
		[2]float64{3, 1}),
	Tabs: []Tab{
		{Edge{4, topSide}, Edge{2, rightSide}},
		{Edge{1, leftSide}, Edge{3, bottomSide}},
		{Edge{6, rightSide}, Edge{3, topSide}},
		{Edge{6, topSide}, Edge{2, topSide}},
		{Edge{4, bottomSide}, Edge{5, leftSide}},
		{Edge{5, rightSide}, Edge{3, leftSide}},
		{Edge{5, bottomSide}, Edge{1, bottomSide}},
	},
}

// The sides of a triangle that points up, and of one that points down.
const (
	upRight = iota
	upBase
	upLeft
	downTop = iota - 3
	downRight
	downLeft
)

// rise is the height of a triangle.
var rise = math.Sqrt(3) / 2

// upward returns a triangle that points up, its left corner at (x, y · rise).
func upward(x, y float64) NetFace {
	return NetFace{Corners: []drawing.Point{{X: x + 0.5, Y: (y - 1) * rise}, {X: x + 1, Y: y * rise},
		{X: x, Y: y * rise}}, Base: upBase}
}

// downward returns a triangle that points down, its upper left corner at (x, y · rise).
func downward(x, y float64) NetFace {
	return NetFace{Corners: []drawing.Point{{X: x, Y: y * rise}, {X: x + 1, Y: y * rise},
		{X: x + 0.5, Y: (y + 1) * rise}}, Base: downTop}
}

// Octahedron is the net of an eight-sided die whose opposite faces add up to nine: a band of six faces is
// closed to a ring, then the lids. From left to right the band is 4 2 6 5 7 3; 1 stands above 2, and 8 hangs
// below 7.
var Octahedron = Net{
	Height: math.Sqrt(2.0 / 3),
	Faces: []NetFace{
		upward(0.5, 1), downward(0.5, 1), downward(2.5, 1), upward(0, 2),
		downward(1.5, 1), upward(1, 2), upward(2, 2), downward(2, 2),
	},
	Tabs: []Tab{
		{Edge{3, downRight}, Edge{4, upLeft}},
		{Edge{1, upRight}, Edge{5, downTop}},
		{Edge{1, upLeft}, Edge{3, downTop}},
		{Edge{8, downLeft}, Edge{6, upBase}},
		{Edge{8, downRight}, Edge{4, upBase}},
	},
}

// The sides of a face of a pyramid: the one to the face before it, its rim, the one to the face after it.
const (
	beforeSide = iota
	rimSide
	afterSide
)

// pyramid returns four triangles around a point, clockwise from the lower left, open below.
func pyramid(x float64) []NetFace {
	at := func(ray int) drawing.Point {
		sin, cos := math.Sincos(float64(150+60*ray) * math.Pi / 180)
		return drawing.Point{X: x + cos, Y: sin}
	}
	var faces []NetFace
	for i := range 4 {
		faces = append(faces, NetFace{Corners: []drawing.Point{{X: x}, at(i), at(i + 1)}, Base: rimSide})
	}
	return faces
}

// OctahedronHalves is the same die as two pyramids: 1 5 6 2, clockwise around a tip, and 8 7 3 4.
var OctahedronHalves = octahedronHalves()

func octahedronHalves() Net {
	upper, lower := pyramid(0), pyramid(4)
	return Net{
		Height: Octahedron.Height,
		Faces:  []NetFace{upper[0], upper[3], lower[2], lower[3], upper[1], upper[2], lower[1], lower[0]},
		Tabs: []Tab{
			{Edge{2, afterSide}, Edge{1, beforeSide}},
			{Edge{4, afterSide}, Edge{8, beforeSide}},
			{Edge{1, rimSide}, Edge{3, rimSide}},
			{Edge{5, rimSide}, Edge{7, rimSide}},
			{Edge{6, rimSide}, Edge{8, rimSide}},
			{Edge{2, rimSide}, Edge{4, rimSide}},
		},
	}
}
