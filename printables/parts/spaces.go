package parts

import (
	"errors"
	"fmt"

	"homespun/printables/words"
)

// Spaces is how large the spaces of a board are on paper, in millimetres.
type Spaces struct {
	// Usual is their size where nobody asks for one, Large that of a large set.
	Usual, Large float64
	// Least and Most bound them: on smaller ones nobody can play. Those of a large set are at least
	// LargeLeast, so that parts of the side [LargeSide] have room; TooSmall says that they have none.
	Least, Most, LargeLeast float64
	TooSmall                func(side float64, space string) string
}

// Of returns the size of a set's spaces: that asked for or the set's own, at its scale. The error says that
// nobody can play on them, or that those of a large set are too small for its parts.
func (s Spaces) Of(set *Set) (float64, error) {
	space := set.Space
	if space == 0 {
		space = s.Usual
		if set.Large {
			space = s.Large
		}
	}
	space *= set.Scale
	if set.Tonight && set.Space == 0 {
		space = max(space, min(TonightSpace, s.Usual))
	}
	if !(space >= s.Least && space <= s.Most) {
		return 0, errors.New(words.NoSpaceSize(fmt.Sprintf("%.3g", space), s.Least, s.Most))
	}
	if set.Large && space < s.LargeLeast {
		return 0, errors.New(s.TooSmall(LargeSide, fmt.Sprintf("%.0f", space)))
	}
	return space, nil
}

// GameOf returns the game of a set's rules. The error says that they are those of another; title is what it
// is called.
func GameOf[G any](set *Set, title string) (G, error) {
	game, ok := set.Engine.Game().(G)
	if !ok {
		return game, errors.New(words.OtherGame(set.Engine.Info().ID, title))
	}
	return game, nil
}
