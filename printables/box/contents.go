// Package box makes the box of a set: a net that holds what is cut out, and labels for the bags in it.
package box

import (
	"slices"

	"homespun/printables/parts"
)

const (
	// card is how thick card is, in millimetres.
	card = 0.3
	// loose is how much of a box is filled by what lies in it in bags.
	loose = 0.6
)

// A Solid is the size of something in the round, in millimetres.
type Solid struct{ Width, Height, Depth float64 }

// sorted returns the sides, the longest first.
func (s Solid) sorted() [3]float64 {
	low, high := min(s.Width, s.Height, s.Depth), max(s.Width, s.Height, s.Depth)
	return [3]float64{high, s.Width + s.Height + s.Depth - low - high, low}
}

// Holds says whether another solid lies inside, turned as it may be by quarters.
func (s Solid) Holds(other Solid) bool {
	mine, its := s.sorted(), other.sorted()
	return its[0] <= mine[0] && its[1] <= mine[1] && its[2] <= mine[2]
}

// Volume returns the content in cubic millimetres.
func (s Solid) Volume() float64 { return s.Width * s.Height * s.Depth }

// PackedSize returns how large a finished piece is as it lies in its box.
func PackedSize(part *parts.Part, piece *parts.Piece) Solid {
	width, height := piece.Size()
	switch {
	case piece.Thick > 0:
		return Solid{piece.Thick, piece.Thick, piece.Thick}
	case piece.Folded > 0:
		return Solid{width, piece.Folded, 2 * card}
	case part.Kind == parts.Cards && piece.Back != nil:
		return Solid{width, height, 2 * card}
	}
	return Solid{width, height, card}
}

// Contents are what a box holds.
type Contents struct {
	// Largest are the sizes of the pieces; Volume is that of all of them together.
	Largest []Solid
	Volume  float64
	// Left are the titles of the parts that are too long for any box on the paper, and Kept of those inside.
	Kept, Left []string
}

// contentsOf returns what of a set lies in a box: the small parts, without those that are longer than a length in
// millimetres.
func contentsOf(made []parts.Part, longest float64) Contents {
	var c Contents
	for i := range made {
		part := &made[i]
		if part.Kind != parts.Pieces && part.Kind != parts.Cards || part.Use == parts.Extra || len(part.Pieces) == 0 {
			continue
		}
		kept := true
		for k := range part.Pieces {
			if PackedSize(part, &part.Pieces[k]).sorted()[0] > longest {
				kept = false
			}
		}
		if !kept {
			c.Left = append(c.Left, part.Title)
			continue
		}
		c.Kept = append(c.Kept, part.Title)
		for k := range part.Pieces {
			size := PackedSize(part, &part.Pieces[k])
			if !slices.Contains(c.Largest, size) {
				c.Largest = append(c.Largest, size)
			}
			c.Volume += size.Volume() * float64(part.Pieces[k].Copies)
		}
	}
	return c
}
