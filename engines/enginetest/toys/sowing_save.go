package toys

import "homespun/engines"

type sowingSave struct {
	Turn  int    `toml:"turn" json:"turn"`
	Due   string `toml:"due" json:"due"`
	Laps  int    `toml:"laps" json:"laps"`
	At    int    `toml:"at" json:"at"`
	Back  bool   `toml:"back" json:"back"`
	Pits  []int  `toml:"pits" json:"pits"`
	Taken []int  `toml:"taken" json:"taken"`
}

func (g *sowing) Save(p *SowingPosition) any {
	s := &sowingSave{Turn: int(p.Turn), Due: sowingInfo.Decisions[p.Phase], Laps: int(p.Laps), At: int(p.At),
		Back: p.Back}
	for _, seeds := range p.Pit[:g.pits] {
		s.Pits = append(s.Pits, int(seeds))
	}
	for _, seeds := range p.Taken[:len(g.ids)] {
		s.Taken = append(s.Taken, int(seeds))
	}
	return s
}

func (g *sowing) Load(decode func(any) error) (SowingPosition, error) {
	var s sowingSave
	var p SowingPosition
	if err := decode(&s); err != nil {
		return p, err
	}
	if len(s.Pits) != g.pits || len(s.Taken) != len(g.ids) {
		return p, engines.Fieldf("pits", "need %d numbers, and taken %d", g.pits, len(g.ids))
	}
	sum := 0
	for pit, seeds := range s.Pits {
		if err := within("pits", seeds, 0, maxSeeds-sum); err != nil {
			return p, err
		}
		p.Pit[pit] = uint8(seeds)
		sum += seeds
	}
	for seat, seeds := range s.Taken {
		if err := within("taken", seeds, 0, 9999); err != nil {
			return p, err
		}
		p.Taken[seat] = int16(seeds)
	}
	if err := within("turn", s.Turn, 0, g.turns); err != nil {
		return p, err
	}
	p.Turn, p.Back = uint8(s.Turn), s.Back
	laps := [][2]int{{0, 0}, {1, 6}, {1, 5}}
	for phase, name := range sowingInfo.Decisions {
		if s.Due != name {
			continue
		}
		if err := within("laps", s.Laps, laps[phase][0], laps[phase][1]); err != nil {
			return p, err
		}
		if err := within("at", s.At, 0, g.pits-1); err != nil {
			return p, err
		}
		p.Phase, p.Laps, p.At = uint8(phase), uint8(s.Laps), uint8(s.At)
		if phase == fork && p.Pit[p.At] == 0 || phase != fork && (s.At != 0 || s.Back) ||
			phase != rolling && g.over(&p) {
			return p, engines.Fieldf("due", "does not go with the pits, at, back and turn")
		}
		return p, nil
	}
	return p, engines.Fieldf("due", "is %.20q; roll, sow or turn can be", s.Due)
}
