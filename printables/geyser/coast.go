package geyser

import (
	"homespun/engines/grid"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// A side is one side of a space with the sea beyond it, from its one corner to the other so that the land
// lies to the right.
type side struct{ column, row, right, down int }

// sides returns the sides of all spaces beyond which there is no space, by the corner at which they begin.
func sides(board *grid.Board) (all []side, from map[[2]int][]side) {
	from = map[[2]int][]side{}
	for i := range board.Len() {
		at := board.Space(i)
		for _, s := range []struct {
			column, row int // of the neighbour
			side
		}{
			{at.Column, at.Row - 1, side{at.Column, at.Row, 1, 0}},
			{at.Column + 1, at.Row, side{at.Column + 1, at.Row, 0, 1}},
			{at.Column, at.Row + 1, side{at.Column + 1, at.Row + 1, -1, 0}},
			{at.Column - 1, at.Row, side{at.Column, at.Row + 1, 0, -1}},
		} {
			if _, ok := board.At(s.column, s.row); !ok {
				all = append(all, s.side)
				corner := [2]int{s.side.column, s.side.row}
				from[corner] = append(from[corner], s.side)
			}
		}
	}
	return all, from
}

// coast returns the outline of an island, with its lakes: a little outside the lines of the spaces and worn
// by the sea, always the same for a board. It lies at least so many sides of a space out, see [wide].
func coast(board *grid.Board, mat *parts.Mat, out float64) drawing.Path {
	all, from := sides(board)
	done := map[side]bool{}
	var path drawing.Path
	for _, first := range all {
		for s := first; !done[s]; {
			done[s] = true
			if s == first {
				path = path.MoveTo(s.point(mat, 0.2, out))
			}
			path = path.CurveTo(s.point(mat, 0.4, out), s.point(mat, 0.6, out), s.point(mat, 0.8, out))
			next := s.next(from)
			corner := drawing.Point{X: mat.Margin + float64(next.column)*mat.Space,
				Y: mat.Margin + float64(next.row)*mat.Space}
			reach := (out + 0.01) * wide(mat)
			bend := corner.Plus(reach*float64(s.down+next.down), -reach*float64(s.right+next.right))
			if s.right == next.right && s.down == next.down {
				bend = corner.Plus(reach*float64(s.down), -reach*float64(s.right))
			}
			path = path.CurveTo(bend, bend, next.point(mat, 0.2, out))
			if s = next; done[s] {
				path = path.Close()
			}
		}
	}
	return path
}

// next returns the side on which the coast goes on: to the right where two spaces touch at a corner, so that
// each is its own island there.
func (s side) next(from map[[2]int][]side) side {
	list := from[[2]int{s.column + s.right, s.row + s.down}]
	for _, next := range list {
		if next.right == -s.down && next.down == s.right {
			return next
		}
	}
	return list[0]
}

// point returns a point of the coast along a side, part of the way along it.
func (s side) point(mat *parts.Mat, part, out float64) drawing.Point {
	const worn, steps = 0.035, 8 // in sides of a space
	seed := ((s.column*17+s.row)*5+s.right*2+s.down)*16 + int(part*10)
	out = (out + worn*float64(parts.Chance(seed, steps))/steps) * wide(mat) / mat.Space
	x := float64(s.column) + part*float64(s.right) + out*float64(s.down)
	y := float64(s.row) + part*float64(s.down) - out*float64(s.right)
	return drawing.Point{X: mat.Margin + x*mat.Space, Y: mat.Margin + y*mat.Space}
}

// wide returns how wide a side of a space is for the coast, in millimetres: as the margin has it, so that it
// keeps off the coordinates in a narrow one.
func wide(mat *parts.Mat) float64 { return mat.Margin / marginPart }
