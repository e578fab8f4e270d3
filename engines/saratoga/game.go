package saratoga

import (
	"slices"

	"homespun/engines"
)

// Rules returns the ruleset's fields. The caller must not change the maps in it.
func (g *Game) Rules() Rules { return g.rules }

// Players returns how many players there are.
func (g *Game) Players() int { return g.players }

// Colours returns the ids of the colours in order. The card of the first colour has the number 1.
func (g *Game) Colours() []string { return slices.Clone(g.colours) }

// Deck returns all cards of the deck that every player holds. A player's own colour is among them but cannot
// be laid (SAR-02).
func (g *Game) Deck() []Card {
	var deck []Card
	for c := Card(1); c < cards; c++ {
		if g.cards[c] != "" {
			deck = append(deck, c)
		}
	}
	return deck
}

// CardName returns a card's word in the notation: red, self, bullet.
func (g *Game) CardName(c Card) string { return g.cardText(int(c)) }

// Title returns the ruleset's name of a play, such as Circle the Wagons.
func (g *Game) Title(play Play) string { return g.rules.Titles[play.ID()] }

// Cost returns how many supplies a player needs to lay a play.
func (g *Game) Cost(play Play) int { return int(g.cost[play]) }

// LayMove returns the move with which a seat lays two cards.
func LayMove(who engines.Seat, l Lay) engines.Move {
	if l.Passed() {
		return engines.NewMove(who, VerbPass)
	}
	return engines.NewMove(who, VerbLays, int16(l.Action), int16(l.Target))
}

// ColourMove returns the move with which a seat chooses a colour.
func ColourMove(who engines.Seat, c Card) engines.Move {
	return engines.NewMove(who, VerbColour, int16(c))
}

// View returns the position as a seat may know it: the cards that others have laid in this turn are missing.
// Once all have laid, nothing is hidden.
func (g *Game) View(p *Position, who engines.Seat) Position {
	view := *p
	if who, _ := g.Due(p); p.stage == DueLay && who == 0 { // all cards are being turned up
		return view
	}
	for other := range view.laid {
		if engines.Seat(other) != who {
			view.laid[other] = Lay{}
		}
	}
	return view
}

// Progress returns the progress of a seat.
func (p *Position) Progress(who engines.Seat) int { return int(p.progress[who]) }

// Supplies returns the supplies of a seat.
func (p *Position) Supplies(who engines.Seat) int { return int(p.supplies[who]) }

// Colour returns the colour of a seat, 0 where it has yet to choose.
func (p *Position) Colour(who engines.Seat) Card { return p.colour[who] }

// Wearer returns the seat that plays a colour. ok is false if nobody does.
func (p *Position) Wearer(c Card) (who engines.Seat, ok bool) {
	at := p.wearer(c)
	return engines.Seat(at), at >= 0
}

// Laid returns the cards that a seat has laid face down in this turn. It is zero if the seat has not laid
// yet, or if the position is another seat's view.
func (p *Position) Laid(who engines.Seat) Lay { return p.laid[who] }

// First returns the cards of a seat that lie face up from the first turn of the round. It is zero in the
// first turn.
func (p *Position) First(who engines.Seat) Lay { return p.first[who] }

// Holds reports whether a seat can still lay a card in this round. It cannot if the card is its own colour or
// lies face up (SAR-02, SAR-04).
func (g *Game) Holds(p *Position, who engines.Seat, c Card) bool {
	return g.cardText(int(c)) != unknownCard && c != p.colour[who] && !p.played(int(who), c)
}

// Round returns which round it is, from 1; after the end, the last one.
func (p *Position) Round() int { return int(p.round) }

// Turn returns which turn of the round it is, 1 or 2; 0 while colours are chosen and after the end.
func (p *Position) Turn() int { return int(p.turn) }

// Choosing reports whether colours are being chosen.
func (p *Position) Choosing() bool { return p.stage == DueColour }

// Over reports whether the match has ended.
func (p *Position) Over() bool { return p.stage == over }
