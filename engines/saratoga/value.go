package saratoga

import (
	"math"

	"homespun/engines"
)

// worthWin is the value of a win, and so of being sure of it.
const worthWin = 1_000_000

// What a player's chance to win hangs on, as logarithms of odds. The numbers are fitted to what became of the
// positions of some thousand matches.
const (
	// oddsProgress is for each progress, divided by how far the player in front has still to go, and by two
	// more: the nearer the end, the more a lead decides.
	oddsProgress = 2.7
	// oddsSupplies is for any number of supplies. Of so many as halfSupplies, squared, it is a half: a single one
	// is soon gone, and many are more than anybody needs.
	oddsSupplies, halfSupplies = 1.6, 5
	// oddsGoal is for being at the goal while the round goes on.
	oddsGoal = 0.76
	// What the second turn may still bring: progress by Head West, or by a convoy for want of that, or supplies;
	// for each of them, up to mostOdds. The higher oddsCompany is, the more often players fetch supplies first
	// and go on in company, and the more often they wait in vain for those who never join them.
	oddsWest, oddsCompany, oddsStock = 0.55, 0.25, 0.1
	mostOdds                         = 5
)

// The tables of these odds end at far from the goal, at so far behind the player in front, and at plenty of
// supplies. What lies further counts the same.
const (
	far    = 7
	rear   = 32
	plenty = 16
)

// one is the odds of 1 as a whole number. With whole numbers all machines reckon alike.
const one = 1 << 8

// odds returns the odds of a logarithm, in parts of whole.
func odds(logarithm, whole float64) int64 { return int64(math.Round(whole * math.Exp(logarithm))) }

// oddsBehind are the odds by how far the player in front has still to go, and how far a player is behind. They
// are in parts of one squared, and never none at all.
var oddsBehind = func() (all [far + 1][rear + 1]int64) {
	for toGo := range all {
		for back := range all[toGo] {
			all[toGo][back] = max(1, odds(-oddsProgress*float64(back)/float64(max(1, toGo)+2), one*one))
		}
	}
	return all
}()

// oddsOf are the odds by the number of supplies.
var oddsOf = func() (all [plenty + 1]int64) {
	for supplies := range all {
		squared := float64(supplies * supplies)
		all[supplies] = odds(oddsSupplies*squared/(squared+halfSupplies), one)
	}
	return all
}()

var goalOdds = odds(oddsGoal, one)

// outlook is what a ruleset's plays promise in the second turn, as odds.
type outlook struct{ west, company, stock int64 }

func outlookOf(r *Rules) outlook {
	of := func(each float64, n int) int64 { return odds(each*float64(min(n, mostOdds)), one) }
	return outlook{of(oddsWest, r.HeadWest), of(oddsCompany, r.Convoy), of(oddsStock, r.GetSupplies)}
}

// Value returns how good a position is for a seat: about its chance to win, in parts of worthWin. The players'
// chances are as their odds.
func (g *Game) Value(p *Position, who engines.Seat) int {
	if p.stage == over {
		if winners := g.winners(p); winners.Has(who) {
			return worthWin / winners.Len()
		}
		return 0
	}
	return int(worthWin * g.share(p, who, g.willing(p) > 1))
}

// share returns a player's part of the odds of all.
func (g *Game) share(p *Position, who engines.Seat, company bool) float64 {
	front := p.front(g.players)
	behindBy := &oddsBehind[min(max(0, int32(g.rules.Goal)-front), far)]
	mine, all := int64(0), int64(0)
	for other := range g.players {
		odds := behindBy[min(front-p.progress[other], rear)] * oddsOf[min(p.supplies[other], plenty)] *
			g.prospects(p, other, company)
		all += odds
		if other == int(who) {
			mine = odds
		}
	}
	return float64(mine) / float64(all)
}

// willing returns how many players may still form a convoy in the second turn of a round.
func (g *Game) willing(p *Position) (n int) {
	if p.turn == Turns {
		for who := range g.players {
			if g.mayJoin(p, who) {
				n++
			}
		}
	}
	return n
}

// prospects returns what a player may still expect of a round in its second turn, as odds. company says
// whether there are two who may form a convoy.
func (g *Game) prospects(p *Position, who int, company bool) int64 {
	if p.turn != Turns {
		return one
	}
	odds := int64(one)
	if p.progress[who] >= int32(g.rules.Goal) {
		odds = goalOdds
	}
	switch self := !p.played(who, Self); {
	case self && !p.played(who, Move):
		return odds * g.outlook.west / one
	case self && !p.played(who, Bullet):
		return odds * g.outlook.stock / one
	case !self && company && g.mayJoin(p, who):
		return odds * g.outlook.company / one
	}
	return odds
}

// Chance implements [engines.Judge]. It does not count on company, which Value only hopes for.
func (g *Game) Chance(p *Position, who engines.Seat) float64 { return g.share(p, who, false) }
