package kit

import "homespun/engines"

// The places of a card. Where a card of a hand is that nobody has seen, it counts as one of the pile's.
const (
	inPile = uint8(iota)
	discarded
	away   // out of the match
	inHand // of the first seat
)

func handOf(seat engines.Seat) uint8 { return inHand + uint8(seat) }

// has returns how many cards of a name are at a place.
func (s *stock) has(p *Position, deck, card int, place uint8) (n int) {
	d := &s.packs[deck]
	for _, is := range p.Where[deck][d.from[card]:d.from[card+1]] {
		if is == place {
			n++
		}
	}
	return n
}

// shift moves a card of a name from a place to another. Cards of one name lie in the order of their places, so that
// equal positions are ==.
func (s *stock) shift(p *Position, deck, card int, from, to uint8) {
	d := &s.packs[deck]
	cards := p.Where[deck][d.from[card]:d.from[card+1]]
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
func (s *stock) at(p *Position, w *what, place uint8) (n int) {
	d := &s.packs[w.deck]
	for i := range d.len() {
		if p.Where[w.deck][i] == place && w.has[d.of[i]] {
			n++
		}
	}
	return n
}

// everything is the what of all cards of a deck.
func (s *stock) everything(deck int) *what { return &s.whats[s.packs[deck].all] }

// pile is how many cards lie in the pile of a deck.
func (s *stock) pile(p *Position, deck int) int {
	n := s.at(p, s.everything(deck), inPile)
	for i := range p.Unseen {
		n -= int(p.Unseen[i][deck])
	}
	return n
}

// inHands is how many cards of a deck a seat has in hand.
func (s *stock) inHands(p *Position, seat engines.Seat, deck int) int {
	return s.at(p, s.everything(deck), handOf(seat)) + int(p.Unseen[seat][deck])
}

// holding returns how many cards a seat has for certain, and how many more it may have.
func (s *stock) holding(p *Position, seat engines.Seat, w *what) (known, more int) {
	known, more = s.at(p, w, handOf(seat)), int(p.Unseen[seat][w.deck])
	if w.all {
		return known + more, 0
	}
	if more > 0 {
		more = min(more, s.at(p, w, inPile))
	}
	return known, more
}

// handSize is how many cards a seat has in hand, of all decks.
func (s *stock) handSize(p *Position, seat engines.Seat) (n int) {
	for deck := range s.packs {
		n += s.inHands(p, seat, deck)
	}
	return n
}

// handWorth is what the cards are worth that a seat is known to hold.
func (s *stock) handWorth(p *Position, seat engines.Seat) (worth int) {
	for deck := range s.packs {
		d := &s.packs[deck]
		for i := range d.len() {
			if p.Where[deck][i] == handOf(seat) {
				worth += int(d.worth[d.of[i]])
			}
		}
	}
	return worth
}

// alike is how many cards of one name a seat has at most, and how many more there could be.
func (s *stock) alike(p *Position, seat engines.Seat, w *what) (known, more int) {
	unseen := int(p.Unseen[seat][w.deck])
	for card := range s.packs[w.deck].names() {
		if !w.has[card] {
			continue
		}
		has := s.has(p, w.deck, card, handOf(seat))
		known = max(known, has)
		if unseen > 0 {
			more = max(more, has+min(unseen, s.has(p, w.deck, card, inPile)))
		}
	}
	return known, more - known
}

// lacks is how many names of those that a sentence speaks of are missing in a hand, and how many could be there
// unseen.
func (s *stock) lacks(p *Position, seat engines.Seat, w *what) (missing, unseen int) {
	for card := range s.packs[w.deck].names() {
		if w.has[card] && s.has(p, w.deck, card, handOf(seat)) == 0 {
			missing++
		}
	}
	return missing, int(p.Unseen[seat][w.deck])
}

// worthOf is what the card is worth that is being done; 0 where there is none.
func (s *stock) worthOf(f *frame) int {
	if f.card == 0 {
		return 0
	}
	card := int(f.card) - 1
	d := &s.packs[s.packOf(card)]
	return int(d.worth[card-d.first])
}

// isCard reports whether the card that is being done is one that a sentence speaks of.
func (s *stock) isCard(f *frame, w *what) bool {
	if f.card == 0 {
		return false
	}
	card := int(f.card) - 1 - s.packs[w.deck].first
	return card >= 0 && card < s.packs[w.deck].names() && w.has[card]
}

// unsure reports whether a condition is about cards that nobody but their owner has seen, so that the app has to ask.
func (s *stock) unsure(p *Position, f *frame, c *condition) bool {
	switch c.is {
	case holdsCards:
		known, more := s.holding(p, f.me, &s.whats[c.b])
		return known < int(c.a) && known+more >= int(c.a)
	case holdsAlike:
		known, more := s.alike(p, f.me, &s.whats[c.b])
		return known < int(c.a) && known+more >= int(c.a)
	case holdsEach:
		missing, unseen := s.lacks(p, f.me, &s.whats[c.b])
		return missing > 0 && missing <= unseen
	case handIsWorth:
		for deck := range s.packs {
			if p.Unseen[f.me][deck] > 0 {
				return s.handWorth(p, f.me) < int(c.a)
			}
		}
	}
	return false
}

// shuffleBack puts the discards of a deck back into its pile.
func (g *Game) shuffleBack(p *Position, deck int, clause engines.Clause, tell listener) {
	d := &g.packs[deck]
	some := false
	for card := range d.names() {
		for g.has(p, deck, card, discarded) > 0 {
			g.shift(p, deck, card, discarded, inPile)
			some = true
		}
	}
	if some {
		Shuffled.Emit(tell, clause, g.deckOf(deck))
	}
}

// lay puts the card that is being done somewhere else than with the discards, if it still lies there.
func (g *Game) lay(p *Position, f *frame, in *instruction, tell listener) {
	if f.card == 0 {
		return
	}
	card, clause := int(f.card)-1, engines.Clause(in.line)
	deck := g.packOf(card)
	name, to := card-g.packs[deck].first, uint8(in.a)
	if g.has(p, deck, name, discarded) == 0 || to == inHand && g.inHands(p, f.me, deck) >= g.packs[deck].most {
		return
	}
	told := PutBack
	switch to {
	case away:
		told = PutAway
	case inHand:
		told, to = Kept, handOf(f.me)
	}
	g.shift(p, deck, name, discarded, to)
	told.Emit(tell, clause, f.me, text(card))
}

// layDown lays the hand of a seat with the discards. What nobody has seen of it goes back into the pile.
func (s *stock) layDown(p *Position, seat engines.Seat) {
	for deck := range s.packs {
		for card := range s.packs[deck].names() {
			for s.has(p, deck, card, handOf(seat)) > 0 {
				s.shift(p, deck, card, handOf(seat), discarded)
			}
		}
		p.Unseen[seat][deck] = 0
	}
}

// show shows what a seat has in hand, as far as that is known.
func (g *Game) show(p *Position, seat engines.Seat, clause engines.Clause, tell listener) {
	ShowsHand.Emit(tell, clause, seat)
	for deck := range g.packs {
		d := &g.packs[deck]
		for i := range d.len() {
			if p.Where[deck][i] == handOf(seat) {
				Shows.Emit(tell, clause, seat, text(d.first+int(d.of[i])))
			}
		}
	}
}

// swapHands lets two seats change their hands.
func (g *Game) swapHands(p *Position, me, other engines.Seat, clause engines.Clause, tell listener) {
	mine, theirs := handOf(me), handOf(other)
	for deck := range g.packs {
		d := &g.packs[deck]
		p.Unseen[me][deck], p.Unseen[other][deck] = p.Unseen[other][deck], p.Unseen[me][deck]
		for card := range d.names() {
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
	for deck := range g.packs {
		d := &g.packs[deck]
		if d.hand != Secret {
			continue
		}
		for card := range d.names() {
			for i := range g.ids {
				for other := engines.Seat(i); other != seat && g.has(&q, deck, card, handOf(other)) > 0; {
					g.shift(&q, deck, card, handOf(other), inPile)
					q.Unseen[other][deck]++
				}
			}
		}
	}
	return q
}
