package geyser

import "homespun/engines"

// checkFix says whether the table may make a fix. The position after the fix must be one that can exist. A
// fix that changes nothing is always accepted.
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

// checkPut says whether the table may put a token on a space (fix put). No other player may stand there, and
// the player must not get more tokens than allowed.
func (g *Game) checkPut(p *Position, owner engines.Seat, n, at int16) engines.Verdict {
	who := token(owner, n)
	if !g.isSpace(at) {
		return FixUnknownSpace.Refuse(engines.TableClause, space(at))
	}
	if foe, taken := g.otherTokenOn(p, owner, int(at)); taken {
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

// room returns how many tokens a player may have on the board now. A player who has yet to start may have one
// less, so that there is one left to start with (GEY-02, GEY-03).
func (g *Game) room(p *Position, seat engines.Seat) int {
	if p.stage == DueStart && int8(seat) >= p.turn {
		return g.limit - 1
	}
	return g.limit
}

// startsLeft reports whether there are enough start squares for all who have yet to start.
func (g *Game) startsLeft(p *Position) bool {
	return g.starts.Without(p.others(engines.Table)).Len() >= g.players-int(p.turn)
}

// put makes a "fix put". A token that is already on the space keeps its place in the order of arrival.
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

// fix makes a fix of the table. If it takes away what a battle, a spawn or a choice is about, that turn ends.
// After the end of the match, the match goes on.
func (g *Game) fix(p *Position, m *engines.Move, emit func(engines.Message)) {
	owner, n := engines.Seat(m.Args[0]), m.Args[1]
	if m.Verb == VerbTurn {
		g.resume(p)
		p.turn, p.stage, p.fighter, p.target = int8(owner), DueTurn, 0, -1
		FixedTurn.Emit(emit, engines.TableClause, seat(owner))
		return
	}
	from := -1 // where the attacker stood before the fix
	if p.fighter > 0 {
		from = p.origin()
	}
	if m.Verb == VerbPut {
		g.put(p, owner, n, int(m.Args[2]))
	} else if i := p.tribes[owner].find(n); i >= 0 {
		p.take(owner, i)
	}
	dropped := !g.stillPending(p, from)
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

// resume takes up a match that is over, with a new round. Otherwise it does nothing.
func (g *Game) resume(p *Position) {
	if p.stage == over {
		g.beginRound(p)
	}
}

// stillPending reports whether what is due is still possible after a change by the table. A battle needs its
// attacker on the space from, and somebody to fight. A spawn needs a token on its geyser, and a space for the
// new one.
func (g *Game) stillPending(p *Position, from int) bool {
	mover := engines.Seat(p.turn)
	switch p.stage {
	case DueBattle, DueAgain:
		i, foe := p.tribes[mover].find(p.fighter), p.holder(int(p.target))
		return i >= 0 && int(p.tribes[mover].at[i]) == from && foe >= 0 && foe != mover
	case DueSpawn:
		return p.on[mover].Has(int(p.target)) && !g.spawnSpaces(p, mover, int(p.target)).Empty()
	}
	return true
}
