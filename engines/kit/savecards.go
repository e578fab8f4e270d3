package kit

import (
	"maps"
	"slices"
	"strings"

	"homespun/engines"
)

// saveCards writes where cards are that are not in the pile.
func (g *Game) saveCards(p *Position, s *Saved) {
	s.Cards, s.Unseen = map[string]map[string][]string{}, map[string]map[string]int{}
	places := g.places()
	for deck := range g.packs {
		d := &g.packs[deck]
		lie := map[string][]string{}
		for i := range d.len() {
			if is := p.Where[deck][i]; is != inPile {
				lie[placeKey(places, is)] = append(lie[placeKey(places, is)], g.texts[d.first+int(d.of[i])])
			}
		}
		if len(lie) > 0 {
			s.Cards[d.name] = lie
		}
		for i, id := range g.ids {
			if n := int(p.Unseen[i][deck]); n > 0 {
				if s.Unseen[id] == nil {
					s.Unseen[id] = map[string]int{}
				}
				s.Unseen[id][d.name] = n
			}
		}
	}
}

// placeKey is how the position calls a place of cards: hands by their seats.
func placeKey(places []string, place uint8) string {
	if place >= inHand {
		return strings.ToUpper(places[place])
	}
	return places[place]
}

// allCards is how many names of cards there are in all decks.
func (s *stock) allCards() (n int) {
	for i := range s.packs {
		n += s.packs[i].names()
	}
	return n
}

// loadCards reads where cards are, and how many of a hand nobody has seen.
func (g *Game) loadCards(s *Saved, p *Position) error {
	p.Where, p.Unseen = [MaxDecks][MaxCards]uint8{}, [engines.MaxSeats][MaxDecks]uint8{}
	places, names := g.places(), g.deckNames()
	for _, name := range slices.Sorted(maps.Keys(s.Cards)) {
		deck := slices.Index(names, name)
		if deck < 0 {
			return engines.Fieldf("cards."+name, "is of no deck")
		}
		d := &g.packs[deck]
		for _, lie := range slices.Sorted(maps.Keys(s.Cards[name])) {
			key := "cards." + name + "." + lie
			place := slices.Index(places, strings.ToLower(lie))
			if place < 1 || placeKey(places, uint8(place)) != lie || uint8(place) >= inHand && !g.hasHands(d) {
				return engines.Fieldf(key, "is no place for cards of this deck")
			}
			for _, said := range s.Cards[name][lie] {
				card := slices.Index(g.texts[d.first:d.first+d.names()], said)
				if card < 0 || g.has(p, deck, card, inPile) == 0 {
					return engines.Fieldf(key, "has %q, and there is no such card, or none more", said)
				}
				g.shift(p, deck, card, inPile, uint8(place))
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(s.Unseen)) {
		for name, n := range s.Unseen[id] {
			seat, deck := slices.Index(g.ids, id), slices.Index(names, name)
			if seat < 0 || deck < 0 || n < 0 || n > MaxHand || g.packs[deck].hand == NoHand || g.packs[deck].hand == Open {
				return engines.Fieldf("unseen."+id, "needs a seat, a deck with hands that are not open, and 0 to %d", MaxHand)
			}
			p.Unseen[seat][deck] = uint8(n)
		}
	}
	for deck := range g.packs {
		if g.pile(p, deck) < 0 {
			return engines.Fieldf("unseen", "are more cards of deck %s than there are", names[deck])
		}
		for seat, id := range g.ids {
			if g.inHands(p, engines.Seat(seat), deck) > g.packs[deck].most {
				return engines.Fieldf("cards."+names[deck], "are more in hand %s than the %d that can be", id, g.packs[deck].most)
			}
		}
	}
	return nil
}

// deals reports whether an instruction on cards can have begun as a list of sentences says.
func (s *stock) deals(f *frame, in *instruction) bool {
	return in.op.ofCards() && in.op != opSwapHands && f.steps >= 1 && f.steps <= MaxCards &&
		f.others.Len() == bit(in.op.withOther()) && !f.others.Has(f.me)
}
