package geyser

import (
	"math"

	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// grain is how many steps of a side of a space a contour is found in.
const grain = 8

// A height is that of a point of the land, in sides of a space from the upper left corner of the spaces; 0 is
// the edge of something.
type height func(x, y float64) float64

// contour returns the edges of where a height is above 0, as smooth closed curves. The land ends with the
// spaces.
func (b *island) contour(of height) drawing.Path {
	wide, high := b.Columns*grain+3, b.Rows*grain+3 // with a row of the sea on each side
	heights := make([]float64, wide*high)
	for i := range heights {
		column, row := i%wide, i/wide
		if heights[i] = -1; column > 0 && row > 0 && column < wide-1 && row < high-1 {
			heights[i] = of(float64(column-1)/grain, float64(row-1)/grain)
		}
		if heights[i] == 0 {
			heights[i] = -1e-9
		}
	}
	// Each step of a contour leads from one side of a square of four heights to another. A side is known by the
	// place at which it begins, twice, and one more where it leads down.
	next := map[int]int{}
	for row := range high - 1 {
		for column := range wide - 1 {
			at := row*wide + column
			corners := [4]bool{heights[at] > 0, heights[at+1] > 0, heights[at+wide+1] > 0, heights[at+wide] > 0}
			sides := [4]int{2 * at, 2*(at+1) + 1, 2 * (at + wide), 2*at + 1}
			for i := range sides {
				if !corners[i] || corners[(i+1)%4] {
					continue // it comes in where the land ends, clockwise
				}
				for k := i + 1; ; k++ {
					if !corners[k%4] && corners[(k+1)%4] {
						next[sides[i]] = sides[k%4]
						break
					}
				}
			}
		}
	}
	var path drawing.Path
	for at := range 2 * len(heights) { // in order, so that a board is always the same
		var ring []drawing.Point
		for {
			to, ok := next[at]
			if !ok {
				break
			}
			delete(next, at)
			from, step := at/2, 1
			if at%2 == 1 {
				step = wide
			}
			part := heights[from] / (heights[from] - heights[from+step])
			p := drawing.Point{X: float64(from%wide-1) / grain, Y: float64(from/wide-1) / grain}
			if step == 1 {
				p.X += part / grain
			} else {
				p.Y += part / grain
			}
			ring = append(ring, b.place(p.X, p.Y))
			at = to
		}
		if len(ring) > grain { // else it is a speck
			path = append(path, smooth(thinned(ring))...)
		}
	}
	return path
}

// place returns the point so many sides of a space from the upper left corner of the spaces. It lies on a grid
// too fine to see, whose numbers are short in a file.
func (b *island) place(x, y float64) drawing.Point {
	const fine = 0.2 * drawing.PointMM
	snap := func(v float64) float64 { return math.Round((b.Margin+v*b.Space)/fine) * fine }
	return drawing.Point{X: snap(x), Y: snap(y)}
}

// thinned returns every third point of a ring.
func thinned(ring []drawing.Point) []drawing.Point {
	const each = 3
	thin := make([]drawing.Point, 0, len(ring)/each+1)
	for i := 0; i < len(ring); i += each {
		thin = append(thin, ring[i])
	}
	return thin
}

// smooth returns a closed curve along points, by the curves of Catmull and Rom.
func smooth(points []drawing.Point) drawing.Path {
	const reach = 6
	n := len(points)
	path := drawing.Path{}.MoveTo(points[0])
	for i, from := range points {
		before, to, after := points[(i+n-1)%n], points[(i+1)%n], points[(i+2)%n]
		path = path.CurveTo(from.Plus((to.X-before.X)/reach, (to.Y-before.Y)/reach),
			to.Plus((from.X-after.X)/reach, (from.Y-after.Y)/reach), to)
	}
	return path.Close()
}

// within returns how far a point lies inside the squares for which a condition holds, in sides of a space; 0
// outside.
func (b *island) within(in func(column, row int) bool) height {
	var out []drawing.Rectangle
	for row := -1; row <= b.Rows; row++ {
		for column := -1; column <= b.Columns; column++ {
			if !in(column, row) {
				out = append(out, drawing.Box(float64(column), float64(row), 1, 1))
			}
		}
	}
	known := map[[2]float64]float64{}
	return func(x, y float64) float64 {
		least, ok := known[[2]float64{x, y}]
		if ok {
			return least
		}
		least = math.Inf(1)
		for _, box := range out {
			least = min(least, math.Hypot(max(box.X-x, 0, x-box.Right()), max(box.Y-y, 0, y-box.Bottom())))
		}
		known[[2]float64{x, y}] = least
		return least
	}
}

// rough returns a number from -1 to 1 that changes slowly from place to place, always the same for a seed.
func rough(x, y float64, seed int) float64 {
	const levels = 65
	column, row := math.Floor(x), math.Floor(y)
	at := func(right, down float64) float64 {
		return float64(parts.Chance(int(column+right)*197+int(row+down)*7919+seed*31, levels))/(levels-1)*2 - 1
	}
	ease := func(v float64) float64 { return v * v * (3 - 2*v) }
	u, v := ease(x-column), ease(y-row)
	above := at(0, 0) + (at(1, 0)-at(0, 0))*u
	below := at(0, 1) + (at(1, 1)-at(0, 1))*u
	return above + (below-above)*v
}
