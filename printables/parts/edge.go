package parts

import "homespun/printables/drawing"

// A Side is one side of a square of a board, from one corner to the next: it begins at the upper left corner of a
// column and row, and goes one square to the right or down, or back. The square lies at its right hand.
type Side struct{ Column, Row, Right, Down int }

// Beyond returns the column and row of the square at its left hand.
func (s Side) Beyond() (column, row int) {
	switch {
	case s.Right > 0:
		return s.Column, s.Row - 1
	case s.Down > 0:
		return s.Column, s.Row
	case s.Right < 0:
		return s.Column - 1, s.Row
	}
	return s.Column - 1, s.Row - 1
}

// Edges returns the edges of an area of squares, each as a ring of sides. In says whether the square of a column
// and row, also of one outside the board, belongs to it. Squares that touch only at a corner are apart.
func Edges(columns, rows int, in func(column, row int) bool) [][]Side {
	var all []Side
	from := map[[2]int][]Side{} // by the corner at which they begin
	for row := range rows {
		for column := range columns {
			if !in(column, row) {
				continue
			}
			for _, s := range [...]Side{{column, row, 1, 0}, {column + 1, row, 0, 1}, {column + 1, row + 1, -1, 0},
				{column, row + 1, 0, -1}} {
				if !in(s.Beyond()) {
					all = append(all, s)
					corner := [2]int{s.Column, s.Row}
					from[corner] = append(from[corner], s)
				}
			}
		}
	}
	var edges [][]Side
	done := map[Side]bool{}
	for _, first := range all {
		var ring []Side
		for s := first; !done[s]; s = s.next(from) {
			done[s] = true
			ring = append(ring, s)
		}
		if ring != nil {
			edges = append(edges, ring)
		}
	}
	return edges
}

// next returns the side on which an edge goes on: to the right where two squares touch at a corner.
func (s Side) next(from map[[2]int][]Side) Side {
	list := from[[2]int{s.Column + s.Right, s.Row + s.Down}]
	for _, next := range list {
		if next.Right == -s.Down && next.Down == s.Right {
			return next
		}
	}
	return list[0]
}

// Outline returns the outline of edges so many millimetres outside them, with round corners, or with cut ones. A
// corner takes so many millimetres of each side.
func (m *Mat) Outline(edges [][]Side, out, corner float64, cut bool) drawing.Path {
	var path drawing.Path
	for _, ring := range edges {
		begun := false
		for i, s := range ring {
			next := ring[(i+1)%len(ring)]
			if s.Right == next.Right && s.Down == next.Down {
				continue
			}
			at := m.corner(next).Plus(out*float64(s.Down+next.Down), -out*float64(s.Right+next.Right))
			from := at.Plus(-corner*float64(s.Right), -corner*float64(s.Down))
			to := at.Plus(corner*float64(next.Right), corner*float64(next.Down))
			if begun {
				path = path.LineTo(from)
			} else {
				path = path.MoveTo(from)
			}
			begun = true
			switch {
			case corner == 0:
			case cut:
				path = path.LineTo(to)
			default:
				third := 2.0 / 3
				path = path.CurveTo(from.Plus(third*(at.X-from.X), third*(at.Y-from.Y)),
					to.Plus(third*(at.X-to.X), third*(at.Y-to.Y)), to)
			}
		}
		path = path.Close()
	}
	return path
}

// corner returns the point at which a side begins.
func (m *Mat) corner(s Side) drawing.Point {
	return drawing.Point{X: m.Margin + float64(s.Column)*m.Space, Y: m.Margin + float64(s.Row)*m.Space}
}

// On returns a point so far along a side, as a part of it, and so many millimetres outside.
func (m *Mat) On(s Side, along, out float64) drawing.Point {
	return m.corner(s).Plus(along*m.Space*float64(s.Right)+out*float64(s.Down),
		along*m.Space*float64(s.Down)-out*float64(s.Right))
}

// CutPath returns a rectangle whose corners are cut off.
func CutPath(box drawing.Rectangle, corner float64) drawing.Path {
	left, top, right, bottom := box.X, box.Y, box.Right(), box.Bottom()
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	return drawing.PolygonPath(at(left+corner, top), at(right-corner, top), at(right, top+corner),
		at(right, bottom-corner), at(right-corner, bottom), at(left+corner, bottom), at(left, bottom-corner),
		at(left, top+corner))
}

// WornPath returns the outline of a stone that lies in a box: worn corners, each by another measure, always the
// same for a space.
func WornPath(box drawing.Rectangle, index int) drawing.Path {
	worn := func(corner int) float64 {
		return box.Width * (0.03 + 0.025*float64(Chance(4*index+corner, 5)))
	}
	a, b, c, d := worn(0), worn(1), worn(2), worn(3)
	left, top, right, bottom := box.X, box.Y, box.Right(), box.Bottom()
	at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: y} }
	return drawing.Path{}.MoveTo(at(left+a, top)).LineTo(at(right-b, top)).CurveTo(at(right-b/2, top),
		at(right, top+b/2), at(right, top+b)).
		LineTo(at(right, bottom-c)).CurveTo(at(right, bottom-c/2), at(right-c/2, bottom),
		at(right-c, bottom)).
		LineTo(at(left+d, bottom)).CurveTo(at(left+d/2, bottom), at(left, bottom-d/2), at(left, bottom-d)).
		LineTo(at(left, top+a)).CurveTo(at(left, top+a/2), at(left+a/2, top), at(left+a, top)).Close()
}
