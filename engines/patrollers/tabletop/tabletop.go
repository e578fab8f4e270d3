// Package tabletop measures between figures on round bases as players do with a twine: how far one may go,
// whom it passes, whom it reaches. It knows a table and places, and no rules of a game.
//
// It counts in whole tenths of an inch. Lengths are compared by their squares, so that the answer is exact
// and the same everywhere; what concerns half a base is counted double. A square fits into 32 bits; a product
// of two does not, and is counted in 64, whatever the machine.
package tabletop

import "math/bits"

// Touch is how wide a gap may be to count as touching.
const Touch = 1

// Point is a place on the table, from the left and from the top.
type Point struct{ X, Y int16 }

// Table is a table, the bases on it, the twine, and how deep the strips are in which both sides begin.
type Table struct{ Width, Depth, Base, Twine, Strip int }

// Square returns the square of the distance between two places.
func Square(a, b Point) int {
	dx, dy := int(a.X)-int(b.X), int(a.Y)-int(b.Y)
	return dx*dx + dy*dy
}

// Distance returns how far it is between two places, rounded down.
func Distance(a, b Point) int { return root(Square(a, b)) }

// Length is [Distance] rounded up: a length that is a little too long does not look as if it fitted.
func Length(a, b Point) int {
	d := Distance(a, b)
	if d*d < Square(a, b) {
		d++
	}
	return d
}

// root returns the whole part of a square root.
func root[N int | int64](n N) int {
	r := N(0)
	for bit := N(1) << (bits.Len64(uint64(n)) / 2); bit > 0; bit >>= 1 {
		if t := r | bit; t <= n/t {
			r = t
		}
	}
	return int(r)
}

// Gap returns how wide the gap between two bases is, rounded up; 0 where they touch.
func (t *Table) Gap(a, b Point) int { return max(0, Length(a, b)-t.Base) }

// Within reports whether the gap between two bases is at most so wide.
func (t *Table) Within(a, b Point, gap int) bool {
	d := t.Base + gap
	return Square(a, b) <= d*d
}

// Apart reports whether two bases do not overlap.
func (t *Table) Apart(a, b Point) bool { return Square(a, b) >= t.Base*t.Base }

// Near reports whether a place is at most so far from a base.
func (t *Table) Near(at, centre Point, gap int) bool {
	d := t.Base + 2*gap
	return 4*Square(at, centre) <= d*d
}

// Reach returns how wide a gap a range reaches over: range 0 is head-to-head.
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

// Passes reports whether a base that goes straight from one place to another stays clear of a third; touching
// is allowed.
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

// Away returns where a figure comes to that is moved straight away from a place by so many tenths, each
// coordinate rounded towards that place.
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
