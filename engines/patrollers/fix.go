package patrollers

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// checkFix says whether the table may make a fix (PAT-16).
func (g *Game) checkFix(p *Position, m *engines.Move) engines.Verdict {
	if m.Verb == VerbTurn {
		switch {
		case m.Args[0] >= Players:
			return FixUnknownPlayer.Refuse(8, seat(int(m.Args[0])))
		case p.SettingUp():
			return FixSettingUp.Refuse(8)
		}
		return engines.Allowed()
	}
	if m.Args[0] < 0 || !g.there(int8(m.Args[0])) || p.units[m.Args[0]].who == 0 {
		return FixUnknownPatroller.Refuse(8, g.named(p, m.Args[0]))
	}
	u := int8(m.Args[0])
	unit, who := &p.units[u], g.piece(p, u)
	if p.SettingUp() && (!unit.placed || m.Verb != VerbPut && m.Verb != VerbStand) {
		return FixSettingUp.Refuse(8)
	}
	switch m.Verb {
	case VerbPut, VerbStand:
		return g.checkPut(p, u, m)
	case VerbOff:
		return engines.Allowed()
	}
	switch {
	case unit.fallen:
		return FixFallen.Refuse(8, who)
	case !unit.placed:
		return FixNotThere.Refuse(8, who)
	}
	return engines.Allowed()
}

// checkPut says whether a fix may put a figure at a place. It must overlap no other figure. While setting up
// it must also be within its strip, so that all others still find room.
func (g *Game) checkPut(p *Position, u int8, m *engines.Move) engines.Verdict {
	who := g.piece(p, u)
	if g.measured != (m.Verb == VerbStand) {
		return FixPositions.Refuse(1, who)
	}
	if g.measured {
		return engines.Allowed()
	}
	at := point{X: m.Args[1], Y: m.Args[2]}
	if !g.table.Holds(at) || p.SettingUp() && !g.table.InStrip(seatOf(u), at) {
		return FixOffTable.Refuse(1, who, place(at))
	}
	if other := g.overlaps(p, u, at); other >= 0 {
		return blame(FixOverlaps.Refuse(1, who, place(at), g.piece(p, other)), other)
	}
	return engines.Allowed()
}

// fix applies a fix. It drops a pending attack as if not made, and takes up a battle that was over.
func (g *Game) fix(p *Position, m *engines.Move, emit func(engines.Message)) {
	if p.SettingUp() {
		p.units[m.Args[0]].at = point{X: m.Args[1], Y: m.Args[2]}
		g.emitFix(p, m, emit)
		return
	}
	if p.raging >= 0 {
		g.closeRage(p, false, emit)
	}
	g.dropAttack(p, emit)
	was := p.stage
	if m.Verb == VerbTurn {
		FixedTurn.Emit(emit, engines.TableClause, seat(int(m.Args[0])))
		if was == over && g.lives(p, 0) && g.lives(p, 1) {
			p.round++
		}
		if was == DueSecret {
			// The turn is one of the next round; secret deployments still to be made come after that round.
			p.round++
		}
		p.dying = none
		if p.first < 0 {
			p.first = int8(m.Args[0])
			g.forgetCalm(p)
		}
		p.turn, p.stage, p.now = int8(m.Args[0]), DueOrder, idle
		g.review(p, was == over, emit)
		return
	}
	unit := &p.units[m.Args[0]]
	on := m.Args[1] == 1
	switch m.Verb {
	case VerbPut:
		unit.at, unit.placed, unit.fallen = point{X: m.Args[1], Y: m.Args[2]}, true, false
	case VerbStand:
		unit.placed, unit.fallen = true, false
	case VerbSide:
		unit.near = on
	case VerbOff:
		if !unit.fallen {
			g.fall(p, int8(m.Args[0]))
		}
	case VerbMark:
		unit.marked, unit.tired = on, unit.tired && on
	case VerbGas:
		unit.gas = on
	}
	g.emitFix(p, m, emit)
	g.review(p, was == over, emit)
}

// emitFix emits the event of a fix of a figure.
func (g *Game) emitFix(p *Position, m *engines.Move, emit func(engines.Message)) {
	u := int8(m.Args[0])
	if m.Verb == VerbPut {
		FixedPut.Emit(emit, engines.TableClause, g.piece(p, u), place(p.units[u].at))
		return
	}
	on := m.Args[1] == 1
	reason := map[engines.Verb]reasons.Of1[piece]{
		VerbStand: FixedPutMeasured, VerbOff: FixedOff, VerbSide: choose(on, FixedNearDeath, FixedFront),
		VerbMark: choose(on, FixedMarkOn, FixedMarkOff),
		VerbGas:  choose(on, FixedGasOn, FixedGasOff),
	}[m.Verb]
	reason.Emit(emit, engines.TableClause, g.piece(p, u))
}

// dropAttack drops all series that wait for rolls. An attack without any roll does not count as made.
func (g *Game) dropAttack(p *Position, emit func(engines.Message)) {
	if p.depth == 0 {
		return
	}
	s, last := &p.series[0], p.top()
	if last.at >= 0 || last.left != 0 {
		FixDropsAttack.Emit(emit, engines.TableClause, g.piece(p, last.from))
	}
	if s.rolls == 0 && (s.kind == plainAttack || s.kind == gatlingAttack) {
		p.now.attacks--
		p.now.done = false
	}
	for p.depth > 0 {
		p.drop()
	}
	p.mineHits, p.dice = [maxMineHits]figures{}, [2]int16{}
	if p.dying < 0 {
		p.stage = DueTurn
	}
}

// review checks after a fix what the position waits for. It no longer waits for a token that cannot be shown
// or given, and it applies PAT-08 and PAT-14 again.
func (g *Game) review(p *Position, wasOver bool, emit func(engines.Message)) {
	if p.dying >= 0 {
		if g.pends(p) {
			return
		}
		p.dying, p.stage = none, DueTurn
	}
	switch {
	case wasOver && !(g.lives(p, 0) && g.lives(p, 1)):
		p.stage, p.turn, p.now = over, 0, idle
	case !(g.lives(p, 0) && g.lives(p, 1)):
		g.settle(p, emit)
	case wasOver && p.stage == over:
		FixGoesOn.Emit(emit, engines.TableClause)
		g.beginRound(p, emit)
	case p.stage == DueOrder:
		g.pass(p, p.turn, emit)
	case p.stage == DueSecret:
		g.nextSecret(p, emit)
	}
}

// pends reports whether the token of the dying figure can still be shown or handed on.
func (g *Game) pends(p *Position) bool {
	unit := &p.units[p.dying]
	if p.stage == DueReveal {
		return unit.fallen
	}
	return g.takers(p, seatOf(p.dying), p.gives(g)) != 0
}
