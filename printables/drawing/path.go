package drawing

import "math"

// A Point is a point in millimetres, with y downwards.
type Point struct{ X, Y float64 }

// Plus returns the point moved by (x, y).
func (p Point) Plus(x, y float64) Point { return Point{p.X + x, p.Y + y} }

// A Rectangle is a box in millimetres, given by its top left corner and its size.
type Rectangle struct{ X, Y, Width, Height float64 }

// Box returns the rectangle at (x, y) of a size.
func Box(x, y, width, height float64) Rectangle { return Rectangle{x, y, width, height} }

// Right returns the right edge.
func (r Rectangle) Right() float64 { return r.X + r.Width }

// Bottom returns the lower edge.
func (r Rectangle) Bottom() float64 { return r.Y + r.Height }

// Centre returns the middle.
func (r Rectangle) Centre() Point { return Point{r.X + r.Width/2, r.Y + r.Height/2} }

// Empty says whether the rectangle has no area.
func (r Rectangle) Empty() bool { return r.Width <= 0 || r.Height <= 0 }

// Inset returns the box made smaller by a margin on all sides; a negative margin makes it larger.
func (r Rectangle) Inset(margin float64) Rectangle {
	return Rectangle{r.X + margin, r.Y + margin, r.Width - 2*margin, r.Height - 2*margin}
}

// Moved returns the box moved by (x, y).
func (r Rectangle) Moved(x, y float64) Rectangle {
	return Rectangle{r.X + x, r.Y + y, r.Width, r.Height}
}

// Contains says whether another box lies inside, to within a hundredth of a millimetre.
func (r Rectangle) Contains(other Rectangle) bool {
	const slack = 0.01
	return other.X >= r.X-slack && other.Y >= r.Y-slack && other.Right() <= r.Right()+slack &&
		other.Bottom() <= r.Bottom()+slack
}

// Overlaps says whether two boxes share area.
func (r Rectangle) Overlaps(other Rectangle) bool {
	return r.X < other.Right() && other.X < r.Right() && r.Y < other.Bottom() && other.Y < r.Bottom()
}

// Union returns the smallest box around both; an empty box counts for nothing.
func (r Rectangle) Union(other Rectangle) Rectangle {
	if r.Empty() {
		return other
	}
	if other.Empty() {
		return r
	}
	x, y := min(r.X, other.X), min(r.Y, other.Y)
	return Rectangle{x, y, max(r.Right(), other.Right()) - x, max(r.Bottom(), other.Bottom()) - y}
}

// Path returns the outline.
func (r Rectangle) Path() Path {
	return PolygonPath(Point{r.X, r.Y}, Point{r.Right(), r.Y}, Point{r.Right(), r.Bottom()},
		Point{r.X, r.Bottom()})
}

// A Verb is the kind of a step of a path.
type Verb byte

// The verbs: MoveTo and LineTo have one point; CurveTo is a cubic with two control points and its end; Close
// goes back to the point of the last MoveTo.
const (
	MoveTo Verb = iota
	LineTo
	CurveTo
	Close
)

// A Step is one verb with its points.
type Step struct {
	Verb   Verb
	Points [3]Point
}

// End returns the end point of the step. A Close has none.
func (s Step) End() Point {
	if s.Verb == CurveTo {
		return s.Points[2]
	}
	return s.Points[0]
}

// A Path is a sequence of steps. Each subpath begins with a MoveTo.
type Path []Step

// MoveTo begins a subpath.
func (p Path) MoveTo(to Point) Path { return append(p, Step{MoveTo, [3]Point{to}}) }

// LineTo adds a straight line.
func (p Path) LineTo(to Point) Path { return append(p, Step{LineTo, [3]Point{to}}) }

// CurveTo adds a cubic curve.
func (p Path) CurveTo(first, second, to Point) Path {
	return append(p, Step{CurveTo, [3]Point{first, second, to}})
}

// Close adds a straight line back to the start of the subpath.
func (p Path) Close() Path { return append(p, Step{Verb: Close}) }

// Mapped returns the path with move applied to every point.
func (p Path) Mapped(move func(Point) Point) Path {
	mapped := make(Path, len(p))
	for i, step := range p {
		mapped[i].Verb = step.Verb
		for k := range step.count() {
			mapped[i].Points[k] = move(step.Points[k])
		}
	}
	return mapped
}

// Near returns the subpaths whose bounds overlap a box: no other reaches into it.
func (p Path) Near(box Rectangle) Path {
	var near Path
	for from := 0; from < len(p); {
		to := from + 1
		for to < len(p) && p[to].Verb != MoveTo {
			to++
		}
		if p[from:to].Bounds().Overlaps(box) {
			near = append(near, p[from:to]...)
		}
		from = to
	}
	return near
}

// count returns how many points of the step are used.
func (s Step) count() int { return [...]int{1, 1, 3, 0}[s.Verb] }

// Bounds returns the box around all points, control points included, so it can be larger than the curve.
func (p Path) Bounds() Rectangle {
	low, high := Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	for _, step := range p {
		for _, point := range step.Points[:step.count()] {
			low = Point{min(low.X, point.X), min(low.Y, point.Y)}
			high = Point{max(high.X, point.X), max(high.Y, point.Y)}
		}
	}
	if low.X > high.X {
		return Rectangle{}
	}
	return Rectangle{low.X, low.Y, high.X - low.X, high.Y - low.Y}
}

// PolygonPath returns a closed polygon.
func PolygonPath(corners ...Point) Path {
	path := make(Path, 0, len(corners)+1)
	for i, corner := range corners {
		if i == 0 {
			path = path.MoveTo(corner)
		} else {
			path = path.LineTo(corner)
		}
	}
	return path.Close()
}

// quarter is the distance of the control points, along the tangent, of a cubic that draws a quarter of a
// circle of radius 1.
const quarter = 0.5522847498

// EllipsePath returns an ellipse of four cubics.
func EllipsePath(centre Point, radiusX, radiusY float64) Path {
	return roundedPath(Rectangle{centre.X - radiusX, centre.Y - radiusY, 2 * radiusX, 2 * radiusY}, radiusX,
		radiusY)
}

// RoundedPath returns a rectangle with round corners. The radius is limited to half the shorter side.
func RoundedPath(box Rectangle, radius float64) Path {
	radius = max(0, min(radius, box.Width/2, box.Height/2))
	if radius == 0 {
		return box.Path()
	}
	return roundedPath(box, radius, radius)
}

// roundedPath returns a rectangle with elliptic corners of radii x and y.
func roundedPath(box Rectangle, x, y float64) Path {
	left, top, right, bottom := box.X, box.Y, box.Right(), box.Bottom()
	kx, ky := x*(1-quarter), y*(1-quarter)
	path := make(Path, 0, 10).MoveTo(Point{left + x, top})
	if box.Width > 2*x {
		path = path.LineTo(Point{right - x, top})
	}
	path = path.CurveTo(Point{right - kx, top}, Point{right, top + ky}, Point{right, top + y})
	if box.Height > 2*y {
		path = path.LineTo(Point{right, bottom - y})
	}
	path = path.CurveTo(Point{right, bottom - ky}, Point{right - kx, bottom}, Point{right - x, bottom})
	if box.Width > 2*x {
		path = path.LineTo(Point{left + x, bottom})
	}
	path = path.CurveTo(Point{left + kx, bottom}, Point{left, bottom - ky}, Point{left, bottom - y})
	if box.Height > 2*y {
		path = path.LineTo(Point{left, top + y})
	}
	return path.CurveTo(Point{left, top + ky}, Point{left + kx, top}, Point{left + x, top}).Close()
}
