package patrollers

import "homespun/engines"

// judge says whether a line may be made that has passed the general checks: it answers the pending decision,
// the right side plays it, and its figures exist.
func (g *Game) judge(p *Position, m *engines.Move) engines.Verdict {
	u := int8(m.Args[0])
	switch m.Verb {
	case VerbPick:
		return g.checkPick(p, int(m.Args[0]))
	case VerbToken:
		return g.checkToken(p, u, m.Args[1])
	case VerbDeploy, VerbDeployed:
		return g.checkDeploy(p, u, m)
	case VerbDial:
		return g.checkDial(p, u, m)
	case VerbOrder:
		return g.checkOrder(p, u, m)
	case VerbReveal:
		return g.checkReveal(p, m)
	case VerbGive:
		return g.checkGive(p, u)
	case VerbEnd, VerbSound, VerbReroll, VerbKeep:
		return engines.Allowed()
	}
	if u != p.now.actor || p.units[u].fallen {
		return NotOrdered.Refuse(8, g.piece(p, u))
	}
	switch {
	case isSpecial(m.Verb):
		return g.checkSpecial(p, u, m)
	case m.Verb == VerbMove || m.Verb == VerbMoves:
		return g.checkMove(p, u, m)
	}
	return g.checkAttack(p, u, m)
}

// checkPick says whether a Patroller may be picked (PAT-03, PAT-06).
func (g *Game) checkPick(p *Position, who int) engines.Verdict {
	if who < 0 || who >= len(g.roster) {
		return PickUnknown.Refuse(3)
	}
	for u := range int8(units) {
		if seatOf(u) == p.turn && int(p.units[u].who) == who+1 {
			return PickedAlready.Refuse(6, seat(p.turn), rosterArg(who))
		}
	}
	return engines.Allowed()
}

// Points returns a side's known points of death tokens. A sealed token counts once it is shown (PAT-24).
func (g *Game) Points(p *Position, seat engines.Seat) (sum int) {
	for u := range g.team(int8(seat)).all() {
		if t := p.units[u].chosen(); t >= 0 {
			sum += g.tokens[t].Points
		}
	}
	return sum
}

// checkSum says whether a side may have one more token without going over its sum of points (PAT-24).
func (g *Game) checkSum(p *Position, seat_ int8, token int16) engines.Verdict {
	i := int(token) - firstToken
	if i < 0 || i >= len(g.tokens) {
		return TokenUnknown.Refuse(24)
	}
	if sum := g.Points(p, engines.Seat(seat_)) + g.tokens[i].Points; sum > g.rules.TokenSum {
		return TokenSum.Refuse(24, seat(seat_), tokenArg(i), number(sum), number(g.rules.TokenSum))
	}
	return engines.Allowed()
}

// checkToken says whether a token may be put into a figure (PAT-24).
func (g *Game) checkToken(p *Position, u int8, token int16) engines.Verdict {
	if p.units[u].token != tokenUnset {
		return ArmedAlready.Refuse(24, g.piece(p, u))
	}
	if token == TokenNone || token == tokenSealed {
		return engines.Allowed()
	}
	return g.checkSum(p, seatOf(u), token)
}

// checkDeploy says whether a figure may be placed. While setting up it must be within the strip and touch
// none (PAT-06); a Secret Deployment must be out of attack range (PAT-22).
func (g *Game) checkDeploy(p *Position, u int8, m *engines.Move) engines.Verdict {
	unit, who := &p.units[u], g.piece(p, u)
	switch {
	case unit.placed || unit.fallen:
		return DeployedAlready.Refuse(6, who)
	case p.stage == DueDeploy && g.later(p, u):
		return ComesLater.Refuse(6, who)
	case g.measured != (m.Verb == VerbDeployed):
		return DeployPositions.Refuse(6, who)
	case g.measured:
		return engines.Allowed()
	}
	at := point{X: m.Args[1], Y: m.Args[2]}
	switch {
	case !g.table.Holds(at):
		return DeployEdge.Refuse(6, who, place(at))
	case p.stage == DueDeploy && !g.table.InStrip(seatOf(u), at):
		return OutsideStrip.Refuse(6, who, place(at), tenths(g.table.Strip))
	}
	if other := g.touches(p, u, at); other >= 0 {
		return blame(DeployTouches.Refuse(6, who, place(at), g.piece(p, other)), other)
	}
	if p.stage != DueSecret {
		return engines.Allowed()
	}
	if other := g.exposed(p, u, at); other >= 0 {
		return blame(DeployInRange.Refuse(22, who, place(at), g.piece(p, other)), other)
	}
	return engines.Allowed()
}

// checkDial says whether dials may be set: before the battle, or by an Elixir (PAT-05, PAT-25).
func (g *Game) checkDial(p *Position, u int8, m *engines.Move) engines.Verdict {
	unit := &p.units[u]
	if p.stage == DueDial && unit.dialled {
		return DialledAlready.Refuse(6, g.piece(p, u))
	}
	if v := g.checkDials(p, u, m.Args[1:5]); !v.OK() {
		return v
	}
	if p.stage == DueElixir && !unit.stands() {
		return ElixirFallen.Refuse(25, g.piece(p, u))
	}
	return engines.Allowed()
}

// checkDials says whether values lie within a figure's spans and its budget (PAT-05).
func (g *Game) checkDials(p *Position, u int8, values []int16) engines.Verdict {
	f, who := g.fighterOf(p, u), g.piece(p, u)
	steps := 0
	for i, n := range values {
		s := &f.spans[i]
		if n < int16(s.low) || n > int16(s.high) {
			return OutsideSpan.Refuse(5, who, abilityArg(i), number(n), number(s.low), number(s.high))
		}
		steps += int(n) - int(s.low)
	}
	if steps > f.budget {
		return OverBudget.Refuse(5, who, number(steps), number(f.budget))
	}
	return engines.Allowed()
}

// checkOrder says whether a side may take its turn with a figure (PAT-08).
func (g *Game) checkOrder(p *Position, u int8, m *engines.Move) engines.Verdict {
	unit, who := &p.units[u], g.piece(p, u)
	switch {
	case unit.fallen:
		return Fallen.Refuse(8, who)
	case !unit.placed:
		return NotOnTheTable.Refuse(8, who)
	case unit.marked:
		return Marked.Refuse(8, who)
	}
	return g.checkExploding(p, u, m.Args[1:m.N])
}

// checkExploding says whether an order may name the figures that explosives hit. It may only where the
// players measure and the figure lays explosives, and with no more sets than there are explosives.
func (g *Game) checkExploding(p *Position, u int8, sets []int16) engines.Verdict {
	if len(sets) == 0 {
		return engines.Allowed()
	}
	if !g.measured || g.specialOf(p, u) != Explosives || p.units[u].gas || p.laid == 0 {
		return NoHits.Refuse(22, g.piece(p, u))
	}
	if p.laid == 1 {
		hits, once := union(sets)
		if !once {
			return NoHits.Refuse(22, g.piece(p, u))
		}
		return g.checkHits(p, hits)
	}
	if len(sets) > int(p.laid) {
		return NoHits.Refuse(22, g.piece(p, u))
	}
	for _, mask := range sets {
		if v := g.checkHits(p, figures(mask)); !v.OK() {
			return v
		}
	}
	return engines.Allowed()
}

// union merges sets of figures into one, and reports whether each figure is named only once. It reads the
// lines in which the order of the figures does not matter.
func union(sets []int16) (hits figures, once bool) {
	once = true
	for _, mask := range sets {
		once = once && hits&figures(mask) == 0
		hits |= figures(mask)
	}
	return hits, once
}

// checkHits says whether figures can be hit besides the target: they stand, and no Dragon Stance protects
// them. Only players who measure name such figures.
func (g *Game) checkHits(p *Position, hits figures) engines.Verdict {
	for other := range hits.all() {
		if !p.units[other].stands() {
			return blame(HitFallen.Refuse(22, g.piece(p, other)), other)
		}
		if g.protected(p, other) {
			return blame(InStance.Refuse(22, g.piece(p, other)), other)
		}
	}
	return engines.Allowed()
}

// checkReveal says whether a token may be shown. A chosen token must be the one that was chosen; a sealed one
// can be any that the side's points still allow (PAT-24).
func (g *Game) checkReveal(p *Position, m *engines.Move) engines.Verdict {
	unit, token := &p.units[p.dying], m.Args[0]
	switch {
	case token == TokenNone && unit.token == tokenSealed:
	case unit.token != tokenSealed:
		if token != int16(unit.token) {
			return OtherToken.Refuse(24, g.piece(p, p.dying))
		}
	default:
		if v := g.checkSum(p, seatOf(p.dying), token); !v.OK() {
			return v
		}
	}
	if m.N == 1 {
		return engines.Allowed()
	}
	i := int(token) - firstToken
	hits, once := union(m.Args[1:m.N])
	if !g.measured || i < 0 || g.tokens[i].effect != SelfDestruct || !once || hits.has(p.dying) {
		return NoBlast.Refuse(25, g.piece(p, p.dying))
	}
	if v := g.checkHits(p, hits); !v.OK() {
		v.Message.Clause = 25
		return v
	}
	return engines.Allowed()
}

// checkGive says whether a figure may get what was revealed (PAT-25, PAT-26).
func (g *Game) checkGive(p *Position, u int8) engines.Verdict {
	unit, token := &p.units[u], p.units[p.dying].chosen()
	clause := choose(g.tokens[token].effect == MedPack, engines.Clause(25), 26)
	switch {
	case !unit.stands():
		return GiveFallen.Refuse(clause, g.piece(p, u), tokenArg(token))
	case clause == 25 && !unit.near:
		return GiveNotNearDeath.Refuse(25, g.piece(p, u))
	}
	return engines.Allowed()
}
