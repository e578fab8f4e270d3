package geyser

import (
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/engines/geyser"
	"homespun/printables/drawing"
)

// Measures of tokens in sides of a space: how wide one alone is, and one of two; how far each of two is from
// the middle, to its side and down or up, and where something is written at the foot of the space. There all
// stand so far above its middle, and beside the odds in the corner so far to the right. Last, how wide the
// sign of how many lie on a pile is.
const (
	aloneSize = 0.68
	pairSize  = 0.47
	pairAside = 0.25
	pairSlope = 0.2
	pairLow   = 0.14
	above     = 0.17
	beside    = 0.15
	pileSign  = 0.36
)

// apart is how many tokens on one space lie side by side; more lie on a pile, the last to have come on top.
const apart = 2

// lostShown is how many tokens of each player that are off the board lie beside it, to put right what was
// wrongly taken away.
const lostShown = 3

// idOf returns the piece that stands for a token: itself, and on a pile the one on top.
func idOf(token geyser.Token, p *geyser.Position) int {
	if at := p.Where(token); at >= 0 {
		if here := p.On(at); len(here) > apart {
			token = here[len(here)-1]
		}
	}
	return int(token.Arg().Value)
}

// tokenOf returns the token that a piece is: of a pile the one on top.
func (t *Table) tokenOf(p *geyser.Position, in tableau.Input) (token geyser.Token, ok bool) {
	if in.Kind != tableau.Piece || in.ID < 0 {
		return token, false
	}
	if at := in.ID - pileOn; at >= 0 {
		if at >= len(t.boxes) || len(p.On(at)) == 0 {
			return token, false
		}
		here := p.On(at)
		return here[len(here)-1], true
	}
	return t.game.TokenOf(engines.Of(engines.PieceArg, in.ID))
}

// pieces puts everything where it lies: the tokens on the board, and beside it those that come in next and
// some that are off the board.
func (t *Table) pieces(s *tableau.Scene, p *geyser.Position) {
	s.Trays = []tableau.Tray{
		{Spot: trayNext, Seat: engines.Table, Slots: t.game.Players(), Name: toComeIn, Brief: comesNext},
		{Spot: trayOff, Seat: engines.Table, Slots: max(2, t.game.Players()),
			Name: words.Tray(t.Many("token"), words.OffBoard), Brief: words.Away},
	}
	for at := range t.boxes {
		t.stand(s, p.On(at), at)
	}
	for player := range t.players() {
		next := t.token(p.Next(player))
		next.Spot = trayNext
		s.Pieces = append(s.Pieces, next)
		for _, token := range lost(p, player) {
			piece := t.token(token)
			piece.Spot = trayOff
			s.Pieces = append(s.Pieces, piece)
		}
	}
}

// lost returns the tokens of a player with the highest numbers that are off the board and were on it.
func lost(p *geyser.Position, player engines.Seat) []geyser.Token {
	var list []geyser.Token
	for number := p.Next(player).Number - 1; number > 0 && len(list) < lostShown; number-- {
		if token := (geyser.Token{Seat: player, Number: number}); p.Where(token) < 0 {
			list = append(list, token)
		}
	}
	return list
}

// token is a token, yet without a place.
func (t *Table) token(token geyser.Token) tableau.Thing {
	return tableau.Thing{ID: int(token.Arg().Value), Name: t.Voice.Whose(token.Arg()), Label: t.label(token),
		Seat: token.Seat,
		Icon: t.Theme.Icon("tribe", int(token.Seat)+1), Form: tableau.Figure,
		Colour: drawing.Players[token.Seat]}
}

// stand puts the tokens of a space on it, in the order in which they came: one in the middle, two side by
// side, more on a pile with their number. They leave what the board bears there to be read: the odds in the
// corner of what may fire, and the words at the foot.
func (t *Table) stand(s *tableau.Scene, here []geyser.Token, at int) {
	if len(here) == 0 {
		return
	}
	centre, side := t.boxes[at].Centre(), t.space()
	first, second, aside := pairSlope, -pairSlope, 0.0
	sign := drawing.Point{X: 0.5 - pileSign/2, Y: -(aloneSize - pileSign) / 2}
	if t.game.Kind(at) != geyser.Plain {
		centre = centre.Plus(0, -side*above)
		first, second = pairLow, 0
	}
	if ways, _ := t.game.Ways(at); ways > 0 {
		aside, sign = beside, drawing.Point{X: pileSign/2 - 0.5, Y: pairLow}
	}
	put := func(token geyser.Token, size, aside, down float64) {
		piece := t.token(token)
		piece.Spot, piece.Size, piece.At = at, side*size, centre.Plus(side*aside, side*down)
		s.Pieces = append(s.Pieces, piece)
	}
	last := here[len(here)-1]
	switch len(here) {
	case 1:
		put(last, aloneSize, aside, 0)
	case apart:
		put(here[0], pairSize, -pairAside, first)
		put(last, pairSize, pairAside, second)
	default:
		put(last, aloneSize, aside, 0)
		s.Pieces = append(s.Pieces,
			tableau.Thing{ID: pileOn + at, Seat: engines.Table, Count: len(here), Spot: at,
				Size: side * pileSign,
				At:   centre.Plus(side*sign.X, side*sign.Y), Name: t.pile(here, at)})
	}
}

// pile names the tokens on a space, the last to have come first: it is fought first (GEY-10).
func (t *Table) pile(here []geyser.Token, at int) string {
	last := t.Voice.Whose(here[len(here)-1].Arg())
	if len(here) == 1 {
		return words.On(last, t.name(at))
	}
	return pile(last, t.name(at), t.before(here))
}

// before names the tokens of a space that came before the last, the later ones first.
func (t *Table) before(here []geyser.Token) []string {
	var list []string
	for i := len(here) - 2; i >= 0; i-- {
		list = append(list, t.label(here[i]))
	}
	return list
}
