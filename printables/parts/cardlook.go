package parts

import "homespun/printables/drawing"

// A Look draws sides of cards in another arrangement than the usual one.
type Look interface {
	// Draw draws a side on a drawing as large as the card with its bleed, and returns what of it cannot be printed. Signs
	// that no font has are told already.
	Draw(d *drawing.Drawing, side CardSide) []CardLack
}

// A CardSide is a front, or a back that has words, which a [Look] draws.
type CardSide struct {
	*CardDesign
	Card *Card
	// Paint is the colour of the card; Pattern tells it from others where there is no colour.
	Paint   drawing.Colour
	Pattern drawing.Pattern
	// Back says that it is a back, Blank that it is a spare to write on.
	Back, Blank bool
}

// side returns the side of a card for the look.
func (c *CardDesign) side(card *Card, back bool) CardSide {
	of := c.look(card)
	return CardSide{CardDesign: c, Card: card, Paint: of.colour, Pattern: of.pattern, Back: back}
}
