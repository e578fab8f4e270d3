package geyser

import (
	"cmp"
	"fmt"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// printed is how many tokens of a tribe are printed where the rules set no limit.
const printed = 12

// tribes returns how many tribes can play, and how many tokens of each are printed (GEY-02).
func (p *printer) tribes() (tribes, tokens int) {
	tribes = p.set.Seats()
	tokens = cmp.Or(p.game.Rules().Tokens, printed)
	return tribes, tokens
}

// tokens are those of all tribes that can play, by their names: A1, A2 and so on. They are stacked on a space
// in the order in which they came there.
func (p *printer) tokens() parts.Part {
	tribes, tokens := p.tribes()
	part := parts.Part{
		ID: "tokens", Title: "Tokens", Kind: parts.Pieces,
		Note: words.TokensNote(p.set.Counted(tokens, "token"), tribes),
	}
	for seat := range tribes {
		for number := range tokens {
			part.Pieces = append(part.Pieces, p.token(seat, fmt.Sprintf("%c%d", 'A'+seat, number+1)))
		}
	}
	spare := parts.Figure{Side: parts.Nobody}
	blank := spare.Token(p.tokenSize())
	blank.Name, part.Blank = "blank token", &blank
	return part
}

// tokenSize returns the side of a token in millimetres.
func (p *printer) tokenSize() float64 {
	if p.set.Large {
		return max(p.space*tokenPart, parts.LargeSide)
	}
	return min(max(p.space*tokenPart, smallest), largest)
}

// rims is how light the rims of the tribes are, as relative luminances: they are told apart at arm's length and on grey
// paper too.
var rims = [...]float64{0.04, 0.17, 0.33, 0.5, 0.1, 0.42}

// token draws a token: the rim in the colour and hatch of its tribe, the tribe's picture as large as there is room, and
// below a plate with the tribe's sign and the name.
func (p *printer) token(seat int, name string) parts.Piece {
	size := p.tokenSize()
	d := drawing.New(size, size)
	sign, light := drawing.Signs[seat], rims[seat]
	colour := drawing.Players[seat].AtLuminance(light)
	shape := func(inset float64) drawing.Path {
		box := d.Area().Inset(inset)
		if sign == drawing.CircleSign {
			return drawing.EllipsePath(box.Centre(), box.Width/2, box.Height/2)
		}
		return drawing.RoundedPath(box, box.Width*0.14)
	}
	line := drawing.White
	if light > 0.3 {
		line = colour.Mixed(drawing.Ink, 0.5)
	}
	d.Path(shape(size*0.04), drawing.Paint{
		Fill: colour, Stroke: drawing.Line(0.2, drawing.Ink),
		Hatch: drawing.Hatch{Pattern: drawing.SeatHatch(seat), Colour: line, Gap: max(1, size*0.1)},
	})
	d.Path(shape(size*0.13), drawing.Paint{Fill: colour.Mixed(drawing.White, 0.8),
		Stroke: drawing.Stroke{Width: size * 0.013, Colour: drawing.Ink, Faint: true}})
	if icon, err := drawing.Icon(p.set.Theme.Icon(wordTribe, seat+1)); err == nil {
		d.UseIn(icon, drawing.Box(size*0.21, size*0.09, size*0.58, size*0.58))
	}
	plate := drawing.Box(size*0.18, size*0.645, size*0.64, size*0.235)
	d.RoundedRect(plate, size*0.08,
		drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.15, drawing.Ink)})
	d.Path(sign.Path(drawing.Point{X: plate.X + size*0.105, Y: plate.Centre().Y}, size*0.07),
		drawing.Paint{Fill: colour, Stroke: drawing.Line(size*0.01, drawing.Ink)})
	room := drawing.Box(plate.X+size*0.18, plate.Y, plate.Width-size*0.195, plate.Height)
	style := drawing.Style{Face: drawing.Title, Size: size * 0.21 / drawing.PointMM, Colour: drawing.Ink}
	d.Label(room.Inset(size*0.01), name, style, parts.Smallest, drawing.Centre)
	return parts.Piece{Name: name, Copies: 1, Front: d, Outline: shape(0)}
}
