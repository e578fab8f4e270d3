package geyser

import (
	"homespun/engines"
	"homespun/engines/dice"
)

// isSpace reports whether a move's argument is one of the board's spaces.
func (g *Game) isSpace(s int16) bool { return s >= 0 && int(s) < g.board.Len() }

// shaped reports whether some line of the notation can express a move. Check must answer for any value at
// all, so it asks this before it reads the arguments.
func (g *Game) shaped(m *engines.Move) bool {
	if m.Verb == VerbRoll {
		return m.Who == engines.Dice && m.N >= 1 && m.N <= 2 && m.Tidy()
	}
	return g.lines.Shaped(m)
}

// Check says whether a move is legal. A refusal names the first clause that fits, in the order of GEY-15.
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
		return g.refuseNotDue(p)
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
	return engines.Allowed() // no-spawn, again and back are always legal where they are due
}

// isDue reports whether a line is of the kind that is due, and a roll of the right number of dice. It does
// not look at the seat.
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

// refuseNotDue refuses a line of another kind than the one that is due, or a roll of another number of dice,
// and says what is due instead (GEY-15).
func (g *Game) refuseNotDue(p *Position) engines.Verdict {
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

// checkFaces refuses a face that the dice do not have (GEY-02).
func (g *Game) checkFaces(p *Position, m *engines.Move) engines.Verdict {
	roll := g.dueDice(p)
	if _, ok, bad := dice.Fits(&roll, *m); !ok {
		return NoSuchFace.Refuse(2, number(m.Args[bad]), number(g.rules.DieFaces))
	}
	return engines.Allowed()
}
