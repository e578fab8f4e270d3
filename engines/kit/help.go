package kit

import (
	"homespun/engines"
	"homespun/engines/kit/program"
)

// assist gives a seat its help before the first turn: more of a counter, or a start further on, where nothing happens for
// that.
func (g *Game) assist(p *Position, seat engines.Seat) {
	for range g.Help[seat] {
		for _, in := range g.Helps {
			if in.Op == program.OpGain {
				p.Own[seat][in.B] = min(p.Own[seat][in.B]+in.A, int16(g.Mosts[in.B]))
				continue
			}
			at := p.Place[seat][0]
			for range in.A {
				at = g.Ahead[seat][at]
			}
			p.Place[seat][0] = at
		}
	}
}
