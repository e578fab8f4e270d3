package sitters

import (
	"homespun/engines"
	"homespun/engines/dice"
)

// exists reports whether a move's argument is one of the game's markers.
func (g *Game) exists(m int16) bool {
	return m >= 0 && m < 2*MaxMarkers && int(m)%MaxMarkers < g.count[m/MaxMarkers]
}

// isSpace reports whether a move's argument is one of the board's spaces.
func (g *Game) isSpace(s int16) bool { return s >= 0 && int(s) < g.board.Len() }

// shaped reports whether some line of the notation can express a move. Check must answer for any value at
// all, so it asks this before it reads the arguments.
func (g *Game) shaped(m *engines.Move) bool {
	if m.Verb == VerbRoll {
		return m.Who == engines.Dice && m.N > 0 && m.Tidy()
	}
	return g.lines.Shaped(m)
}

// Check says whether a move is legal. A refusal names the first clause that fits, in the order of SIT-19.
func (g *Game) Check(p *Position, m engines.Move) engines.Verdict {
	if m.Who == engines.Table {
		return g.checkFix(p, &m)
	}
	if p.stage == over {
		return Over.Refuse(16)
	}
	if m.Verb == VerbRoll && m.Who == engines.Dice {
		if v := g.checkFaces(&m); !v.OK() {
			return v
		}
	}
	switch p.stage {
	case DueContainer, DueStart:
		return g.checkPlacing(p, &m)
	case DueMove:
		return g.checkTurn(p, &m)
	}
	return g.checkRoll(p, &m)
}

// checkFaces refuses a face that the die does not have, whatever the roll is for (SIT-02). A face may be
// stored as -1-face, as parseRoll explains.
func (g *Game) checkFaces(m *engines.Move) engines.Verdict {
	for _, face := range m.Args[:min(m.N, engines.MaxArgs)] {
		if face < 0 {
			face = -1 - face
		}
		if face < 1 || int(face) > g.rules.DieFaces {
			return NoSuchFace.Refuse(2, number(face), number(g.rules.DieFaces))
		}
	}
	return engines.Allowed()
}

// refuseNotDue refuses a line of another kind than the one that is due, and says what is due instead
// (SIT-19).
func (g *Game) refuseNotDue(p *Position) engines.Verdict {
	side := g.Side(p)
	collector, obstructor := p.fighters()
	switch p.stage {
	case DueContainer:
		return WantsContainer.Refuse(3, seat(side), number(g.containersToPlace(p, side)))
	case DueStart:
		return WantsStart.Refuse(3, seat(side), piece(g.nextInHand(p)))
	case DueMove:
		return WantsMove.Refuse(6, seat(side), number(p.roll))
	case DueLoot:
		return WantsLootRoll.Refuse(14, piece(collector), space(p.spot))
	case DueBattle:
		return WantsBattleRoll.Refuse(15, piece(collector), piece(obstructor), space(p.spot))
	default:
		return WantsRoll.Refuse(6, seat(side))
	}
}

// checkRoll is Check where a roll is due. Check has already looked at the faces.
func (g *Game) checkRoll(p *Position, m *engines.Move) engines.Verdict {
	if m.Verb != VerbRoll || !g.shaped(m) {
		return g.refuseNotDue(p)
	}
	if _, fits, _ := dice.Fits(g.dueDice(p), *m); fits {
		return engines.Allowed()
	}
	switch p.stage {
	case DueLoot:
		return LootDice.Refuse(14)
	case DueBattle:
		collector, obstructor := p.fighters()
		return BattleDice.Refuse(15, piece(collector), piece(obstructor),
			number(g.rules.BattleDice.Collectors), number(g.rules.BattleDice.Obstructors))
	}
	return TurnDice.Refuse(6)
}

// checkPlacing is Check while setting up. Every refusal names SIT-03.
func (g *Game) checkPlacing(p *Position, m *engines.Move) engines.Verdict {
	verb := engines.Verb(VerbContainer)
	if p.stage == DueStart {
		verb = VerbStart
	}
	if m.Verb != verb || m.Who != g.Side(p) || !g.shaped(m) {
		return g.refuseNotDue(p)
	}
	if p.stage == DueContainer {
		switch at := m.Args[0]; {
		case !g.isSpace(at):
			return ContainerUnknownSpace.Refuse(3, space(at))
		case g.kinds[at] != ContainerSpace:
			return NoContainerSpace.Refuse(3, space(at))
		case p.Container(int(at)):
			return ContainerTaken.Refuse(3, space(at))
		}
		return engines.Allowed()
	}
	own := CollectorStart + Kind(m.Who)
	switch marker, at := m.Args[0], m.Args[1]; {
	case int(marker) != g.nextInHand(p):
		return StartOrder.Refuse(3, piece(g.nextInHand(p)))
	case !g.isSpace(at):
		return StartUnknownSpace.Refuse(3, piece(marker), space(at))
	case g.kinds[at] != own:
		return StartSpace.Refuse(3, piece(marker), space(at))
	case len(p.On(int(at))) > 0:
		return StartTaken.Refuse(3, piece(marker), space(at), piece(p.On(int(at))[0]))
	}
	return engines.Allowed()
}

// checkTurn is Check where a side owes a move, a return or a pass.
func (g *Game) checkTurn(p *Position, m *engines.Move) engines.Verdict {
	switch mover := g.turns[p.turn]; {
	case !g.shaped(m) || m.Verb < VerbMove || m.Verb > VerbPass:
		return g.refuseNotDue(p)
	case m.Who != mover:
		return OtherSide.Refuse(5, seat(mover))
	case m.Verb == VerbPass:
		return g.checkPass(p)
	case m.Verb == VerbReturn:
		return g.checkReturn(p, m)
	}
	return g.checkMove(p, m)
}

// checkPass refuses a pass while any marker of the side can move (SIT-11).
func (g *Game) checkPass(p *Position) engines.Verdict {
	if g.rules.MayPass {
		return engines.Allowed()
	}
	side := g.turns[p.turn]
	for n := range g.count[side] {
		m := MarkerOf(side, n)
		if p.at[m] < 0 {
			continue
		}
		w := g.newWalk(p, m, anywhere)
		if w.find() {
			return CanMove.Refuse(11, seat(side), piece(m), space(w.end()))
		}
	}
	return engines.Allowed()
}

// checkReturn says whether a defeated marker may come back (SIT-13). Survivors never may (SIT-12).
func (g *Game) checkReturn(p *Position, m *engines.Move) engines.Verdict {
	marker, at := m.Args[0], m.Args[1]
	if !g.exists(marker) {
		return ReturnUnknownMarker.Refuse(13, piece(marker))
	}
	state, on := p.State(int(marker))
	switch {
	case state == Survivor:
		return ReturnSurvivor.Refuse(12, piece(marker))
	case !g.ReturnsOn(m.Who, int(p.roll)):
		return ReturnFace.Refuse(13, piece(marker), number(p.roll))
	case Side(int(marker)) != m.Who:
		return ReturnOtherSide.Refuse(13, piece(marker), seat(Side(int(marker))))
	case state == OnBoard:
		return ReturnOnBoard.Refuse(13, piece(marker), space(on))
	case state != Defeated:
		return ReturnOut.Refuse(13, piece(marker))
	case !g.isSpace(at):
		return ReturnUnknownSpace.Refuse(13, piece(marker), space(at))
	case g.kinds[at] != CollectorStart+Kind(m.Who):
		return ReturnSpace.Refuse(13, piece(marker), space(at))
	case len(p.On(int(at))) > 0:
		return ReturnTaken.Refuse(13, piece(marker), space(at), piece(p.On(int(at))[0]))
	}
	return engines.Allowed()
}

// checkMove says whether a marker may move to a space. Where it may not, it lifts SIT-07, SIT-08, SIT-09 and
// SIT-12 one after another. The first clause without which the move would be legal is the one that forbids it
// (SIT-19).
func (g *Game) checkMove(p *Position, m *engines.Move) engines.Verdict {
	marker, to := m.Args[0], m.Args[1]
	if !g.exists(marker) {
		return UnknownMarker.Refuse(2, piece(marker))
	}
	if !g.isSpace(to) {
		return UnknownSpace.Refuse(1, space(to))
	}
	state, at := p.State(int(marker))
	switch {
	case state == Survivor:
		return IsSurvivor.Refuse(12, piece(marker))
	case Side(int(marker)) != m.Who:
		return OtherMarker.Refuse(6, piece(marker), seat(Side(int(marker))))
	case state == Defeated:
		return IsDefeated.Refuse(6, piece(marker))
	case state != OnBoard:
		return IsOut.Refuse(6, piece(marker))
	case at == int(to):
		return OwnSpace.Refuse(10, piece(marker), space(to))
	}
	w := g.newWalk(p, int(marker), int(to))
	if w.find() {
		return engines.Allowed()
	}
	for _, clause := range [...]engines.Clause{7, 8, 9, 12} {
		w.lifted = clause
		if w.findEasiest() {
			return w.refusal()
		}
	}
	roll := number(p.roll)
	steps := int(g.far[at][to])
	switch {
	case steps != unreachable && steps > int(p.roll):
		return TooFar.Refuse(10, piece(marker), space(to), roll, number(steps))
	case steps != unreachable && (steps-int(p.roll))%2 != 0 && !g.safe.Has(int(to)):
		return OddSteps.Refuse(10, piece(marker), space(to), roll)
	}
	if other, on := g.inTheWay(p, at, int(to)); other >= 0 {
		return NoWayRound.Refuse(10, piece(marker), space(on), space(to), piece(other), roll)
	}
	return NoPath.Refuse(10, piece(marker), space(to), roll)
}

// inTheWay returns the first marker on a shortest way between two spaces, and where it stands; -1 if there is
// none.
func (g *Game) inTheWay(p *Position, from, to int) (m Marker, on int) {
	way := g.board.Way(from, to, func(at int) bool { return g.kinds[at] != SafeZone })
	for _, at := range way[min(1, len(way)):] {
		if here := p.On(at); len(here) > 0 {
			return here[0], at
		}
	}
	return -1, -1
}
