package kit

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/kit"
	"homespun/printables/drawing"
)

// The ids of cards. A hand, a pile and its discards are trays; a card in one has the id of the tray, times as many as there
// can be in it, and its number.
const (
	handOf     = 2000 // plus a seat
	pileOf     = 2100 // plus a deck, as the discards
	discardsOf = 2200
	perTray    = 1000
)

// backOf is the number of the back of a deck in a tray, which stands for cards that nobody sees.
const backOf = 990

// cards lays the piles, the discards and the hands of the players beside the board.
func (t *Table) cards(s *tableau.Scene, p *kit.Position) {
	for deck, pack := range t.packs {
		name := words.Short(pack.Name, 40)
		if t.cloth != nil {
			s.Spots = append(s.Spots, tableau.Place{ID: pileOf + deck, Box: t.cloth.piles[deck], Name: pileNamed(name), Card: true},
				tableau.Place{ID: discardsOf + deck, Box: t.cloth.discards[deck], Name: discardsNamed(name), Card: true})
		} else {
			s.Trays = append(s.Trays, tableau.Tray{Spot: pileOf + deck, Name: pileNamed(name), Brief: name, Seat: engines.Table,
				Slots: 1}, tableau.Tray{Spot: discardsOf + deck, Name: discardsNamed(name), Brief: name, Seat: engines.Table,
				Slots: 3})
		}
		if n := t.game.Pile(p, deck); n > 0 {
			s.Pieces = append(s.Pieces, t.back(pileOf+deck, deck, n, engines.Table))
		}
		for card := pack.First; card <= pack.Last; card++ {
			if n := t.game.Laid(p, card); n > 0 {
				s.Pieces = append(s.Pieces, t.card(discardsOf+deck, deck, card, n, engines.Table))
			}
		}
	}
	if t.cloth != nil {
		t.cloth.spread(s)
	}
	if !t.hands {
		return
	}
	for seat := range t.seats() {
		hand := handOf + int(seat)
		s.Trays = append(s.Trays, tableau.Tray{Spot: hand, Name: words.Sentence(words.Short(t.Voice.Seat(seat), 40)), Seat: seat,
			Slots: 4, Wide: len(t.game.SeatIDs()) == 1})
		for deck, pack := range t.packs {
			for card := pack.First; card <= pack.Last; card++ {
				if n := t.game.Holds(p, seat, card); n > 0 {
					s.Pieces = append(s.Pieces, t.card(hand, deck, card, n, seat))
				}
			}
			if n := int(p.Unseen[seat][deck]); n > 0 {
				s.Pieces = append(s.Pieces, t.back(hand, deck, n, seat))
			}
		}
	}
}

// card returns cards of a name in a tray.
func (t *Table) card(tray, deck, card, many int, seat engines.Seat) tableau.Thing {
	name := words.Short(t.game.Card(card), 60)
	return tableau.Thing{ID: tray*perTray + card, Name: words.Sentence(name), Label: name, Seat: seat,
		Form: cardForm, Colour: deckColours[deck%len(deckColours)], Spot: tray, Count: many}
}

// back returns cards of a deck that lie face down.
func (t *Table) back(tray, deck, many int, seat engines.Seat) tableau.Thing {
	return tableau.Thing{ID: tray*perTray + backOf - deck, Name: cardsOf(many, words.Short(t.packs[deck].Name, 40)), Seat: seat,
		Form: cardForm, Colour: deckColours[deck%len(deckColours)], Spot: tray, Count: many}
}

// cardAt returns the number of the card that a piece is; ok is false for all else.
func (t *Table) cardAt(in tableau.Input) (card int, ok bool) {
	if in.Kind != tableau.Piece || in.ID < perTray*handOf {
		return 0, false
	}
	card = in.ID % perTray
	return card, card <= backOf-kit.MaxDecks
}

// deckColours are those of the backs of the decks.
var deckColours = []drawing.Colour{drawing.RGB(0x2F6F8F), drawing.RGB(0x8A3B5A), drawing.RGB(0x3E7A3A), drawing.RGB(0x6B4F8F)}

// cardForm is a card, upright: with a label it lies face up, without one it shows its back.
var cardForm = &tableau.Form{Upright: true, Draw: drawCard}

// readableFrom is the height in pixels from which on the words of a card can be read.
const readableFrom = 30

func drawCard(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, pixels float64) {
	const half = 8.0
	box := drawing.Box(centre.X-half*tableau.CardPart, centre.Y-half, 2*half*tableau.CardPart, 2*half)
	ink := drawing.Style{Face: drawing.Title, Size: 13, Colour: drawing.Ink}
	if piece.Colour == drawing.None {
		piece.Colour = drawing.Quiet
	}
	if piece.Label == "" {
		d.RoundedRect(box, 1.4, drawing.Outlined(piece.Colour, 0.5, drawing.Ink))
		d.RoundedRect(box.Inset(1.2), 0.8, drawing.Paint{Stroke: drawing.Line(0.5, drawing.TextOn(piece.Colour))})
		ink.Colour, ink.Size = drawing.TextOn(piece.Colour), 20
		d.Label(box.Inset(2), strconv.Itoa(piece.Count), ink, 8, drawing.Centre)
		return
	}
	d.RoundedRect(box, 1.4, drawing.Outlined(drawing.Paper, 0.5, drawing.Ink))
	d.Rect(drawing.Box(box.X+0.5, box.Y+1.4, box.Width-1, 2), drawing.Filled(piece.Colour))
	if pixels >= readableFrom {
		d.ParagraphIn(drawing.Box(box.X+0.7, box.Y+4, box.Width-1.4, box.Height-8), piece.Label, ink, 5, drawing.Centre)
	}
	if piece.Count > 1 {
		d.Label(drawing.Box(box.X+0.7, box.Bottom()-4.4, box.Width-1.4, 4), "×"+strconv.Itoa(piece.Count), ink.Sized(11), 6,
			drawing.Centre)
	}
}
