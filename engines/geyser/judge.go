package geyser

import "homespun/engines"

// The functions in this file decide for Check as people at the table do: they look at the squares one by one
// and count tokens. They are written apart from Moves, so that each tests the other.

// tokensOn counts the tokens of a player on a space.
func (p *Position) tokensOn(seat engines.Seat, at int) int {
	n := 0
	for _, space := range p.tribes[seat].at[:p.tribes[seat].count] {
		if int(space) == at {
			n++
		}
	}
	return n
}

// otherTokenOn returns the token of another player on a space, the last to have come there. ok is false if
// there is none. For a seat that is no player it looks for anybody's token.
func (g *Game) otherTokenOn(p *Position, seat engines.Seat, at int) (foe piece, ok bool) {
	for other := range engines.Seat(g.players) {
		if other != seat && p.tokensOn(other, at) > 0 {
			return token(other, p.last(other, at)), true
		}
	}
	return foe, false
}

// geysersOf counts the geysers that a player controls, as Geysers does, but square by square (GEY-06).
func (g *Game) geysersOf(p *Position, seat engines.Seat) int {
	n := 0
	for at, kind := range g.kinds {
		if kind == Geyser && p.tokensOn(seat, at) > 0 {
			n++
		}
	}
	return n
}

// apart returns how many columns and how many rows two spaces are apart.
func (g *Game) apart(a, b int) (columns, rows int) {
	s, t := g.board.Space(a), g.board.Space(b)
	return max(s.Column-t.Column, t.Column-s.Column), max(s.Row-t.Row, t.Row-s.Row)
}

// checkStart says whether a player's first token may be put on a space (GEY-03).
func (g *Game) checkStart(p *Position, at int16) engines.Verdict {
	if !g.isSpace(at) {
		return StartUnknownSpace.Refuse(3, space(at))
	}
	if g.kinds[at] != Start {
		return StartSpace.Refuse(3, space(at))
	}
	if foe, taken := g.otherTokenOn(p, engines.Seat(p.turn), int(at)); taken {
		return StartTaken.Refuse(3, space(at), foe)
	}
	return engines.Allowed()
}

// checkSpawn says whether a new token may be put on a space (GEY-05).
func (g *Game) checkSpawn(p *Position, at int16) engines.Verdict {
	if !g.isSpace(at) {
		return SpawnUnknownSpace.Refuse(5, space(at))
	}
	if g.kinds[at] == Geyser || g.kinds[at] == Mother {
		return SpawnOnGeyser.Refuse(5, space(at))
	}
	columns, rows := g.apart(int(at), int(p.target))
	if columns > 1 || rows > 1 || g.rules.Around == 4 && columns+rows > 1 {
		return SpawnNotAround.Refuse(5, space(at), space(p.target), number(g.rules.Around))
	}
	if foe, taken := g.otherTokenOn(p, engines.Seat(p.turn), int(at)); taken {
		return SpawnTaken.Refuse(5, space(at), foe)
	}
	return engines.Allowed()
}

// freeStart returns a start square without tokens, and -1 if there is none (GEY-14).
func (g *Game) freeStart(p *Position) int {
	for at, kind := range g.kinds {
		if _, taken := g.otherTokenOn(p, engines.Table, at); kind == Start && !taken {
			return at
		}
	}
	return -1
}

// checkReenter says whether a player without tokens may come back on a space (GEY-14).
func (g *Game) checkReenter(p *Position, at int16) engines.Verdict {
	if !g.rules.Reentry {
		return ReenterNever.Refuse(14, seat(p.turn))
	}
	if t := &p.tribes[p.turn]; t.count > 0 {
		return ReenterHasTokens.Refuse(14, seat(p.turn), token(p.turn, t.number[0]), space(t.at[0]))
	}
	if !g.isSpace(at) {
		return ReenterUnknownSpace.Refuse(14, space(at))
	}
	if g.kinds[at] != Start {
		return ReenterSpace.Refuse(14, space(at))
	}
	if foe, taken := g.otherTokenOn(p, engines.Table, int(at)); taken {
		return ReenterTaken.Refuse(14, space(at), foe)
	}
	return engines.Allowed()
}

// checkPass refuses a pass while a token can move, or while a player without tokens can come back on a start
// square (GEY-04, GEY-14).
func (g *Game) checkPass(p *Position) engines.Verdict {
	mover, t := engines.Seat(p.turn), &p.tribes[p.turn]
	if at := g.freeStart(p); g.rules.Reentry && t.count == 0 && at >= 0 {
		return CanReenter.Refuse(14, seat(mover), space(at))
	}
	for i, number := range t.number[:t.count] {
		for _, to := range g.board.Near(int(t.at[i])) {
			if g.forbids(p, mover, int(t.at[i]), int(to)) == 0 {
				return CanMove.Refuse(4, seat(mover), token(mover, number), space(to))
			}
		}
	}
	return engines.Allowed()
}

// checkMove says whether a token may move to a space, or attack it.
func (g *Game) checkMove(p *Position, m *engines.Move) engines.Verdict {
	owner, number, to := engines.Seat(m.Args[0]), m.Args[1], m.Args[2]
	i := -1
	if int(owner) < g.players {
		i = p.tribes[owner].find(number)
	}
	switch {
	case i < 0:
		return NotOnTheBoard.Refuse(2, token(owner, number))
	case !g.isSpace(to):
		return UnknownSpace.Refuse(1, space(to))
	case owner != m.Who:
		return OtherToken.Refuse(4, token(owner, number), seat(owner))
	}
	return g.judge(p, owner, number, int(p.tribes[owner].at[i]), int(to))
}

// forbids returns the clause that forbids a player's token to move from one space to another, and 0 if none
// does.
func (g *Game) forbids(p *Position, owner engines.Seat, from, to int) engines.Clause {
	switch columns, rows := g.apart(from, to); {
	case columns+rows != 1:
		return 4
	case g.kinds[from] == Geyser && p.tokensOn(owner, from) == 1:
		return 6
	case g.kinds[to] == Mother && g.geysersOf(p, owner) < g.Needs(owner):
		return 7
	}
	return 0
}

// judge says whether a player's token may move between two spaces, and turns the clause of forbids into a
// refusal.
func (g *Game) judge(p *Position, owner engines.Seat, n int16, from, to int) engines.Verdict {
	who := token(owner, n)
	switch g.forbids(p, owner, from, to) {
	case 0:
		return engines.Allowed()
	case 6:
		if foe, attack := g.otherTokenOn(p, owner, to); attack {
			return LastMayNotAttack.Refuse(6, who, space(from), foe)
		}
		return LastOnGeyser.Refuse(6, who, space(from))
	case 7:
		return MotherClosed.Refuse(7, who, space(to), number(g.geysersOf(p, owner)),
			number(g.Needs(owner)))
	}
	switch columns, rows := g.apart(from, to); {
	case from == to:
		return OwnSpace.Refuse(4, who, space(to))
	case columns == 1 && rows == 1:
		return Diagonal.Refuse(4, who, space(to))
	default:
		return TooFar.Refuse(4, who, space(to), number(columns+rows))
	}
}
