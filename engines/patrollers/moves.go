package patrollers

import (
	"math/bits"

	"homespun/engines"
	"homespun/engines/dice"
)

// Moves appends the legal moves to list, by figures and then by what they are about; of what can be anywhere on the table, and of hits that the players
// see, none. Behind them comes the second turn in a row that somebody may take instead.
func (g *Game) Moves(p *Position, list []engines.Move) []engines.Move {
	who := engines.Seat(p.owes())
	switch p.stage {
	case over:
		return list
	case DueInitiative, DueAttack, DueRerolled:
		due := g.Due(p)
		list = dice.Outcomes(&due.Roll, list)
	case DuePick:
		for r := range g.roster {
			if !g.picked(p, r) {
				list = append(list, engines.NewMove(who, VerbPick, int16(r)))
			}
		}
	case DueToken:
		list = g.listTokens(p, who, list)
	case DueDeploy, DueSecret:
		list = g.listDeploys(p, who, list)
	case DueDial, DueElixir:
		for rest := g.dialling(p); rest != 0; rest &= rest - 1 {
			u := int8(bits.TrailingZeros16(rest))
			list = g.listDials(p, engines.NewMove(who, VerbDial, int16(u), 0, 0, 0, 0), u, 1, list)
		}
	case DueOrder:
		for rest := g.orderable(p); rest != 0; rest &= rest - 1 {
			list = append(list, engines.NewMove(who, VerbOrder, int16(bits.TrailingZeros16(rest))))
		}
	case DueTurn:
		list = g.listTurn(p, who, list)
	case DueSound:
		list = append(list, engines.NewMove(who, VerbSound, 1), engines.NewMove(who, VerbSound, 0))
	case DueReroll:
		list = append(list, engines.NewMove(who, VerbReroll), engines.NewMove(who, VerbKeep))
	case DueReveal:
		list = g.listReveals(p, who, list)
	case DueGive:
		for rest := g.takers(p, int8(who), p.gives(g)); rest != 0; rest &= rest - 1 {
			list = append(list, engines.NewMove(who, VerbGive, int16(bits.TrailingZeros16(rest))))
		}
	}
	if p.raging >= 0 {
		list = append(list, engines.NewMove(engines.Seat(seatOf(p.raging)), VerbSpecial, int16(p.raging)))
	}
	return list
}

// picked reports whether a Patroller is in the team that is being picked.
func (g *Game) picked(p *Position, r int) bool {
	low, high := g.team(p.turn)
	for u := low; u < high; u++ {
		if int(p.units[u].who) == r+1 {
			return true
		}
	}
	return false
}

// listTokens lists the tokens for figures without one (PAT-24).
func (g *Game) listTokens(p *Position, who engines.Seat, list []engines.Move) []engines.Move {
	left := g.rules.TokenSum - g.points(p, p.turn)
	low, high := g.team(p.turn)
	for u := low; u < high; u++ {
		if p.units[u].token != tokenUnset {
			continue
		}
		list = append(list, engines.NewMove(who, VerbToken, int16(u), TokenNone), engines.NewMove(who, VerbToken, int16(u), tokenSealed))
		for i := range g.tokens {
			if g.tokens[i].Points <= left {
				list = append(list, engines.NewMove(who, VerbToken, int16(u), int16(i+firstToken)))
			}
		}
	}
	return list
}

// deployable returns who may be placed now, as bits.
func (g *Game) deployable(p *Position) (who uint16) {
	low, high := g.team(p.turn)
	for u := low; u < high; u++ {
		unit := &p.units[u]
		if !unit.placed && !unit.fallen && (p.stage == DueSecret || !g.later(p, u)) {
			who |= 1 << u
		}
	}
	return who
}

// listDeploys lists who is placed, where the players measure.
func (g *Game) listDeploys(p *Position, who engines.Seat, list []engines.Move) []engines.Move {
	if !g.measured {
		return list
	}
	for rest := g.deployable(p); rest != 0; rest &= rest - 1 {
		list = append(list, engines.NewMove(who, VerbDeployed, int16(bits.TrailingZeros16(rest))))
	}
	return list
}

// dialling returns whose dials may be set now, as bits.
func (g *Game) dialling(p *Position) (who uint16) {
	if p.stage == DueElixir {
		return g.takers(p, p.owes(), Elixir)
	}
	low, high := g.team(p.turn)
	for u := low; u < high; u++ {
		if !p.units[u].dialled {
			who |= 1 << u
		}
	}
	return who
}

// listDials lists the ways to dial a figure, as moves whose values begin at an argument; the lowest values alone where there are too many ways.
func (g *Game) listDials(p *Position, m engines.Move, u int8, at int, list []engines.Move) []engines.Move {
	f := g.fighterOf(p, u)
	for i := range f.spans {
		m.Args[at+i] = int16(f.spans[i].low)
	}
	if !g.listable {
		return append(list, m)
	}
	left := f.budget
	for {
		list = append(list, m)
		i := Abilities - 1
		for ; i >= 0; i-- {
			s := &f.spans[i]
			if n := &m.Args[at+i]; left > 0 && *n < int16(s.high) {
				*n++
				left--
				break
			} else {
				left += int(*n) - int(s.low)
				*n = int16(s.low)
			}
		}
		if i < 0 {
			return list
		}
	}
}

// orderable returns with whom a turn can be taken, as bits (PAT-08).
func (g *Game) orderable(p *Position) (who uint16) {
	low, high := g.team(p.turn)
	for u := low; u < high; u++ {
		if unit := &p.units[u]; unit.stands() && !unit.marked {
			who |= 1 << u
		}
	}
	return who
}

// listReveals lists the tokens that the fallen figure can turn out to have (PAT-24).
func (g *Game) listReveals(p *Position, who engines.Seat, list []engines.Move) []engines.Move {
	unit := &p.units[p.dying]
	if unit.token != tokenSealed {
		return append(list, engines.NewMove(who, VerbReveal, int16(unit.token)))
	}
	left := g.rules.TokenSum - g.points(p, seatOf(p.dying))
	list = append(list, engines.NewMove(who, VerbReveal, TokenNone))
	for i := range g.tokens {
		if g.tokens[i].Points <= left {
			list = append(list, engines.NewMove(who, VerbReveal, int16(i+firstToken)))
		}
	}
	return list
}

// listTurn lists attacks, special actions and the end, and moves where the players measure.
func (g *Game) listTurn(p *Position, who engines.Seat, list []engines.Move) []engines.Move {
	u, now := p.now.actor, &p.now
	end := engines.NewMove(who, VerbEnd)
	if p.units[u].fallen || now.lost || now.done {
		return append(list, end)
	}
	all, before := g.maxMoves(p, u)
	made := g.movesMade(p)
	held := g.gripped(p, u) >= 0
	if g.measured && now.attacks == 0 && made < all {
		for n := range g.twines(p, u) {
			list = append(list, engines.NewMove(who, VerbMoves, int16(u), int16(n+1)))
		}
	}
	if made <= before {
		if !held && int(now.attacks) < g.maxAttacks(p) {
			list = g.listAttacks(p, engines.NewMove(who, VerbAttack, int16(u), 0), list)
		}
		if now.attacks == 0 {
			list = g.listSpecials(p, who, held, list)
		}
	}
	return append(list, end)
}

// targets returns the figures that can be attacked: of the other side, in range, unprotected (PAT-12).
func (g *Game) targets(p *Position, u int8) (who uint16) {
	low, high := g.team(1 - seatOf(u))
	for other := low; other < high; other++ {
		if g.struck(p, other) && (g.measured || g.inRange(p, u, other)) {
			who |= 1 << other
		}
	}
	return who
}

// listAttacks lists the attacks on targets; where the players measure, with every number of twines.
func (g *Game) listAttacks(p *Position, m engines.Move, list []engines.Move) []engines.Move {
	u := int8(m.Args[0])
	for rest := g.targets(p, u); rest != 0; rest &= rest - 1 {
		m.Args[1] = int16(bits.TrailingZeros16(rest))
		if !g.measured {
			list = append(list, m)
			continue
		}
		for n := range g.rangeOf(p, u) + 1 {
			list = append(list, engines.NewMove(m.Who, VerbAttacks, m.Args[0], m.Args[1], int16(n)))
		}
	}
	return list
}

// listSpecials lists the special actions of the figure whose turn it is; those of its own that are no line have none.
func (g *Game) listSpecials(p *Position, who engines.Seat, held bool, list []engines.Move) []engines.Move {
	u := p.now.actor
	special := g.specialOf(p, u)
	switch special {
	case Psychic:
		return append(list, engines.NewMove(who, VerbSpecial, int16(u)))
	case Explosives:
		if !g.measured || p.laid == MaxExplosives {
			return list
		}
		for n := range g.rangeOf(p, u) + 1 {
			list = append(list, engines.NewMove(who, VerbSpecialFar, int16(u), int16(n)))
		}
		return list
	case Meatball, Orders, Gas, Experimental:
	case Gatling:
		if held {
			return list
		}
	default:
		return list
	}
	for rest := g.specialTargets(p, u, special); rest != 0; rest &= rest - 1 {
		target := int8(bits.TrailingZeros16(rest))
		switch {
		case special == Experimental:
			list = g.listDials(p, engines.NewMove(who, VerbSpecialDial, int16(u), int16(target), 0, 0, 0, 0), target, 2, list)
		case special == Orders || !g.measured:
			list = append(list, engines.NewMove(who, VerbSpecialOn, int16(u), int16(target), NoTwines))
		default:
			for n := range g.rangeOf(p, u) + 1 {
				list = append(list, engines.NewMove(who, VerbSpecialOn, int16(u), int16(target), int16(n)))
			}
		}
	}
	return list
}

// specialTargets returns on whom a special action can be taken, as bits (PAT-22).
func (g *Game) specialTargets(p *Position, u int8, special Special) (who uint16) {
	if special == Gatling {
		return g.targets(p, u)
	}
	if special == Orders && (p.now.chief >= 0 || p.now.moves+p.now.twines > 0) {
		return 0
	}
	for other := range int8(units) {
		unit := &p.units[other]
		if !unit.stands() || other == u && special != Meatball {
			continue
		}
		ok := false
		switch special {
		case Orders:
			ok = seatOf(other) == seatOf(u) && (g.ordersTo < 0 || g.fighterOf(p, other).class == g.ordersTo)
		case Meatball:
			ok = unit.near && (g.measured || other == u || g.inRange(p, u, other))
		case Gas:
			ok = g.measured || g.inRange(p, u, other)
		case Experimental:
			ok = g.measured || g.within(p.units[u].at, unit.at, touch)
		}
		if ok {
			who |= 1 << other
		}
	}
	return who
}
