package patrollers

import "homespun/engines/patrollers/tabletop"

// blocks returns the first figure, standing or fallen, in the way of a straight move, or none (PAT-10).
func (g *Game) blocks(p *Position, u int8, from, to point) int8 {
	return p.find(everyone&^(1<<u), func(_ int8, o *unit) bool {
		return o.placed && !g.table.Passes(from, to, o.at)
	})
}

// overlaps returns the first figure that a base at a place would overlap, or none.
func (g *Game) overlaps(p *Position, u int8, at point) int8 {
	return p.find(everyone&^(1<<u), func(_ int8, o *unit) bool {
		return o.placed && !g.table.Apart(at, o.at)
	})
}

// touches returns the first figure that a base at a place would touch or overlap, or none (PAT-11).
func (g *Game) touches(p *Position, u int8, at point) int8 {
	return p.find(everyone&^(1<<u), func(_ int8, o *unit) bool {
		return o.placed && g.table.Within(at, o.at, tabletop.Touch)
	})
}

// push returns where a figure ends up that is pushed straight away from a centre, by at most so many tenths
// of an inch. It stops before an edge or another base (Psychic Blast).
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
