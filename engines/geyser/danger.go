package geyser

import "homespun/engines"

// Danger implements [engines.Foreteller]: whoever holds the Mother Geyser wins with the firing of this round
// (GEY-13), and so does the only one who has tokens. Else it names a player whose last tokens the next roll
// can take (GEY-14).
func (g *Game) Danger(p *Position) (engines.Danger, bool) {
	if p.stage <= DueFirst || p.stage == over {
		return engines.Danger{}, false
	}
	if holder := p.holder(g.mother); holder >= 0 {
		d := engines.Danger{Wins: engines.Seats(holder), Grave: true,
			Message: DangerMotherHeld.Message(13, seat(holder))}
		t := &p.tribes[holder]
		if low, high := t.group(g.mother); high-low == 1 {
			d.Message = DangerMother.Message(13, seat(holder), token(holder, t.number[low]))
		}
		return d, true
	}
	if who, only := g.only(p); only && !g.rules.Reentry {
		return engines.Danger{Wins: engines.Seats(who), Grave: true, Message: DangerOnly.Message(14, seat(who))},
			true
	}
	for who := range engines.Seat(g.players) {
		t := &p.tribes[who]
		switch {
		case g.rules.Reentry || t.count == 0 || !g.threatened(p, who):
		case t.count == 1:
			return engines.Danger{Grave: true,
				Message: DangerLast.Message(14, seat(who), token(who, t.number[0]))}, true
		default:
			return engines.Danger{Grave: true, Message: DangerAll.Message(14, seat(who))}, true
		}
	}
	return engines.Danger{}, false
}

// only returns the only player who has tokens on the board; false if there are several, or none.
func (g *Game) only(p *Position) (who engines.Seat, ok bool) {
	for seat := range engines.Seat(g.players) {
		if p.tribes[seat].count == 0 {
			continue
		}
		if ok {
			return 0, false
		}
		who, ok = seat, true
	}
	return who, ok
}

// threatened reports whether the roll that is due can take all tokens of a player: the last one in a battle,
// or all on the geysers that one sum fires.
func (g *Game) threatened(p *Position, who engines.Seat) bool {
	switch p.stage {
	case DueBattle, DueAgain:
		return p.tribes[who].count == 1 && (int8(who) == p.turn || p.on[who].Has(int(p.target)))
	case DueFiring:
		ring := g.rings[p.tribes[who].at[0]]
		for at := range p.on[who].All() {
			if g.rings[at] != ring {
				return false
			}
		}
		ways, _ := g.RingWays(ring)
		return ring != "" && ways > 0
	}
	return false
}
