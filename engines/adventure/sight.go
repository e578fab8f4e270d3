package adventure

import "homespun/engines/grid"

// directions are the steps to the neighbours of a space, as columns and rows, in reading order: up, left,
// right, down.
var directions = [4][2]int{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}

// column and row return the column and the row of a space, counted from 0.
func column(space int) int { return space % Columns }
func row(space int) int    { return space / Columns }

// spaceAt returns the space in a column and row; ok is false beyond the edge.
func spaceAt(column, row int) (space int, ok bool) {
	if column < 0 || row < 0 || column >= Columns || row >= Columns {
		return -1, false
	}
	return row*Columns + column, true
}

// steps returns the distance between two spaces, in steps across and down, as if nothing were in the way
// (ADV-14).
func steps(a, b int) int {
	x, y := column(a)-column(b), row(a)-row(b)
	return max(x, -x) + max(y, -y)
}

// inSight reports whether one space is seen from another: no wall stands between them in the same row or
// column (ADV-17).
func inSight(walls grid.WideSet, from, to int) bool {
	if walls.Empty() {
		return true
	}
	step := 0
	switch {
	case row(from) == row(to):
		step = 1
	case column(from) == column(to):
		step = Columns
	default:
		return true
	}
	for space := min(from, to) + step; space < max(from, to); space += step {
		if walls.Has(space) {
			return false
		}
	}
	return true
}

// seen returns the players that a monster on a space sees, as the spaces of their kings.
func (p *Position) seen(from int) grid.WideSet {
	all := p.kings
	for king := range p.kings.All() {
		if !inSight(p.walls, from, king) {
			all.Remove(king)
		}
	}
	return all
}
