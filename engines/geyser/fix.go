package geyser

import "homespun/engines"

// checkFix says whether the table may put something right: it needs a position that can exist, and what
// changes nothing is always accepted.
func (g *Game) checkFix(p *Position, m *engines.Move) engines.Verdict {
	owner, number := int8(m.Args[0]), m.Args[1]
	who := seat(owner)
	if m.Verb == VerbTurn {
		switch {
		case int(owner) >= g.players:
			return FixUnknownPlayer.Refuse(engines.TableClause, who)
		case p.SettingUp():
			return FixSettingUp.Refuse(engines.TableClause)
		case p.isOut(owner):
			return FixPlayerOut.Refuse(engines.TableClause, who)
		}
		return engines.Allowed()
	}
	if int(owner) >= g.players || number < 1 || number > MaxNumber {
		return FixUnknownToken.Refuse(engines.TableClause, token(owner, number))
	}
	if m.Verb == VerbPut {
		return g.checkPut(p, engines.Seat(owner), number, m.Args[2])
	}
	return engines.Allowed()
}

// checkPut says whether a token may be put on a space by hand: where no other player stands, and no more than
// a player may have.
func (g *Game) checkPut(p *Position, owner engines.Seat, n, at int16) engines.Verdict {
	who := token(owner, n)
	if !g.isSpace(at) {
		return FixUnknownSpace.Refuse(engines.TableClause, space(at))
	}
	if foe, taken := g.standing(p, owner, int(at)); taken {
		return FixTaken.Refuse(engines.TableClause, who, space(at), foe)
	}
	i := p.tribes[owner].find(n)
	if i < 0 && int(p.tribes[owner].count) >= g.room(p, owner) {
		return FixTooMany.Refuse(engines.TableClause, owner, number(g.room(p, owner)))
	}
	if p.stage != DueStart || g.kinds[at] != Start || i >= 0 && int16(p.tribes[owner].at[i]) == at {
		return engines.Allowed()
	}
	q := *p
	g.put(&q, owner, n, int(at))
	if !g.startsLeft(&q) {
		return FixStartNeeded.Refuse(engines.TableClause, who, space(at))
	}
	return engines.Allowed()
}

// room returns how many tokens a player may have on the board now: one less than at most, where one is yet to
// start (GEY-02, GEY-03).
func (g *Game) room(p *Position, seat engines.Seat) int {
	if p.stage == DueStart && int8(seat) >= p.turn {
		return g.limit - 1
	}
	return g.limit
}

// startsLeft reports whether there is a start square for everyone who has yet to start.
func (g *Game) startsLeft(p *Position) bool {
	return g.starts.Without(p.others(engines.Table)).Len() >= g.players-int(p.turn)
}

// put sets a token on a space by hand; where it stands already it keeps its place in the order of arrival.
func (g *Game) put(p *Position, owner engines.Seat, n int16, at int) {
	i := p.tribes[owner].find(n)
	if i >= 0 && int(p.tribes[owner].at[i]) == at {
		return
	}
	if i >= 0 {
		p.take(owner, i)
	}
	p.put(owner, n, at)
}

// fix puts something right. One that takes away what a battle, spawn or choice is about ends that turn; after
// the end the match is taken up again.
func (g *Game) fix(p *Position, m *engines.Move, emit func(engines.Message)) {
	owner, n := engines.Seat(m.Args[0]), m.Args[1]
	if m.Verb == VerbTurn {
		g.resume(p)
		p.turn, p.stage, p.fighter, p.target = int8(owner), DueTurn, 0, -1
		FixedTurn.Emit(emit, engines.TableClause, seat(owner))
		return
	}
	from := -1 // where the attacker stands
	if p.fighter > 0 {
		from = p.origin()
	}
	if m.Verb == VerbPut {
		g.put(p, owner, n, int(m.Args[2]))
	} else if i := p.tribes[owner].find(n); i >= 0 {
		p.take(owner, i)
	}
	dropped := !g.pends(p, from)
	if dropped {
		p.stage, p.fighter, p.target = DueTurn, 0, -1
	}
	if m.Verb == VerbPut {
		FixedPut.Emit(emit, engines.TableClause, token(owner, n), space(m.Args[2]))
	} else {
		FixedOff.Emit(emit, engines.TableClause, token(owner, n))
	}
	switch {
	case p.stage == over:
		g.resume(p)
		FixGoesOn.Emit(emit, engines.TableClause, number(p.round))
	case dropped:
		FixEndsTurn.Emit(emit, engines.TableClause, seat(p.turn))
		g.endTurn(p)
	}
}

// resume begins a new round where the match was over.
func (g *Game) resume(p *Position) {
	if p.stage == over {
		g.beginRound(p)
	}
}

// pends reports whether what is due still can be: a battle with its attacker where it was, and someone to
// fight; a spawn with a token on its geyser, and a space for the new one.
func (g *Game) pends(p *Position, from int) bool {
	mover := engines.Seat(p.turn)
	switch p.stage {
	case DueBattle, DueAgain:
		i, foe := p.tribes[mover].find(p.fighter), p.holder(int(p.target))
		return i >= 0 && int(p.tribes[mover].at[i]) == from && foe >= 0 && foe != mover
	case DueSpawn:
		return p.on[mover].Has(int(p.target)) && !g.nests(p, mover, int(p.target)).Empty()
	}
	return true
}
