package cubed

import "homespun/engines"

// Check says whether a move may be made. If several clauses forbid it, the refusal names the first in the
// order of CUB-11.
func (g *Game) Check(p *Position, m engines.Move) engines.Verdict {
	shaped, mover := g.lines.Shaped(&m), seat(p.turn)
	switch {
	case m.Who == engines.Table && !shaped:
		return NoSuchFix.Refuse(engines.TableClause)
	case m.Who == engines.Table:
		return g.checkFix(p, &m)
	case p.Stage() == over:
		return Over.Refuse(10)
	case !p.unstacking && (!shaped || m.Verb == VerbTake):
		return StillStacking.Refuse(7, mover)
	case p.unstacking && m.Verb == VerbStack:
		return StackingIsOver.Refuse(5, mover)
	case p.unstacking && (!shaped || m.Verb == VerbDone):
		return WantsTake.Refuse(7, mover)
	case m.Who != p.turn && !p.unstacking:
		return OtherStacks.Refuse(2, mover)
	case m.Who != p.turn && p.untouched():
		return OtherBegins.Refuse(6, mover)
	case m.Who != p.turn:
		return OtherTakes.Refuse(7, mover)
	}
	switch m.Verb {
	case VerbDone:
		return g.checkDone(p)
	case VerbStack:
		return g.checkStack(p, m.Args[0], m.Args[1])
	}
	return g.checkTake(p, m.Args[0])
}

// checkDone says whether a turn of stacking may end before its number of cubes is placed (CUB-02).
func (g *Game) checkDone(p *Position) engines.Verdict {
	switch {
	case p.made == 0:
		return NothingPlaced.Refuse(2, seat(p.turn))
	case g.rules.Exact:
		return MustPlaceAll.Refuse(2, seat(p.turn), piece(p.colour), number(g.More(p)))
	}
	return engines.Allowed()
}

// checkStack says whether a cube of a colour may be placed on a square.
func (g *Game) checkStack(p *Position, c, square int16) engines.Verdict {
	switch {
	case c == noColour:
		return NoSuchColour.Refuse(2)
	case p.made > 0 && c != int16(p.colour):
		return OtherColour.Refuse(2, seat(p.turn), piece(c), piece(p.colour))
	case p.left[c] == 0:
		return NoneLeft.Refuse(2, piece(c))
	}
	return g.checkPlace(p, square)
}

// checkFix says whether the table may make a fix.
func (g *Game) checkFix(p *Position, m *engines.Move) engines.Verdict {
	switch first := m.Args[0]; m.Verb {
	case VerbCube:
		switch {
		case first == noColour:
			return FixNoSuchColour.Refuse(1)
		case p.left[first] == 0:
			return FixNoneLeft.Refuse(1, piece(first))
		}
		return g.checkPlace(p, m.Args[1])
	case VerbNoCube:
		if first < 0 || !p.covers(int(first)) {
			return FixNoCubeThere.Refuse(1, space(first))
		}
	case VerbPile:
		pile, c, n := m.Args[1], m.Args[2], m.Args[3]
		switch {
		case first >= Players:
			return FixUnknownPlayer.Refuse(engines.TableClause, seat(first))
		case c == noColour:
			return FixNoSuchColour.Refuse(1)
		}
		if most := int16(p.piles[first][pile][c]) + int16(p.left[c]); n > most {
			return FixTooFewLeft.Refuse(1, seat(first), piece(c), number(n), number(most))
		}
	default:
		if first >= Players {
			return FixUnknownPlayer.Refuse(engines.TableClause, seat(first))
		}
	}
	return engines.Allowed()
}
