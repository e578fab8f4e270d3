package kit

import (
	"strconv"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/kit"
	"homespun/engines/kit/program"
	"homespun/printables/drawing"
	paper "homespun/printables/kit"
	"homespun/printables/parts"
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

// called is what a card is called.
func (t *Table) called(card int) string {
	name, _ := t.game.Card(card)
	return words.Short(name, 60)
}

// card returns cards of a name in a tray.
func (t *Table) card(tray, deck, card, many int, seat engines.Seat) tableau.Thing {
	return tableau.Thing{ID: tray*perTray + card, Name: words.Sentence(t.called(card)), Label: t.called(card), Seat: seat,
		Form: t.forms[card], Colour: paper.DeckColours[deck], Spot: tray, Count: many}
}

// back returns cards of a deck that lie face down.
func (t *Table) back(tray, deck, many int, seat engines.Seat) tableau.Thing {
	return tableau.Thing{ID: tray*perTray + backOf - deck, Name: cardsOf(many, words.Short(t.packs[deck].Name, 40)), Seat: seat,
		Form: backForm, Colour: paper.DeckColours[deck], Spot: tray, Count: many}
}

// cardAt returns the number of the card that a piece is; ok is false for all else.
func (t *Table) cardAt(in tableau.Input) (card int, ok bool) {
	if in.Kind != tableau.Piece || in.ID < perTray*handOf {
		return 0, false
	}
	card = in.ID % perTray
	return card, card <= backOf-program.MaxDecks
}

// backForm is a card that lies face down, with how many there are.
var backForm = &tableau.Form{Upright: true, Draw: drawBack}

// From these heights in pixels on the words of a card can be read: its name, and all that stands on paper.
const readableFrom, wholeFrom = 30, 220

// leastWord is the least size of the letters of a name in pixels; a card with a longer name has its initial.
const leastWord = 9

// half is half the height of a card.
const half = 8.0

// outline is the edge of a card around a point.
func outline(centre drawing.Point) drawing.Rectangle {
	return drawing.Box(centre.X-half*tableau.CardPart, centre.Y-half, 2*half*tableau.CardPart, 2*half)
}

func drawBack(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, _ float64) {
	if piece.Colour == drawing.None {
		piece.Colour = drawing.Quiet
	}
	box, ink := outline(centre), drawing.Style{Face: drawing.Title, Size: 20, Colour: drawing.TextOn(piece.Colour)}
	d.RoundedRect(box, 1.4, drawing.Outlined(piece.Colour, 0.5, drawing.Ink))
	d.RoundedRect(box.Inset(1.2), 0.8, drawing.Paint{Stroke: drawing.Line(0.5, ink.Colour)})
	d.Label(box.Inset(2), strconv.Itoa(piece.Count), ink, 8, drawing.Centre)
}

// formsOf returns how the cards of all decks are drawn: as on paper where that can be read, else large what they are called
// and their picture.
func formsOf(cards *paper.Cards, packs []kit.Pack) map[int]*tableau.Form {
	forms := map[int]*tableau.Form{}
	for _, pack := range packs {
		for number := pack.First; number <= pack.Last; number++ {
			forms[number] = &tableau.Form{Upright: true,
				Draw: func(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, pixels float64) {
					drawFront(d, piece, cards, number, outline(centre), pixels)
				}}
		}
	}
	return forms
}

func drawFront(d *drawing.Drawing, piece tableau.Thing, cards *paper.Cards, number int, box drawing.Rectangle, pixels float64) {
	ink := drawing.Style{Face: drawing.Title, Size: 13, Colour: drawing.Ink}
	card, told := cards.Card(number)
	d.RoundedRect(box, 1.4, drawing.Filled(card.Colour))
	plate := drawing.Box(box.Right()-4.8, box.Bottom()-4.2, 4.4, 3.6)
	if pixels >= wholeFrom {
		const edge = 0.45 // so that its corners are not beyond the round ones
		front := cards.Front(number)
		d.Add(drawing.Use{Symbol: front, At: box.Centre(), Clip: box.Inset(edge),
			Scale: box.Height / (front.Drawing.Height - 2*parts.CardBleed)})
		plate, ink.Size = drawing.Box(box.Right()-3.2, box.Bottom()-2.8, 2.6, 2.2), 8
	} else {
		d.RoundedRect(box, 1.4, drawing.Filled(drawing.Paper))
		d.Rect(drawing.Box(box.X+0.5, box.Y+1.4, box.Width-1, 2), drawing.Filled(card.Colour))
		room := drawing.Box(box.X+0.7, box.Y+3.8, box.Width-1.4, box.Height-4.6)
		title := ink
		for _, word := range strings.Fields(piece.Label) { // no word is broken
			title.Size *= min(1, 0.96*room.Width/drawing.Measure(word, title))
		}
		named := pixels >= readableFrom && !told
		switch {
		case named && card.Picture != nil:
			d.ParagraphIn(drawing.Box(room.X, room.Y, room.Width, 5), piece.Label, title, 5, drawing.Centre)
			d.UseIn(card.Picture, drawing.Box(room.X, room.Y+5, room.Width, room.Height-5))
		case card.Picture != nil:
			d.UseIn(card.Picture, room)
		case title.Size*drawing.PointMM*pixels/(2*half) < leastWord: // too small to be read, and then left out
			d.Label(room, initial(piece.Label), ink.Sized(26), 8, drawing.Centre)
		default:
			d.ParagraphIn(room, piece.Label, title, 5, drawing.Centre)
		}
	}
	d.RoundedRect(box, 1.4, drawing.Paint{Stroke: drawing.Line(0.5, drawing.Ink)})
	if piece.Count > 1 {
		d.RoundedRect(plate, plate.Height/3, drawing.Outlined(drawing.Paper, 0.15, drawing.Ink))
		d.Label(plate.Inset(0.2), "×"+strconv.Itoa(piece.Count), ink, 3, drawing.Centre)
	}
}
