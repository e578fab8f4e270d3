package adventure

import "homespun/engines"

// checkFix says whether the table may make a fix. The position after the fix must be one that can exist. A
// fix that changes nothing is always accepted.
func (g *Game) checkFix(p *Position, m *engines.Move) engines.Verdict {
	if p.stage <= DuePlace {
		return FixSettingUp.Refuse(engines.TableClause)
	}
	for i, kind := range forms[m.Verb].Kinds {
		switch arg := m.Args[i]; {
		case kind == spaceWord && !isSpace(arg):
			return FixUnknownSpace.Refuse(engines.TableClause, space(arg))
		case kind == monsterWord && !g.isMonster(arg), kind == kingWord && !g.isKing(arg),
			kind == figureWord && !g.isMonster(arg) && !g.isKing(arg):
			return FixUnknownPiece.Refuse(engines.TableClause, piece(arg))
		case kind == kingWord && !p.lives(int(arg)-MaxMonsters):
			return FixDead.Refuse(engines.TableClause, seat(arg-MaxMonsters))
		}
	}
	first, second := int(m.Args[0]), int(m.Args[1])
	switch m.Verb {
	case VerbPut:
		return g.checkPut(p, first, second)
	case VerbHearts:
		if second < 1 || second > int(g.most[first-MaxMonsters]) {
			return FixHeartsRange.Refuse(engines.TableClause, seat(first-MaxMonsters), number(second),
				number(g.most[first-MaxMonsters]))
		}
	case VerbTreasure:
		if most := int(g.tiles[tileTreasure]); second > most && second != int(p.carried[first-MaxMonsters]) ||
			second < 0 {
			return FixTreasureRange.Refuse(engines.TableClause, seat(first-MaxMonsters), number(second),
				number(most))
		}
	case VerbFixTorch:
		if second == 1 && p.spawnerOn(first) < 0 {
			return FixNoSpawner.Refuse(engines.TableClause, space(first))
		}
	case VerbFixWall:
		if second == 1 && !p.walls.Has(first) && (p.lies[first] != nothing || p.stands[first] != nobody) {
			return FixWallNotFree.Refuse(engines.TableClause, space(first))
		}
	}
	return engines.Allowed()
}

// checkPut says whether the table may put a figure on a space (fix put). The figure must be able to stand
// there by ADV-11 and ADV-18. A monster may also be put on a spawner of its own kind.
func (g *Game) checkPut(p *Position, m Piece, at int) engines.Verdict {
	there := p.On(at)
	switch {
	case there == m:
		return engines.Allowed()
	case there >= 0:
		return FixTaken.Refuse(engines.TableClause, piece(m), space(at), piece(there))
	case p.lies[at] == nothing:
		return engines.Allowed()
	case m >= MaxMonsters:
		if at == int(p.exit) && g.rules.Bank == BankEntrance {
			return engines.Allowed()
		}
	case g.canStand(p, at, g.kinds[m/MaxSupply].Climbs) || p.spawnerOn(at) == m/MaxSupply:
		return engines.Allowed()
	}
	return FixTileThere.Refuse(engines.TableClause, piece(m), space(at), tileOn(p, at))
}

// fix makes a fix of the table, and then what follows from it (settle).
func (g *Game) fix(p *Position, m *engines.Move, emit func(engines.Message)) {
	first, second := int(m.Args[0]), int(m.Args[1])
	player := first - MaxMonsters
	switch m.Verb {
	case VerbPut:
		g.put(p, first, second)
		FixedPut.Emit(emit, engines.TableClause, piece(first), space(second))
	case VerbKill:
		p.kill(first)
		FixedKill.Emit(emit, engines.TableClause, piece(first))
	case VerbHearts:
		p.hearts[player] = uint8(second)
		FixedHearts.Emit(emit, engines.TableClause, seat(player), number(second))
	case VerbTreasure:
		p.carried[player] = uint8(second)
		FixedTreasure.Emit(emit, engines.TableClause, seat(player), number(second))
	case VerbFixTorch:
		if second == 1 {
			p.lit.Add(first)
			FixedTorch.Emit(emit, engines.TableClause, space(first))
		} else {
			p.lit.Remove(first)
			FixedNoTorch.Emit(emit, engines.TableClause, space(first))
		}
	case VerbFixWall:
		if second == 1 {
			p.lay(first, tileWall+1)
			FixedWall.Emit(emit, engines.TableClause, space(first))
		} else {
			if p.walls.Has(first) {
				p.lay(first, nothing)
			}
			FixedNoWall.Emit(emit, engines.TableClause, space(first))
		}
	case VerbFixTurn:
		g.beginTurn(p, player)
		FixedTurn.Emit(emit, engines.TableClause, seat(player))
	}
	g.settle(p, emit)
}

// put makes a "fix put". A dead player comes back with full hearts. A monster put during the monsters' move
// goes only in the next turn. One put during the fights may still be rolled for, unless it has been.
func (g *Game) put(p *Position, m Piece, at int) {
	if p.On(at) == m {
		return
	}
	if m >= MaxMonsters {
		player := m - MaxMonsters
		if !p.lives(player) {
			p.hearts[player] = g.most[player]
		}
		p.putKing(player, at)
		return
	}
	gone := p.stage == DueGoes || p.onBoard(m) && p.done.Has(int(p.at[m]))
	p.putMonster(m, at)
	if gone {
		p.done.Add(at)
	}
}

// settle works out what follows from a fix. It banks for players who stand where that is done (ADV-13), ends
// the match if it is won (ADV-28), and else works out what is due. A match that is over stays over.
func (g *Game) settle(p *Position, emit func(engines.Message)) {
	for player := range g.players {
		g.bank(p, player, emit)
	}
	switch {
	case p.stage == over:
	case g.allBanked(p), p.quiet():
		g.end(p, playersWon, emit)
	default:
		g.advance(p, emit)
	}
}
