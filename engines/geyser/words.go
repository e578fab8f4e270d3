package geyser

import (
	"strconv"
	"strings"

	"homespun/engines"
	"homespun/engines/reasons"
)

// words are the nouns of the themes.
var words = []string{"tribe", "token", "geyser", "mother", "ring", "start"}

// Indices into words.
const (
	wordTribe = iota
	wordToken
	wordGeyser
	wordMother
	wordRing
	wordStart
)

// The kinds of arguments of the reasons.
type (
	seat   = engines.Seat
	space  = reasons.Space
	piece  = reasons.Piece
	number = reasons.Number
)

// token is an argument that is a token: the letter of its player and its number.
func token[S ~int8 | ~int16](seat S, number int16) piece {
	return piece(int32(seat)<<16 | int32(uint16(number)))
}

// TokenOf returns the token that a [engines.PieceArg] is about; ok is false where it is none of a player.
func (g *Game) TokenOf(a engines.Arg) (t Token, ok bool) {
	t = Token{engines.Seat(a.Value >> 16), int(a.Value & 0xFFFF)}
	return t, a.Kind == engines.PieceArg && a.Value>>16 >= 0 && a.Value>>16 < int32(g.players)
}

// Arg returns the token as an argument of a note, and of [Game.Describe].
func (t Token) Arg() engines.Arg { return token(int16(t.Seat), int16(t.Number)).Arg() }

// Describe names what an argument is about.
func (g *Game) Describe(a engines.Arg) engines.Description {
	d := engines.Description{Text: strconv.Itoa(int(a.Value)), Owner: engines.Table}
	switch n := int(a.Value); {
	case a.Kind == engines.PieceArg && n >= 0 && n>>16 < 26:
		d.Text = string(rune('A'+n>>16)) + strconv.Itoa(n&0xFFFF)
		if n>>16 < g.players {
			d.Noun, d.Owner = words[wordToken], engines.Seat(n>>16)
		}
	case a.Kind == engines.SpaceArg && n < 0:
		d.Text = engines.UnknownText(int16(n))
	case a.Kind == engines.SpaceArg && n < g.board.Len():
		d.Text = g.board.Name(n)
		d.Noun = [...]string{Plain: "", Start: words[wordStart], Geyser: words[wordGeyser], Mother: words[wordMother]}[g.kinds[n]]
	case a.Kind == engines.SeatArg && n >= 0 && n < g.players:
		d.Text, d.Noun, d.Owner, d.Self = g.ids[n], words[wordTribe], engines.Seat(n), true
	case a.Kind == engines.SeatArg && n >= 0 && n < 26:
		d.Text = strings.ToUpper(string(rune('a' + n)))
	case a.Kind == engines.WordArg && n >= 0 && n < len(words):
		d.Text, d.Noun = words[n], words[n]
	case a.Kind == engines.DueArg && n >= 0 && n < len(info.Dues):
		d.Text = info.Dues[n]
	}
	return d
}
