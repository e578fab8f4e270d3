package saratoga

import "homespun/engines"

// What a medium bot cares for.
const (
	worthWin      = 1_000_000
	worthProgress = 100
	worthSupply   = 30 // of the first one; each further one is worth less
	worthLead     = 60 // of one progress more than the best of the others has
)

// Value says how good a position is for a seat: progress first, that of the others against it and that of the one in front most, and supplies.
func (g *Game) Value(p *Position, who engines.Seat) int {
	if p.stage == over {
		if winners := g.winners(p); winners.Has(who) {
			return worthWin / winners.Len()
		}
		return -worthWin
	}
	value, best := (g.players-1)*worth(p, int(who)), int32(0)
	for other := range g.players {
		if other != int(who) {
			value -= worth(p, other)
			best = max(best, p.progress[other])
		}
	}
	return value + worthLead*int(p.progress[who]-best)
}

// worth says how well a player stands.
func worth(p *Position, who int) int {
	value, each := worthProgress*int(p.progress[who]), worthSupply
	for n := p.supplies[who]; n > 0 && each > 0; n-- {
		value += each
		each -= 5
	}
	return value
}
