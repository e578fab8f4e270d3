package kit

import (
	"math/bits"
	"slices"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// branches are the ways on from where the walk on top has come, a bit for each. One's own pieces in the way close some
// of them, where not all.
func (g *Game) branches(p *Position, f *frame) uint16 {
	at := int(p.Place[f.me][f.piece])
	can := g.OpenWays[bit(!f.begun)][at]
	if bits.OnesCount16(can) < 2 || !g.Narrow {
		return can
	}
	var free uint16
	for left := can; left != 0; left &= left - 1 {
		to := g.Along(f.me, at, bits.TrailingZeros16(left))
		steps := int(f.steps) - 1
		if g.Stop[to] > 0 {
			steps = 0
		}
		if g.free(p, f.me, int(f.piece), to, steps, true) {
			free |= left & -left
		}
	}
	if free == 0 {
		return can
	}
	return free
}

// nth returns which bit is the n-th that is set, from 0.
func nth(can uint64, n int) int {
	for range n {
		can &= can - 1
	}
	return bits.TrailingZeros64(can)
}

// room reports whether a piece can come to a space and stand there, as far as others and what is needed are concerned.
func (g *Game) room(p *Position, seat engines.Seat, piece, space int) bool {
	if !g.Narrow || space == 0 {
		return true
	} else if len(g.Gates) > 0 && g.lacking(p, seat, space) >= 0 {
		return false
	} else if g.Rules.Room > 0 {
		full := g.full(p, seat, piece)
		return !full.Has(space)
	} else if g.Rules.Together || g.Roomy[seat].Has(space) {
		return true
	}
	for other := range g.Rules.Pieces {
		if other != piece && int(p.Place[seat][other]) == space {
			return false
		}
	}
	return true
}

// passes reports whether a piece can go past a space.
func (g *Game) passes(p *Position, seat engines.Seat, piece, space int) bool {
	return g.Rules.Past && (len(g.Gates) == 0 || g.lacking(p, seat, space) < 0) ||
		!g.Rules.Past && g.room(p, seat, piece, space)
}

// mostEnds is how many spaces a walk is followed to at once; with more of them there is room somewhere.
const mostEnds = 24

// free reports whether a walk can end where there is room, by one of the ways. What happens on passing is left out.
func (g *Game) free(p *Position, seat engines.Seat, piece, at, steps int, begun bool) bool {
	if steps > 0 && len(g.Byways) == 0 && int(g.Left[seat][at]) >= steps && !g.Stops {
		for ; steps > 1; steps-- {
			if at = int(g.Ahead[seat][at]); !g.passes(p, seat, piece, at) {
				return false
			}
		}
		return g.room(p, seat, piece, int(g.Ahead[seat][at]))
	}
	on, n := [mostEnds]uint8{uint8(at)}, 1
	for ; steps > 0 && n > 0; steps-- {
		var then [mostEnds]uint8
		many := 0
		for _, at := range on[:n] {
			for can := g.OpenWays[bit(!begun)][at]; can != 0; can &= can - 1 {
				to := g.Along(seat, int(at), bits.TrailingZeros16(can))
				switch {
				case to == int(at):
					if g.room(p, seat, piece, g.Bounced(seat, to, steps)) {
						return true
					}
				case steps > 1 && !g.passes(p, seat, piece, to):
				case g.Stop[to] > 0:
					if g.room(p, seat, piece, to) {
						return true
					}
				case many == mostEnds:
					return true
				case !slices.Contains(then[:many], uint8(to)):
					then[many] = uint8(to)
					many++
				}
			}
		}
		on, n, begun = then, many, true
	}
	for _, at := range on[:n] {
		to := int(at)
		for back := -min(steps, 0); back > 0; back-- {
			if to = int(g.Behind[seat][to]); back > 1 && !g.passes(p, seat, piece, to) {
				return false
			}
		}
		if g.room(p, seat, piece, to) {
			return true
		}
	}
	return false
}

// goes reports whether a piece can go some steps: they fit, and do not end on another of the same player.
func (g *Game) goes(p *Position, seat engines.Seat, piece, steps int) bool {
	at := int(p.Place[seat][piece])
	return g.fits(seat, at, steps) && (!g.Narrow || g.free(p, seat, piece, at, steps, false))
}

// pressed leaves of the pieces that can move those that have to, one rule after the other.
func (g *Game) pressed(p *Position, seat engines.Seat, can uint16, in *program.Instruction) uint16 {
	for _, must := range g.Rules.Must {
		var some uint16
		for left := can; left != 0; left &= left - 1 {
			piece := bits.TrailingZeros16(left)
			at, has := int(p.Place[seat][piece]), false
			switch must {
			case program.MustLeave:
				has = at == 0
			case program.MustClear:
				has = at == g.FirstOf(seat) && g.pieceAt(p, seat, 0) >= 0
			case program.MustMeet:
				to := g.Ending(seat, at, g.steps(at, g.stepsSaid(p, in)))
				has = !g.SafeAt[to] && g.meets(p, seat, to)&^p.Out != 0
			}
			if has {
				some |= left & -left
			}
		}
		if some != 0 {
			can = some
		}
	}
	return can
}
