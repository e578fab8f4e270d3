package patrollers

import "homespun/engines/patrollers/tabletop"

// blocks returns the first figure in the way of one that goes straight from one place to another, and none
// where the way is free.
func (g *Game) blocks(p *Position, u int8, from, to point) int8 {
	return p.find(everyone&^(1<<u), func(_ int8, o *unit) bool {
		return o.placed && !g.table.Passes(from, to, o.at)
	})
}

// overlaps returns the first figure that a base at a place would overlap, and none where it is free.
func (g *Game) overlaps(p *Position, u int8, at point) int8 {
	return p.find(everyone&^(1<<u), func(_ int8, o *unit) bool {
		return o.placed && !g.table.Apart(at, o.at)
	})
}

// touches returns the first figure that a base at a place would touch or overlap, and none where it touches
// none (PAT-11).
func (g *Game) touches(p *Position, u int8, at point) int8 {
	return p.find(everyone&^(1<<u), func(_ int8, o *unit) bool {
		return o.placed && g.table.Within(at, o.at, tabletop.Touch)
	})
}

// push returns how far a figure that is moved straight away from a place comes, at most so many tenths
// (Psychic Blast).
func (g *Game) push(p *Position, u int8, centre point, most int) point {
	from := p.units[u].at
	to := from
	for tenths := 1; tenths <= most; tenths++ {
		next := tabletop.Away(centre, from, tenths)
		if !g.table.Holds(next) || g.blocks(p, u, from, next) >= 0 {
			break
		}
		to = next
	}
	return to
}
