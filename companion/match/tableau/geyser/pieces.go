package geyser

import (
	"strconv"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/geyser"
	"homespun/printables/drawing"
)

// Measures of tokens, as parts of the side of a space.
const (
	aloneSize = 0.68 // width of a token alone, and of the top of a stack
	above     = 0.17 // how far all tokens are moved up, where words stand at the foot of the space
	beside    = 0.15 // how far a token is moved right, where the odds are in the corner
	stackSign = 0.36 // width of the sign with the number of tokens on a stack
)

// fan is how several tokens lie on a space: how wide each is, and how far its middle is from that of the
// space, as parts of the side, those that came first first. None covers the middle of another.
type fan struct {
	size float64
	at   []drawing.Point
}

// apart is how many tokens lie side by side on a space at most. More lie on a stack, the latest on top.
const apart = 4

// plain are the fans of two to four tokens, marked those on a space with words at its foot and odds in its
// corner.
var plain = [...]fan{
	{0.47, []drawing.Point{{X: -0.25, Y: 0.2}, {X: 0.25, Y: -0.2}}},
	{0.47, []drawing.Point{{X: -0.25, Y: 0.24}, {X: 0.25, Y: 0.24}, {X: 0, Y: -0.24}}},
	{0.47, []drawing.Point{{X: -0.25, Y: 0.24}, {X: 0.25, Y: 0.24}, {X: -0.25, Y: -0.24}, {X: 0.25, Y: -0.24}}},
}
var marked = [...]fan{
	{0.47, []drawing.Point{{X: -0.25, Y: -0.03}, {X: 0.25, Y: -0.17}}},
	{0.4, []drawing.Point{{X: -0.26, Y: -0.03}, {X: 0.24, Y: -0.03}, {X: 0.13, Y: -0.3}}},
	{0.4, []drawing.Point{{X: -0.26, Y: -0.03}, {X: 0.2, Y: -0.03}, {X: 0.02, Y: -0.3}, {X: 0.3, Y: -0.3}}},
}

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
		list := lost(p, player)
		for _, token := range list[:min(lostShown, len(list))] {
			piece := t.token(token)
			piece.Spot = trayOff
			s.Pieces = append(s.Pieces, piece)
		}
		if n := len(list) - lostShown; n > 0 {
			rest := t.token(list[lostShown])
			rest.ID, rest.Spot, rest.Icon = moreOff+int(player), trayOff, ""
			rest.Name, rest.Label = more(n), "+"+strconv.Itoa(n)
			s.Pieces = append(s.Pieces, rest)
		}
	}
}

// lost returns the tokens of a player that have been on the board and are off it, the highest numbers first.
func lost(p *geyser.Position, player engines.Seat) []geyser.Token {
	var list []geyser.Token
	for number := p.Next(player).Number - 1; number > 0; number-- {
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

// stand adds the tokens of a space, in the order in which they arrived: one in the middle, up to four side by
// side, and more as a stack with a sign of their number. They are placed so that the odds in the corner and
// the words at the foot of the space can be read.
func (t *Table) stand(s *tableau.Scene, here []geyser.Token, at int) {
	if len(here) == 0 {
		return
	}
	centre, side, kind := t.boxes[at].Centre(), t.boxes[0].Width, t.game.Kind(at)
	put := func(token geyser.Token, size float64, from drawing.Point) {
		piece := t.token(token)
		piece.Spot, piece.Size, piece.At = at, side*size, centre.Plus(side*from.X, side*from.Y)
		piece.Under = len(here) > apart && token != here[len(here)-1]
		s.Pieces = append(s.Pieces, piece)
	}
	if n := len(here); n > 1 && n <= apart {
		fan := plain[n-2]
		if kind != geyser.Plain {
			fan = marked[n-2]
		}
		for i, token := range here {
			put(token, fan.size, fan.at[i])
		}
		return
	}
	lies, sign := drawing.Point{}, drawing.Point{X: 0.5 - stackSign/2, Y: -(aloneSize - stackSign) / 2}
	if ways, _ := t.game.Ways(at); ways > 0 {
		lies.X, sign = beside, drawing.Point{X: stackSign/2 - 0.5, Y: 0.14}
	}
	if kind != geyser.Plain {
		lies.Y, sign.Y = -above, sign.Y-above
	}
	for _, token := range here {
		put(token, aloneSize, lies)
	}
	if len(here) > 1 {
		s.Pieces = append(s.Pieces, tableau.Thing{ID: pileOn + at, Seat: engines.Table, Count: len(here), Spot: at,
			Size: side * stackSign, At: centre.Plus(side*sign.X, side*sign.Y), Name: t.pile(here, at)})
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
