package kit

import (
	"maps"
	"slices"
	"strings"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// saveCards writes where cards are that are not in the pile.
func (g *Game) saveCards(p *Position, s *Saved) {
	s.Cards, s.Unseen = map[string]map[string][]string{}, map[string]map[string]int{}
	places := g.places()
	for deck := range g.Decks {
		d := &g.Decks[deck]
		lie := map[string][]string{}
		for i := range d.Len() {
			if is := p.Where[deck][i]; is != program.InPile {
				lie[placeKey(places, is)] = append(lie[placeKey(places, is)], g.Texts[d.First+int(d.Of[i])])
			}
		}
		if len(lie) > 0 {
			s.Cards[d.Name] = lie
		}
		for i, id := range g.IDs {
			if n := int(p.Unseen[i][deck]); n > 0 {
				if s.Unseen[id] == nil {
					s.Unseen[id] = map[string]int{}
				}
				s.Unseen[id][d.Name] = n
			}
		}
	}
}

// placeKey is how the position calls a place of cards: hands by their seats.
func placeKey(places []string, place uint8) string {
	if place >= program.InHand {
		return strings.ToUpper(places[place])
	}
	return places[place]
}

// allCards is how many names of cards there are in all decks.
func (g *Game) allCards() (n int) {
	for i := range g.Decks {
		n += g.Decks[i].Names()
	}
	return n
}

// loadCards reads where cards are, and how many of a hand nobody has seen.
func (g *Game) loadCards(s *Saved, p *Position) error {
	p.Where, p.Unseen = [program.MaxDecks][program.MaxCards]uint8{}, [engines.MaxSeats][program.MaxDecks]uint8{}
	places, names := g.places(), g.deckNames()
	for _, name := range slices.Sorted(maps.Keys(s.Cards)) {
		deck := slices.Index(names, name)
		if deck < 0 {
			return engines.Fieldf("cards."+name, "is of no deck")
		}
		d := &g.Decks[deck]
		for _, lie := range slices.Sorted(maps.Keys(s.Cards[name])) {
			key := "cards." + name + "." + lie
			place := slices.Index(places, strings.ToLower(lie))
			if place < 1 || placeKey(places, uint8(place)) != lie || uint8(place) >= program.InHand && !g.HasHands(d) {
				return engines.Fieldf(key, "is no place for cards of this deck")
			}
			for _, said := range s.Cards[name][lie] {
				card := slices.Index(g.Texts[d.First:d.First+d.Names()], said)
				if card < 0 || g.has(p, deck, card, program.InPile) == 0 {
					return engines.Fieldf(key, "has %q, and there is no such card, or none more", said)
				}
				g.shift(p, deck, card, program.InPile, uint8(place))
			}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(s.Unseen)) {
		for name, n := range s.Unseen[id] {
			seat, deck := slices.Index(g.IDs, id), slices.Index(names, name)
			if seat < 0 || deck < 0 || n < 0 || n > program.MaxHand || g.Decks[deck].Hand == program.NoHand || g.Decks[deck].Hand == program.Open {
				return engines.Fieldf("unseen."+id, "needs a seat, a deck with hands that are not open, and 0 to %d", program.MaxHand)
			}
			p.Unseen[seat][deck] = uint8(n)
		}
	}
	for deck := range g.Decks {
		if g.pile(p, deck) < 0 {
			return engines.Fieldf("unseen", "are more cards of deck %s than there are", names[deck])
		}
		for seat, id := range g.IDs {
			if g.inHands(p, engines.Seat(seat), deck) > g.Decks[deck].Most {
				return engines.Fieldf("cards."+names[deck], "are more in hand %s than the %d that can be", id, g.Decks[deck].Most)
			}
		}
	}
	return nil
}

// deals reports whether an instruction on cards can have begun as a list of sentences says.
func (g *Game) deals(f *frame, in *program.Instruction) bool {
	return in.Op.OfCards() && in.Op != program.OpSwapHands && f.steps >= 1 && f.steps <= program.MaxCards &&
		f.others.Len() == bit(in.Op.WithOther()) && !f.others.Has(f.me)
}
