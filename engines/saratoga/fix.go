package saratoga

import "homespun/engines"

// checkFix says whether the table may set the progress or the supplies of a colour: it must be in play.
func (g *Game) checkFix(p *Position, m *engines.Move) engines.Verdict {
	c, n := m.Args[0], m.Args[1]
	if c < 1 || int(c) > len(g.colours) {
		return refuse(refuseFixNoColour, engines.TableClause, card(c))
	}
	who := p.wearer(Card(c))
	switch {
	case who < 0:
		return refuse(refuseFixNobody, engines.TableClause, card(c))
	case n >= 0 && n <= MaxFix:
		return engines.Allowed()
	case m.Verb == verbProgress:
		return refuse(refuseFixProgress, engines.TableClause, seat(engines.Seat(who)), number(n), number(MaxFix))
	}
	return refuse(refuseFixSupplies, engines.TableClause, seat(engines.Seat(who)), number(n), number(MaxFix))
}

// fix sets the progress or the supplies of a colour, and drops what has been laid in this turn.
func (g *Game) fix(p *Position, m *engines.Move, t teller) {
	who := p.wearer(Card(m.Args[0]))
	if m.Verb == verbProgress {
		p.progress[who] = int32(m.Args[1])
		t.say(tellFixProgress, engines.TableClause, seat(engines.Seat(who)), number(p.progress[who]))
	} else {
		p.supplies[who] = int32(m.Args[1])
		t.say(tellFixSupplies, engines.TableClause, seat(engines.Seat(who)), number(p.supplies[who]))
	}
	p.dropLaid(t)
	if p.stage == over {
		p.takeUp(t)
	}
}

// dropLaid drops what has been laid in this turn: what the table puts right may change what may be laid.
func (p *Position) dropLaid(t teller) {
	if p.laid != [MaxPlayers]Lay{} {
		p.laid = [MaxPlayers]Lay{}
		t.say(tellFixDropped, engines.TableClause)
	}
}

// takeUp goes on with a match that has ended, at the next round.
func (p *Position) takeUp(t teller) {
	p.round = min(p.round+1, MaxCount)
	p.beginTurn(1)
	t.say(tellTakenUp, engines.TableClause, number(p.round))
}
