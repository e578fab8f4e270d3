package cubed

import (
	"strings"

	"homespun/engines"
)

// LoadSet reads a position in which the table has set one key by hand (`fix set`), given the position before.
// Setting whose turn it is, or the other stage, begins the turn afresh. Setting cubes or piles keeps the turn
// as it is; what follows by itself then follows, as after the game's own fixes.
func (g *Game) LoadSet(before engines.Position, key string, decode func(into any) error,
	emit func(engines.Message)) (engines.Position, engines.Verdict, error) {
	was := before.(Position)
	return engines.LoadSet(decode, leftOut, key, func(top string, s *Saved) (Position, error) {
		stacking := strings.EqualFold(s.Due, stages[DueStack])
		switch {
		case top == "cube" || top == "piles":
			return g.setParts(&was, s, top, emit)
		case top == "turn", top == "due" && stacking == was.unstacking:
			s.Colour, s.Placed, s.Taken = "", 0, 0
		}
		if top == "due" && stacking {
			s.Corner = ""
		}
		return g.load(s)
	})
}

// setParts reads a position in which the table has set the cubes of the cube or of a pile.
func (g *Game) setParts(was *Position, s *Saved, key string, emit func(engines.Message)) (Position, error) {
	if was.unstacking {
		s.Due = stages[DueTake] // loading works out the exact stage from the cubes
	}
	if key == "cube" {
		s.Corner = ""
	}
	p, err := g.loadParts(s)
	if err != nil {
		return p, err
	}
	if was.unstacking {
		p.corner = was.corner
	}
	g.settle(&p, was.Stage(), emit)
	return p, nil
}
