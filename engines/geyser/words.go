package geyser

import (
	"strconv"

	"homespun/engines"
	"homespun/engines/reasons"
)

// words are the nouns of the themes.
var words = []string{"tribe", "token", "geyser", "mother", "ring", "start"}

// The kinds of arguments of the reasons.
type (
	seat   = engines.Seat
	space  = reasons.Space
	piece  = reasons.Piece
	number = reasons.Number
)

// token returns a token as an argument of a message: its player in the upper 16 bits, its number in the
// lower.
func token[S ~int8 | ~int16](seat S, number int16) piece {
	return piece(int32(seat)<<16 | int32(uint16(number)))
}

// TokenOf returns the token that a [engines.PieceArg] stands for. ok is false if the argument is not a token
// of one of the players.
func (g *Game) TokenOf(a engines.Arg) (t Token, ok bool) {
	t = Token{engines.Seat(a.Value >> 16), int(a.Value & 0xFFFF)}
	return t, a.Kind == engines.PieceArg && a.Value>>16 >= 0 && a.Value>>16 < int32(g.players)
}

// Arg returns the token as an argument of a message, and of [Game.Describe].
func (t Token) Arg() engines.Arg { return token(int16(t.Seat), int16(t.Number)).Arg() }

// Describe returns the name, noun and owner of the thing that an argument stands for.
func (g *Game) Describe(a engines.Arg) engines.Description {
	d := info.Describe(a)
	switch n := int(a.Value); {
	case n < 0:
	case a.Kind == engines.PieceArg && n>>16 < 26:
		d.Text = string(rune('A'+n>>16)) + strconv.Itoa(n&0xFFFF)
		if n>>16 < g.players {
			d.Noun, d.Owner, d.Number = "token", engines.Seat(n>>16), n&0xFFFF
			d.Figure, d.Shared = engines.Figure{Word: "tribe", Number: n>>16 + 1, Of: g.players}, true
		}
	case a.Kind == engines.SpaceArg && n < g.board.Len():
		d.Text = g.board.Name(n)
		d.Noun = [...]string{Plain: "", Start: "start", Geyser: "geyser", Mother: "mother"}[g.kinds[n]]
	case a.Kind == engines.SeatArg && n < g.players:
		d.Noun, d.Owner, d.Self = "tribe", engines.Seat(n), true
		d.Figure = engines.Figure{Word: "tribe", Number: n + 1, Of: g.players, Group: true}
	}
	return d
}
