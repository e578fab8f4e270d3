package cubed

import "homespun/engines"

// What a medium bot cares for.
const (
	worthEnd   = 1_000_000
	worthPoint = 100
)

// Value says how good a position is for a seat: the points it is ahead by, and what the next cubes will bring, as far as they can be seen.
func (g *Game) Value(p *Position, who engines.Seat) int {
	mine, theirs := g.score(p, int(who)), g.score(p, int(other(int8(who))))
	if p.stage() == over {
		switch {
		case mine > theirs:
			return worthEnd
		case mine < theirs:
			return -worthEnd
		}
		return 0
	}
	return worthPoint * (mine - theirs)
}
