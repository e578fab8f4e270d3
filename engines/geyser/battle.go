package geyser

import "homespun/engines"

// fight settles one roll of a battle: each adds the geysers they control, and the loser's token leaves the board (GEY-08 to GEY-10).
func (g *Game) fight(p *Position, attack, defence int, t teller) {
	mover, foe, at := engines.Seat(p.turn), p.holder(int(p.target)), int(p.target)
	attacker, defender := p.fighting()
	mine, theirs := g.controls(p, mover), g.controls(p, foe)
	t.say(tellTotal, 8, attacker, number(attack), number(mine), number(attack+mine))
	t.say(tellTotal, 8, defender, number(defence), number(theirs), number(defence+theirs))
	total, against := number(attack+mine), number(defence+theirs)
	switch {
	case attack+mine == defence+theirs:
		p.stage = DueAgain
		t.say(tellEqual, 9, attacker, defender, space(at), total)
		return
	case attack+mine < defence+theirs:
		from, i := p.origin(), p.tribes[mover].find(p.fighter)
		p.take(mover, i)
		p.stage, p.fighter, p.target = DueTurn, 0, -1
		t.say(tellRepelled, 8, attacker, defender, space(at), space(from), total, against)
		g.checkOut(p, mover, t)
		g.endTurn(p)
		return
	}
	_, high := p.tribes[foe].group(at)
	p.take(foe, high-1)
	if p.on[foe].Has(at) {
		p.stage = DueAgain
		t.say(tellBeaten, 8, attacker, defender, space(at), total, against)
		t.say(tellMore, 10, seat(foe), space(at), number(p.tokensOn(foe, at)))
		return
	}
	fighter := p.fighter
	p.stage, p.fighter, p.target = DueTurn, 0, -1
	t.say(tellBeaten, 8, attacker, defender, space(at), total, against)
	g.checkOut(p, foe, t)
	g.enter(p, mover, fighter, at, tellEnter, 10, t)
}

// checkOut says that a player who has just lost a token is out, if it was the last (GEY-14). Whoever is out does not roll for the geysers.
func (g *Game) checkOut(p *Position, seat engines.Seat, t teller) {
	if g.rules.Reentry || p.tribes[seat].count > 0 || p.isOut(int8(seat)) {
		return
	}
	p.out |= 1 << seat
	g.passDice(p)
	t.say(tellOut, 14, engines.Of(engines.SeatArg, seat))
}

// passDice passes the dice to the left as long as who has them is out; where all are out they stay (GEY-11, GEY-14).
func (g *Game) passDice(p *Position) {
	for range g.players {
		if !p.isOut(p.roller) {
			return
		}
		p.roller = g.left(p.roller)
	}
}

// left returns who sits to the left of a player: the next in seat order.
func (g *Game) left(seat int8) int8 { return (seat + 1) % int8(g.players) }
