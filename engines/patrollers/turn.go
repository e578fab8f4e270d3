package patrollers

import (
	"homespun/engines"
	"homespun/engines/patrollers/tabletop"
)

// maxAttacks returns how many attacks the figure whose turn it is may make: one, or, if it has not moved,
// those of Strafing (PAT-22).
func (g *Game) maxAttacks(p *Position) int {
	if p.now.twines+p.now.moves == 0 && g.specialOf(p, p.now.actor) == Strafing {
		return max(1, g.acts[Strafing].Amount)
	}
	return 1
}

// gripped returns the enemy whose Tiger Claw Grip keeps a figure from moving and attacking, or none. Where
// the players measure it is always none, since only they see who is head-to-head.
func (g *Game) gripped(p *Position, u int8) int8 {
	if g.measured {
		return none
	}
	return p.find(g.team(1-seatOf(u)), func(other int8, o *unit) bool {
		return o.grip && o.stands() && g.specialOf(p, other) == TigerClaw &&
			g.table.Within(p.units[u].at, o.at, tabletop.Touch)
	})
}

// checkHeld refuses a move or an attack of a figure that has lost its turn to gas or is held by a Grip.
func (g *Game) checkHeld(p *Position, u int8) engines.Verdict {
	if p.now.lost {
		return Gassed.Refuse(22, g.piece(p, u))
	}
	if other := g.gripped(p, u); other >= 0 {
		return blame(Gripped.Refuse(22, g.piece(p, u), g.piece(p, other)), other)
	}
	return engines.Allowed()
}

// checkMove says whether a figure may make this move (PAT-09, PAT-10).
func (g *Game) checkMove(p *Position, u int8, m *engines.Move) engines.Verdict {
	who, twines := g.piece(p, u), g.twines(p, u)
	moves, _ := g.maxMoves(p, u)
	switch {
	case p.now.done:
		return AfterSpecial.Refuse(9, who)
	case p.now.attacks > 0:
		return MoveAfterAttack.Refuse(9, who)
	case g.measured && int(p.now.moves) >= moves:
		return MovesUsed.Refuse(9, who, number(moves))
	case g.measured != (m.Verb == VerbMoves):
		return MovePositions.Refuse(10, who)
	case twines == 0:
		return CannotMove.Refuse(10, who)
	case g.measured && (m.Args[1] < 1 || int(m.Args[1]) > twines):
		return TooManyTwines.Refuse(10, who, number(m.Args[1]), number(twines))
	}
	if !g.measured {
		if v := g.checkTwine(p, u, point{X: m.Args[1], Y: m.Args[2]}, moves*twines); !v.OK() {
			return v
		}
	}
	return g.checkHeld(p, u)
}

// checkTwine says whether a figure may lay a twine to a place: at most one twine long, not over the edge of
// the table and not over another base (PAT-10). most is how many twines it may lay in this turn.
func (g *Game) checkTwine(p *Position, u int8, to point, most int) engines.Verdict {
	who, from := g.piece(p, u), p.units[u].at
	length := tabletop.Square(from, to)
	switch {
	case int(p.now.twines) >= most:
		return TwinesUsed.Refuse(10, who, number(most))
	case length == 0:
		return MoveNowhere.Refuse(10, who, place(to))
	case !g.table.Holds(to): // checked before the length, which may be too large for a message
		return MoveOverEdge.Refuse(10, who, place(to))
	case length > g.table.Twine*g.table.Twine:
		return TwineTooShort.Refuse(10, who, place(to), tenths(tabletop.Length(from, to)),
			tenths(g.table.Twine))
	}
	if other := g.blocks(p, u, from, to); other >= 0 {
		return blame(InTheWay.Refuse(10, who, place(to), g.piece(p, other)), other)
	}
	return engines.Allowed()
}

// checkAttack says whether a figure may attack another (PAT-09, PAT-12).
func (g *Game) checkAttack(p *Position, u int8, m *engines.Move) engines.Verdict {
	who, target := g.piece(p, u), int8(m.Args[1])
	_, before := g.maxMoves(p, u)
	switch {
	case p.now.done:
		return AfterSpecial.Refuse(9, who)
	case int(p.now.attacks) >= g.maxAttacks(p):
		return AttackAfterAttack.Refuse(9, who)
	case g.movesMade(p) > before:
		return AttackAfterMoves.Refuse(9, who)
	case seatOf(target) == seatOf(u):
		return blame(OwnTarget.Refuse(13, who, g.piece(p, target)), target)
	case p.units[target].fallen:
		return blame(FallenTarget.Refuse(13, who, g.piece(p, target)), target)
	case !p.units[target].placed:
		return TargetNotThere.Refuse(13, who, g.piece(p, target))
	}
	twines := int16(NoTwines)
	if m.Verb == VerbAttacks {
		twines = m.Args[2]
	}
	if v := g.checkReach(p, u, target, twines, 12); !v.OK() {
		return v
	}
	if v := g.checkHeld(p, u); !v.OK() {
		return v
	}
	if g.protected(p, target) {
		return blame(InStance.Refuse(22, g.piece(p, target)), target)
	}
	return engines.Allowed()
}

// checkReach says whether a figure's Range reaches another. Where positions are tracked it measures the gap;
// where the players measure it takes the twines that they say. The clause is the one that a refusal names.
func (g *Game) checkReach(p *Position, u, target int8, twines int16, clause engines.Clause) engines.Verdict {
	who, most := g.piece(p, u), g.rangeOf(p, u)
	switch {
	case g.measured != (twines != NoTwines):
		return TwinesNeeded.Refuse(clause, who)
	case g.measured && int(twines) > most:
		return OutOfRangeTwines.Refuse(clause, who, g.piece(p, target), number(twines), number(most))
	case !g.measured && !g.inRange(p, u, target):
		gap := g.table.Gap(p.units[u].at, p.units[target].at)
		return blame(OutOfRange.Refuse(clause, who, g.piece(p, target), tenths(gap), number(most),
			tenths(most*g.table.Twine)), target)
	}
	return engines.Allowed()
}

// checkSpecial says whether a figure may take this special action now (PAT-22).
func (g *Game) checkSpecial(p *Position, u int8, m *engines.Move) engines.Verdict {
	who, special := g.piece(p, u), g.specialOf(p, u)
	_, before := g.maxMoves(p, u)
	switch {
	case p.now.done:
		return AfterSpecial.Refuse(9, who)
	case m.Verb != specialForm(special, g.measured):
		return NoSuchSpecial.Refuse(22, who)
	case p.now.lost:
		return Gassed.Refuse(22, who)
	case special == Orders:
		return g.checkIssue(p, u, m)
	case p.now.attacks > 0:
		return SpecialAfterAttack.Refuse(22, who, specialArg(special))
	case g.movesMade(p) > before:
		return SpecialAfterMoves.Refuse(22, who, specialArg(special))
	}
	switch special {
	case Explosives:
		return g.checkMine(p, u, m)
	case Psychic:
		return engines.Allowed()
	}
	return g.checkSpecialTarget(p, u, m, special)
}

// specialForm returns the verb of the line that takes a special action. It returns VerbRoll, which no player
// can play, if the special action has no line of its own.
func specialForm(s Special, measured bool) engines.Verb {
	switch s {
	case Meatball, Orders, Gas, Gatling:
		return VerbSpecialOn
	case Explosives:
		return choose(measured, VerbSpecialFar, VerbSpecialAt)
	case Experimental:
		return VerbSpecialDial
	case Psychic:
		return VerbSpecial
	}
	return VerbRoll
}

// checkIssue says whether another figure may take the turn instead (Issue Orders).
func (g *Game) checkIssue(p *Position, u int8, m *engines.Move) engines.Verdict {
	target := int8(m.Args[1])
	unit := &p.units[target]
	switch {
	case p.now.moves+p.now.twines > 0 || p.now.attacks > 0 || p.now.chief >= 0:
		return IssueTooLate.Refuse(22, g.piece(p, u))
	case target == u || seatOf(target) != seatOf(u) || !unit.stands() ||
		g.ordersTo >= 0 && g.fighterOf(p, target).class != g.ordersTo || m.Args[2] != NoTwines:
		return blame(IssueTarget.Refuse(22, g.piece(p, u), g.piece(p, target)), target)
	}
	return g.checkExploding(p, target, m.Args[3:m.N])
}

// checkMine says whether an explosive may be left at a place (Explosives Deployment).
func (g *Game) checkMine(p *Position, u int8, m *engines.Move) engines.Verdict {
	who, most := g.piece(p, u), g.rangeOf(p, u)
	if p.laid == MaxExplosives {
		return TooManyExplosives.Refuse(22, who, number(MaxExplosives))
	}
	if g.measured {
		if int(m.Args[1]) > most {
			return ExplosiveTwines.Refuse(22, who, number(m.Args[1]), number(most))
		}
		return engines.Allowed()
	}
	at := point{X: m.Args[1], Y: m.Args[2]}
	if int(at.X) > g.table.Width || int(at.Y) > g.table.Depth {
		return ExplosiveOffTable.Refuse(22, who, place(at))
	}
	if !g.table.Near(at, p.units[u].at, g.reachOf(p, u)) {
		return ExplosiveOutOfRange.Refuse(22, who, place(at), number(most), tenths(most*g.table.Twine))
	}
	return engines.Allowed()
}

// checkSpecialTarget says whether a special action may be used on its target.
func (g *Game) checkSpecialTarget(p *Position, u int8, m *engines.Move, special Special) engines.Verdict {
	target := int8(m.Args[1])
	unit, who, other := &p.units[target], g.piece(p, u), g.piece(p, target)
	switch {
	case !unit.stands():
		return blame(SpecialFallen.Refuse(22, who, other), target)
	case target == u && special != Meatball:
		return blame(SpecialSelf.Refuse(22, who, other), target)
	case special == Meatball && !unit.near:
		return blame(NotNearDeath.Refuse(22, who, other), target)
	case special == Gatling && seatOf(target) == seatOf(u):
		return blame(SpecialOwn.Refuse(22, who, other), target)
	case special == Experimental && !g.measured && !g.table.Within(p.units[u].at, unit.at, tabletop.Touch):
		return blame(NotHeadToHead.Refuse(22, who, other), target)
	case special == Experimental:
		return g.checkDials(p, target, m.Args[2:6])
	}
	if v := g.checkReach(p, u, target, m.Args[2], 22); !v.OK() {
		return v
	}
	if special == Gatling {
		return g.checkGatling(p, u, target, m)
	}
	if m.N > 3 {
		return NoHits.Refuse(22, who)
	}
	return engines.Allowed()
}

// checkGatling says whether the Gatling Gun may fire at a figure, and, if measured, at the others named.
func (g *Game) checkGatling(p *Position, u, target int8, m *engines.Move) engines.Verdict {
	if v := g.checkHeld(p, u); !v.OK() {
		return v
	}
	if g.protected(p, target) {
		return blame(InStance.Refuse(22, g.piece(p, target)), target)
	}
	if m.N == 3 {
		return engines.Allowed()
	}
	hits, once := union(m.Args[3:m.N])
	if !once || !g.measured || hits&(1<<u|1<<target) != 0 {
		return NoHits.Refuse(22, g.piece(p, u))
	}
	return g.checkHits(p, hits)
}
