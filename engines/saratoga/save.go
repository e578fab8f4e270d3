package saratoga

// Saved is a position as records hold it; the package comment says what its keys mean.
type Saved struct {
	Colours  []string          `toml:"colours" json:"colours"`
	Progress map[string]int    `toml:"progress" json:"progress"`
	Supplies map[string]int    `toml:"supplies" json:"supplies"`
	Round    int               `toml:"round" json:"round"`
	Turn     int               `toml:"turn,omitzero" json:"turn,omitempty"`
	First    map[string]string `toml:"first,omitempty" json:"first,omitempty"`
	Laid     map[string]string `toml:"laid,omitempty" json:"laid,omitempty"`
	Due      string            `toml:"due" json:"due"`
}

// Save returns the whole position as a *[Saved], with the cards that lie face down.
func (g *Game) Save(p *Position) any {
	s := &Saved{
		Colours: []string{}, Progress: map[string]int{}, Supplies: map[string]int{}, Round: int(p.round),
		Turn:  int(p.turn),
		First: map[string]string{}, Laid: map[string]string{}, Due: stages[p.stage],
	}
	for who := range int(g.next(p)) {
		colour := g.cards[p.colour[who]]
		s.Colours = append(s.Colours, colour)
		s.Progress[colour], s.Supplies[colour] = int(p.progress[who]), int(p.supplies[who])
		if l := p.first[who]; l != (Lay{}) {
			s.First[colour] = g.layWords(l)
		}
		if l := p.laid[who]; l != (Lay{}) {
			s.Laid[colour] = g.layWords(l)
		}
	}
	return s
}
