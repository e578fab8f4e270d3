package patrollers

import (
	"iter"
	"math/bits"
)

// units is how many figures there can be. The figures of A have the lower numbers.
const units = Players * MaxTeam

// none is no figure and no seat.
const none = int8(-1)

// figures is a set of figures, a bit for each number.
type figures uint16

// everyone are all figures that there can be.
const everyone figures = 1<<units - 1

func (f figures) has(u int8) bool { return f>>u&1 != 0 }
func (f figures) len() int        { return bits.OnesCount16(uint16(f)) }

// first returns the first figure, and none of an empty set.
func (f figures) first() int8 {
	if f == 0 {
		return none
	}
	return int8(bits.TrailingZeros16(uint16(f)))
}

// all iterates over the figures in their order.
func (f figures) all() iter.Seq[int8] {
	return func(yield func(int8) bool) {
		for ; f != 0 && yield(f.first()); f &= f - 1 {
		}
	}
}

// seatOf returns whose figure it is.
func seatOf(u int8) int8 { return u / MaxTeam }

// team returns the figures of a side.
func (g *Game) team(seat int8) figures {
	return (1<<g.rules.TeamSize - 1) << (seat * MaxTeam)
}

// there reports whether a figure belongs to the match, whose teams may be smaller than MaxTeam.
func (g *Game) there(u int8) bool { return int(u%MaxTeam) < g.rules.TeamSize }

// filter returns the figures of a set for which holds is true.
func (p *Position) filter(among figures, holds func(u int8, unit *unit) bool) (who figures) {
	for ; among != 0; among &= among - 1 {
		if u := among.first(); holds(u, &p.units[u]) {
			who |= 1 << u
		}
	}
	return who
}

// find returns the first figure of a set for which holds is true, or none.
func (p *Position) find(among figures, holds func(u int8, unit *unit) bool) int8 {
	for ; among != 0; among &= among - 1 {
		if u := among.first(); holds(u, &p.units[u]) {
			return u
		}
	}
	return none
}
