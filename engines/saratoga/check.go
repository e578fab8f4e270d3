package saratoga

import "homespun/engines"

// Check says whether a move may be made. If several clauses forbid it, the refusal names the first in the
// order of SAR-21.
func (g *Game) Check(p *Position, m engines.Move) engines.Verdict {
	shaped := g.lines.Shaped(&m)
	switch {
	case m.Who == engines.Table && !shaped:
		return NoSuchFix.Refuse(engines.TableClause)
	case m.Who == engines.Table:
		return g.checkFix(p, &m)
	case p.stage == over:
		return Over.Refuse(19)
	case p.stage == DueColour:
		return g.checkColour(p, &m, shaped)
	case !shaped:
		return WantsLay.Refuse(4)
	case m.Verb == VerbColour:
		return ColourChosenAlready.Refuse(4, seat(m.Who), card(p.colour[m.Who]))
	case p.laid[m.Who] != Lay{}:
		return LaidAlready.Refuse(4, seat(m.Who))
	case m.Verb == VerbPass:
		return g.checkPass(p, m.Who)
	}
	return g.judge(p, m.Who, m.Args[0], m.Args[1])
}

// checkColour does what Check does while colours are chosen. Every refusal then names SAR-02.
func (g *Game) checkColour(p *Position, m *engines.Move, shaped bool) engines.Verdict {
	next := g.next(p)
	if !shaped || m.Verb != VerbColour {
		return WantsColour.Refuse(2, seat(next))
	}
	c := m.Args[0]
	switch {
	case m.Who != next:
		return OtherSeat.Refuse(2, seat(m.Who), seat(next))
	case c < 1 || int(c) > len(g.colours):
		return NoSuchColour.Refuse(2, card(c))
	}
	if other := p.wearer(Card(c)); other >= 0 {
		return ColourTaken.Refuse(2, card(c), seat(other))
	}
	return engines.Allowed()
}

// checkPass says whether a seat may pass. It may only if it can lay no pair (SAR-16).
func (g *Game) checkPass(p *Position, who engines.Seat) engines.Verdict {
	for action := int16(1); action < int16(cards); action++ {
		for target := int16(1); target < int16(cards); target++ {
			if g.judge(p, who, action, target).OK() {
				return CanLay.Refuse(16, seat(who), card(action), card(target))
			}
		}
	}
	return engines.Allowed()
}

// judge says whether a seat that has not laid yet may lay two cards. It asks the clauses in the order of
// SAR-21. It shares no code with the list of moves, so that tests can compare the two.
func (g *Game) judge(p *Position, who engines.Seat, action, target int16) engines.Verdict {
	for _, c := range [...]int16{action, target} {
		switch {
		case c == int16(p.colour[who]):
			return OwnColour.Refuse(2, seat(who), card(c))
		case c < 1 || c >= int16(cards) || g.cards[c] == "":
			return NoSuchCard.Refuse(2)
		}
	}
	lay := Lay{Card(action), Card(target)}
	if !lay.Action.Action() {
		return NoAction.Refuse(16, card(action))
	}
	for _, c := range [...]Card{lay.Action, lay.Target} {
		if p.played(int(who), c) {
			return LaidInFirstTurn.Refuse(4, seat(who), card(c))
		}
	}
	if lay.Target.Colour() && p.wearer(lay.Target) < 0 {
		return NobodyPlays.Refuse(3, card(target))
	}
	play := lay.Play()
	if play == NoPlay {
		return NoPair.Refuse(16, card(action), card(target))
	}
	if cost := g.cost[play]; p.supplies[who] < cost {
		return tooDear[play].Refuse(16, who, number(p.supplies[who]), number(cost))
	}
	return engines.Allowed()
}
