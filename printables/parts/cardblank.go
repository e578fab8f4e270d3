package parts

import (
	"cmp"
	"strings"

	"homespun/printables/drawing"
)

// Blank returns a spare card: a frame, a line for a title, a field to draw in, and lines to write on. A nil
// back leaves the other side white.
func (c *CardDesign) Blank(back *CardBack) *Piece {
	d, _ := c.empty()
	piece := &Piece{Name: "blank card", Copies: 1, Front: d, Bleed: CardBleed}
	if back != nil {
		piece.Back = c.Back(*back)
	}
	if c.Look != nil {
		side := c.side(&Card{}, false)
		side.Blank = true
		c.Look.Draw(d, side)
		return piece
	}
	look := c.look(&Card{})
	look.titled, look.blank = true, true
	d.UseAt(c.frame(look), drawing.Point{})
	scale, at := c.scale(), c.face(true)
	writingLine(d, at.head.Inset(2.5*scale), at.head.Bottom()-writingFoot*at.head.Height)
	field, words := share(at.room, 0.58, true)
	DrawHere(d, field, 2*scale)
	WriteHere(d, words, between)
	return piece
}

// writingFoot is how high above the foot of the head the line for a title stands, in parts of the head.
const writingFoot = 0.26

// between is how far apart lines to write on are, in millimetres, for the handwriting of children.
const between = 7.0

// DrawHere draws a field to draw in, whose corners have a radius in millimetres.
func DrawHere(d *drawing.Drawing, field drawing.Rectangle, radius float64) {
	dashes := drawing.Stroke{Width: 0.3, Colour: drawing.Quiet, Dash: [2]float64{1.5, 1.2}}
	d.RoundedRect(field, radius, drawing.Paint{Stroke: dashes})
}

// WriteHere draws lines to write on in a box, so many millimetres apart; 0 is for the handwriting of children.
func WriteHere(d *drawing.Drawing, box drawing.Rectangle, apart float64) {
	apart = cmp.Or(apart, between)
	for y := box.Y + apart*0.9; y <= box.Bottom()+0.1; y += apart {
		writingLine(d, box, y)
	}
}

// writingLine draws a line to write on across a box.
func writingLine(d *drawing.Drawing, box drawing.Rectangle, y float64) {
	d.Line(drawing.Point{X: box.X, Y: y}, drawing.Point{X: box.Right(), Y: y},
		drawing.Line(0.25, drawing.Quiet))
}

// Readable says whether anything remains of a text after the characters that no font has are removed.
func Readable(text string) bool { return ReadableIn(text, drawing.Title) }

// ReadableIn is [Readable] in a face.
func ReadableIn(text string, face drawing.Face) bool {
	return strings.Trim(drawing.Set(text, face).String(), "… ") != ""
}

func (c *CardDesign) readable(text string) bool { return ReadableIn(text, c.in(drawing.Title)) }

// WritingPlate draws a plate to write a name on, for names that no font can set.
func WritingPlate(d *drawing.Drawing, box drawing.Rectangle) {
	d.RoundedRect(box, min(1, box.Height/4), drawing.Outlined(drawing.White, 0.2, drawing.Ink))
}
