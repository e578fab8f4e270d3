// Package solid draws a building of cubes as it is seen from any side, and finds the cube at a place of that
// picture.
package solid

import (
	"cmp"
	"math"
	"slices"

	"homespun/companion/match/tableau"
	"homespun/printables/drawing"
)

// The least and the greatest lean of a solid, in radians.
const (
	LeastLean = math.Pi / 9 // at a lower angle tops and names are too flat to be told apart
	MostLean  = math.Pi / 2
)

// aboveAll is the room above the highest level for flying cubes, in cubes. smaller is how much a flying cube
// shrinks for each cube of height.
const (
	aboveAll = 0.3
	smaller  = 0.9
)

// Stand is the direction of view: how far the solid is turned, and the angle from which it is seen from
// above, in radians.
type Stand struct{ Turn, Lean float64 }

// First is the stand in which a solid is first shown.
var First = Stand{-math.Pi / 7, math.Pi / 6}

// Turned returns the stand after turning and leaning by these angles.
func (s Stand) Turned(turn, lean float64) Stand {
	return Stand{math.Remainder(s.Turn+turn, 2*math.Pi), max(LeastLean, min(MostLean, s.Lean+lean))}
}

// Model is a solid seen from a stand: it knows where everything is in a picture as large as the solid's box,
// in millimetres.
type Model struct {
	solid      *tableau.Solid
	unit       float64
	midX, midY float64
	middle     drawing.Point // of the picture
	sin, cos   float64       // of the turn
	// The lengths in the picture of a step up and a step to the front, as multiples of a step to the right.
	rise, flat float64
	faces      []face
}

// face is a side of a cube, or a square of the floor, that faces the viewer.
type face struct {
	corners [4]drawing.Point
	near    float64 // how near its column is to the viewer
	level   float64 // the level of its cube
	side    int     // 0 the top, 1 to 4 the sides, 5 the floor
	cube    int     // -1 for the floor
	spot    int
}

// New returns the model of a solid seen from a stand.
func New(solid *tableau.Solid, at Stand) *Model {
	width, height := solid.Box.Width, solid.Box.Height
	m := &Model{solid: solid}
	m.sin, m.cos = math.Sincos(at.Turn)
	m.flat, m.rise = math.Sincos(at.Lean)
	if len(solid.Floor) == 0 {
		return m
	}
	least, most := extent(solid.Floor)
	m.midX, m.midY = float64(least[0]+most[0]+1)/2, float64(least[1]+most[1]+1)/2
	// The room includes the names at the edges.
	radius := math.Hypot(float64(most[0]-least[0]+1), float64(most[1]-least[1]+1))/2 + 0.7
	levels := float64(solid.Levels) + aboveAll
	m.unit = min(width/(2*radius), height/(2*radius*m.flat+levels*m.rise))
	left := height - m.unit*(2*radius*m.flat+levels*m.rise) // most of it below, where the buttons are
	m.middle = drawing.Point{X: width / 2, Y: height/2 + levels*m.rise*m.unit/2 - left/4}
	m.build()
	return m
}

// extent returns the first and the last column and row of some, at least one.
func extent(columns []tableau.Column) (least, most [2]int) {
	least = [2]int{columns[0].X, columns[0].Y}
	most = least
	for _, column := range columns {
		least = [2]int{min(least[0], column.X), min(least[1], column.Y)}
		most = [2]int{max(most[0], column.X), max(most[1], column.Y)}
	}
	return least, most
}

// at converts a place of the solid to the picture.
func (m *Model) at(x, y, level float64) drawing.Point {
	across := (x-m.midX)*m.cos - (y-m.midY)*m.sin
	return drawing.Point{X: m.middle.X + m.unit*across,
		Y: m.middle.Y + m.unit*(m.near(x, y)*m.flat-level*m.rise)}
}

// near returns how near to the viewer a place of the floor is, in steps from the middle of the floor.
func (m *Model) near(x, y float64) float64 { return (x-m.midX)*m.sin + (y-m.midY)*m.cos }

// sides are the corners of the sides of a unit cube, seen from outside, with the direction of each side.
var sides = [5]struct {
	corners [4][3]float64
	x, y    int
}{
	{[4][3]float64{{0, 0, 1}, {1, 0, 1}, {1, 1, 1}, {0, 1, 1}}, 0, 0},
	{[4][3]float64{{1, 0, 1}, {1, 1, 1}, {1, 1, 0}, {1, 0, 0}}, 1, 0},
	{[4][3]float64{{0, 1, 1}, {0, 0, 1}, {0, 0, 0}, {0, 1, 0}}, -1, 0},
	{[4][3]float64{{1, 1, 1}, {0, 1, 1}, {0, 1, 0}, {1, 1, 0}}, 0, 1},
	{[4][3]float64{{0, 0, 1}, {1, 0, 1}, {1, 0, 0}, {0, 0, 0}}, 0, -1},
}

// build finds the visible faces and sorts them from back to front, so that nearer ones are painted over
// farther ones: column by column, and in each column from the floor up.
func (m *Model) build() {
	spots, filled := map[[2]int]int{}, map[[3]int]bool{}
	for _, column := range m.solid.Floor {
		spots[[2]int{column.X, column.Y}] = column.Spot
	}
	for _, cube := range m.solid.Cubes {
		if cube.Lift == 0 {
			filled[[3]int{cube.X, cube.Y, cube.Level}] = true
		}
	}
	for _, column := range m.solid.Floor {
		if column.Spot != tableau.NoSpot && !filled[[3]int{column.X, column.Y, 0}] {
			m.faces = append(m.faces,
				face{corners: m.square(column.X, column.Y, 0), near: math.Inf(-1), side: 5, cube: -1,
					spot: column.Spot})
		}
	}
	for i, cube := range m.solid.Cubes {
		spot, ok := spots[[2]int{cube.X, cube.Y}]
		if !ok {
			spot = -1
		}
		for n, side := range sides {
			above := 0
			if n == 0 {
				above = 1
			} else if (float64(side.x)*m.sin+float64(side.y)*m.cos)*m.rise < 0.02 {
				continue // it faces away from the viewer, or is seen edge-on
			}
			if cube.Lift == 0 && filled[[3]int{cube.X + side.x, cube.Y + side.y, cube.Level + above}] {
				continue
			}
			f := face{near: m.near(float64(cube.X)+0.5, float64(cube.Y)+0.5),
				level: float64(cube.Level) + cube.Lift, side: n, cube: i, spot: spot}
			for c, corner := range side.corners {
				f.corners[c] = m.corner(cube, corner)
			}
			m.faces = append(m.faces, f)
		}
	}
	slices.SortStableFunc(m.faces, func(a, b face) int {
		return cmp.Or(cmp.Compare(a.near, b.near), cmp.Compare(a.level, b.level))
	})
}

// corner returns where a corner of a cube is in the picture. A cube in the air is smaller, the higher it is.
func (m *Model) corner(cube tableau.Cube, corner [3]float64) drawing.Point {
	size := 1 - cube.Lift*smaller
	in := func(i int) float64 { return 0.5 + (corner[i]-0.5)*size }
	return m.at(float64(cube.X)+in(0), float64(cube.Y)+in(1), float64(cube.Level)+cube.Lift+in(2))
}

// square returns the corners in the picture of a column's square at a height.
func (m *Model) square(x, y, height int) [4]drawing.Point {
	var corners [4]drawing.Point
	for i, corner := range sides[0].corners {
		corners[i] = m.at(float64(x)+corner[0], float64(y)+corner[1], float64(height))
	}
	return corners
}

// Spot is the hit test: it returns the spot at a place of the picture; false if there is none.
func (m *Model) Spot(at drawing.Point) (int, bool) {
	for _, f := range slices.Backward(m.faces) {
		if f.has(at) {
			return f.spot, f.spot >= 0
		}
	}
	return 0, false
}

// Seen returns a place of the picture where a spot is visible, on its highest visible cube; false if it is
// hidden.
func (m *Model) Seen(spot int) (drawing.Point, bool) {
	for _, f := range slices.Backward(m.faces) {
		if middle := f.inset(1)[0]; f.spot == spot {
			if over, ok := m.Spot(middle); ok && over == spot {
				return middle, true
			}
		}
	}
	return drawing.Point{}, false
}

// Top returns the box in the picture where the next cube of a spot would lie, visible or not; false if there
// is no such spot.
func (m *Model) Top(spot int) (drawing.Rectangle, bool) {
	f, ok := m.top(spot)
	return drawing.PolygonPath(f.corners[:]...).Bounds(), ok
}

// has reports whether a place of the picture is inside the face.
func (f *face) has(at drawing.Point) bool {
	positive, negative := false, false
	for i, a := range f.corners {
		b := f.corners[(i+1)%4]
		cross := (b.X-a.X)*(at.Y-a.Y) - (b.Y-a.Y)*(at.X-a.X)
		positive, negative = positive || cross > 0, negative || cross < 0
	}
	return !(positive && negative)
}

// top returns the face on which the next cube of a spot would lie, visible or not.
func (m *Model) top(spot int) (face, bool) {
	for _, column := range m.solid.Floor {
		if column.Spot != spot {
			continue
		}
		return face{corners: m.square(column.X, column.Y, m.solid.Height(column.X, column.Y)), spot: spot},
			true
	}
	return face{}, false
}

// inset returns the face's outline moved inwards by a part of the way to its middle.
func (f *face) inset(part float64) []drawing.Point {
	var middle drawing.Point
	for _, c := range f.corners {
		middle.X, middle.Y = middle.X+c.X/4, middle.Y+c.Y/4
	}
	corners := make([]drawing.Point, 4)
	for i, c := range f.corners {
		corners[i] = drawing.Point{X: c.X + (middle.X-c.X)*part, Y: c.Y + (middle.Y-c.Y)*part}
	}
	return corners
}

// Glow is why a spot is pointed out: it may come next, is below the pointer, is in the way, or the present
// event is about it.
type Glow struct{ Next, Over, Blocked, Here bool }

// Marks are the colours of rings around spots, and those of the floor and its names: Board returns the colour in
// place of one of paper, nil leaves them.
type Marks struct {
	Ring, Halo, Refuse, Focus drawing.Colour
	Board                     func(drawing.Colour) drawing.Colour
}

// board returns the colour of the board in place of one of paper.
func (m Marks) board(c drawing.Colour) drawing.Colour {
	if m.Board == nil {
		return c
	}
	return m.Board(c)
}

// Picture draws the solid with the glows of its spots.
func (m *Model) Picture(glows map[int]Glow, marks Marks) *drawing.Drawing {
	d := drawing.New(m.solid.Box.Width, m.solid.Box.Height)
	line := m.unit * 0.025
	for _, f := range m.faces {
		if f.cube < 0 {
			d.Polygon(f.corners[:],
				drawing.Outlined(marks.board(drawing.White.Mixed(drawing.Table, 0.3)), line,
					marks.board(drawing.Rule)))
		}
	}
	m.names(d, marks.board(drawing.Ink))
	for _, f := range m.faces {
		if f.cube >= 0 {
			m.drawFace(d, f, line, marks.Halo)
		}
		if g, ok := glows[f.spot]; ok && m.outermost(f) {
			m.drawGlow(d, f, g, marks)
		}
	}
	return d
}

// shades are how much darker each side is than the top.
var shades = [5]float64{0, 0.1, 0.24, 0.17, 0.3}

func (m *Model) drawFace(d *drawing.Drawing, f face, line float64, halo drawing.Colour) {
	cube := m.solid.Cubes[f.cube]
	ground, edge := tableau.CubeColours(cube.Colour)
	ground = ground.Mixed(drawing.Black, shades[f.side])
	d.Polygon(f.corners[:], drawing.Outlined(ground, line, edge))
	if cube.Sign >= 0 {
		m.drawSign(d, f, cube.Sign, tableau.SignInk(ground))
	}
	if cube.Lit {
		d.Polygon(f.inset(0.12), drawing.Paint{Stroke: drawing.Line(m.unit*0.045, halo)})
	}
}

// drawSign draws a sign as it lies on a face.
func (m *Model) drawSign(d *drawing.Drawing, f face, sign int, ink drawing.Colour) {
	flat := drawing.Signs[sign%len(drawing.Signs)].Path(drawing.Point{X: 0.5, Y: 0.5}, 0.2).Flatten(0.01)
	a, b, c := f.corners[0], f.corners[1], f.corners[3]
	for _, outline := range flat {
		corners := make([]drawing.Point, len(outline))
		for i, p := range outline {
			corners[i] = drawing.Point{X: a.X + (b.X-a.X)*p.X + (c.X-a.X)*p.Y,
				Y: a.Y + (b.Y-a.Y)*p.X + (c.Y-a.Y)*p.Y}
		}
		d.Polygon(corners, drawing.Outlined(ink, m.unit*0.02, ink)) // the line stays where ink is saved
	}
}

// outermost reports whether the next cube of the face's spot would lie on this face.
func (m *Model) outermost(f face) bool {
	if f.side != 0 && f.side != 5 {
		return false
	}
	top, ok := m.top(f.spot)
	return ok && math.Hypot(top.corners[0].X-f.corners[0].X, top.corners[0].Y-f.corners[0].Y) < 1e-6
}

// drawGlow draws a ring where the next cube of a spot would lie. The face's own colour is still visible in
// the middle.
func (m *Model) drawGlow(d *drawing.Drawing, f face, g Glow, marks Marks) {
	ring, wide := marks.Ring, m.unit*0.07
	switch {
	case g.Blocked:
		ring, wide = marks.Refuse, m.unit*0.12
	case g.Here:
		ring, wide = drawing.PlayerE, m.unit*0.12
	case !g.Next:
		ring = marks.Focus
	}
	if g.Over {
		wide = m.unit * 0.12
	}
	d.Polygon(f.inset(0.16), drawing.Paint{Stroke: drawing.Line(wide+m.unit*0.09, marks.Halo)})
	d.Polygon(f.inset(0.16), drawing.Paint{Stroke: drawing.Line(wide, ring)})
}

// names writes the names of columns and rows on which cubes may stand, along the edges that are nearest.
func (m *Model) names(d *drawing.Drawing, ink drawing.Colour) {
	var open []tableau.Column
	for _, column := range m.solid.Floor {
		if column.Spot != tableau.NoSpot {
			open = append(open, column)
		}
	}
	if len(open) == 0 {
		return
	}
	least, most := extent(open)
	name := func(text string, x, y, room float64) {
		at, half := m.at(x, y, 0), m.unit*0.4
		size := min(max(m.unit*0.34, m.solid.Box.Width*0.045), room*0.9)
		style := drawing.Style{Face: drawing.Title, Size: size / drawing.PointMM, Colour: ink}
		d.Label(drawing.Box(at.X-half, at.Y-half, 2*half, 2*half), text, style, 4, drawing.Centre)
	}
	step := func(x, y float64) float64 { // from a name to the next one
		from, to := m.at(0, 0, 0), m.at(x, y, 0)
		return math.Hypot(to.X-from.X, to.Y-from.Y)
	}
	front, right := float64(most[1])+1.35, float64(most[0])+1.35
	if m.cos < 0 {
		front = float64(least[1]) - 0.35
	}
	if m.sin < 0 {
		right = float64(least[0]) - 0.35
	}
	for x := least[0]; x <= most[0]; x++ {
		if x >= 0 && x < len(m.solid.Columns) {
			name(m.solid.Columns[x], float64(x)+0.5, front, step(1, 0))
		}
	}
	for y := least[1]; y <= most[1]; y++ {
		if y >= 0 && y < len(m.solid.Rows) {
			name(m.solid.Rows[y], right, float64(y)+0.5, step(0, 1))
		}
	}
}
