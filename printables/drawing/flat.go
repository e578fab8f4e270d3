package drawing

import "math"

// Flatten returns the path as polygons. No polygon is more than tolerance millimetres away from the curves.
// An open subpath stays open; a closed one ends at its first point.
func (p Path) Flatten(tolerance float64) [][]Point {
	var polygons [][]Point
	var open []Point
	end := func() {
		if len(open) > 1 {
			polygons = append(polygons, open)
		}
		open = nil
	}
	for _, step := range p {
		switch step.Verb {
		case MoveTo:
			end()
			open = []Point{step.Points[0]}
		case LineTo:
			open = append(open, step.Points[0])
		case CurveTo:
			if len(open) > 0 {
				open = append(open, curve(open[len(open)-1], step.Points, tolerance)...)
			}
		case Close:
			if len(open) > 0 {
				start := open[0]
				open = append(open, start)
				end()
				open = []Point{start}
			}
		}
	}
	end()
	return polygons
}

// Area returns the area inside the path, in square millimetres. Parts that run anticlockwise and parts that
// run clockwise have opposite signs and cancel.
func (p Path) Area() float64 {
	const tolerance = 0.01
	sum := 0.0
	for _, polygon := range p.Flatten(tolerance) {
		for i, from := range polygon {
			to := polygon[(i+1)%len(polygon)]
			sum += (from.X*to.Y - to.X*from.Y) / 2
		}
	}
	return math.Abs(sum)
}

// curve returns points along a cubic curve, with its end but without its start.
func curve(start Point, controls [3]Point, tolerance float64) []Point {
	a, b, end := controls[0], controls[1], controls[2]
	// The second differences bound how far the chord of one part strays from the curve (Wang's formula).
	bend := max(math.Hypot(start.X-2*a.X+b.X, start.Y-2*a.Y+b.Y),
		math.Hypot(a.X-2*b.X+end.X, a.Y-2*b.Y+end.Y))
	parts := int(min(200, max(1, math.Ceil(math.Sqrt(0.75*bend/tolerance)))))
	points := make([]Point, parts)
	for i := range points {
		t := float64(i+1) / float64(parts)
		u := 1 - t
		points[i] = Point{
			u*u*u*start.X + 3*u*u*t*a.X + 3*u*t*t*b.X + t*t*t*end.X,
			u*u*u*start.Y + 3*u*u*t*a.Y + 3*u*t*t*b.Y + t*t*t*end.Y,
		}
	}
	return points
}
