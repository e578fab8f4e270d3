package geyser

import "homespun/engines"

// fight settles one roll of a battle. Both players add the geysers they control; the token of the lower total
// leaves the board (GEY-08 to GEY-10).
func (g *Game) fight(p *Position, attack, defence int, emit func(engines.Message)) {
	mover, foe, at := engines.Seat(p.turn), p.holder(int(p.target)), int(p.target)
	attacker, defender := p.fighting()
	mine, theirs := g.Geysers(p, mover), g.Geysers(p, foe)
	BattleTotal.Emit(emit, 8, attacker, number(attack), number(mine), number(attack+mine))
	BattleTotal.Emit(emit, 8, defender, number(defence), number(theirs), number(defence+theirs))
	total, against := number(attack+mine), number(defence+theirs)
	switch {
	case attack+mine == defence+theirs:
		p.stage = DueAgain
		BattleEqual.Emit(emit, 9, attacker, defender, space(at), total)
		return
	case attack+mine < defence+theirs:
		from, i := p.origin(), p.tribes[mover].find(p.fighter)
		p.take(mover, i)
		p.stage, p.fighter, p.target = DueTurn, 0, -1
		BattleLost.Emit(emit, 8, attacker, defender, space(at), space(from), total, against)
		g.checkOut(p, mover, emit)
		g.endTurn(p)
		return
	}
	_, high := p.tribes[foe].group(at)
	p.take(foe, high-1)
	if p.on[foe].Has(at) {
		p.stage = DueAgain
		BattleWon.Emit(emit, 8, attacker, defender, space(at), total, against)
		MoreDefenders.Emit(emit, 10, seat(foe), space(at), number(p.tokensOn(foe, at)))
		return
	}
	fighter := p.fighter
	p.stage, p.fighter, p.target = DueTurn, 0, -1
	BattleWon.Emit(emit, 8, attacker, defender, space(at), total, against)
	g.checkOut(p, foe, emit)
	g.enter(p, mover, fighter, at, Entered, 10, emit)
}

// checkOut puts a player out who has just lost their last token (GEY-14). The dice for the firing pass over
// them.
func (g *Game) checkOut(p *Position, seat engines.Seat, emit func(engines.Message)) {
	if g.rules.Reentry || p.tribes[seat].count > 0 || p.isOut(int8(seat)) {
		return
	}
	p.out |= 1 << seat
	g.passDice(p)
	Out.Emit(emit, 14, seat)
}

// passDice passes the dice for the firing to the left until they reach a player who is not out. If everyone
// is out they stay where they are (GEY-11, GEY-14).
func (g *Game) passDice(p *Position) {
	for range g.players {
		if !p.isOut(p.roller) {
			return
		}
		p.roller = g.left(p.roller)
	}
}

// left returns the player to the left: the next one in seat order.
func (g *Game) left(seat int8) int8 { return (seat + 1) % int8(g.players) }
