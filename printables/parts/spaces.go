package parts

import "fmt"

// Spaces is how large the spaces of a board are on paper, in millimetres.
type Spaces struct {
	// Usual is their size where nobody asks for one, Large that of a large set.
	Usual, Large float64
	// Least and Most bound them: on smaller ones nobody can play.
	Least, Most float64
}

// Of returns the size of a set's spaces: that asked for or the set's own, at its scale. The error says that
// nobody can play on them.
func (s Spaces) Of(set *Set) (float64, error) {
	space := set.Space
	if space == 0 {
		space = s.Usual
		if set.Large {
			space = s.Large
		}
	}
	space *= set.Scale
	if !(space >= s.Least && space <= s.Most) {
		return 0, fmt.Errorf("spaces of %.3g mm cannot be played on: choose a scale or a size that makes "+
			"them %g to %g mm", space, s.Least, s.Most)
	}
	return space, nil
}
