package geyser

import (
	"homespun/engines/grid"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// coast returns the outline of an island, with its lakes: a little outside the lines of the spaces and worn
// by the sea, always the same for a board. It lies at least so many sides of a space out, see [wide].
func coast(board *grid.Board, mat *parts.Mat, out float64) drawing.Path {
	land := func(column, row int) bool {
		_, ok := board.At(column, row)
		return ok
	}
	return shore(parts.Edges(board.Columns, board.Rows, land), mat, out)
}

// shore returns the outline of edges that the sea has worn, see [coast].
func shore(edges [][]parts.Side, mat *parts.Mat, out float64) drawing.Path {
	var path drawing.Path
	for _, ring := range edges {
		path = path.MoveTo(point(ring[0], mat, 0.2, out))
		for i, s := range ring {
			path = path.CurveTo(point(s, mat, 0.4, out), point(s, mat, 0.6, out), point(s, mat, 0.8, out))
			next := ring[(i+1)%len(ring)]
			reach := (out + 0.01) * wide(mat)
			corner := mat.On(next, 0, 0)
			bend := corner.Plus(reach*float64(s.Down+next.Down), -reach*float64(s.Right+next.Right))
			if s.Right == next.Right && s.Down == next.Down {
				bend = mat.On(next, 0, reach)
			}
			path = path.CurveTo(bend, bend, point(next, mat, 0.2, out))
		}
		path = path.Close()
	}
	return path
}

// point returns a point of the coast along a side, part of the way along it.
func point(s parts.Side, mat *parts.Mat, part, out float64) drawing.Point {
	const worn, steps = 0.09, 8 // in sides of a space
	seed := ((s.Column*17+s.Row)*5+s.Right*2+s.Down)*16 + int(part*10)
	return mat.On(s, part, (out+worn*float64(parts.Chance(seed, steps))/steps)*wide(mat))
}

// wide returns the side of a space by which the coast is measured, in millimetres. It follows from the
// margin, so that the coast does not reach the coordinates in a narrow margin.
func wide(mat *parts.Mat) float64 { return mat.Margin / marginPart }
