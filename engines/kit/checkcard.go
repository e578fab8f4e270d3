package kit

import (
	"homespun/engines"
	"homespun/engines/kit/program"
)

// checkPartner says whether a seat can be the other one of an instruction on cards.
func (g *Game) checkPartner(p *Position, f *frame, in *program.Instruction, other engines.Seat) engines.Verdict {
	clause := engines.Clause(in.Line)
	if in.Op == program.OpTake && g.inHands(p, other, g.Whats[in.B].Deck) == 0 {
		return EmptyHand.Refuse(clause, other)
	} else if program.Selector(in.To) == program.ToHere && g.pieceAt(p, other, g.here(p, f)) < 0 {
		return NoPerson.Refuse(clause, other)
	}
	return engines.Allowed()
}

// checkCard says whether a card can be the one that was asked for: there is such a card; the sentence speaks of it; it
// lies where it is looked for. Of cards that only their owner has seen it has to lie nowhere else.
func (g *Game) checkCard(p *Position, f *frame, in *program.Instruction, m *engines.Move) engines.Verdict {
	clause, w := engines.Clause(in.Line), &g.Whats[in.B]
	d := &g.Decks[w.Deck]
	owner := f.me
	if in.Op == program.OpTake {
		owner = f.others.Only()
	}
	fromPile := in.Op == program.OpDraw || in.Op == program.OpDrawTo || in.Op == program.OpTurnOver
	unseen := int(p.Unseen[owner][w.Deck])
	if m.Verb == VerbNo {
		if fromPile || unseen == 0 || w.All && in.Op != program.OpDiscardAlike {
			return MustHave.Refuse(clause, owner)
		}
		return engines.Allowed()
	}
	said, card := m.Args[0], int(m.Args[0])-d.First
	switch {
	case said < 0 || g.PackOf(int(said)) < 0:
		return NoCard.Refuse(clause)
	case card < 0 || card >= d.Names() || !w.Has[card]:
		return WrongCard.Refuse(clause, text(said))
	}
	held, left := 0, 0
	for _, place := range p.Where[w.Deck][d.From[card]:d.From[card+1]] {
		switch {
		case place == program.InPile:
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
	case in.Op == program.OpDiscardAlike && held+min(left, unseen) < int(in.A):
		return TooFew.Refuse(clause, owner, text(said))
	}
	return engines.Allowed()
}

// checkFixCard says whether a card can be put somewhere, or a seat have so many that nobody has seen.
func (g *Game) checkFixCard(p *Position, m *engines.Move) engines.Verdict {
	clause, args := engines.TableClause, m.Args
	if m.Verb == VerbHand {
		seat, deck := engines.Seat(args[0]), int(args[1])
		if int(args[0]) >= len(g.IDs) {
			return NoSeat.Refuse(clause, seat)
		}
		known := g.at(p, g.everything(deck), handOf(seat))
		switch d := &g.Decks[deck]; {
		case d.Hand != program.Real:
			return NoHands.Refuse(clause, g.deckOf(deck))
		case int(args[2])+known > d.Most:
			return HandIsFull.Refuse(clause, seat, number(d.Most))
		case int(args[2]) > g.pile(p, deck)+int(p.Unseen[seat][deck]):
			return PileIsEmpty.Refuse(clause, g.deckOf(deck))
		}
		return engines.Allowed()
	}
	deck := g.PackOf(int(args[0]))
	d, place := &g.Decks[deck], uint8(args[1])
	if place >= program.InHand {
		seat := engines.Seat(place - program.InHand)
		if !g.HasHands(d) {
			return NoHands.Refuse(clause, g.deckOf(deck))
		} else if g.inHands(p, seat, deck) >= d.Most {
			return HandIsFull.Refuse(clause, seat, number(d.Most))
		}
	}
	if g.lyingElsewhere(p, deck, int(args[0])-d.First, place) == place {
		return NoMoreCards.Refuse(clause, text(args[0]))
	}
	return engines.Allowed()
}

// lyingElsewhere returns where a card of a name lies besides a place: the pile is looked through first. It returns the
// place itself where there is none.
func (g *Game) lyingElsewhere(p *Position, deck, card int, place uint8) uint8 {
	for from := program.InPile; from < handOf(engines.MaxSeats); from++ {
		if from != place && g.has(p, deck, card, from) > 0 && (from != program.InPile || g.pile(p, deck) > 0) {
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
	deck, place := g.PackOf(int(m.Args[0])), uint8(m.Args[1])
	card := int(m.Args[0]) - g.Decks[deck].First
	g.shift(p, deck, card, g.lyingElsewhere(p, deck, card, place), place)
	FixedCard.Emit(tell, engines.TableClause, text(m.Args[0]))
}
