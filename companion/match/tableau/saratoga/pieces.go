package saratoga

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/saratoga"
	"homespun/printables/drawing"
	paper "homespun/printables/saratoga"
)

// apart is how many wagons stand side by side on a space at most. More are a stack.
const apart = 4

// standing returns how many wagons stand on each space of the trail.
func standing(t *Table, p *saratoga.Position) []int {
	stand := make([]int, len(t.boxes))
	for who := range t.seats() {
		if p.Colour(who) != 0 {
			stand[t.space(p.Progress(who))]++
		}
	}
	return stand
}

// wagons adds the wagons on the trail, as large as their space allows: up to four side by side, more as a
// stack. A wagon past the goal stands on the goal, with its progress as its label.
func (t *Table) wagons(s *tableau.Scene, p *saratoga.Position) {
	stand := standing(t, p)
	placed := make([]int, len(t.boxes))
	for who := range t.seats() {
		if p.Colour(who) == 0 {
			continue
		}
		at := t.space(p.Progress(who))
		stacked := stand[at] > apart
		berth := stack(t.boxes[at])
		if !stacked {
			berth = paper.Berths(t.boxes[at], stand[at])[placed[at]]
		}
		placed[at]++
		one := tableau.Thing{ID: int(who), Seat: who, Colour: t.colour(p, who), Sign: sign(p.Colour(who)),
			Form: wagonForm, Icon: t.Theme.Icon("wagon", int(p.Colour(who))), Spot: at,
			At: berth.Centre(), Size: berth.Width, Label: t.Engine.SeatIDs()[who],
			Name:  words.Their(t.Count(p.Progress(who), "progress"), t.name(who)),
			Under: stacked && placed[at] < stand[at]}
		if p.Progress(who) > at {
			one.Label = strconv.Itoa(p.Progress(who))
		}
		s.Pieces = append(s.Pieces, one)
	}
}

// stack returns where a stack of wagons stands on a space: at the left of a single one, with room for its sign.
func stack(space drawing.Rectangle) drawing.Rectangle {
	alone := paper.Berths(space, 1)[0]
	return alone.Moved(-alone.Width*stackLeft, 0)
}

// The place of a stack and its sign, in widths of a wagon that stands alone.
const (
	stackLeft = 0.3
	stackSign = 0.6
)

// stacks adds the sign of each stack of wagons with their number, beside the one on top.
func stacks(t *Table, s *tableau.Scene, p *saratoga.Position) {
	for at, n := range standing(t, p) {
		if n <= apart {
			continue
		}
		top := stack(t.boxes[at])
		side := top.Width * stackSign
		s.Pieces = append(s.Pieces, tableau.Thing{ID: stackOn + at, Seat: engines.Table, Count: n, Spot: at,
			Size: side, At: drawing.Point{X: top.Right() + side/2, Y: top.Centre().Y},
			Name: t.Count(n, "wagon")})
	}
}

// space returns the space of the trail for an amount of progress, which may be past the goal.
func (t *Table) space(progress int) int { return max(0, min(progress, len(t.boxes)-1)) }

func (t *Table) supplies(n int) string { return t.Count(n, "supply") }

// stock returns the pile of supplies of a player.
func (t *Table) stock(p *saratoga.Position, who engines.Seat) tableau.Thing {
	n := p.Supplies(who)
	return tableau.Thing{ID: suppliesOf + int(who), Seat: engines.Table, Spot: trayOf + int(who),
		Form: tableau.Figure, Colour: drawing.PlayerA, Icon: t.Theme.Icon("supply", 1),
		Label: strconv.Itoa(n), Name: words.Their(t.supplies(n), t.name(who))}
}

// deck returns the cards that a player may have in hand in this match. Cards of the player's own colour, and
// of colours that nobody plays, are left out: they can never be laid (SAR-02, SAR-03).
func (t *Table) deck(p *saratoga.Position, who engines.Seat) []saratoga.Card {
	var actions, targets []saratoga.Card
	for _, c := range t.game.Deck() {
		_, worn := p.Wearer(c)
		switch {
		case c.Action():
			actions = append(actions, c)
		case c == p.Colour(who), c.Colour() && !worn:
		default:
			targets = append(targets, c)
		}
	}
	return append(actions, targets...)
}

// card returns a card face up, without an id and a place.
func (t *Table) card(p *saratoga.Position, c saratoga.Card) tableau.Thing {
	piece := tableau.Thing{Seat: engines.Table, Form: card, Label: t.cardName(c), Name: t.cardName(c)}
	if !c.Colour() {
		piece.Icon = t.Theme.Icon(t.game.CardName(c), 1)
		return piece
	}
	piece.Colour, piece.Sign, piece.Icon = t.cardColour(c), sign(c), t.Theme.Icon("wagon", int(c))
	if who, ok := p.Wearer(c); ok {
		piece.Seat, piece.Name = who, cardName(piece.Name, t.name(who))
	}
	return piece
}

// cards adds the cards that a player may still have in this round, which is public knowledge. Cards that lie
// face up from the first turn are shown as empty places (SAR-04).
func (t *Table) cards(s *tableau.Scene, p *saratoga.Position, who engines.Seat) {
	if p.Choosing() || p.Over() {
		return
	}
	for _, c := range t.deck(p, who) {
		piece := t.card(p, c)
		piece.ID, piece.Spot = cardOf+perSeat*int(who)+int(c), trayOf+int(who)
		piece.Name = words.Their(piece.Name, t.name(who))
		if !t.game.Holds(p, who, c) {
			piece.Faint, piece.Name = true, laidBefore(piece.Name)
		}
		s.Pieces = append(s.Pieces, piece)
	}
}

// hand adds the hand of a seat in a wide tray, large enough to be read. It adds nothing for the table, while
// colours are chosen, and after the end. No seat sees the hand of another.
func (t *Table) hand(s *tableau.Scene, p *saratoga.Position, seat engines.Seat) {
	if seat < 0 || seat >= t.seats() || p.Choosing() || p.Over() {
		return
	}
	s.Trays = append(s.Trays,
		tableau.Tray{Spot: trayHand, Name: handOf(t.name(seat)), Seat: seat, Colour: t.colour(p, seat),
			Wide: true, Slots: 10})
	for _, c := range t.deck(p, seat) {
		piece := t.card(p, c)
		piece.ID, piece.Spot = inHand+int(c), trayHand
		if !t.game.Holds(p, seat, c) {
			piece.Faint, piece.Name = true, laidBefore(piece.Name)
		}
		s.Pieces = append(s.Pieces, piece)
	}
}

// turnedUp adds the cards that have been laid in this turn. Those of the seats up to upTo lie face up, those
// of the others face down.
func (t *Table) turnedUp(s *tableau.Scene, p *saratoga.Position, upTo engines.Seat) {
	for who := range t.seats() {
		lay := p.Laid(who)
		for n, c := range [...]saratoga.Card{lay.Action, lay.Target} {
			piece := tableau.Thing{Seat: who, Form: card, Colour: t.colour(p, who), Sign: sign(p.Colour(who)),
				Name: words.Their(faceDown, t.name(who))}
			switch {
			case lay.Passed() || c == 0:
				continue
			case who <= upTo:
				piece = t.card(p, c)
				piece.Name = words.Their(piece.Name, t.name(who))
			}
			piece.ID, piece.Spot = laidOf+2*int(who)+n, trayOf+int(who)
			s.Pieces = append(s.Pieces, piece)
		}
	}
}
