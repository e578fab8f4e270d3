package drawing

import (
	"maps"
	"math"
	"slices"
)

// A Pattern fills an area with lines or dots, so that areas can be told apart without colour.
type Pattern byte

// The patterns. Plain means no hatch.
const (
	Plain Pattern = iota
	Rising
	Falling
	Horizontal
	Vertical
	Diamonds // lines that rise and lines that fall
	Squares  // horizontal and vertical lines
	Dots
)

// Patterns are all patterns except Plain.
var Patterns = [...]Pattern{Rising, Falling, Horizontal, Vertical, Diamonds, Squares, Dots}

// angles are the directions of each pattern's lines, in degrees clockwise from the right.
var angles = [...][]float64{
	Rising: {-45}, Falling: {45}, Horizontal: {0}, Vertical: {90}, Diamonds: {-45, 45}, Squares: {0, 90},
	Dots: {},
}

// A Hatch is a pattern in a colour, with lines Gap millimetres apart (0 means 2 mm).
type Hatch struct {
	Pattern Pattern
	Colour  Colour
	Gap     float64
}

// flatness is how far the end of a hatch line may be from the edge of its area, in millimetres.
const flatness = 0.02

// Hatching returns the hatch of a shape as a shape of its own. Its lines or dots end at the path, so back
// ends need no clipping. Lines are counted from the drawing's origin, so they meet those of neighbouring
// shapes. It reports false if there is nothing to draw.
func (s Shape) Hatching() (Shape, bool) {
	hatch := s.Paint.Hatch
	if hatch.Pattern == Plain || hatch.Colour == None {
		return Shape{}, false
	}
	gap := hatch.Gap
	if gap <= 0 {
		gap = 2
	}
	box := s.Path.Bounds()
	gap = max(gap, math.Hypot(box.Width, box.Height)/2000) // limits the number of lines
	polygons := s.Path.Flatten(flatness)
	if hatch.Pattern == Dots {
		return Shape{dots(polygons, box, gap),
			Paint{Stroke: Stroke{Width: 2 * dot * gap, Colour: hatch.Colour, Round: true}}}, true
	}
	var path Path
	for _, angle := range angles[hatch.Pattern] {
		path = append(path, hatchLines(polygons, angle, gap)...)
	}
	return Shape{path, Paint{Stroke: Line(min(max(gap*0.12, 0.12), 0.4), hatch.Colour)}}, true
}

// A crossing is a point where a hatch line meets an edge, and the change of the winding number there.
type crossing struct {
	along float64
	turn  int
}

// hatchLines returns parallel lines, cut to the inside of the polygons by the non-zero rule.
func hatchLines(polygons [][]Point, angle, gap float64) Path {
	sin, cos := math.Sincos(angle * math.Pi / 180)
	rows := map[int][]crossing{}
	for _, polygon := range polygons {
		for i, from := range polygon {
			to := polygon[(i+1)%len(polygon)]
			u1, v1 := from.X*cos+from.Y*sin, (from.Y*cos-from.X*sin)/gap
			u2, v2 := to.X*cos+to.Y*sin, (to.Y*cos-to.X*sin)/gap
			turn := 1
			if v1 > v2 {
				u1, v1, u2, v2, turn = u2, v2, u1, v1, -1
			}
			for row := int(math.Ceil(v1)); float64(row) < v2; row++ {
				along := u1 + (u2-u1)*(float64(row)-v1)/(v2-v1)
				rows[row] = append(rows[row], crossing{along, turn})
			}
		}
	}
	var path Path
	for _, row := range slices.Sorted(maps.Keys(rows)) {
		crossings := rows[row]
		slices.SortFunc(crossings, func(a, b crossing) int {
			switch {
			case a.along < b.along:
				return -1
			case a.along > b.along:
				return 1
			}
			return 0
		})
		winding := 0
		for i, c := range crossings {
			if winding != 0 && c.along-crossings[i-1].along > flatness {
				v := float64(row) * gap
				at := func(u float64) Point { return Point{u*cos - v*sin, u*sin + v*cos} }
				path = path.MoveTo(at(crossings[i-1].along)).LineTo(at(c.along))
			}
			winding += c.turn
		}
	}
	return path
}

// dot is the radius of a dot relative to the gap.
const dot = 0.2

// dots returns dots in rows, every second row shifted, wherever a whole dot is inside the polygons. Each dot
// is a very short line with round ends, because circles would make large files.
func dots(polygons [][]Point, box Rectangle, gap float64) Path {
	const long = 0.08
	var path Path
	for row := math.Ceil(box.Y / gap); row*gap <= box.Bottom(); row++ {
		shift := 0.0
		if math.Mod(row, 2) != 0 {
			shift = 0.5
		}
		for column := math.Ceil(box.X/gap - shift); (column+shift)*gap <= box.Right(); column++ {
			centre := Point{(column + shift) * gap, row * gap}
			if Inside(polygons, centre) && fromEdge(polygons, centre) > dot*gap+long {
				path = path.MoveTo(centre.Plus(-long/2, 0)).LineTo(centre.Plus(long/2, 0))
			}
		}
	}
	return path
}

// Inside says whether a point is inside the polygons, by the non-zero rule.
func Inside(polygons [][]Point, p Point) bool {
	winding := 0
	for _, polygon := range polygons {
		for i, from := range polygon {
			to := polygon[(i+1)%len(polygon)]
			if (from.Y <= p.Y) == (to.Y <= p.Y) {
				continue
			}
			if from.X+(p.Y-from.Y)*(to.X-from.X)/(to.Y-from.Y) > p.X {
				if to.Y > from.Y {
					winding++
				} else {
					winding--
				}
			}
		}
	}
	return winding != 0
}

// fromEdge returns the distance from a point to the nearest edge.
func fromEdge(polygons [][]Point, p Point) float64 {
	nearest := math.Inf(1)
	for _, polygon := range polygons {
		for i, from := range polygon {
			to := polygon[(i+1)%len(polygon)]
			dx, dy := to.X-from.X, to.Y-from.Y
			part := 0.0
			if square := dx*dx + dy*dy; square > 0 {
				part = max(0, min(1, ((p.X-from.X)*dx+(p.Y-from.Y)*dy)/square))
			}
			nearest = min(nearest, math.Hypot(from.X+part*dx-p.X, from.Y+part*dy-p.Y))
		}
	}
	return nearest
}
