package kit

import (
	"slices"
	"strconv"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/engines/kit"
	"homespun/engines/kit/program"
	"homespun/printables/drawing"
	paper "homespun/printables/kit"
)

// lieOf is the first id of what lies on spaces: a heap for each space, thing and owner.
const lieOf = 100_000

// heap is what lies on a space of a thing and an owner, and how much.
type heap struct {
	kit.Lie
	count int
}

// id returns the id of a heap as a piece.
func (h heap) id() int {
	return lieOf + (h.Space*program.MaxThings+h.Thing)*(engines.MaxSeats+1) + int(h.Owner) + 1
}

// heaps returns all that lies on spaces, in their order.
func (t *Table) heaps(p *kit.Position) (list []heap) {
	for _, lie := range t.game.Lies(p) {
		if n := len(list); n > 0 && list[n-1].Lie == lie {
			list[n-1].count++
		} else {
			list = append(list, heap{lie, 1})
		}
	}
	return list
}

// lying lets things lie on their spaces, along the lower edge.
func (t *Table) lying(s *tableau.Scene, p *kit.Position) {
	all := t.heaps(p)
	for from := 0; from < len(all); {
		here := slices.IndexFunc(all[from:], func(h heap) bool { return h.Space != all[from].Space })
		if here < 0 {
			here = len(all) - from
		}
		for i, box := range t.layout.Lying(all[from].Space, here) {
			thing := t.thing(all[from+i])
			thing.At, thing.Size = box.Centre(), box.Width
			s.Pieces = append(s.Pieces, thing)
		}
		from += here
	}
}

// thing returns a heap as it lies on the table, without its place.
func (t *Table) thing(h heap) tableau.Thing {
	token := t.game.Things()[h.Thing]
	thing := tableau.Thing{ID: h.id(), Name: t.calledThing(h), Many: words.Short(token.Many, 40), Seat: h.Owner,
		Icon: paper.ThingIcon(t.Theme, token), Form: thingForm, Spot: h.Space, Count: h.count}
	if thing.Icon == "" {
		thing.Label = initial(token.Name)
	}
	if h.Owner == engines.Table {
		thing.Colour = paper.ThingColour(h.Thing)
	}
	return thing
}

// calledThing is what one of a heap is called.
func (t *Table) calledThing(h heap) string {
	one := words.Short(t.game.Things()[h.Thing].One, 40)
	if h.Owner == engines.Table {
		return one
	}
	return ownThing(t.Voice.Seat(h.Owner), one)
}

// initial is the first letter of what a thing is called, for one without a picture.
func initial(name string) string {
	for _, letter := range strings.ToUpper(name) {
		return string(letter)
	}
	return ""
}

// thingForm is a thing that lies on a space, with how many there are.
var thingForm = &tableau.Form{Draw: drawThing}

func drawThing(d *drawing.Drawing, piece tableau.Thing, centre drawing.Point, pixels float64) {
	if piece.Seat >= 0 {
		tableau.Token.Draw(d, piece, centre, pixels)
		return
	}
	disc := drawing.Outlined(drawing.Paper, 0.9, piece.Colour.Mixed(drawing.Ink, 0.2))
	if piece.Count > 1 { // also where its number would be too small to read
		d.Circle(centre.Plus(1, 1), 6.8, disc)
		centre = centre.Plus(-0.7, -0.7)
	}
	d.Circle(centre, 6.9, disc)
	style := drawing.Style{Face: drawing.Title, Size: 22, Colour: drawing.Ink}
	if icon := drawing.Picture(piece.Icon); icon != nil {
		d.UseIn(icon, drawing.Box(centre.X-5.2, centre.Y-5.2, 10.4, 10.4))
	} else {
		d.Label(drawing.Box(centre.X-5, centre.Y-5, 10, 10), piece.Label, style, 8, drawing.Centre)
	}
	if piece.Count > 1 {
		at := centre.Plus(4.2, 4.2)
		d.Circle(at, 4.3, drawing.Outlined(drawing.Paper, 0.5, drawing.Ink))
		d.Label(drawing.Box(at.X-4, at.Y-4, 8, 8), strconv.Itoa(piece.Count), style.Sized(20), 8, drawing.Centre)
	}
}

// kept returns what players have of things, which are tokens before them.
func (t *Table) kept(p *kit.Position) (list []tableau.Kept) {
	for seat := range t.seats() {
		for _, token := range t.game.Things() {
			list = append(list, tableau.Kept{Seat: seat, Who: words.Sentence(words.Short(t.Voice.Seat(seat), 40)),
				One: words.Short(token.One, 40), Many: words.Short(token.Many, 40), Count: int(p.Own[seat][token.Counter])})
		}
	}
	return list
}

// PieceSettings implements tableau.Fixer: of what lies somewhere there is one more, or one fewer; where a piece stands, a
// thing lies that did not.
func (t *Table) PieceSettings(position engines.Position, piece tableau.Input) (list []tableau.Setting) {
	p := positionOf(position)
	all := t.heaps(p)
	add := func(h heap, name string) {
		args := []int{h.Thing, h.Space, h.count}
		if h.Owner >= 0 {
			args = append(args, int(h.Owner))
		}
		if m, ok := tableau.Made(engines.Table, kit.VerbLie, args...); ok && t.Engine.Check(position, m).OK() {
			list = append(list, tableau.Setting{Name: name, Seat: h.Owner, Move: m})
		}
	}
	for _, h := range all {
		if h.id() == piece.ID {
			more, fewer := h, h
			more.count++
			fewer.count--
			add(more, oneMore(t.calledThing(h)))
			add(fewer, oneFewer(t.calledThing(h)))
			return list
		}
	}
	seat, n := piece.ID/program.MaxPieces, piece.ID%program.MaxPieces
	if piece.Kind != tableau.Piece || seat >= int(t.seats()) || n >= t.each || p.Place[seat][n] == 0 {
		return nil
	}
	for number, token := range t.game.Things() {
		h := heap{kit.Lie{Thing: number, Space: int(p.Place[seat][n]), Owner: engines.Table}, 1}
		if token.Own {
			h.Owner = engines.Seat(seat)
		}
		if !slices.ContainsFunc(all, func(other heap) bool { return other.Lie == h.Lie }) {
			add(h, oneMore(t.calledThing(h)))
		}
	}
	return list
}
