package patrollers

import "math/bits"

// Geometry in whole tenths of an inch. Lengths are compared by their squares, so that the answer is exact and the same everywhere; what concerns half a base
// is counted double. A square fits into 32 bits; a product of two does not, and is counted in 64, whatever the machine.

// touch is how wide a gap may be to count as touching (PAT-11).
const touch = 1

// square returns the square of the distance between two places.
func square(a, b point) int {
	dx, dy := int(a.x)-int(b.x), int(a.y)-int(b.y)
	return dx*dx + dy*dy
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

// within reports whether the gap between two bases is at most so wide.
func (g *Game) within(a, b point, gap int) bool {
	d := g.base + gap
	return square(a, b) <= d*d
}

// apart reports whether two bases do not overlap (PAT-10).
func (g *Game) apart(a, b point) bool { return square(a, b) >= g.base*g.base }

// near reports whether a place is at most so far from a base.
func (g *Game) near(at, centre point, gap int) bool {
	d := g.base + 2*gap
	return 4*square(at, centre) <= d*d
}

// reach returns how wide a gap a range reaches over: range 0 is head-to-head (PAT-12).
func (g *Game) reach(twines int) int { return max(twines*g.twine, touch) }

// onTable reports whether a whole base lies on the table.
func (g *Game) onTable(at point) bool {
	x, y := 2*int(at.x), 2*int(at.y)
	return x >= g.base && x <= 2*g.width-g.base && y >= g.base && y <= 2*g.depth-g.base
}

// inStrip reports whether a whole base lies within a side's strip, which is at the top for A and at the bottom for B (PAT-06).
func (g *Game) inStrip(seat int8, at point) bool {
	y := int(at.y)
	if seat > 0 {
		y = g.depth - y
	}
	return g.onTable(at) && 2*y+g.base <= 2*g.strip
}

// passes reports whether a base that goes straight from one place to another stays clear of a third; touching is allowed (PAT-10).
func (g *Game) passes(from, to, other point) bool {
	vx, vy := int(to.x)-int(from.x), int(to.y)-int(from.y)
	wx, wy := int(other.x)-int(from.x), int(other.y)-int(from.y)
	along, length := wx*vx+wy*vy, vx*vx+vy*vy
	if along <= 0 || along >= length {
		return g.apart(from, other) && g.apart(to, other)
	}
	across := int64(wx*vy - wy*vx)
	return across*across >= int64(g.base*g.base)*int64(length)
}

// blocks returns the first figure in the way of one that goes straight from one place to another, and none where the way is free.
func (g *Game) blocks(p *Position, u int8, from, to point) int8 {
	for other := range int8(units) {
		if o := &p.units[other]; other != u && o.placed && !g.passes(from, to, o.at) {
			return other
		}
	}
	return none
}

// overlaps returns the first figure that a base at a place would overlap, and none where it is free.
func (g *Game) overlaps(p *Position, u int8, at point) int8 {
	for other := range int8(units) {
		if o := &p.units[other]; other != u && o.placed && !g.apart(at, o.at) {
			return other
		}
	}
	return none
}

// touches returns the first figure that a base at a place would touch or overlap, and none where it touches none (PAT-11).
func (g *Game) touches(p *Position, u int8, at point) int8 {
	for other := range int8(units) {
		if o := &p.units[other]; other != u && o.placed && g.within(at, o.at, touch) {
			return other
		}
	}
	return none
}

// pushed returns where a figure comes to that is moved straight away from a place by so many tenths, each coordinate rounded towards that place.
func pushed(centre, at point, tenths int) point {
	length := int64(square(centre, at))
	along := func(c, a int16) int16 {
		d := int64(a) - int64(c)
		step := root(d * d * int64(tenths*tenths) / length)
		if d < 0 {
			step = -step
		}
		return a + int16(step)
	}
	return point{along(centre.x, at.x), along(centre.y, at.y)}
}

// push returns how far a figure that is moved straight away from a place comes, at most so many tenths (Psychic Blast).
func (g *Game) push(p *Position, u int8, centre point, most int) point {
	from := p.units[u].at
	to := from
	for tenths := 1; tenths <= most; tenths++ {
		next := pushed(centre, from, tenths)
		if !g.onTable(next) || g.blocks(p, u, from, next) >= 0 {
			break
		}
		to = next
	}
	return to
}
