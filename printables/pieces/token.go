package pieces

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// backed makes a part one of tokens with a back: those of a size lie on their sheets like cards.
func backed(part *parts.Part, t *Thing) {
	size := strconv.FormatFloat(t.Size, 'f', -1, 64)
	part.ID, part.Title, part.Kind = "tokens-"+size, words.TokensOf(size), parts.Cards
	if t.Shape == Hex {
		part.ID, part.Title = part.ID+"-hex", words.HexTokensOf(size)
	}
	part.Steps = []string{words.TokensRound(part.Title)}
}

// token draws a token.
func (p *pen) token(t *Thing, _ string) []parts.Piece {
	piece := p.side(t, t)
	if t.Back != nil {
		piece.Outline, piece.Back = nil, p.side(t, t.Back).Front
	}
	return []parts.Piece{piece}
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

// side draws one side of a token. White is left around the rim, so that a crooked cut does not show.
func (p *pen) side(token, t *Thing) parts.Piece {
	size := token.Size
	d := drawing.New(size, size)
	if token.Shape == Hex {
		d.Height = size * 2 / math.Sqrt(3)
	}
	colour := cmp.Or(t.Colour, p.colour)
	outer, inside := shaped(token.Shape, d.Area().Inset(size*0.045)), d.Area().Inset(size*0.12)
	rim := drawing.Paint{Fill: colour, Stroke: drawing.Line(0.3, drawing.Ink), Saver: drawing.Dots}
	d.Path(outer, rim)
	d.Path(shaped(token.Shape, inside), drawing.Outlined(colour.Mixed(drawing.White, 0.85), 0.2, drawing.Ink))
	box := func(x, y, width, height float64) drawing.Rectangle {
		return drawing.Box(x*size, d.Height/2+(y-0.5)*size, width*size, height*size)
	}
	art, title, text := box(0.27, 0.14, 0.46, 0.48), box(0.2, 0.64, 0.6, 0.19), box(0.2, 0.64, 0.6, 0.19)
	style, shown, both := p.style(drawing.Bold, max(11, size*0.32)), t.symbol() != nil, t.Title != "" && t.Text != ""
	switch {
	case shown && both:
		art, title, text = box(0.31, 0.14, 0.38, 0.34), box(0.15, 0.48, 0.7, 0.17), box(0.2, 0.65, 0.6, 0.19)
	case both:
		title, text = box(0.15, 0.28, 0.7, 0.24), box(0.17, 0.52, 0.66, 0.26)
	case shown && t.Title+t.Text == "":
		art = box(0.22, 0.2, 0.56, 0.6)
	case !shown:
		title, text, style.Size = box(0.15, 0.3, 0.7, 0.4), box(0.15, 0.3, 0.7, 0.4), size // in pt: as there is room
	}
	if t.fills() {
		art = shaped(token.Shape, inside).Bounds()
	}
	if t.draw(d, art) && t.fills() { // the rim goes over what covers the whole box, and words stand on a plate
		d.Path(around(outer, d.Area().Path()), drawing.Paint{Fill: drawing.White, Open: true})
		d.Path(around(shaped(token.Shape, inside), outer), rim)
		if t.Title+t.Text != "" {
			high := max(0.17, tiny*1.6*drawing.PointMM/size)
			title, text = box(0.2, 0.85-high, 0.6, high), box(0.2, 0.85-high, 0.6, high)
			plate := title
			if both {
				title = box(0.2, 0.85-2*high, 0.6, high)
				plate = title.Union(text)
			}
			d.RoundedRect(plate, size*0.03, drawing.Outlined(drawing.White, 0.2, drawing.Ink))
		}
	}
	p.write(d, title, t, "title", t.Title, style)
	p.write(d, text, t, "text", t.Text, p.style(drawing.Text, max(parts.Smallest, size*0.24)))
	return parts.Piece{Front: d, Outline: shaped(token.Shape, d.Area())}
}

// around returns the area between an outline and one outside.
func around(hole, outside drawing.Path) drawing.Path {
	points := hole.Flatten(0.02)[0]
	slices.Reverse(points) // so that it is a hole
	return append(slices.Clone(outside), drawing.PolygonPath(points...)...)
}
