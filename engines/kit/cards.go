package kit

import (
	"homespun/engines"
	"homespun/engines/kit/program"
)

func handOf(seat engines.Seat) uint8 { return program.InHand + uint8(seat) }

// has returns how many cards of a name are at a place.
func (g *Game) has(p *Position, deck, card int, place uint8) (n int) {
	d := &g.Decks[deck]
	for _, is := range p.Where[deck][d.From[card]:d.From[card+1]] {
		if is == place {
			n++
		}
	}
	return n
}

// shift moves a card of a name from a place to another. Cards of one name lie in the order of their places, so that
// equal positions are ==.
func (g *Game) shift(p *Position, deck, card int, from, to uint8) {
	d := &g.Decks[deck]
	cards := p.Where[deck][d.From[card]:d.From[card+1]]
	at := 0
	for cards[at] != from {
		at++
	}
	for ; at+1 < len(cards) && cards[at+1] < to; at++ {
		cards[at] = cards[at+1]
	}
	for ; at > 0 && cards[at-1] > to; at-- {
		cards[at] = cards[at-1]
	}
	cards[at] = to
}

// at returns how many cards of a deck are at a place, and of these only those that a sentence speaks of.
func (g *Game) at(p *Position, w *program.What, place uint8) (n int) {
	d := &g.Decks[w.Deck]
	for i := range d.Len() {
		if p.Where[w.Deck][i] == place && w.Has[d.Of[i]] {
			n++
		}
	}
	return n
}

// everything is the what of all cards of a deck.
func (g *Game) everything(deck int) *program.What { return &g.Whats[g.Decks[deck].All] }

// pile is how many cards lie in the pile of a deck.
func (g *Game) pile(p *Position, deck int) int {
	n := g.at(p, g.everything(deck), program.InPile)
	for i := range p.Unseen {
		n -= int(p.Unseen[i][deck])
	}
	return n
}

// inHands is how many cards of a deck a seat has in hand.
func (g *Game) inHands(p *Position, seat engines.Seat, deck int) int {
	return g.at(p, g.everything(deck), handOf(seat)) + int(p.Unseen[seat][deck])
}

// holding returns how many cards a seat has for certain, and how many more it may have.
func (g *Game) holding(p *Position, seat engines.Seat, w *program.What) (known, more int) {
	known, more = g.at(p, w, handOf(seat)), int(p.Unseen[seat][w.Deck])
	if w.All {
		return known + more, 0
	}
	if more > 0 {
		more = min(more, g.at(p, w, program.InPile))
	}
	return known, more
}

// handSize is how many cards a seat has in hand, of all decks.
func (g *Game) handSize(p *Position, seat engines.Seat) (n int) {
	for deck := range g.Decks {
		n += g.inHands(p, seat, deck)
	}
	return n
}

// handWorth is what the cards are worth that a seat is known to hold.
func (g *Game) handWorth(p *Position, seat engines.Seat) (worth int) {
	for deck := range g.Decks {
		d := &g.Decks[deck]
		for i := range d.Len() {
			if p.Where[deck][i] == handOf(seat) {
				worth += int(d.Worth[d.Of[i]])
			}
		}
	}
	return worth
}

// alike is how many cards of one name a seat has at most, and how many more there could be.
func (g *Game) alike(p *Position, seat engines.Seat, w *program.What) (known, more int) {
	unseen := int(p.Unseen[seat][w.Deck])
	for card := range g.Decks[w.Deck].Names() {
		if !w.Has[card] {
			continue
		}
		has := g.has(p, w.Deck, card, handOf(seat))
		known = max(known, has)
		if unseen > 0 {
			more = max(more, has+min(unseen, g.has(p, w.Deck, card, program.InPile)))
		}
	}
	return known, more - known
}

// lacks is how many names of those that a sentence speaks of are missing in a hand, and how many could be there
// unseen.
func (g *Game) lacks(p *Position, seat engines.Seat, w *program.What) (missing, unseen int) {
	for card := range g.Decks[w.Deck].Names() {
		if w.Has[card] && g.has(p, w.Deck, card, handOf(seat)) == 0 {
			missing++
		}
	}
	return missing, int(p.Unseen[seat][w.Deck])
}

// worthOf is what the card is worth that is being done; 0 where there is none.
func (g *Game) worthOf(f *frame) int {
	if f.card == 0 {
		return 0
	}
	card := int(f.card) - 1
	d := &g.Decks[g.PackOf(card)]
	return int(d.Worth[card-d.First])
}

// isCard reports whether the card that is being done is one that a sentence speaks of.
func (g *Game) isCard(f *frame, w *program.What) bool {
	if f.card == 0 {
		return false
	}
	card := int(f.card) - 1 - g.Decks[w.Deck].First
	return card >= 0 && card < g.Decks[w.Deck].Names() && w.Has[card]
}

// unsure reports whether a condition is about cards that nobody but their owner has seen, so that the app has to ask.
func (g *Game) unsure(p *Position, f *frame, c *program.Condition) bool {
	switch c.Is {
	case program.HoldsCards:
		known, more := g.holding(p, f.me, &g.Whats[c.B])
		return known < int(c.A) && known+more >= int(c.A)
	case program.HoldsAlike:
		known, more := g.alike(p, f.me, &g.Whats[c.B])
		return known < int(c.A) && known+more >= int(c.A)
	case program.HoldsEach:
		missing, unseen := g.lacks(p, f.me, &g.Whats[c.B])
		return missing > 0 && missing <= unseen
	case program.HandIsWorth:
		for deck := range g.Decks {
			if p.Unseen[f.me][deck] > 0 {
				return g.handWorth(p, f.me) < int(c.A)
			}
		}
	}
	return false
}

// shuffleBack puts the discards of a deck back into its pile.
func (g *Game) shuffleBack(p *Position, deck int, clause engines.Clause, tell listener) {
	d := &g.Decks[deck]
	some := false
	for card := range d.Names() {
		for g.has(p, deck, card, program.Discarded) > 0 {
			g.shift(p, deck, card, program.Discarded, program.InPile)
			some = true
		}
	}
	if some {
		Shuffled.Emit(tell, clause, g.deckOf(deck))
	}
}

// lay puts the card that is being done somewhere else than with the discards, if it still lies there.
func (g *Game) lay(p *Position, f *frame, in *program.Instruction, tell listener) {
	if f.card == 0 {
		return
	}
	card, clause := int(f.card)-1, engines.Clause(in.Line)
	deck := g.PackOf(card)
	name, to := card-g.Decks[deck].First, uint8(in.A)
	if g.has(p, deck, name, program.Discarded) == 0 || to == program.InHand && g.inHands(p, f.me, deck) >= g.Decks[deck].Most {
		return
	}
	told := PutBack
	switch to {
	case program.Away:
		told = PutAway
	case program.InHand:
		told, to = Kept, handOf(f.me)
	}
	g.shift(p, deck, name, program.Discarded, to)
	told.Emit(tell, clause, f.me, text(card))
}

// layDown lays the hand of a seat with the discards. What nobody has seen of it goes back into the pile.
func (g *Game) layDown(p *Position, seat engines.Seat) {
	for deck := range g.Decks {
		for card := range g.Decks[deck].Names() {
			for g.has(p, deck, card, handOf(seat)) > 0 {
				g.shift(p, deck, card, handOf(seat), program.Discarded)
			}
		}
		p.Unseen[seat][deck] = 0
	}
}

// show shows what a seat has in hand, as far as that is known.
func (g *Game) show(p *Position, seat engines.Seat, clause engines.Clause, tell listener) {
	ShowsHand.Emit(tell, clause, seat)
	for deck := range g.Decks {
		d := &g.Decks[deck]
		for i := range d.Len() {
			if p.Where[deck][i] == handOf(seat) {
				Shows.Emit(tell, clause, seat, text(d.First+int(d.Of[i])))
			}
		}
	}
}

// swapHands lets two seats change their hands.
func (g *Game) swapHands(p *Position, me, other engines.Seat, clause engines.Clause, tell listener) {
	mine, theirs := handOf(me), handOf(other)
	for deck := range g.Decks {
		d := &g.Decks[deck]
		p.Unseen[me][deck], p.Unseen[other][deck] = p.Unseen[other][deck], p.Unseen[me][deck]
		for card := range d.Names() {
			give, take := g.has(p, deck, card, mine), g.has(p, deck, card, theirs)
			for range give {
				g.shift(p, deck, card, mine, theirs)
			}
			for range take {
				g.shift(p, deck, card, theirs, mine)
			}
		}
	}
	SwappedHands.Emit(tell, clause, me, other)
}

// View returns the position as a seat may know it: cards in the secret hands of others are unseen.
func (g *Game) View(p *Position, seat engines.Seat) Position {
	q := *p
	for deck := range g.Decks {
		d := &g.Decks[deck]
		if d.Hand != program.Secret {
			continue
		}
		for card := range d.Names() {
			for i := range g.IDs {
				for other := engines.Seat(i); other != seat && g.has(&q, deck, card, handOf(other)) > 0; {
					g.shift(&q, deck, card, handOf(other), program.InPile)
					q.Unseen[other][deck]++
				}
			}
		}
	}
	return q
}
