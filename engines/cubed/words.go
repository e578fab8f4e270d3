package cubed

import (
	"homespun/engines"
	"homespun/engines/reasons"
)

// words are the nouns that a theme can rename. The cubes of each colour come first, in the order of
// [Colours]. whole is the cube that is built of all cubes.
var words = []string{"yellow", "red", "black", "player", "cube", "whole", "pile"}

// The kinds of arguments of the reasons: a piece is a cube of a colour.
type (
	seat   = engines.Seat
	space  = reasons.Space
	piece  = reasons.Piece
	number = reasons.Number
)

// Arg returns a cube of the colour as an argument of a message, and of [Game.Describe].
func (c Colour) Arg() engines.Arg { return piece(c).Arg() }

// Describe returns the name, the noun and the owner of the thing that an argument stands for.
func (g *Game) Describe(a engines.Arg) engines.Description {
	d := info.Describe(a)
	switch n := int(a.Value); {
	case a.Kind == engines.PieceArg:
		d.Text = unknownColour
		if n >= int(Yellow) && n < int(colours) {
			d.Text = colourWords[n-int(Yellow)]
			d.Noun = d.Text
		}
	case a.Kind == engines.SpaceArg && n >= 0 && n < Squares:
		d.Text = g.board.Name(n)
	case a.Kind == engines.SeatArg && n >= 0 && n < Players:
		d.Noun, d.Owner, d.Self = "player", engines.Seat(n), true
		d.Figure = engines.Figure{Word: "player", Number: n + 1, Of: Players}
	}
	return d
}
