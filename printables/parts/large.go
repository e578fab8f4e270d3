package parts

import (
	"math"

	"homespun/printables/drawing"
)

// LargeText is how small the words on cards of a large set may be, in pt: who has small hands begins to read.
const LargeText = 12.0

// Enlarged returns how many times as large as usual cards of text are in the set: in a large one their
// smallest words are as large as [LargeText].
func (s *Set) Enlarged() float64 {
	if s.Large {
		return LargeText / Smallest
	}
	return 1
}

// tallest returns how high a card of text that is so wide may be before it is enlarged, in millimetres. Usual
// ones lie on A5, those of a large set on the paper of the set, upright or across.
func (s *Set) tallest(wide float64) float64 {
	const usual = 175.0
	if !s.Large || s.Room.Empty() {
		return usual
	}
	short, long := min(s.Room.Width, s.Room.Height), max(s.Room.Width, s.Room.Height)
	if wide *= s.Enlarged(); wide > short {
		long = short
	}
	return min(usual, math.Floor(long/s.Enlarged()))
}

// Enlarge returns the drawing of a card of the set as large as it is printed: in a large set enlarged, as far
// as the paper has room for that. Name is that of its symbol.
func (s *Set) Enlarge(d *drawing.Drawing, name string) *drawing.Drawing {
	times := s.Enlarged()
	if !s.Room.Empty() {
		short, long := min(s.Room.Width, s.Room.Height), max(s.Room.Width, s.Room.Height)
		times = min(times, short/min(d.Width, d.Height), long/max(d.Width, d.Height))
	}
	if times <= 1 {
		return d
	}
	large := drawing.New(d.Width*times, d.Height*times)
	large.UseIn(&drawing.Symbol{Name: name, Drawing: d}, large.Area())
	return large
}

// EnlargeCards makes the cards of a part as large as [Set.Enlarge] does, with their bleed. Equal backs stay
// one drawing.
func (s *Set) EnlargeCards(part *Part) {
	backs := map[*drawing.Drawing]*drawing.Drawing{}
	enlarge := func(piece *Piece) {
		front := s.Enlarge(piece.Front, piece.Name)
		piece.Bleed *= front.Width / piece.Front.Width
		piece.Front = front
		if back := piece.Back; back != nil {
			if backs[back] == nil {
				backs[back] = s.Enlarge(back, "back of "+piece.Name)
			}
			piece.Back = backs[back]
		}
	}
	for i := range part.Pieces {
		enlarge(&part.Pieces[i])
	}
	if part.Blank != nil {
		enlarge(part.Blank)
	}
}
