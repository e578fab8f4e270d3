package geyser

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/geyser"
	"homespun/printables/drawing"
)

// Measures of tokens, as parts of the side of a space.
const (
	aloneSize = 0.68 // width of a token alone, and of the top of a pile
	pairSize  = 0.47 // width of each of two tokens
	pairAside = 0.25 // how far each of two is from the middle, to its side
	pairSlope = 0.2  // how far each of two is from the middle, down or up
	pairLow   = 0.14 // how far the first of two is down, where words stand at the foot of the space
	above     = 0.17 // how far all tokens are moved up, where words stand at the foot of the space
	beside    = 0.15 // how far a token is moved right, where the odds are in the corner
	pileSign  = 0.36 // width of the sign with the number of tokens on a pile
)

// apart is how many tokens on one space lie side by side at most. More lie on a pile, the latest on top.
const apart = 2

// lostShown is how many tokens that have left the board are shown for each player, so that a fix can put back
// one that was taken off by mistake.
const lostShown = 3

// idOf returns the id of the piece that stands for a token. In a pile that is the token on top, because the
// scene shows no other.
func idOf(token geyser.Token, p *geyser.Position) int {
	if at := p.Where(token); at >= 0 {
		if here := p.On(at); len(here) > apart {
			token = here[len(here)-1]
		}
	}
	return int(token.Arg().Value)
}

// tokenOf returns the token that a piece is. The sign of a pile stands for the token on top.
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

// pieces adds all tokens to the scene: those on the board, and in trays beside it the next to come in and
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

// lost returns tokens of a player that have been on the board and are off it, the highest numbers first, at
// most lostShown.
func lost(p *geyser.Position, player engines.Seat) []geyser.Token {
	var list []geyser.Token
	for number := p.Next(player).Number - 1; number > 0 && len(list) < lostShown; number-- {
		if token := (geyser.Token{Seat: player, Number: number}); p.Where(token) < 0 {
			list = append(list, token)
		}
	}
	return list
}

// token returns the piece of a token without a place.
func (t *Table) token(token geyser.Token) tableau.Thing {
	return tableau.Thing{ID: int(token.Arg().Value), Name: t.Voice.Whose(token.Arg()), Label: t.Voice.Label(token.Arg()),
		Seat: token.Seat,
		Icon: t.Theme.Icon("tribe", int(token.Seat)+1), Form: tableau.Figure,
		Colour: drawing.Players[token.Seat], Sign: drawing.Signs[token.Seat]}
}

// stand adds the tokens of a space, in the order in which they arrived: one in the middle, two side by side,
// and more as a pile with a sign of their number. They are placed so that the odds in the corner and the
// words at the foot of the space can be read.
func (t *Table) stand(s *tableau.Scene, here []geyser.Token, at int) {
	if len(here) == 0 {
		return
	}
	centre, side := t.boxes[at].Centre(), t.boxes[0].Width
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

// pile names the tokens on a space, the latest first, because that one is fought first (GEY-10).
func (t *Table) pile(here []geyser.Token, at int) string {
	last := t.Voice.Whose(here[len(here)-1].Arg())
	if len(here) == 1 {
		return words.On(last, t.name(at))
	}
	return pile(last, t.name(at), before(t.Voice, here))
}

// before returns the names of the tokens that arrived before the latest one of a space, the later ones
// first.
func before(voice tableau.Voice, here []geyser.Token) (list []string) {
	for i := len(here) - 2; i >= 0; i-- {
		list = append(list, voice.Thing(here[i].Arg()))
	}
	return list
}
