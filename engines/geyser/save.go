package geyser

import "homespun/engines"

// Saved is a position as a record holds it. The package comment explains its keys.
type Saved struct {
	Tokens  map[string][]string `toml:"tokens" json:"tokens"`
	Highest map[string]int      `toml:"highest" json:"highest"`
	Out     []string            `toml:"out" json:"out"`
	Round   int                 `toml:"round" json:"round"`
	First   string              `toml:"first,omitempty" json:"first,omitempty"`
	Roller  string              `toml:"roller,omitempty" json:"roller,omitempty"`
	Turn    string              `toml:"turn,omitempty" json:"turn,omitempty"`
	Due     string              `toml:"due" json:"due"`
	Fighter string              `toml:"fighter,omitempty" json:"fighter,omitempty"`
	Target  string              `toml:"target,omitempty" json:"target,omitempty"`
	Fired   int                 `toml:"fired,omitempty" json:"fired,omitempty"`
	Contest []string            `toml:"contest,omitempty" json:"contest,omitempty"`
	Rolls   map[string]int      `toml:"rolls,omitempty" json:"rolls,omitempty"`
}

// Save returns the whole position as a *[Saved].
func (g *Game) Save(p *Position) any {
	s := &Saved{Tokens: map[string][]string{}, Highest: map[string]int{}, Out: []string{},
		Round: int(p.round), Due: stages[p.stage], Fired: int(p.fired)}
	for seat, id := range g.ids {
		t := &p.tribes[seat]
		s.Highest[id] = int(t.highest)
		for i, at := range t.at[:t.count] {
			name := g.board.Name(int(at))
			s.Tokens[name] = append(s.Tokens[name], g.Describe(token(int16(seat), t.number[i]).Arg()).Text)
		}
		if p.isOut(int8(seat)) {
			s.Out = append(s.Out, id)
		}
		if p.contest>>seat&1 != 0 {
			s.Contest = append(s.Contest, id)
		}
		if p.rolled[seat] > 0 {
			if s.Rolls == nil {
				s.Rolls = map[string]int{}
			}
			s.Rolls[id] = int(p.rolled[seat])
		}
	}
	if p.stage != DueFirst && p.stage != DueFiring && p.stage != over {
		s.Turn = g.ids[p.turn]
	}
	if !p.SettingUp() {
		s.First, s.Roller = g.ids[p.first], g.ids[p.roller]
	}
	if p.target >= 0 {
		s.Target = g.board.Name(int(p.target))
	}
	if p.fighter > 0 {
		s.Fighter = g.Describe(token(p.turn, p.fighter).Arg()).Text
	}
	return s
}

// leftOut holds the values of keys that a saved position leaves out.
var leftOut = Saved{Round: 1, Due: stages[DueTurn]}

// Load reads a saved position. A position that cannot exist gives a *[engines.FieldError].
func (g *Game) Load(decode func(into any) error) (Position, error) {
	return engines.Load(decode, leftOut, g.load)
}
