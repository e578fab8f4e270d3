// Package tabletop measures between figures on round bases, as players do with a twine: how far a figure may
// go, which bases it passes, and what it reaches. It knows a table and places, but no rules of a game.
//
// All lengths are whole tenths of an inch. Lengths are compared by their squares, so that the answer is exact
// and the same on every machine. Half a base is not always a whole number of tenths, so lengths with half a
// base in them are doubled. A square fits into 32 bits. A product of two squares does not, and is computed in
// 64 bits on every machine.
package tabletop

import "math"

// Touch is the widest gap that still counts as touching (PAT-11).
const Touch = 1

// Point is a place on the table, from the left and from the top.
type Point struct{ X, Y int16 }

// Table is the lengths of a table, its bases, its twine and the depth of the strips where both sides begin.
type Table struct{ Width, Depth, Base, Twine, Strip int }

// Square returns the square of the distance between two places.
func Square(a, b Point) int {
	dx, dy := int(a.X)-int(b.X), int(a.Y)-int(b.Y)
	return dx*dx + dy*dy
}

// Distance returns the distance between two places, rounded down.
func Distance(a, b Point) int { return root(Square(a, b)) }

// Length is [Distance] rounded up, so that a length slightly over a limit is not shown as equal to it.
func Length(a, b Point) int {
	d := Distance(a, b)
	if d*d < Square(a, b) {
		d++
	}
	return d
}

// root returns the whole part of a square root.
func root[N int | int64](n N) int {
	r := uint64(math.Sqrt(float64(n))) // not always exact, as a float64 does not hold every large n
	for r*r > uint64(n) {
		r--
	}
	for (r+1)*(r+1) <= uint64(n) {
		r++
	}
	return int(r)
}

// Gap returns the gap between two bases, rounded up; 0 if they touch or overlap.
func (t *Table) Gap(a, b Point) int { return max(0, Length(a, b)-t.Base) }

// Within reports whether the gap between two bases is at most the given one.
func (t *Table) Within(a, b Point, gap int) bool {
	d := t.Base + gap
	return Square(a, b) <= d*d
}

// Apart reports whether two bases do not overlap.
func (t *Table) Apart(a, b Point) bool { return Square(a, b) >= t.Base*t.Base }

// Near reports whether the gap between a place and a base is at most the given one.
func (t *Table) Near(at, centre Point, gap int) bool {
	d := t.Base + 2*gap
	return 4*Square(at, centre) <= d*d
}

// Reach returns the widest gap that a range reaches over. Range 0 is head-to-head: a gap of Touch.
func (t *Table) Reach(twines int) int { return max(twines*t.Twine, Touch) }

// Holds reports whether a whole base lies on the table.
func (t *Table) Holds(at Point) bool {
	x, y := 2*int(at.X), 2*int(at.Y)
	return x >= t.Base && x <= 2*t.Width-t.Base && y >= t.Base && y <= 2*t.Depth-t.Base
}

// InStrip reports whether a whole base lies within a side's strip: at the top for side 0 and at the bottom
// for the other.
func (t *Table) InStrip(side int8, at Point) bool {
	y := int(at.Y)
	if side > 0 {
		y = t.Depth - y
	}
	return t.Holds(at) && 2*y+t.Base <= 2*t.Strip
}

// Passes reports whether a base that moves straight stays clear of a third one. Touching is allowed.
func (t *Table) Passes(from, to, other Point) bool {
	vx, vy := int(to.X)-int(from.X), int(to.Y)-int(from.Y)
	wx, wy := int(other.X)-int(from.X), int(other.Y)-int(from.Y)
	along, length := wx*vx+wy*vy, vx*vx+vy*vy
	if along <= 0 || along >= length {
		return t.Apart(from, other) && t.Apart(to, other)
	}
	across := int64(wx*vy - wy*vx)
	return across*across >= int64(t.Base*t.Base)*int64(length)
}

// Away returns the place of a figure that is moved so many tenths straight away from a centre. Each
// coordinate is rounded towards the centre. The figure must not be at the centre itself.
func Away(centre, at Point, tenths int) Point {
	length := int64(Square(centre, at))
	along := func(c, a int16) int16 {
		d := int64(a) - int64(c)
		step := root(d * d * int64(tenths*tenths) / length)
		if d < 0 {
			step = -step
		}
		return a + int16(step)
	}
	return Point{along(centre.X, at.X), along(centre.Y, at.Y)}
}
