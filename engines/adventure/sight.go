package adventure

import (
	"sync"

	"homespun/engines/grid"
)

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

// farthest is the greatest distance between two spaces.
const farthest = 2 * (Columns - 1)

// balls returns, for each distance, the spaces up to that far from each space.
var balls = sync.OnceValue(func() *[farthest + 1][Spaces]grid.WideSet {
	var all [farthest + 1][Spaces]grid.WideSet
	for space := range Spaces {
		ball := grid.WideSetOf(space)
		for most := range all {
			all[most][space] = ball
			ball = ball.Or(ball.Beside())
		}
	}
	return &all
})

// inSight reports whether one space is seen from another: no wall stands between them in the same row or
// column (ADV-17).
func inSight(walls grid.WideSet, from, to int) bool {
	return walls.Empty() || !inLine(from, to) || !anyBetween(walls, from, to)
}

// inLine reports whether two spaces are in the same row or column.
func inLine(from, to int) bool { return row(from) == row(to) || column(from) == column(to) }

// anyBetween reports whether one of some spaces lies between two spaces of the same row or column.
func anyBetween(spaces grid.WideSet, from, to int) bool {
	step := Columns
	if row(from) == row(to) {
		step = 1
	}
	for space := min(from, to) + step; space < max(from, to); space += step {
		if spaces.Has(space) {
			return true
		}
	}
	return false
}

// seen returns the players that a monster on a space sees, as the spaces of their kings.
func (p *Position) seen(from int) grid.WideSet {
	all := p.kings
	for kings := p.kings; !kings.Empty(); {
		king := kings.Take()
		if !inSight(p.walls, from, king) {
			all.Remove(king)
		}
	}
	return all
}
