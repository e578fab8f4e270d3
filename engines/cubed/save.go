package cubed

import "homespun/engines"

// Saved is a position as records hold it; the package comment says what its keys mean.
type Saved struct {
	Cube map[string][]string `toml:"cube" json:"cube"`
	// Piles are the cubes by player, pile and colour.
	Piles   map[string]map[string]map[string]int `toml:"piles,omitempty" json:"piles,omitempty"`
	Due     string                               `toml:"due" json:"due"`
	Turn    string                               `toml:"turn,omitempty" json:"turn,omitempty"`
	Colour  string                               `toml:"colour,omitempty" json:"colour,omitempty"`
	Placed  int                                  `toml:"placed,omitzero" json:"placed,omitempty"`
	Taken   int                                  `toml:"taken,omitzero" json:"taken,omitempty"`
	LastRed string                               `toml:"last_red,omitempty" json:"last_red,omitempty"`
	Corner  string                               `toml:"corner,omitempty" json:"corner,omitempty"`
}

// Save returns the whole position as a *[Saved].
func (g *Game) Save(p *Position) any {
	s := &Saved{Cube: map[string][]string{}, Piles: map[string]map[string]map[string]int{},
		Due: stages[p.Stage()], Turn: g.ids[p.turn]}
	for square := range Squares {
		for level := range p.Height(square) {
			name := g.board.Name(square)
			s.Cube[name] = append(s.Cube[name], p.At(square, level).Word())
		}
	}
	for who, id := range g.ids {
		for pile, word := range pileWords {
			for _, c := range Colours {
				if n := p.piles[who][pile][c]; n > 0 {
					sub(sub(s.Piles, id), word)[c.Word()] = int(n)
				}
			}
		}
	}
	if p.unstacking {
		s.Taken, s.Corner = int(p.made), g.board.Name(int(p.corner))
	} else if p.made > 0 {
		s.Placed, s.Colour = int(p.made), p.colour.Word()
	}
	if p.lastRed != nobody {
		s.LastRed = g.ids[p.lastRed]
	}
	return s
}

// sub returns the table under a key, and makes it first if there is none.
func sub[V any](table map[string]map[string]V, key string) map[string]V {
	if table[key] == nil {
		table[key] = map[string]V{}
	}
	return table[key]
}

// View returns the position itself: Cubed has no secrets.
func (g *Game) View(p *Position, _ engines.Seat) Position { return *p }

// leftOut holds the values of the keys that a record leaves out.
var leftOut = Saved{Due: stages[DueStack]}

// Load reads a position back and refuses one that cannot exist, with a *[engines.FieldError].
func (g *Game) Load(decode func(into any) error) (Position, error) {
	return engines.Load(decode, leftOut, g.load)
}
