package kit

import (
	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines/kit"
	"homespun/printables/drawing"
	paper "homespun/printables/kit"
)

// A cloth lies on the table in a game without a board: the piles of its cards have their places on it, and the discards.
type cloth struct {
	drawing         *drawing.Drawing
	piles, discards []drawing.Rectangle
}

// Measures of a cloth, in mm.
const (
	clothHem = 8.0
	cardHigh = 62.0
	cardGap  = 6.0
)

// newCloth returns the cloth of a game; without cards its title is on it.
func newCloth(title string, packs []kit.Pack) *cloth {
	wide := cardHigh * tableau.CardPart
	c := &cloth{}
	each := 4*wide + 3*cardGap
	width := max(150, float64(len(packs))*(each+cardGap)-cardGap) + 2*clothHem
	high := cardHigh + 2*clothHem
	c.drawing = drawing.New(width, high)
	ground := drawing.RGB(0xE9E3D2)
	c.drawing.RoundedRect(c.drawing.Area().Inset(1), 5, drawing.Outlined(ground, 0.6, drawing.Quiet))
	if len(packs) == 0 {
		c.drawing.ParagraphIn(c.drawing.Area().Inset(clothHem), words.Short(title, 60),
			drawing.Style{Face: drawing.Title, Size: 40, Colour: drawing.Quiet}, 12, drawing.Centre)
	}
	for i := range packs {
		x, y := clothHem+float64(i)*(each+cardGap), clothHem
		pile := drawing.Box(x, y, wide, cardHigh)
		rest := drawing.Box(x+wide+cardGap, y, each-wide-cardGap, cardHigh)
		for _, box := range []drawing.Rectangle{pile, rest} {
			c.drawing.RoundedRect(box, 3, drawing.Paint{Stroke: drawing.Stroke{Width: 0.5, Colour: drawing.Quiet,
				Dash: [2]float64{2, 1.6}}})
		}
		c.piles, c.discards = append(c.piles, pile), append(c.discards, rest)
	}
	return c
}

// spread gives the cards on the cloth their places.
func (c *cloth) spread(s *tableau.Scene) {
	for _, spot := range s.Spots {
		var here []int
		for i := range s.Pieces {
			if s.Pieces[i].Spot == spot.ID {
				here = append(here, i)
			}
		}
		for n, box := range paper.Spread(spot.Box, len(here)) {
			s.Pieces[here[n]].At = box.Centre()
			s.Pieces[here[n]].Size = min(box.Width, box.Height, cardHigh) * 0.92
		}
	}
}
