package geyser

import (
	"homespun/engines"
	"homespun/engines/dice"
)

// isSpace reports whether an argument is one of the board's spaces.
func (g *Game) isSpace(s int16) bool { return s >= 0 && int(s) < g.board.Len() }

// shaped reports whether a move is one that a line can mean.
func (g *Game) shaped(m *engines.Move) bool {
	if m.Verb == VerbRoll {
		return m.Who == engines.Dice && m.N >= 1 && m.N <= 2 && m.Tidy()
	}
	return g.lines.Shaped(m)
}

// Check says whether a move may be made, and names the clause that a refusal breaks in the order of GEY-15.
func (g *Game) Check(p *Position, m engines.Move) engines.Verdict {
	shaped := g.shaped(&m)
	switch {
	case m.Who == engines.Table && !shaped:
		return NoSuchFix.Refuse(engines.TableClause)
	case m.Who == engines.Table:
		return g.checkFix(p, &m)
	case p.stage == over:
		return Over.Refuse(13)
	case !shaped || !g.isDue(p, &m):
		return g.wants(p)
	case m.Who >= 0 && p.isOut(int8(m.Who)):
		return PlayerOut.Refuse(14, seat(m.Who))
	case m.Who >= 0 && m.Who != engines.Seat(p.turn):
		return OtherSeat.Refuse(3, seat(p.turn))
	}
	switch m.Verb {
	case VerbRoll:
		return g.checkFaces(p, &m)
	case VerbStart:
		return g.checkStart(p, m.Args[0])
	case VerbMove:
		return g.checkMove(p, &m)
	case VerbSpawn:
		return g.checkSpawn(p, m.Args[0])
	case VerbPass:
		return g.checkPass(p)
	case VerbReenter:
		return g.checkReenter(p, m.Args[0])
	}
	return engines.Allowed() // no-spawn, again, back
}

// isDue reports whether a line is of the kind that is due, whoever says it, and a roll of as many dice.
func (g *Game) isDue(p *Position, m *engines.Move) bool {
	switch m.Verb {
	case VerbRoll:
		return p.stage == DueFirst && m.N == 1 || (p.stage == DueBattle || p.stage == DueFiring) && m.N == 2
	case VerbStart:
		return p.stage == DueStart
	case VerbMove, VerbPass, VerbReenter:
		return p.stage == DueTurn
	case VerbSpawn, VerbNoSpawn:
		return p.stage == DueSpawn
	}
	return p.stage == DueAgain
}

// wants is the refusal of a line of another kind than the one due, or of another number of dice (GEY-15).
func (g *Game) wants(p *Position) engines.Verdict {
	mover := seat(p.turn)
	switch p.stage {
	case DueStart:
		return WantsStart.Refuse(3, mover)
	case DueFirst:
		return WantsFirstRoll.Refuse(3, mover)
	case DueSpawn:
		return WantsSpawn.Refuse(5, mover, space(p.target))
	case DueBattle:
		attacker, defender := p.fighting()
		return WantsBattleRoll.Refuse(8, attacker, defender, space(p.target))
	case DueAgain:
		attacker, defender := p.fighting()
		return WantsAgain.Refuse(9, mover, attacker, defender, space(p.target))
	case DueFiring:
		return WantsFiringRoll.Refuse(11, seat(p.roller))
	}
	return WantsTurn.Refuse(4, mover)
}

// checkFaces holds every face against the die (GEY-02).
func (g *Game) checkFaces(p *Position, m *engines.Move) engines.Verdict {
	pending := g.Pending(p)
	if _, ok, bad := dice.Fits(&pending.Roll, *m); !ok {
		return NoSuchFace.Refuse(2, number(m.Args[bad]), number(g.rules.DieFaces))
	}
	return engines.Allowed()
}
