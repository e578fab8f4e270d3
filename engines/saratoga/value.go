package saratoga

import "homespun/engines"

// How much a medium bot values things.
const (
	worthWin      = 1_000_000
	worthProgress = 100
	worthLead     = 60  // for each progress ahead of the best of the others; behind it, less
	worthGoal     = 200 // for being at the goal while the round goes on
	worthSupply   = 100 // for the first supply; each further one is worth half as much, but at least 1
	// What the second turn may still bring. It is worth a little less than the same in the first turn.
	worthWest  = 95 // for each progress that Head West gains
	worthStock = 15 // for each supply that Get Supplies gains
)

// worthOf is what the first supplies are worth together, by their number. Each further one is worth 1.
var worthOf = func() []int {
	all := []int{0}
	for each := worthSupply; each > 1; each /= 2 {
		all = append(all, all[len(all)-1]+each)
	}
	return all
}()

// Value returns how good a position is for a seat. It counts the seat's progress and supplies and what the
// second turn may still bring. The progress of the others counts against it, that of the player in front
// most.
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

// worth returns how well a player stands, without regard to the others.
func (g *Game) worth(p *Position, who int) int {
	supplies := int(p.supplies[who])
	few := min(supplies, len(worthOf)-1)
	value := worthProgress*int(p.progress[who]) + worthOf[few] + supplies - few
	if p.progress[who] >= int32(g.rules.Goal) {
		value += worthGoal
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
