package adventure

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// isSpace reports whether a move's argument is one of the board's spaces.
func isSpace(s int16) bool { return s >= 0 && s < Spaces }

// isMonster reports whether a move's argument is one of the game's monsters, on the board or not.
func (g *Game) isMonster(m int16) bool {
	return m >= 0 && m < MaxMonsters && int(m)/MaxSupply < len(g.kinds) &&
		int(m)%MaxSupply < g.kinds[m/MaxSupply].Supply
}

// isKing reports whether a move's argument is the king of one of the players.
func (g *Game) isKing(m int16) bool { return m >= MaxMonsters && int(m) < MaxMonsters+g.players }

// isTile reports whether a move's argument is one of the tiles.
func (g *Game) isTile(t int16) bool { return t >= 0 && int(t) < tileSpawner+len(g.kinds) }

// shaped reports whether some line of the notation can express a move. Check must answer for any value at
// all, so it asks this before it reads the arguments.
func (g *Game) shaped(m *engines.Move) bool {
	if m.Verb == VerbRoll {
		return m.Who == engines.Dice && m.N == 1 && m.Tidy()
	}
	return g.lines.Shaped(m)
}

// Check says whether a move is legal. Where several clauses are broken, a line that is not due comes first.
// Next come a space or tile that does not exist, then adjacency (ADV-10), then everything else.
func (g *Game) Check(p *Position, m engines.Move) engines.Verdict {
	shaped := g.shaped(&m)
	if m.Who == engines.Table && m.Verb != VerbTile && m.Verb != VerbDiscard {
		if !shaped {
			return NoSuchFix.Refuse(engines.TableClause)
		}
		return g.checkFix(p, &m)
	}
	if p.stage == over {
		return Over.Refuse(28)
	}
	if !shaped || !g.isDue(p, &m) {
		return g.refuseNotDue(p, &m, shaped)
	}
	if m.Verb != VerbRoll && m.Verb != VerbGoes && m.Verb != VerbExplode && m.Verb != VerbDiscard &&
		m.Verb != VerbDone {
		if at := m.Args[m.N-1]; !isSpace(at) {
			return NoSuchSpace.Refuse(1, space(at))
		}
	}
	at := int(m.Args[0])
	switch m.Verb {
	case VerbRoll:
		return g.checkFace(p, m.Args[0])
	case VerbDiscard:
		return g.checkDiscard(p, m.Args[0])
	case VerbTile:
		return g.checkTile(p, m.Args[0], int(m.Args[1]))
	case VerbPlace:
		return g.checkPlace(p, at)
	case VerbSpawn:
		return g.checkSpawn(p, at)
	case VerbRespawn:
		return g.checkRespawn(p, m.Who, at)
	case VerbStep:
		return g.checkStep(p, m.Who, at)
	case VerbTake:
		return g.checkTake(p, m.Who, at)
	case VerbTorch:
		return g.checkTorch(p, m.Who, at)
	case VerbGoes:
		return g.checkGoes(p, m.Args[0], m.Args[1])
	case VerbExplode:
		return g.checkExplode(p, m.Args[0])
	}
	return engines.Allowed() // done is always legal where an action is due
}

// isDue reports whether a line is of the kind that is due, and by the seat that owes it.
func (g *Game) isDue(p *Position, m *engines.Move) bool {
	return g.isVerb(p, m) && (m.Who < 0 || m.Who == g.mover(p))
}

// isVerb reports whether a line is of the kind that is due. It does not look at the seat.
func (g *Game) isVerb(p *Position, m *engines.Move) bool {
	verb := m.Verb
	switch verb {
	case VerbTake, VerbTorch, VerbDone:
		verb = VerbStep
	}
	wanted := [...]engines.Verb{
		DueDiscard: VerbDiscard, DueTile: VerbTile, DuePlace: VerbPlace, DueEvent: VerbRoll,
		DueSpawn: VerbSpawn, DueRespawn: VerbRespawn,
		DueAction: VerbStep, DueGoes: VerbGoes, DueFight: VerbRoll, DueExplode: VerbExplode,
	}
	return verb == wanted[p.stage]
}

// refuseNotDue refuses a line that is not due, and says what is due instead. The clause is ADV-06. While
// setting up it is ADV-02, unless the line is by another player than the one due. For a discard it is always
// ADV-03, for one action too many ADV-10.
func (g *Game) refuseNotDue(p *Position, m *engines.Move, shaped bool) engines.Verdict {
	mover := g.mover(p)
	settingUp := p.stage <= DuePlace
	player := p.stage != DueDiscard && p.stage != DueTile && p.stage != DueEvent && p.stage != DueFight
	clause := engines.Clause(6)
	switch {
	case shaped && m.Verb == VerbDiscard:
		return DiscardNotDue.Refuse(3, number(g.rules.Discard))
	case shaped && g.thirdAction(p, m):
		return NoActionsLeft.Refuse(10, seat(m.Who), number(g.rules.Actions))
	case player && m.Who >= 0 && m.Who != mover:
		if shaped && g.isVerb(p, m) {
			return OtherSeat.Refuse(6, seat(mover))
		}
	case settingUp:
		clause = 2
	}
	return notDue[p.stage].Refuse(clause, mover)
}

// notDue holds the refusals of lines of the wrong kind, by the kind that is due.
var notDue = [over]reasons.Of1[seat]{WantsDiscard, WantsTile, WantsPlace, WantsEvent, WantsSpawn,
	WantsRespawn, WantsAction, WantsGoes, WantsFight, WantsExplode}

// thirdAction reports whether a line is an action of the current player after the last one of the turn. That
// breaks ADV-10 until the next event roll is due.
func (g *Game) thirdAction(p *Position, m *engines.Move) bool {
	action := m.Verb == VerbStep || m.Verb == VerbTake || m.Verb == VerbTorch
	return action && p.stage > DueAction && p.stage < over && p.actions == 0 && int8(m.Who) == p.turn
}

// checkFace refuses a face that the die does not have (ADV-06, ADV-23).
func (g *Game) checkFace(p *Position, face int16) engines.Verdict {
	most, clause := g.rules.EventDie, engines.Clause(6)
	if p.stage == DueFight {
		most, clause = FightFaces, 23
	}
	if face < 1 || int(face) > most {
		return NoSuchFace.Refuse(clause, number(face), number(most))
	}
	return engines.Allowed()
}

// checkDiscard is Check where a tile is taken away (ADV-03).
func (g *Game) checkDiscard(p *Position, t int16) engines.Verdict {
	switch {
	case !g.isTile(t):
		return DiscardUnknown.Refuse(3, tile(t))
	case t == tileEntrance || t == tileWall:
		return DiscardNever.Refuse(3, tile(t))
	case p.hand[t] == 0:
		return DiscardNoneLeft.Refuse(3, tile(t))
	case t == tileTreasure && p.hand[t] == 1:
		return DiscardLast.Refuse(3, tile(t))
	case t != tileTreasure &&
		p.inHand()-int(p.hand[tileTreasure])-int(p.hand[tileWall])-int(p.hand[tileEntrance]) == 1:
		return DiscardLast.Refuse(3, tile(t))
	}
	return engines.Allowed()
}

// checkTile is Check where a tile is dealt (ADV-01, ADV-02).
func (g *Game) checkTile(p *Position, t int16, at int) engines.Verdict {
	switch {
	case !g.isTile(t):
		return NoSuchTile.Refuse(1, tile(t))
	case p.hand[t] == 0:
		return NoTileLeft.Refuse(1, tile(t))
	case p.lies[at] != nothing:
		return TileThere.Refuse(2, tile(t), space(at), tileOn(p, at))
	}
	return engines.Allowed()
}

// checkPlace is Check where a king is placed (ADV-05).
func (g *Game) checkPlace(p *Position, at int) engines.Verdict {
	free := func(space int) bool { return p.lies[space] == nothing && p.stands[space] == nobody }
	if p.lies[at] != nothing {
		return PlaceTileThere.Refuse(5, space(at), tileOn(p, at))
	}
	if p.stands[at] != nobody {
		return PlaceTaken.Refuse(5, space(at), piece(p.On(at)))
	}
	exit := int(p.exit)
	open, both, nearest := false, true, 2*Columns
	for _, d := range directions {
		beside, ok := spaceAt(column(exit)+d[0], row(exit)+d[1])
		open = open || ok && free(beside)
		both = both && (d[1] != 0 || ok && p.lies[beside] == nothing)
	}
	for i := range Spaces {
		if free(i) {
			nearest = min(nearest, steps(i, exit))
		}
	}
	switch {
	case open && both && g.players <= 2:
		if row(at) != row(exit) || steps(at, exit) != 1 {
			return PlaceLeftOrRight.Refuse(5, space(at), space(exit))
		}
	case steps(at, exit) != nearest:
		return PlaceNearer.Refuse(5, space(at), space(exit))
	}
	return engines.Allowed()
}

// checkSpawn is Check where the current player chooses the spawner on which a monster appears (ADV-07).
func (g *Game) checkSpawn(p *Position, at int) engines.Verdict {
	kind := g.spawning(p)
	switch {
	case int(p.lies[at]) != tileSpawner+kind+1:
		return SpawnOtherSpace.Refuse(7, space(at), kindArg(kind))
	case p.lit.Has(at):
		return SpawnLit.Refuse(7, space(at), kindArg(kind))
	case p.stands[at] != nobody:
		return SpawnTaken.Refuse(7, space(at), piece(p.On(at)))
	}
	return engines.Allowed()
}

// checkRespawn is Check where a player comes back next to the entrance (ADV-09).
func (g *Game) checkRespawn(p *Position, who engines.Seat, at int) engines.Verdict {
	switch {
	case steps(at, int(p.exit)) != 1:
		return RespawnNotBeside.Refuse(9, seat(who), space(at), space(p.exit))
	case p.lies[at] != nothing:
		return RespawnTileThere.Refuse(9, seat(who), space(at), tileOn(p, at))
	case p.stands[at] != nobody:
		return RespawnTaken.Refuse(9, seat(who), space(at), piece(p.On(at)))
	}
	return engines.Allowed()
}

// checkStep is Check where a player steps (ADV-10, ADV-11). A player may step onto the entrance only if
// treasure is brought out there (ADV-13).
func (g *Game) checkStep(p *Position, who engines.Seat, at int) engines.Verdict {
	switch {
	case steps(int(p.king[who]), at) != 1:
		return NotAdjacent.Refuse(10, seat(who), space(p.king[who]), space(at))
	case p.stands[at] != nobody:
		return StepTaken.Refuse(11, seat(who), space(at), piece(p.On(at)))
	case p.lies[at] != nothing && (at != int(p.exit) || g.rules.Bank != BankEntrance):
		return StepTileThere.Refuse(11, seat(who), space(at), tileOn(p, at))
	}
	return engines.Allowed()
}

// checkTake is Check where a player takes treasure (ADV-10, ADV-12).
func (g *Game) checkTake(p *Position, who engines.Seat, at int) engines.Verdict {
	switch {
	case steps(int(p.king[who]), at) != 1:
		return NotAdjacent.Refuse(10, seat(who), space(p.king[who]), space(at))
	case p.lies[at] != tileTreasure+1 && p.lies[at] < stack:
		return NothingToTake.Refuse(10, seat(who), space(at))
	}
	return engines.Allowed()
}

// checkTorch is Check where a player lights a spawner (ADV-10, ADV-12).
func (g *Game) checkTorch(p *Position, who engines.Seat, at int) engines.Verdict {
	switch {
	case steps(int(p.king[who]), at) != 1:
		return NotAdjacent.Refuse(10, seat(who), space(p.king[who]), space(at))
	case p.spawnerOn(at) < 0:
		return NothingToLight.Refuse(10, seat(who), space(at))
	case p.lit.Has(at):
		return LitAlready.Refuse(10, seat(who), space(at))
	}
	return engines.Allowed()
}

// checkExplode is Check where the current player chooses which monster explodes first (ADV-25).
func (g *Game) checkExplode(p *Position, m int16) engines.Verdict {
	switch {
	case !g.isMonster(m) || !p.onBoard(int(m)):
		return ExplodeNotThere.Refuse(25, piece(m))
	case int(m)/MaxSupply != int(p.part):
		return ExplodeOther.Refuse(25, piece(m), kindArg(int(p.part)))
	}
	for player := range g.players {
		if king := p.king[player]; king >= 0 && steps(int(king), int(p.at[m])) == 1 {
			return engines.Allowed()
		}
	}
	return ExplodeNotBeside.Refuse(25, piece(m), space(p.at[m]))
}
