package sitters

import (
	"slices"

	"homespun/engines"
)

// checkFix says whether the table may make a fix. The position after the fix must be one that can exist. A
// fix that changes nothing is always accepted.
func (g *Game) checkFix(p *Position, m *engines.Move) engines.Verdict {
	if !g.shaped(m) {
		return NoSuchFix.Refuse(engines.TableClause)
	}
	if p.SettingUp() {
		return FixSettingUp.Refuse(engines.TableClause)
	}
	first, last := m.Args[0], int(m.Args[1])
	for i, kind := range forms[m.Verb].Kinds {
		switch arg := m.Args[i]; {
		case kind == engines.PieceArg && !g.exists(arg):
			return FixUnknownMarker.Refuse(engines.TableClause, piece(arg))
		case kind == engines.SpaceArg && !g.isSpace(arg):
			return FixUnknownSpace.Refuse(engines.TableClause, space(arg))
		}
	}
	switch m.Verb {
	case VerbPut:
		return g.checkPut(p, int(first), last)
	case VerbOff:
		return engines.Allowed()
	case VerbSafe:
		switch {
		case first >= MaxMarkers:
			return FixObstructorSafe.Refuse(engines.TableClause, piece(first))
		case p.at[first] == out:
			return FixOut.Refuse(engines.TableClause, piece(first))
		}
	case VerbFixBox:
		at := int(first)
		switch {
		case p.boxes.Has(at):
		case !g.boxes.Has(at):
			return FixContainerSpace.Refuse(engines.TableClause, space(at))
		case len(p.On(at)) > 0:
			return FixContainerMarker.Refuse(engines.TableClause, space(at), piece(p.On(at)[0]))
		case p.boxes.Len() >= g.Containers():
			return FixNoContainerLeft.Refuse(engines.TableClause, number(g.Containers()))
		}
	case VerbFixLoot:
		if (first < 0 || int(first) > g.rules.LootLimit) && first != p.loot {
			return FixLootRange.Refuse(engines.TableClause, number(first), number(g.rules.LootLimit))
		}
	case VerbFixTurn:
		if p.stage == DueLoot || p.stage == DueBattle {
			return FixTurnDue.Refuse(engines.TableClause)
		}
		if _, ok := g.findTurn(m); !ok {
			_, of := g.turnOfSide(g.firstTurn(first))
			return FixTurnNumber.Refuse(engines.TableClause, seat(first), number(of))
		}
	}
	return engines.Allowed()
}

// checkPut says whether the table may put a marker on a space (fix put).
func (g *Game) checkPut(p *Position, m Marker, at int) engines.Verdict {
	switch there := p.On(at); {
	case int(p.at[m]) == at:
	case p.at[m] == out:
		return FixOut.Refuse(engines.TableClause, piece(m))
	case g.safe.Has(at):
		return FixSafeZone.Refuse(engines.TableClause, piece(m), space(at))
	case len(there) > 0:
		return FixMarkerThere.Refuse(engines.TableClause, piece(m), space(at), piece(there[0]))
	case p.boxes.Has(at):
		return FixContainerThere.Refuse(engines.TableClause, piece(m), space(at))
	}
	return engines.Allowed()
}

// firstTurn returns the first turn of the round that belongs to a side.
func (g *Game) firstTurn(side int16) int {
	return max(0, slices.Index(g.turns, engines.Seat(side)))
}

// findTurn returns the turn of the round named by "fix turn". Without a number it is the side's first turn.
// ok is false where the side has no turn of that number.
func (g *Game) findTurn(m *engines.Move) (turn int, ok bool) {
	want := 1
	if m.N == 2 {
		want = int(m.Args[1])
	}
	for i, side := range g.turns {
		if nth, _ := g.turnOfSide(i); side == engines.Seat(m.Args[0]) && nth == want {
			return i, true
		}
	}
	return -1, false
}

// fix makes a fix of the table, and then what follows from it (settle).
func (g *Game) fix(p *Position, m engines.Move, emit func(engines.Message)) {
	first, last := int(m.Args[0]), int(m.Args[1])
	switch m.Verb {
	case VerbPut:
		p.put(first, last)
		FixedPut.Emit(emit, engines.TableClause, piece(first), space(last))
	case VerbOff:
		if p.at[first] != out {
			p.take(first, defeated)
		}
		FixedOff.Emit(emit, engines.TableClause, piece(first))
	case VerbSafe:
		p.take(first, survivor)
		FixedSafe.Emit(emit, engines.TableClause, piece(first))
	case VerbFixBox:
		p.boxes.Add(first)
		FixedContainer.Emit(emit, engines.TableClause, space(first))
	case VerbFixNoBox:
		p.boxes.Remove(first)
		FixedNoContainer.Emit(emit, engines.TableClause, space(first))
	case VerbFixLoot:
		p.loot = int16(first)
		FixedLoot.Emit(emit, engines.TableClause, number(first))
	case VerbFixTurn:
		turn, _ := g.findTurn(&m)
		p.turn = int8(turn)
		if p.stage == DueMove {
			p.stage, p.roll = DueRoll, 0
		}
		nth, of := g.turnOfSide(turn)
		FixedTurn.Emit(emit, engines.TableClause, seat(g.turns[turn]), number(nth), number(of))
	}
	g.settle(p, emit)
}

// settle brings what is due in line with a board that the table has changed. A loot roll or battle that has
// lost its marker or container ends the turn. Without a collector on the board the game ends (SIT-16), or the
// next board begins if a collector has survived. A game that was over goes on if a collector is on the board
// again.
func (g *Game) settle(p *Position, emit func(engines.Message)) {
	collector, obstructor := p.fighters()
	switch none := p.on[0].Empty(); {
	case p.stage == over && none:
		if p.Survivors() > 0 && p.Board() < g.rules.Boards {
			g.endBoard(p, emit)
		}
	case p.stage == over:
		p.stage = DueRoll
		FixGoesOn.Emit(emit, engines.TableClause, seat(g.turns[p.turn]))
	case none,
		p.stage == DueLoot && (collector < 0 || !p.boxes.Has(int(p.spot))),
		p.stage == DueBattle && (collector < 0 || obstructor < 0):
		if p.stage == DueLoot || p.stage == DueBattle {
			FixEndsTurn.Emit(emit, engines.TableClause, seat(g.turns[p.turn]))
		}
		g.endTurn(p, emit)
	}
}
