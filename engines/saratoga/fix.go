package saratoga

import "homespun/engines"

// checkFix says whether the table may set the progress or the supplies of a colour. The colour must be in
// play.
func (g *Game) checkFix(p *Position, m *engines.Move) engines.Verdict {
	c, n := m.Args[0], m.Args[1]
	if c < 1 || int(c) > len(g.colours) {
		return FixUnknownColour.Refuse(engines.TableClause, card(c))
	}
	who := p.wearer(Card(c))
	switch {
	case who < 0:
		return FixNobodyPlays.Refuse(engines.TableClause, card(c))
	case n >= 0 && n <= MaxFix:
		return engines.Allowed()
	case m.Verb == VerbProgress:
		return FixProgressRange.Refuse(engines.TableClause, seat(who), number(n), number(MaxFix))
	}
	return FixSuppliesRange.Refuse(engines.TableClause, seat(who), number(n), number(MaxFix))
}

// fix sets the progress or the supplies of a colour. It drops the cards laid in this turn.
func (g *Game) fix(p *Position, m *engines.Move, emit func(engines.Message)) {
	who := p.wearer(Card(m.Args[0]))
	if m.Verb == VerbProgress {
		p.progress[who] = int32(m.Args[1])
		FixedProgress.Emit(emit, engines.TableClause, seat(who), number(p.progress[who]))
	} else {
		p.supplies[who] = int32(m.Args[1])
		FixedSupplies.Emit(emit, engines.TableClause, seat(who), number(p.supplies[who]))
	}
	p.dropLaid(emit)
	if p.stage == over {
		p.takeUp(emit)
	}
}

// dropLaid drops the cards laid in this turn, since a fix may change what a player is allowed to lay.
func (p *Position) dropLaid(emit func(engines.Message)) {
	if p.laid != [MaxPlayers]Lay{} {
		p.laid = [MaxPlayers]Lay{}
		FixedLaysDropped.Emit(emit, engines.TableClause)
	}
}

// takeUp continues a match that had ended, at the next round.
func (p *Position) takeUp(emit func(engines.Message)) {
	p.round = min(p.round+1, MaxCount)
	p.beginTurn(1)
	FixedTakenUp.Emit(emit, engines.TableClause, number(p.round))
}
