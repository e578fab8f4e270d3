package tableau

import (
	"math"

	"homespun/printables/drawing"
)

// Area is a part of the mat, such as all places that a piece can come to. It is used by its pointer: the same
// area is the same picture.
type Area struct {
	// Outline are the lines around it in millimetres of the scene, those around holes the other way round.
	Outline drawing.Path
	// Words are written at its edge, such as "4 twines".
	Words string
}

// Outlined returns the area of those places of a whole number of millimetres, from 0 up to a width and a depth,
// that lie in it.
func Outlined(width, depth int, in func(x, y int) bool, words string) *Area {
	inside := make([]bool, (width+3)*(depth+3)) // with a frame around it that lies outside
	at := func(x, y int) int { return (y+1)*(width+3) + x + 1 }
	for y := range depth + 1 {
		for x := range width + 1 {
			inside[at(x, y)] = in(x, y)
		}
	}
	a := &Area{Words: words}
	for _, line := range edges(width, depth, func(x, y int) bool { return inside[at(x, y)] }) {
		a.Outline = append(a.Outline, drawing.PolygonPath(smooth(line)...)...)
	}
	return a
}

// corner is a corner of the squares of a millimetre around the places; that of the place 0, 0 at its top left
// is 0, 0.
type corner struct{ x, y int }

// edges returns the closed lines along the squares that lie inside, which are on the right of them.
func edges(width, depth int, inside func(x, y int) bool) (lines [][]corner) {
	next := map[corner][]corner{}
	var begins []corner
	edge := func(x, y, toX, toY int) {
		from := corner{x, y}
		if len(next[from]) == 0 {
			begins = append(begins, from)
		}
		next[from] = append(next[from], corner{toX, toY})
	}
	for y := range depth + 1 {
		for x := range width + 1 {
			if !inside(x, y) {
				continue
			}
			if !inside(x, y-1) {
				edge(x, y, x+1, y)
			}
			if !inside(x+1, y) {
				edge(x+1, y, x+1, y+1)
			}
			if !inside(x, y+1) {
				edge(x+1, y+1, x, y+1)
			}
			if !inside(x-1, y) {
				edge(x, y+1, x, y)
			}
		}
	}
	for _, first := range begins {
		for len(next[first]) > 0 {
			var line []corner
			for at := first; len(next[at]) > 0; {
				line = append(line, at)
				to := next[at][0]
				next[at], at = next[at][1:], to
			}
			lines = append(lines, line)
		}
	}
	return lines
}

// smooth returns a line without the steps of its squares.
func smooth(line []corner) []drawing.Point {
	const near, every = 3, 2 // how many corners before and after count, and how many become one
	var points []drawing.Point
	n := len(line)
	for i := 0; i < n; i += every {
		x, y, most := 0, 0, min(near, n/6)
		for k := i - most; k <= i+most; k++ {
			c := line[(k+n)%n]
			x, y = x+c.x, y+c.y
		}
		of := float64(2*most + 1)
		points = append(points, drawing.Point{X: float64(x)/of - 0.5, Y: float64(y)/of - 0.5})
	}
	return points
}

// Top returns a place at the upper edge of the area.
func (a *Area) Top() (top drawing.Point) {
	top.Y = math.Inf(1)
	for _, step := range a.Outline {
		if at := step.Points[0]; step.Verb != drawing.Close && at.Y < top.Y {
			top = at
		}
	}
	return top
}
