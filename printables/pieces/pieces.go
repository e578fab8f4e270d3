// Package pieces draws what people make besides cards: tokens, dice, figures that stand, score pads, grids to write on,
// dials, spinners, and a box for the cards. Each kind is a part to print.
package pieces

import (
	"cmp"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// A Thing is what pieces of all kinds have in common. Every field but Count may be empty.
type Thing struct {
	// Key is where it stands in its file: "token.3".
	Key         string
	Title, Text string
	Art
	Colour drawing.Colour
	// Size is the measure that the kind is known by, in millimetres.
	Size  float64
	Count int
}

// Art is a picture: a symbol of one's own, else an icon by its name. One that fills leaves no border.
type Art struct {
	Icon    string
	Picture *drawing.Symbol
	Fill    bool
}

// symbol returns what is drawn, nil for nothing.
func (a Art) symbol() *drawing.Symbol {
	if a.Picture != nil {
		return a.Picture
	}
	return drawing.Picture(a.Icon)
}

// covering adds a symbol that covers a box.
func covering(d *drawing.Drawing, symbol *drawing.Symbol, box drawing.Rectangle) {
	of := symbol.Drawing
	d.Add(drawing.Use{Symbol: symbol, At: box.Centre(), Clip: box,
		Scale: max(box.Width/of.Width, box.Height/of.Height)})
}

// A Lack is something that could not be printed of the thing with a key.
type Lack struct {
	Key, Name string
	parts.CardLack
}

// A Set is all pieces of a file.
type Set struct {
	Tokens   []Token
	Dice     []Die
	Standees []Standee
	Pads     []Pad
	Grids    []Grid
	Dials    []Dial
	Spinners []Spinner
	Box      *Box
	// Colour is that of things without one of their own, Face that of words.
	Colour drawing.Colour
	Face   drawing.Face
}

// Parts returns the pieces as parts to print, and what they lack. Room is the area of a sheet for parts as it lies
// upright, in millimetres.
func (s *Set) Parts(room drawing.Rectangle) (made []parts.Part, lacks []Lack) {
	p := &pen{face: s.Face, colour: s.Colour, room: room}
	for _, some := range []func(*pen) []parts.Part{s.tokens, s.dice, s.standees, s.spinners, s.dials, s.pads,
		s.grids, s.boxes} {
		made = append(made, some(p)...)
	}
	return made, p.lacks
}

// A pen draws things, and notes what they lack.
type pen struct {
	face   drawing.Face
	colour drawing.Colour
	room   drawing.Rectangle
	thing  *Thing
	lacks  []Lack
}

// of begins a thing, and returns its colour.
func (p *pen) of(t *Thing) drawing.Colour {
	p.thing = t
	return cmp.Or(t.Colour, p.colour)
}

// style returns ink for a purpose, in a size in pt.
func (p *pen) style(purpose drawing.Face, size float64) drawing.Style {
	return drawing.Style{Face: p.face.For(purpose), Size: size, Colour: drawing.Ink}
}

// longest limits the letters that are set: breaking more into lines takes time, and no piece has room for them.
const longest = 300

// write sets words in a box, in several lines where one is too short, and notes where they have no room.
func (p *pen) write(d *drawing.Drawing, box drawing.Rectangle, field, said string, style drawing.Style) {
	if said == "" {
		return
	}
	if letters := []rune(said); len(letters) > longest {
		said = string(letters[:longest])
	}
	if drawing.Height(said, style.Sized(parts.Smallest), box.Width) > box.Height+0.01 || broken(said, style, box) {
		p.lack(field, parts.CardLack{Field: field, What: words.CardTooLong})
	}
	if missing := p.face.Missing(said); len(missing) > 0 {
		p.lack(field, parts.CardLack{Field: field, Signs: missing})
	}
	d.ParagraphIn(box, said, style, parts.Smallest, drawing.Centre)
}

// broken says whether a word is wider than a box in the smallest size.
func broken(said string, style drawing.Style, box drawing.Rectangle) bool {
	for _, word := range drawing.Set(said, style.Face).Words() {
		if word.Width(parts.Smallest) > box.Width {
			return true
		}
	}
	return false
}

func (p *pen) lack(field string, lack parts.CardLack) {
	one := Lack{p.thing.Key, p.thing.name(""), lack}
	if !slices.ContainsFunc(p.lacks, func(other Lack) bool {
		return other.Key == one.Key && other.Field == field && (other.What != "") == (lack.What != "")
	}) {
		p.lacks = append(p.lacks, one)
	}
}

// name is what a thing is called in lists.
func (t *Thing) name(without string) string {
	return cmp.Or(drawing.Sanitise(t.Title), drawing.Sanitise(t.Text), t.Icon, without)
}

// count returns how many there are of pieces, copies and all.
func count(made []parts.Piece) (n int) {
	for _, piece := range made {
		n += piece.Copies
	}
	return n
}
