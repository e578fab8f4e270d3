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

// token draws a token: the rim in the colour and hatch of its tribe, the tribe's picture in the tribe's sign,
// and below a plate with the name, which is longer than a sign has room for.
func (p *printer) token(seat int, name string) parts.Piece {
	size := p.tokenSize()
	d := drawing.New(size, size)
	colour, sign := drawing.Players[seat], drawing.Signs[seat]
	shape := func(inset float64) drawing.Path {
		box := d.Area().Inset(inset)
		if sign == drawing.CircleSign {
			return drawing.EllipsePath(box.Centre(), box.Width/2, box.Height/2)
		}
		return drawing.RoundedPath(box, box.Width*0.14)
	}
	d.Path(shape(size*0.04), drawing.Paint{
		Fill: colour, Stroke: drawing.Line(0.3, drawing.Ink),
		Hatch: drawing.Hatch{Pattern: drawing.SeatHatch(seat), Colour: drawing.White, Gap: max(1, size*0.07)},
	})
	centre := drawing.Point{X: size / 2, Y: size * 0.375}
	d.Path(sign.Path(centre, size*0.3),
		drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(size*0.02, drawing.Ink)})
	if icon, err := drawing.Icon(p.set.Theme.Icon(wordTribe, seat+1)); err == nil {
		art := sign.LetterBox(centre, size*0.31) // the middle of its weight, with room for a picture
		d.UseIn(icon, art)
	}
	plate := drawing.Box(size*0.19, size*0.61, size*0.62, size*0.27)
	d.RoundedRect(plate, size*0.07,
		drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.3, drawing.Ink)})
	style := drawing.Style{Face: drawing.Title, Size: size * 0.23 / drawing.PointMM, Colour: drawing.Ink}
	d.Label(plate.Inset(size*0.015), name, style, parts.Smallest, drawing.Centre)
	return parts.Piece{Name: name, Copies: 1, Front: d, Outline: shape(0)}
}
