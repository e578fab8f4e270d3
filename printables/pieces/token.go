package pieces

import (
	"math"
	"strconv"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// The shapes of tokens, as files name them.
const (
	Round  = "round"
	Square = "square"
	Hex    = "hex"
)

// A Token is a flat piece. Its size is its diameter, or the distance of opposite sides.
type Token struct {
	Thing
	Shape string
	Back  *Thing // nil is nothing on the other side
}

// tokens returns the tokens as parts: those with nothing behind them, and those with a back by their size, as these
// lie on their sheets like cards.
func (s *Set) tokens(p *pen) (made []parts.Part) {
	at := map[string]int{}
	for i := range s.Tokens {
		token := &s.Tokens[i]
		id, title, kind := "tokens", words.Tokens, parts.Pieces
		if token.Back != nil {
			size := strconv.FormatFloat(token.Size, 'f', -1, 64)
			id, title, kind = "tokens-"+size, words.TokensOf(size), parts.Cards
			if token.Shape == Hex {
				id, title = id+"-hex", words.HexTokensOf(size)
			}
		}
		if _, ok := at[id]; !ok {
			at[id] = len(made)
			made = append(made, parts.Part{ID: id, Title: title, Kind: kind})
			if kind == parts.Cards {
				made[at[id]].Steps = []string{words.TokensRound(title)}
			}
			blank := p.token(token, &Thing{Key: token.Key, Size: token.Size, Colour: token.Colour, Count: 1})
			made[at[id]].Blank = &blank
		}
		piece := p.token(token, &token.Thing)
		piece.Name = token.name(words.PieceNth("token", i+1))
		if kind == parts.Cards {
			piece.Outline, piece.Back = nil, p.token(token, token.Back).Front
		}
		part := &made[at[id]]
		part.Pieces = append(part.Pieces, piece)
		part.Note = words.TokensToCut(count(part.Pieces))
	}
	return made
}

// shaped returns the outline of a token of a shape in a box.
func shaped(shape string, box drawing.Rectangle) drawing.Path {
	switch shape {
	case Square:
		return drawing.RoundedPath(box, box.Width*0.1)
	case Hex:
		middle, high := box.Centre().Y, box.Width/math.Sqrt(3)
		left, right, top := box.X, box.Right(), box.Centre().X
		at := func(x, y float64) drawing.Point { return drawing.Point{X: x, Y: middle + y*high} }
		return drawing.PolygonPath(at(top, -1), at(right, -0.5), at(right, 0.5), at(top, 1), at(left, 0.5), at(left, -0.5))
	}
	return drawing.EllipsePath(box.Centre(), box.Width/2, box.Width/2)
}

// token draws one side of a token. White is left around the rim, so that a crooked cut does not show.
func (p *pen) token(token *Token, side *Thing) parts.Piece {
	size := token.Size
	d := drawing.New(size, size)
	if token.Shape == Hex {
		d.Height = size * 2 / math.Sqrt(3)
	}
	colour := p.of(side)
	d.Path(shaped(token.Shape, d.Area().Inset(size*0.045)),
		drawing.Paint{Fill: colour, Stroke: drawing.Line(0.3, drawing.Ink), Saver: drawing.Dots})
	inside := d.Area().Inset(size * 0.12)
	ground := drawing.Paint{Fill: colour.Mixed(drawing.White, 0.85), Stroke: drawing.Line(0.2, drawing.Ink)}
	d.Path(shaped(token.Shape, inside), ground)
	box := func(x, y, width, height float64) drawing.Rectangle {
		return drawing.Box(x*size, d.Height/2+(y-0.5)*size, width*size, height*size)
	}
	art := box(0.22, 0.2, 0.56, 0.6)
	title, text := box(0.15, 0.3, 0.7, 0.4), drawing.Rectangle{}
	symbol, style := side.symbol(), p.style(drawing.Bold, max(11, size*0.32))
	switch {
	case symbol != nil && side.Title != "" && side.Text != "":
		art, title, text = box(0.31, 0.14, 0.38, 0.34), box(0.15, 0.48, 0.7, 0.17), box(0.2, 0.65, 0.6, 0.19)
	case symbol != nil:
		title, text = box(0.2, 0.64, 0.6, 0.19), box(0.2, 0.64, 0.6, 0.19)
		if side.Title+side.Text != "" {
			art = box(0.27, 0.14, 0.46, 0.48)
		}
	case side.Title != "" && side.Text != "":
		title, text = box(0.15, 0.28, 0.7, 0.24), box(0.17, 0.52, 0.66, 0.26)
	default:
		text, style.Size = title, size // in pt: as large as there is room for
	}
	switch {
	case symbol != nil && side.Fill:
		covering(d, symbol, shaped(token.Shape, inside).Bounds())
		p.frame(d, token.Shape, inside, colour)
		if side.Title+side.Text != "" { // words stand on a plate
			title = box(0.2, 0.68, 0.6, 0.17)
			d.RoundedRect(title, size*0.03, drawing.Paint{Fill: drawing.White, Stroke: drawing.Line(0.2, drawing.Ink)})
			text = title
		}
	case symbol != nil:
		d.UseIn(symbol, art)
	}
	p.write(d, title, "title", side.Title, style)
	p.write(d, text, "text", side.Text, p.style(drawing.Text, max(parts.Smallest, size*0.24)))
	return parts.Piece{Copies: token.Count, Front: d, Outline: shaped(token.Shape, d.Area())}
}

// frame draws the rim of a token again, and white around it, over what covers all of the inside's box.
func (p *pen) frame(d *drawing.Drawing, shape string, inside drawing.Rectangle, colour drawing.Colour) {
	ring := func(outer, inner drawing.Path, paint drawing.Paint) {
		var turned drawing.Path // the other way round, so that it is a hole
		points := inner.Flatten(0.02)[0]
		for i := len(points) - 1; i >= 0; i-- {
			if turned == nil {
				turned = turned.MoveTo(points[i])
			} else {
				turned = turned.LineTo(points[i])
			}
		}
		d.Path(append(outer, turned.Close()...), paint)
	}
	size := d.Width
	ring(d.Area().Path(), shaped(shape, d.Area().Inset(size*0.045)), drawing.Paint{Fill: drawing.White, Open: true})
	ring(shaped(shape, d.Area().Inset(size*0.045)), shaped(shape, inside),
		drawing.Paint{Fill: colour, Stroke: drawing.Line(0.3, drawing.Ink), Saver: drawing.Dots})
}
