package parts

import (
	"fmt"

	"homespun/printables/drawing"
)

// A Card is what stands on the front of a card. Every field may be empty.
type Card struct {
	// Title stands at the head, Kind is a short line over the text: "Spell". In Text a new line begins a
	// paragraph.
	Title, Kind, Text string
	// Icon is the name of an icon of the assets; one that is not there leaves its room to the text.
	Icon string
	// Picture stands in the place of the icon where it is not nil, and Badge is a small picture at the right
	// of the head, such as the sign of a deck.
	Picture, Badge *drawing.Symbol
	// Corner is a number or a short word that can be seen in a fan of cards.
	Corner string
	// Seat is whose the card is, by letter, "A" to "F"; then it bears that seat's sign.
	Seat string
	// Colour is that of the frame; None is the seat's, and where there is no seat that of the [CardDesign].
	Colour drawing.Colour
}

// A CardBack is what stands on the back of a card; two that are equal are drawn once.
type CardBack struct {
	Title, Icon string
	// Picture stands in the place of the icon where it is not nil.
	Picture *drawing.Symbol
	Colour  drawing.Colour // None is that of the [CardDesign]
	// Sign is the shape that is strewn over it, counted from 1; 0 leaves it to the colour.
	Sign int
}

// A CardLack is something of a card that paper has no room or letters for.
type CardLack struct {
	// Field is "title", "kind", "text" or "corner"; What says what is the case, without naming the field.
	Field, What string
}

const (
	// CardBleed is how far the art of a card goes on beyond the cut, in millimetres.
	CardBleed = 3.0
	// CardSafe is how far inside the cut all words stay, in millimetres.
	CardSafe = 3.0
	// SmallestCard is the shortest side of a card, in millimetres, on which words can be read.
	SmallestCard = 30.0
)

// A CardDesign draws cards of one size. What they have in common, their frames and backs, are symbols that it
// keeps: a thousand cards stay small.
type CardDesign struct {
	// Width and Height are the size of a cut card in millimetres; Colour is that of cards and backs that have
	// none of their own.
	Width, Height float64
	Colour        drawing.Colour

	frames   map[frame]*drawing.Symbol
	backs    map[CardBack]*drawing.Drawing
	patterns map[drawing.Colour]int // in the order they came
}

// CardColour is that of cards and backs of which nobody has said another.
const CardColour drawing.Colour = 0xFF7A4E6D

// NewCardDesign returns what draws cards of a size in millimetres in a colour; None is [CardColour].
func NewCardDesign(width, height float64, colour drawing.Colour) *CardDesign {
	if colour == drawing.None {
		colour = CardColour
	}
	return &CardDesign{Width: width, Height: height, Colour: colour,
		frames: map[frame]*drawing.Symbol{}, backs: map[CardBack]*drawing.Drawing{},
		patterns: map[drawing.Colour]int{}}
}

// Piece returns a card as a piece with bleed, and what it lacks; a nil back leaves the other side white.
func (c *CardDesign) Piece(name string, card *Card, back *CardBack, copies int) (Piece, []CardLack) {
	front, lacks := c.Front(card)
	piece := Piece{Name: name, Copies: copies, Front: front, Bleed: CardBleed}
	if back != nil {
		piece.Back = c.Back(*back)
	}
	return piece, lacks
}

// empty returns a drawing of the size of a card with its bleed, and the box inside the cut.
func (c *CardDesign) empty() (*drawing.Drawing, drawing.Rectangle) {
	d := drawing.New(c.Width+2*CardBleed, c.Height+2*CardBleed)
	return d, d.Area().Inset(CardBleed)
}

// scale is how large a card is drawn, a poker card being 1.
func (c *CardDesign) scale() float64 {
	long, short := max(c.Width, c.Height), min(c.Width, c.Height)
	return max(0.7, min(short/63, long/80, 3))
}

// pattern returns the hatch that goes along with a colour, so that cards can be told apart in grey: each new
// colour gets the next.
func (c *CardDesign) pattern(colour drawing.Colour) drawing.Pattern {
	return drawing.Patterns[c.turn(colour)%len(drawing.Patterns)]
}

// turn returns as which colour of all it came.
func (c *CardDesign) turn(colour drawing.Colour) int {
	at, known := c.patterns[colour]
	if !known {
		at = len(c.patterns)
		c.patterns[colour] = at
	}
	return at
}

// seat returns the number of a seat by its letter, or -1.
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

// name names a symbol in listings of drawings.
func (f frame) name() string {
	return fmt.Sprintf("card frame %s %s", f.colour, f.pattern)
}
