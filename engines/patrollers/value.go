package patrollers

import "homespun/engines"

// How much a medium bot values things.
const (
	worthEnd = 1_000_000
	// a Patroller in play: more than all threats to it, or bots would rather threaten than strike
	worthLife  = 5000
	worthFront = 2500 // added for a Patroller that has not been wounded
	worthBlow  = 18   // a point of attack
	worthGuard = 8    // a point of defence
	worthTwine = 10   // a twine of Move or of Range
	worthKit   = 900  // equipment that stops a wound
	worthGear  = 70   // any other equipment that helps once
	worthSkip  = 90   // a turn that is skipped
	worthToken = 12   // a death token that can help its side, the same for all kinds
	worthHit   = 480  // an attack that is sure to succeed, within reach
	worthNear  = 200  // an enemy within reach, whatever the chances, so that bots go forward
	worthShot  = 160  // added for an attack that is sure to succeed and can be made in this turn
	worthMine  = 25   // an enemy in reach of an explosive
	// hard is the attack that a team needs in at least one Patroller. Beyond that bots pick as they like.
	hard     = 4
	halfway  = 60 // how far beyond its reach, in tenths of an inch, an attack is worth half
	patience = 3  // quiet rounds after which bots no longer use gas to hold figures up
)

// Value returns how good a position is for a seat. It counts the seat's Patrollers, their strength and the
// enemies that they threaten, less the same of the other side. Threats of the other side count for less,
// since it is better to attack than to wait.
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
	var all [units]powers
	g.measure(p, &all)
	value := g.worth(p, me, &all) - g.worth(p, 1-me, &all) + g.threats(p, me, worthNear, &all) -
		g.threats(p, 1-me, 0, &all)/4 + g.pending(p, me)
	for _, at := range p.mines[:p.laid] {
		if g.measured {
			break
		}
		for u := range g.around(p, at).all() {
			value += choose(seatOf(u) == me, -worthMine, worthMine)
		}
	}
	if p.stage == DueTurn && p.turn == me && p.now.twines > 0 {
		value-- // so that a twine that gains nothing is not laid
	}
	return value
}

// powers are the numbers with which a figure fights. They are worked out once for a position, since each
// figure is compared with all of the other side.
type powers struct{ attack, defence, twines, reach int }

// measure fills in the powers of the figures that are alive; reach counts in twines.
func (g *Game) measure(p *Position, all *[units]powers) {
	for u := range all {
		if u := int8(u); p.units[u].alive() {
			all[u] = powers{g.strength(p, u, Attack), g.strength(p, u, Defence),
				g.twines(p, u), g.rangeOf(p, u)}
		}
	}
}

// worth returns the value of a side's Patrollers by themselves.
func (g *Game) worth(p *Position, seat int8, all *[units]powers) int {
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
			own := &all[u]
			worth += worthBlow*own.attack + worthGuard*own.defence + worthTwine*(own.twines+own.reach)
		} else {
			hardest = max(hardest, min(int(g.fighterOf(p, u).spans[Attack].high), hard))
		}
		if unit.tired {
			worth -= worthSkip
		}
		if g.hasTokens {
			worth += worthKit*g.countEffect(&unit.gear, MedKit) +
				worthGear*(g.countEffect(&unit.gear, Grenade)+g.countEffect(&unit.gear, Nugget))
			worth += choose(!unit.shown && g.serves(p, seat, unit.chosen()), worthToken, 0)
			worth -= choose(unit.token == tokenSealed, 1, 0) // a bot has no real token to seal
		}
	}
	return worth + worthBlow*hardest
}

// serves reports whether a token can help a side. A battle-wide token needs a Patroller of its class.
func (g *Game) serves(p *Position, seat int8, token int) bool {
	if token < 0 || g.tokens[token].class < 0 {
		return token >= 0
	}
	return p.find(g.team(seat), func(u int8, unit *unit) bool {
		return unit.alive() && g.fighterOf(p, u).class == g.tokens[token].class
	}) >= 0
}

// threats returns the value of what a side's figures threaten: each counts its best target. near is the value
// of being near an enemy, whatever the chances.
func (g *Game) threats(p *Position, seat int8, near int, all *[units]powers) int {
	sum := 0
	for u := range g.team(seat).all() {
		if unit := &p.units[u]; unit.stands() && !(unit.gas && p.quiet < patience) {
			sum += g.threat(p, u, near, all)
		}
	}
	return sum
}

// threat returns the value of a figure's best target. It grows with nearness and with the chance to succeed.
func (g *Game) threat(p *Position, u int8, near int, all *[units]powers) int {
	best, ready := 0, g.strikesNow(p, u)
	reach := g.table.Reach(all[u].reach)
	for other := range g.team(1 - seatOf(u)).all() {
		o := &p.units[other]
		if !o.stands() {
			continue
		}
		chance, beyond := 0, 0
		if !g.protected(p, other) {
			chance = g.blows(p, u, other, all[u].attack-all[other].defence)
		}
		if !g.measured && !g.table.Within(p.units[u].at, o.at, reach) {
			beyond = g.table.Gap(p.units[u].at, o.at) - reach
		}
		worth := (worthHit*chance/ways + near) * halfway / (halfway + beyond)
		if beyond == 0 && ready {
			worth += worthShot * chance / ways
		}
		best = max(best, worth)
	}
	return best
}

// strikesNow reports whether it is a figure's turn and it can still attack.
func (g *Game) strikesNow(p *Position, u int8) bool {
	if p.stage != DueTurn || p.now.actor != u || p.now.lost || p.now.done || p.now.attacks > 0 {
		return false
	}
	_, before := g.maxMoves(p, u)
	return g.movesMade(p) <= before
}

// pending returns what the attacks that wait for rolls will bring a side on average.
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

// ways is the number of results of an attack's two dice.
const ways = DieSides * DieSides

// chance returns how many of the results of the two dice let an attack of a series succeed.
func (g *Game) chance(p *Position, s *series, target int8) int {
	if g.protected(p, target) {
		return 0
	}
	return g.blows(p, s.from, target, g.attack(p, s).Total()-g.defence(p, target).Total())
}

// blows returns how many of the results of the two dice let an attack succeed whose strength is more than the
// defence by a lead.
func (g *Game) blows(p *Position, from, target int8, lead int) int {
	below := &g.fighterOf(p, target).below
	n := 0
	for die, sides := range g.fighterOf(p, from).blows {
		n += int(sides) * int(below[max(0, min(die+lead, MaxFace+1))])
	}
	return n
}
