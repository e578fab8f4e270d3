package sitters

import "homespun/engines"

// checkFix says whether the table may put something right: it needs a position that can exist, and what changes nothing is always accepted.
func (g *Game) checkFix(p *Position, m *engines.Move) engines.Verdict {
	no := func(reason engines.Reason, args ...engines.Arg) engines.Verdict {
		v := engines.Refuse(engines.NewNote(reason, engines.TableClause, args...))
		for _, a := range args {
			if a.Kind == engines.SpaceArg && a.Value >= 0 {
				v.Spaces = append(v.Spaces, int16(a.Value))
			}
		}
		return v
	}
	if !g.shaped(m) {
		return no(refuseNoFix)
	}
	if p.SettingUp() {
		return no(refuseFixSettingUp)
	}
	first, last := m.Args[0], int(m.Args[1])
	for i, kind := range forms[m.Verb].Kinds {
		switch arg := m.Args[i]; {
		case kind == engines.PieceArg && !g.exists(arg):
			return no(refuseFixMarker, piece(arg))
		case kind == engines.SpaceArg && !g.isSpace(arg):
			return no(refuseFixSpace, space(arg))
		}
	}
	switch m.Verb {
	case verbPut:
		return g.checkPut(p, int(first), last, no)
	case verbOff:
		return engines.Allowed()
	case verbSafe:
		switch {
		case first >= MaxMarkers:
			return no(refuseFixObstructorSafe, piece(first))
		case p.at[first] == out:
			return no(refuseFixOut, piece(first))
		}
	case verbFixBox:
		at := int(first)
		switch {
		case p.boxes.Has(at):
		case !g.boxes.Has(at):
			return no(refuseFixBoxSpace, space(at))
		case len(p.On(at)) > 0:
			return no(refuseFixBoxMarker, space(at), piece(p.On(at)[0]))
		case p.boxes.Len() >= g.Containers():
			return no(refuseFixBoxNone, number(g.Containers()))
		}
	case verbFixLoot:
		if (first < 0 || int(first) > g.rules.LootLimit) && first != p.loot {
			return no(refuseFixLoot, number(first), number(g.rules.LootLimit))
		}
	case verbFixTurn:
		if p.stage == DueLoot || p.stage == DueBattle {
			return no(refuseFixTurnDue)
		}
		if _, ok := g.findTurn(m); !ok {
			_, of := g.turnOfSide(g.firstTurn(first))
			return no(refuseFixTurnNumber, seat(engines.Seat(first)), number(of))
		}
	}
	return engines.Allowed()
}

// checkPut says whether a marker may be put on a space by hand.
func (g *Game) checkPut(p *Position, m Marker, at int, no func(engines.Reason, ...engines.Arg) engines.Verdict) engines.Verdict {
	switch there := p.On(at); {
	case int(p.at[m]) == at:
	case p.at[m] == out:
		return no(refuseFixOut, piece(m))
	case g.safe.Has(at):
		return no(refuseFixSafeZone, piece(m), space(at))
	case len(there) > 0:
		return no(refuseFixMarkerThere, piece(m), space(at), piece(there[0]))
	case p.boxes.Has(at):
		return no(refuseFixBoxThere, piece(m), space(at))
	}
	return engines.Allowed()
}

// firstTurn returns a side's first turn of the round.
func (g *Game) firstTurn(side int16) int {
	for i, s := range g.turns {
		if s == engines.Seat(side) {
			return i
		}
	}
	return 0
}

// findTurn returns the turn of the round that a fix means; ok is false where the side has none of that number.
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

// fix puts something right, and goes on with what follows: a turn that has lost what it was about ends, and so does the game without a collector
// on the board; a game that has one again goes on.
func (g *Game) fix(p *Position, m engines.Move, t teller) {
	first, last := int(m.Args[0]), int(m.Args[1])
	switch m.Verb {
	case verbPut:
		p.put(first, last)
		t.say(tellFixPut, engines.TableClause, piece(first), space(last))
	case verbOff:
		if p.at[first] != out {
			p.take(first, defeated)
		}
		t.say(tellFixOff, engines.TableClause, piece(first))
	case verbSafe:
		p.take(first, survivor)
		t.say(tellFixSafe, engines.TableClause, piece(first))
	case verbFixBox:
		p.boxes.Add(first)
		t.say(tellFixContainer, engines.TableClause, space(first))
	case verbFixNoBox:
		p.boxes.Remove(first)
		t.say(tellFixNoContainer, engines.TableClause, space(first))
	case verbFixLoot:
		p.loot = int16(first)
		t.say(tellFixLoot, engines.TableClause, number(first))
	case verbFixTurn:
		turn, _ := g.findTurn(&m)
		p.turn = int8(turn)
		if p.stage == DueMove {
			p.stage, p.roll = DueRoll, 0
		}
		nth, of := g.turnOfSide(turn)
		t.say(tellFixTurn, engines.TableClause, seat(g.turns[turn]), number(nth), number(of))
	}
	g.settle(p, t)
}

// settle makes what is due fit the board again after it was changed by hand.
func (g *Game) settle(p *Position, t teller) {
	collector, obstructor := p.fighters()
	switch none := p.on[0].Empty(); {
	case p.stage == over && none:
		if p.Survivors() > 0 && p.Board() < g.rules.Boards {
			g.endBoard(p, t)
		}
	case p.stage == over:
		p.stage = DueRoll
		t.say(tellFixGoesOn, engines.TableClause, seat(g.turns[p.turn]))
	case none,
		p.stage == DueLoot && (collector < 0 || !p.boxes.Has(int(p.spot))),
		p.stage == DueBattle && (collector < 0 || obstructor < 0):
		if p.stage == DueLoot || p.stage == DueBattle {
			t.say(tellFixEndsTurn, engines.TableClause, seat(g.turns[p.turn]))
		}
		g.endTurn(p, t)
	}
}
