package parts

import "slices"

// TonightSpace is the side of the smallest space of a board for tonight, in millimetres, where the game's own
// is not smaller.
const TonightSpace = 17.0

// ForTonight returns parts of which a set for tonight has those with these ids alone. Their pieces are cut
// straight, together with their neighbours. Any other set has them as they are.
func (s *Set) ForTonight(made []Part, ids ...string) []Part {
	if !s.Tonight {
		return made
	}
	for i := range made {
		part := &made[i]
		wanted := slices.Contains(ids, part.ID)
		switch {
		case wanted:
			part.Use = Needed
		case part.Use == Needed:
			part.Use = Usual
		}
		if !wanted || part.Kind != Pieces {
			continue
		}
		part.Pieces = slices.Clone(part.Pieces)
		for k := range part.Pieces {
			part.Pieces[k].Outline = nil
		}
	}
	return made
}
