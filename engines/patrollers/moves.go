package patrollers

import (
	"homespun/engines"
	"homespun/engines/dice"
	"homespun/engines/patrollers/tabletop"
)

// Moves appends the legal moves to list, by figure and then by target. It leaves out places on the table and
// sets of hit figures, which are too many. A Berserker's second turn comes last.
func (g *Game) Moves(p *Position, list []engines.Move) []engines.Move {
	who := engines.Seat(p.owes())
	switch p.stage {
	case over:
		return list
	case DueInitiative, DueAttack, DueRerolled:
		roll := g.dueDice(p)
		list = dice.Outcomes(&roll, list)
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
		for u := range g.dialling(p).all() {
			list = g.listDials(p, engines.NewMove(who, VerbDial, int16(u), 0, 0, 0, 0), u, 1, list)
		}
	case DueOrder:
		for u := range g.ready(p, p.turn).all() {
			list = append(list, engines.NewMove(who, VerbOrder, int16(u)))
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
		for u := range g.takers(p, int8(who), p.gives(g)).all() {
			list = append(list, engines.NewMove(who, VerbGive, int16(u)))
		}
	}
	if p.raging >= 0 {
		list = append(list, engines.NewMove(engines.Seat(seatOf(p.raging)), VerbSpecial, int16(p.raging)))
	}
	return list
}

// picked reports whether a Patroller is in the team that is being picked.
func (g *Game) picked(p *Position, r int) bool {
	return p.find(g.team(p.turn), func(_ int8, unit *unit) bool { return int(unit.who) == r+1 }) >= 0
}

// listTokens lists the tokens for figures without one (PAT-24).
func (g *Game) listTokens(p *Position, who engines.Seat, list []engines.Move) []engines.Move {
	left := g.rules.TokenSum - g.Points(p, engines.Seat(p.turn))
	for u := range g.undone(p, DueToken, p.turn).all() {
		list = append(list, engines.NewMove(who, VerbToken, int16(u), TokenNone),
			engines.NewMove(who, VerbToken, int16(u), tokenSealed))
		for i := range g.tokens {
			if g.tokens[i].Points <= left {
				list = append(list, engines.NewMove(who, VerbToken, int16(u), int16(i+firstToken)))
			}
		}
	}
	return list
}

// deployable returns the figures that may be placed now.
func (g *Game) deployable(p *Position) figures {
	if p.stage == DueDeploy {
		return g.undone(p, DueDeploy, p.turn)
	}
	return p.filter(g.team(p.turn), func(_ int8, unit *unit) bool { return !unit.placed && !unit.fallen })
}

// listDeploys lists the placings where the players measure. Elsewhere there are too many to list.
func (g *Game) listDeploys(p *Position, who engines.Seat, list []engines.Move) []engines.Move {
	if !g.measured {
		return list
	}
	for u := range g.deployable(p).all() {
		list = append(list, engines.NewMove(who, VerbDeployed, int16(u)))
	}
	return list
}

// dialling returns the figures whose dials may be set now.
func (g *Game) dialling(p *Position) figures {
	if p.stage == DueElixir {
		return g.takers(p, p.owes(), Elixir)
	}
	return g.undone(p, DueDial, p.turn)
}

// listDials lists the ways to dial a figure as copies of m, with the values in its arguments from index at
// on. If there are too many ways, it lists only the lowest values.
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

// ready returns the figures that a side can give an order: its unmarked ones on the table (PAT-08).
func (g *Game) ready(p *Position, seat int8) figures {
	return p.filter(g.team(seat), func(_ int8, unit *unit) bool { return unit.stands() && !unit.marked })
}

// listReveals lists the tokens that the fallen figure can turn out to have (PAT-24).
func (g *Game) listReveals(p *Position, who engines.Seat, list []engines.Move) []engines.Move {
	unit := &p.units[p.dying]
	if unit.token != tokenSealed {
		return append(list, engines.NewMove(who, VerbReveal, int16(unit.token)))
	}
	left := g.rules.TokenSum - g.Points(p, engines.Seat(seatOf(p.dying)))
	list = append(list, engines.NewMove(who, VerbReveal, TokenNone))
	for i := range g.tokens {
		if g.tokens[i].Points <= left {
			list = append(list, engines.NewMove(who, VerbReveal, int16(i+firstToken)))
		}
	}
	return list
}

// listTurn lists the attacks, special actions and end of a turn, and moves where the players measure.
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
func (g *Game) targets(p *Position, u int8) figures {
	at, reach := p.units[u].at, g.reachOf(p, u)
	return p.filter(g.team(1-seatOf(u)), func(other int8, o *unit) bool {
		return g.struck(p, other) && (g.measured || g.table.Within(at, o.at, reach))
	})
}

// listAttacks lists the attacks on all targets; where the players measure, with every number of twines.
func (g *Game) listAttacks(p *Position, m engines.Move, list []engines.Move) []engines.Move {
	u := int8(m.Args[0])
	for target := range g.targets(p, u).all() {
		m.Args[1] = int16(target)
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

// listSpecials lists the special action of the figure whose turn it is, if that has a line of its own.
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
	for target := range g.specialTargets(p, u, special).all() {
		switch {
		case special == Experimental:
			list = g.listDials(p, engines.NewMove(who, VerbSpecialDial, int16(u), int16(target), 0, 0, 0, 0),
				target, 2, list)
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

// specialTargets returns the figures that a special action can be used on (PAT-22).
func (g *Game) specialTargets(p *Position, u int8, special Special) figures {
	switch {
	case special == Gatling:
		return g.targets(p, u)
	case special == Orders && (p.now.chief >= 0 || p.now.moves+p.now.twines > 0):
		return 0
	}
	return p.filter(everyone, func(other int8, unit *unit) bool {
		switch {
		case !unit.stands() || other == u && special != Meatball:
			return false
		case special == Orders:
			return seatOf(other) == seatOf(u) && (g.ordersTo < 0 || g.fighterOf(p, other).class == g.ordersTo)
		case special == Meatball:
			return unit.near && (g.measured || other == u || g.inRange(p, u, other))
		case special == Gas:
			return g.measured || g.inRange(p, u, other)
		}
		return special == Experimental &&
			(g.measured || g.table.Within(p.units[u].at, unit.at, tabletop.Touch))
	})
}
