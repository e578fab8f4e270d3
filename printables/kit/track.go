package kit

import (
	"math"

	engine "homespun/engines/kit"
	"homespun/engines/kit/program"
	"homespun/printables/drawing"
)

// From the middle of a space to the next, in sides of a space.
const (
	nextOf  = 1.05 // along a row
	rowOf   = 1.16 // from row to row
	spireOf = 1.14 // in a spiral
)

// track returns the middles of spaces of side 1, in a shape that is so many columns wide, and which part of the shape
// stays empty; nil where there is no such shape. A closed one has no gap before the first.
func track(shape string, n, columns int, closed bool) (middles []drawing.Point, waste float64) {
	rows := (n + columns - 1) / columns
	waste = 1 - float64(n)/float64(columns*rows)
	switch shape {
	case program.Straight:
		if columns < n {
			return nil, 0
		}
		return snake(n, columns, rows), 0
	case program.Spiral:
		return spiral(n, columns, rows), waste
	case program.Ring:
		if closed {
			return ring(n, columns-1), 0
		}
		if middles = ring(n+1, columns-1); middles != nil {
			middles = middles[:n] // the last does not lead to the first
		}
		return middles, 0
	}
	return snake(n, columns, rows), waste
}

// snake goes to and fro, from the left of the lowest row.
func snake(n, columns, rows int) []drawing.Point {
	list := make([]drawing.Point, n)
	for i := range list {
		column, row := i%columns, i/columns
		if row%2 == 1 {
			column = columns - 1 - column
		}
		list[i] = drawing.Point{X: float64(column) * nextOf, Y: float64(rows-1-row) * rowOf}
	}
	return list
}

// spiral goes around from the left of the lowest row, and inwards.
func spiral(n, columns, rows int) []drawing.Point {
	list := make([]drawing.Point, 0, n)
	left, right, top, bottom := 0, columns-1, 0, rows-1
	x, y, dx, dy := 0, rows-1, 1, 0
	for len(list) < n {
		list = append(list, drawing.Point{X: float64(x) * spireOf, Y: float64(y) * spireOf})
		if nx, ny := x+dx, y+dy; nx < left || nx > right || ny < top || ny > bottom {
			switch { // the side that is done lies outside now
			case dx > 0:
				bottom--
			case dy < 0:
				right--
			case dx < 0:
				top++
			default:
				left++
			}
			dx, dy = dy, -dx
		}
		x, y = x+dx, y+dy
	}
	return list
}

// ring goes around clockwise from the left of the upper side, on which it takes so many steps. Sides that face each other
// have as many steps, or one less.
func ring(n, across int) []drawing.Point {
	down := (n+1)/2 - across
	if n < 4 {
		if across > 0 {
			return nil
		}
		return []drawing.Point{{}, {X: 2}, {X: 1, Y: 2}}[:n]
	}
	if across < 1 || down < 1 || n%2 == 1 && across < 2 {
		return nil
	}
	sides := [4]int{across, down, across - n%2, down}
	wide, high := max(nextOf*float64(across), inside+1), max(nextOf*float64(down), inside+1)
	corners := [5]drawing.Point{{}, {X: wide}, {X: wide, Y: high}, {Y: high}, {}}
	list := make([]drawing.Point, 0, n)
	for i, steps := range sides {
		for k := range steps {
			part := float64(k) / float64(steps)
			from, to := corners[i], corners[i+1]
			list = append(list, drawing.Point{X: from.X + (to.X-from.X)*part, Y: from.Y + (to.Y-from.Y)*part})
		}
	}
	return list
}

// size returns how wide and high the board is on which the points of a file are, in sides of a space; 0 for no size.
func size(game *engine.Game) drawing.Point {
	wide, high, ok := game.Size()
	if _, space, given := points(game); ok && given {
		return drawing.Point{X: wide / space, Y: high / space}
	}
	return drawing.Point{}
}

// points returns the middles that a file gives for spaces of side 1, and the side in millimetres with which the spaces
// do not touch; ok says that it gives any.
func points(game *engine.Game) (middles []drawing.Point, space float64, ok bool) {
	space = largest
	for i := range game.Spaces() {
		x, y, given := game.Point(i + 1)
		if !given {
			return nil, 0, false
		}
		for _, p := range middles {
			space = min(space, max(math.Abs(p.X-x), math.Abs(p.Y-y))/nextOf)
		}
		middles = append(middles, drawing.Point{X: x, Y: y})
	}
	space = max(space, 1) // the same place twice is refused by whoever prints
	for i := range middles {
		middles[i] = drawing.Point{X: middles[i].X / space, Y: middles[i].Y / space}
	}
	return middles, space, len(middles) > 0
}
