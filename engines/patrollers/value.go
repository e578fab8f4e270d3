package patrollers

import "homespun/engines"

// What a medium bot cares for.
const (
	worthEnd   = 1_000_000
	worthLife  = 1000 // a Patroller in play
	worthFront = 700  // that has not been wounded
	worthBlow  = 18   // a point of attack
	worthGuard = 12   // one of defence
	worthTwine = 10   // a twine of move and of range
	worthKit   = 160  // equipment that stops a wound
	worthGear  = 70   // any other that helps once
	worthGas   = 90   // a turn that gas takes, or one that is skipped
	worthToken = 12   // a point of a token that has not been shown
	worthHit   = 480  // an attack that is sure to succeed, within reach
	worthNear  = 200  // somebody of the other side within reach: a battle is not won by standing about
	worthShot  = 160  // the same, if it can be made in this turn
	worthMine  = 25   // a figure of the other side in reach of an explosive
	halfway    = 60   // tenths beyond its reach at which an attack is worth half
)

// Value says how good a position is for a seat: its Patrollers, what they can do and whom they threaten, less the same of the other side, whose threats count
// for less, as it is better to attack than to wait.
func (g *Game) Value(p *Position, who engines.Seat) int {
	me := int8(who)
	if p.stage == over {
		switch winners := g.Outcome(p).Winners; {
		case winners.Has(who):
			return worthEnd
		case winners != 0:
			return -worthEnd
		}
		return 0
	}
	if p.stage <= DueToken {
		return worthToken * g.points(p, me)
	}
	value := g.worth(p, me) - g.worth(p, 1-me) + g.threats(p, me, worthNear) - g.threats(p, 1-me, 0)/4
	for _, at := range p.mines[:p.laid] {
		if g.measured {
			break
		}
		for hits, u := g.around(p, at), int8(0); hits != 0; hits, u = hits>>1, u+1 {
			if hits&1 != 0 {
				value += choose(seatOf(u) == me, -worthMine, worthMine)
			}
		}
	}
	return value
}

// worth is what the Patrollers of a side are.
func (g *Game) worth(p *Position, seat int8) int {
	worth := 0
	low, high := g.team(seat)
	for u := low; u < high; u++ {
		unit := &p.units[u]
		if !unit.alive() {
			continue
		}
		worth += worthLife
		if !unit.near {
			worth += worthFront
		}
		if unit.dialled {
			s := series{from: u}
			worth += worthBlow*g.attack(p, &s).Total() + worthGuard*g.defence(p, u).Total() + worthTwine*(g.twines(p, u)+g.rangeOf(p, u))
		}
		if unit.gas {
			worth -= worthGas
		}
		if unit.tired {
			worth -= worthGas
		}
		if g.hasTokens {
			worth += worthKit*g.wears(&unit.gear, MedKit) + worthGear*(g.wears(&unit.gear, Grenade)+g.wears(&unit.gear, Nugget))
		}
	}
	return worth
}

// threats is what the Patrollers of a side can do to the other: each has its eyes on one. near is what it is worth to be near somebody, whatever the chances.
func (g *Game) threats(p *Position, seat int8, near int) int {
	sum := 0
	low, high := g.team(seat)
	for u := low; u < high; u++ {
		if unit := &p.units[u]; unit.stands() && unit.dialled {
			sum += g.threat(p, u, near)
		}
	}
	return sum
}

// threat is the best that a figure can do to one of the other side: the nearer it is, and the likelier to succeed.
func (g *Game) threat(p *Position, u int8, near int) int {
	best := 0
	reach := g.reachOf(p, u)
	low, high := g.team(1 - seatOf(u))
	_, before := g.maxMoves(p, u)
	ready := p.stage == DueTurn && p.now.actor == u && !p.now.lost && !p.now.done && p.now.attacks == 0 && g.movesMade(p) <= before
	for other := low; other < high; other++ {
		o := &p.units[other]
		if !o.stands() || !o.dialled {
			continue
		}
		chance := g.chance(p, u, other)
		beyond := 0
		if !g.measured {
			beyond = max(0, g.gap(p.units[u].at, o.at)-reach)
		}
		worth := (worthHit*chance/64 + near) * halfway / (halfway + beyond)
		if beyond == 0 && ready {
			worth += worthShot * chance / 64
		}
		best = max(best, worth)
	}
	return best
}

// chance returns in how many of the 64 ways the dice can fall an attack of one figure on another succeeds.
func (g *Game) chance(p *Position, from, to int8) int {
	if g.protected(p, to) {
		return 0
	}
	s := series{from: from}
	lead := g.attack(p, &s).Total() - g.defence(p, to).Total()
	below := &g.fighterOf(p, to).below
	n := 0
	for die, sides := range g.fighterOf(p, from).blows {
		n += int(sides) * int(below[max(0, min(die+lead, MaxFace+1))])
	}
	return n
}
