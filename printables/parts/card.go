package parts

import (
	"cmp"
	"fmt"

	"homespun/printables/drawing"
	"homespun/printables/prose"
)

// A Card is the content of the front of a card. Every field may be empty.
type Card struct {
	// Title is at the head; Kind is a short line above the text, such as "Spell". A line end in Text begins a
	// paragraph.
	Title, Kind, Text string
	// Icon is the name of an icon of package assets. If there is none of that name, the text gets its room.
	Icon string
	// Picture replaces the icon if it is not nil. Badge is a small picture at the right of the head, such as
	// the sign of a deck.
	Picture, Badge *drawing.Symbol
	// Art is a picture of one's own in place of the icon, Background one that covers the whole card.
	Art        Art
	Background *drawing.Symbol
	// Corner is a number or a short word that is visible when the card is held in a fan, Second another one.
	Corner, Second string
	// Seat is the letter of the seat that owns the card, "A" to "F"; the card then shows that seat's sign.
	Seat string
	// Colour is the colour of the frame. None means the seat's colour, or that of the [CardDesign] if there
	// is no seat.
	Colour drawing.Colour
	// TextSize is the size of the text that is wished, in pt; 0 is that of the [CardDesign].
	TextSize float64
}

// A CardBack is the content of the back of a card. Equal backs are drawn only once. One that has a text, a
// kind or a corner is drawn as a front.
type CardBack struct {
	Title, Icon                string
	Kind, Text, Corner, Second string
	// Picture replaces the icon if it is not nil.
	Picture *drawing.Symbol
	// Art is a picture of one's own in place of the icon, Background one that covers the whole card.
	Art        Art
	Background *drawing.Symbol
	Colour     drawing.Colour // None is that of the [CardDesign]
	// Sign is the shape of the pattern on the back, counted from 1; 0 chooses one by the colour.
	Sign int
}

// A CardLack is something on a card that could not be printed, because there is no room or no font has its
// letters.
type CardLack struct {
	// Field is "title", "kind", "text", "corner" or "second"; with "back." before it, it is that of a back which is drawn as
	// a front. What is the problem, without the name of the field.
	Field, What string
	// Signs are those that neither fonts nor icons have; then What is "".
	Signs []string
}

const (
	// CardBleed is how far the art of a card goes on beyond the cut, in millimetres: an eighth of an inch, as
	// print shops want it.
	CardBleed = 3.175
	// CardSafe is the distance of all words from the cut, in millimetres, so that an inexact cut hits none.
	CardSafe = 3.0
	// SmallestCard is the shortest side, in millimetres, of a card whose words can be read.
	SmallestCard = 30.0
)

// A CardDesign draws cards of one size. It keeps frames and backs as symbols that all cards share, so that a
// PDF with a thousand cards stays small.
type CardDesign struct {
	// Width and Height are the size of a cut card, in millimetres. Colour is for cards and backs without a
	// colour of their own.
	Width, Height float64
	Colour        drawing.Colour
	// Least is how small its words may be, in pt. TextSize is the size of texts that is wished, which shrinks as far as
	// that; 0 is as large as they fit.
	Least, TextSize float64
	// Face is that of its text. It may have a font for letters that others lack, see [drawing.Face.With].
	Face drawing.Face
	// Look draws fronts, and backs that are drawn so, in place of the usual arrangement; nil is that one.
	Look Look
	// Marks are what texts can have besides words; nil is nothing.
	Marks prose.Marks

	frames   map[frame]*drawing.Symbol
	backs    map[CardBack]madeBack
	patterns map[drawing.Colour]int // the colours, numbered in the order of their first use
}

// CardColour is the colour of cards and backs if no other is given.
const CardColour drawing.Colour = 0xFF7A4E6D

// NewCardDesign returns a design for cards of a size in millimetres in a colour; None means [CardColour].
func NewCardDesign(width, height float64, colour drawing.Colour) *CardDesign {
	if colour == drawing.None {
		colour = CardColour
	}
	return &CardDesign{Width: width, Height: height, Colour: colour, Least: Smallest,
		frames: map[frame]*drawing.Symbol{}, backs: map[CardBack]madeBack{},
		patterns: map[drawing.Colour]int{}}
}

// Piece returns a card as a piece with bleed, and what of it cannot be printed. A nil back leaves the other
// side white.
func (c *CardDesign) Piece(name string, card *Card, back *CardBack, copies int) (Piece, []CardLack) {
	front, lacks := c.Front(card)
	piece := Piece{Name: name, Copies: copies, Front: front, Bleed: CardBleed}
	if back != nil {
		made := c.backOf(*back)
		piece.Back = made.drawing
		lacks = append(lacks, made.lacks...)
	}
	return piece, lacks
}

// Meet makes the colours of a card and its back known, as [CardDesign.Piece] does. Where all cards of a print have been
// met in their order, each of them alone is drawn as among the others.
func (c *CardDesign) Meet(card *Card, back *CardBack) {
	c.look(card)
	if back != nil && back.Worded() {
		c.look(&Card{Colour: back.Colour})
	} else if back != nil && back.Background == nil {
		c.turn(cmp.Or(back.Colour, c.Colour))
	}
}

// empty returns an empty drawing of a card with its bleed, and the box inside the cut.
func (c *CardDesign) empty() (*drawing.Drawing, drawing.Rectangle) {
	d := drawing.New(c.Width+2*CardBleed, c.Height+2*CardBleed)
	return d, d.Area().Inset(CardBleed)
}

// scale returns the size of the card relative to a poker card.
func (c *CardDesign) scale() float64 {
	long, short := max(c.Width, c.Height), min(c.Width, c.Height)
	return max(0.7, min(short/63, long/80, 3))
}

// pattern returns the hatch for a colour, so that cards can be told apart without colour. Each new colour
// gets the next pattern.
func (c *CardDesign) pattern(colour drawing.Colour) drawing.Pattern {
	return drawing.Patterns[c.turn(colour)%len(drawing.Patterns)]
}

// turn returns the number of a colour in the order of first use.
func (c *CardDesign) turn(colour drawing.Colour) int {
	at, known := c.patterns[colour]
	if !known {
		at = len(c.patterns)
		c.patterns[colour] = at
	}
	return at
}

// seat returns the number of a seat from its letter, or -1.
func seat(letter string) int {
	if len(letter) == 1 && letter[0] >= 'A' && letter[0] <= 'F' {
		return int(letter[0] - 'A')
	}
	return -1
}

// look returns the frame of a card: its colour and hatch.
func (c *CardDesign) look(card *Card) frame {
	f := frame{colour: card.Colour}
	of := seat(card.Seat)
	if f.colour == drawing.None && of >= 0 {
		f.colour = drawing.Players[of]
	}
	if f.colour == drawing.None {
		f.colour = c.Colour
	}
	if of >= 0 && f.colour == drawing.Players[of] {
		f.pattern = drawing.SeatHatch(of)
	} else {
		f.pattern = c.pattern(f.colour)
	}
	return f
}

// Frame names the frame of a card, with its colour and hatch.
func (c *CardDesign) Frame(card *Card) string { return c.look(card).name() }

// name names a symbol in listings of drawings.
func (f frame) name() string {
	return fmt.Sprintf("card frame %s %s", f.colour, f.pattern)
}

// in returns a face with the font of the design.
func (c *CardDesign) in(face drawing.Face) drawing.Face { return c.Face.For(face) }
