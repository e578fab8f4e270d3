package saratoga

import "homespun/engines"

// What a medium bot cares for.
const (
	worthWin      = 1_000_000
	worthProgress = 100
	worthLead     = 60  // of one progress more than the best of the others has
	worthGoal     = 200 // of standing at the goal while the round goes on
	worthSupply   = 100 // of the first one; each further one is worth half as much, and 1 at least
	// What the second turn may still bring: a little less than if it had been done in the first.
	worthWest  = 95 // of each progress that Head West gains
	worthStock = 15 // of each supply that Get Supplies gains
)

// Value says how good a position is for a seat: progress first, that of the others against it and that of the
// one in front most, supplies, and what the second turn may still bring.
func (g *Game) Value(p *Position, who engines.Seat) int {
	if p.stage == over {
		if winners := g.winners(p); winners.Has(who) {
			return worthWin / winners.Len()
		}
		return -worthWin
	}
	value, best := (g.players-1)*g.worth(p, int(who)), int32(0)
	for other := range g.players {
		if other != int(who) {
			value -= g.worth(p, other)
			best = max(best, p.progress[other])
		}
	}
	return value + worthLead*int(p.progress[who]-best)
}

// worth says how well a player stands.
func (g *Game) worth(p *Position, who int) int {
	value, each := worthProgress*int(p.progress[who]), worthSupply
	if p.progress[who] >= int32(g.rules.Goal) {
		value += worthGoal
	}
	for n := p.supplies[who]; n > 0; n-- {
		if each == 1 {
			value += int(n)
			break
		}
		value += each
		each /= 2
	}
	switch {
	case p.turn != Turns || p.played(who, Self):
	case !p.played(who, Move):
		value += worthWest * g.rules.HeadWest
	case !p.played(who, Bullet):
		value += worthStock * g.rules.GetSupplies
	}
	return value
}
