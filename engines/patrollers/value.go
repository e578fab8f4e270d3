package patrollers

import "homespun/engines"

// What a medium bot cares for.
const (
	worthEnd = 1_000_000
	// a Patroller in play: more than all threats to it together, or it were better to threaten than to strike
	worthLife  = 5000
	worthFront = 2500 // that has not been wounded
	worthBlow  = 18   // a point of attack
	worthGuard = 8    // one of defence
	worthTwine = 10   // a twine of move and of range
	worthKit   = 900  // equipment that stops a wound
	worthGear  = 70   // any other that helps once
	worthSkip  = 90   // a turn that is skipped
	worthToken = 12   // a token that can serve its side, whichever: a bot has no favourites
	worthHit   = 480  // an attack that is sure to succeed, within reach
	worthNear  = 200  // somebody of the other side within reach: a battle is not won by standing about
	worthShot  = 160  // the same, if it can be made in this turn
	worthMine  = 25   // a figure of the other side in reach of an explosive
	// attack that a team needs in one of its Patrollers; who else is in it is a matter of taste
	hard     = 4
	halfway  = 60 // tenths beyond its reach at which an attack is worth half
	patience = 3  // quiet rounds after which it holds nobody up with gas, but attacks
)

// Value says how good a position is for a seat: its Patrollers, what they can do and whom they threaten, less
// the same of the other side, whose threats count for less, as it is better to attack than to wait.
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
	value := g.worth(p, me) - g.worth(p, 1-me) + g.threats(p, me, worthNear) - g.threats(p, 1-me, 0)/4 +
		g.pending(p, me)
	for _, at := range p.mines[:p.laid] {
		if g.measured {
			break
		}
		for u := range g.around(p, at).all() {
			value += choose(seatOf(u) == me, -worthMine, worthMine)
		}
	}
	if p.stage == DueTurn && p.turn == me && p.now.twines > 0 {
		value-- // a twine that leads nowhere is not laid
	}
	return value
}

// worth is what the Patrollers of a side are.
func (g *Game) worth(p *Position, seat int8) int {
	worth, hardest := 0, 0
	for u := range g.team(seat).all() {
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
			worth += worthBlow*g.attack(p, &s).Total() + worthGuard*g.defence(p, u).Total() +
				worthTwine*(g.twines(p, u)+g.rangeOf(p, u))
		} else {
			hardest = max(hardest, min(int(g.fighterOf(p, u).spans[Attack].high), hard))
		}
		if unit.tired {
			worth -= worthSkip
		}
		if g.hasTokens {
			worth += worthKit*g.wears(&unit.gear, MedKit) +
				worthGear*(g.wears(&unit.gear, Grenade)+g.wears(&unit.gear, Nugget))
			worth += choose(!unit.shown && g.serves(p, seat, unit.chosen()), worthToken, 0)
			worth -= choose(unit.token == tokenSealed, 1, 0) // it has none to seal
		}
	}
	return worth + worthBlow*hardest
}

// serves reports whether a token of the ruleset can serve a side: a battle-wide one needs somebody of its
// class.
func (g *Game) serves(p *Position, seat int8, token int) bool {
	if token < 0 || g.tokens[token].class < 0 {
		return token >= 0
	}
	return p.find(g.team(seat), func(u int8, unit *unit) bool {
		return unit.alive() && g.fighterOf(p, u).class == g.tokens[token].class
	}) >= 0
}

// threats is what the Patrollers of a side can do to the other: each has its eyes on one. near is what it is
// worth to be near somebody, whatever the chances.
func (g *Game) threats(p *Position, seat int8, near int) int {
	sum := 0
	for u := range g.team(seat).all() {
		if unit := &p.units[u]; unit.stands() && !(unit.gas && p.quiet < patience) {
			sum += g.threat(p, u, near)
		}
	}
	return sum
}

// threat is the best that a figure can do to one of the other side: the nearer it is, and the likelier to
// succeed.
func (g *Game) threat(p *Position, u int8, near int) int {
	best := 0
	reach := g.reachOf(p, u)
	_, before := g.maxMoves(p, u)
	ready := p.stage == DueTurn && p.now.actor == u && !p.now.lost && !p.now.done && p.now.attacks == 0 &&
		g.movesMade(p) <= before
	for other := range g.team(1 - seatOf(u)).all() {
		o := &p.units[other]
		if !o.stands() {
			continue
		}
		chance := g.chance(p, &series{from: u}, other)
		beyond := 0
		if !g.measured {
			beyond = max(0, g.table.Gap(p.units[u].at, o.at)-reach)
		}
		worth := (worthHit*chance/ways + near) * halfway / (halfway + beyond)
		if beyond == 0 && ready {
			worth += worthShot * chance / ways
		}
		best = max(best, worth)
	}
	return best
}

// pending is what the attacks that wait for rolls will come to on average for a side.
func (g *Game) pending(p *Position, me int8) int {
	sum := 0
	for i := range p.series[:p.depth] {
		s := &p.series[i]
		left := s.left
		if s.at >= 0 {
			left |= 1 << s.at
		}
		for u := range left.all() {
			if worth := choose(p.units[u].near, worthLife, worthFront) * g.chance(p, s,
				u) / ways; p.units[u].stands() {
				sum += choose(seatOf(u) == me, -worth, worth)
			}
		}
	}
	return sum
}

// ways is in how many ways the dice of an attack can fall.
const ways = DieSides * DieSides

// chance returns in how many ways the dice can fall so that an attack of a series succeeds.
func (g *Game) chance(p *Position, s *series, target int8) int {
	if g.protected(p, target) {
		return 0
	}
	lead := g.attack(p, s).Total() - g.defence(p, target).Total()
	below := &g.fighterOf(p, target).below
	n := 0
	for die, sides := range g.fighterOf(p, s.from).blows {
		n += int(sides) * int(below[max(0, min(die+lead, MaxFace+1))])
	}
	return n
}
