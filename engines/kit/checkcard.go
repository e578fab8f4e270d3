package kit

import "homespun/engines"

// checkPartner says whether a seat can be the other one of an instruction on cards.
func (g *Game) checkPartner(p *Position, f *frame, in *instruction, other engines.Seat) engines.Verdict {
	clause := engines.Clause(in.line)
	if in.op == opTake && g.inHands(p, other, g.whats[in.b].deck) == 0 {
		return EmptyHand.Refuse(clause, other)
	} else if selector(in.to) == toHere && g.pieceAt(p, other, g.here(p, f)) < 0 {
		return NoPerson.Refuse(clause, other)
	}
	return engines.Allowed()
}

// checkCard says whether a card can be the one that was asked for: there is such a card; the sentence speaks of it; it
// lies where it is looked for. Of cards that only their owner has seen it has to lie nowhere else.
func (g *Game) checkCard(p *Position, f *frame, in *instruction, m *engines.Move) engines.Verdict {
	clause, w := engines.Clause(in.line), &g.whats[in.b]
	d := &g.packs[w.deck]
	owner := f.me
	if in.op == opTake {
		owner = f.others.Only()
	}
	fromPile := in.op == opDraw || in.op == opDrawTo || in.op == opTurnOver
	unseen := int(p.Unseen[owner][w.deck])
	if m.Verb == VerbNo {
		if fromPile || unseen == 0 || w.all && in.op != opDiscardAlike {
			return MustHave.Refuse(clause, owner)
		}
		return engines.Allowed()
	}
	said, card := m.Args[0], int(m.Args[0])-d.first
	switch {
	case said < 0 || g.packOf(int(said)) < 0:
		return NoCard.Refuse(clause)
	case card < 0 || card >= d.names() || !w.has[card]:
		return WrongCard.Refuse(clause, text(said))
	}
	held, left := 0, 0
	for _, place := range p.Where[w.deck][d.from[card]:d.from[card+1]] {
		switch {
		case place == inPile:
			left++
		case place == handOf(owner):
			held++
		}
	}
	switch {
	case fromPile && left == 0:
		return NotInPile.Refuse(clause, text(said))
	case fromPile:
	case held+min(left, unseen) == 0:
		return NotInHand.Refuse(clause, owner, text(said))
	case in.op == opDiscardAlike && held+min(left, unseen) < int(in.a):
		return TooFew.Refuse(clause, owner, text(said))
	}
	return engines.Allowed()
}

// checkFixCard says whether a card can be put somewhere, or a seat have so many that nobody has seen.
func (g *Game) checkFixCard(p *Position, m *engines.Move) engines.Verdict {
	clause, args := engines.TableClause, m.Args
	if m.Verb == VerbHand {
		seat, deck := engines.Seat(args[0]), int(args[1])
		if int(args[0]) >= len(g.ids) {
			return NoSeat.Refuse(clause, seat)
		}
		known := g.at(p, g.everything(deck), handOf(seat))
		switch d := &g.packs[deck]; {
		case d.hand != Real:
			return NoHands.Refuse(clause, g.deckOf(deck))
		case int(args[2])+known > d.most:
			return HandIsFull.Refuse(clause, seat, number(d.most))
		case int(args[2]) > g.pile(p, deck)+int(p.Unseen[seat][deck]):
			return PileIsEmpty.Refuse(clause, g.deckOf(deck))
		}
		return engines.Allowed()
	}
	deck := g.packOf(int(args[0]))
	d, place := &g.packs[deck], uint8(args[1])
	if place >= inHand {
		seat := engines.Seat(place - inHand)
		if !g.hasHands(d) {
			return NoHands.Refuse(clause, g.deckOf(deck))
		} else if g.inHands(p, seat, deck) >= d.most {
			return HandIsFull.Refuse(clause, seat, number(d.most))
		}
	}
	if g.lyingElsewhere(p, deck, int(args[0])-d.first, place) == place {
		return NoMoreCards.Refuse(clause, text(args[0]))
	}
	return engines.Allowed()
}

// lyingElsewhere returns where a card of a name lies besides a place: the pile is looked through first. It returns the
// place itself where there is none.
func (s *stock) lyingElsewhere(p *Position, deck, card int, place uint8) uint8 {
	for from := inPile; from < handOf(engines.MaxSeats); from++ {
		if from != place && s.has(p, deck, card, from) > 0 && (from != inPile || s.pile(p, deck) > 0) {
			return from
		}
	}
	return place
}

// fixCard puts a card somewhere, or says how many a seat has that nobody has seen.
func (g *Game) fixCard(p *Position, m *engines.Move, tell listener) {
	if m.Verb == VerbHand {
		seat, deck := engines.Seat(m.Args[0]), int(m.Args[1])
		p.Unseen[seat][deck] = uint8(m.Args[2])
		FixedHand.Emit(tell, engines.TableClause, seat, g.deckOf(deck), number(m.Args[2]))
		return
	}
	deck, place := g.packOf(int(m.Args[0])), uint8(m.Args[1])
	card := int(m.Args[0]) - g.packs[deck].first
	g.shift(p, deck, card, g.lyingElsewhere(p, deck, card, place), place)
	FixedCard.Emit(tell, engines.TableClause, text(m.Args[0]))
}
