package adventure

import (
	"strconv"

	"homespun/engines/grid"
)

// Saved is a position as a record holds it. The package comment explains its keys.
type Saved struct {
	Tiles    map[string]string `toml:"tiles" json:"tiles"`
	Kings    map[string]string `toml:"kings" json:"kings"`
	Monsters map[string]string `toml:"monsters" json:"monsters"`
	Torches  []string          `toml:"torches" json:"torches"`
	Hearts   map[string]int    `toml:"hearts" json:"hearts"`
	Carried  map[string]int    `toml:"carried" json:"carried"`
	Banked   int               `toml:"banked" json:"banked"`
	Turn     string            `toml:"turn" json:"turn"`
	Due      string            `toml:"due" json:"due"`
	Actions  int               `toml:"actions,omitzero" json:"actions,omitempty"`
	Face     int               `toml:"face,omitzero" json:"face,omitempty"`
	Part     int               `toml:"part,omitzero" json:"part,omitempty"`
	Done     []string          `toml:"done,omitempty" json:"done,omitempty"`
	Fighter  string            `toml:"fighter,omitempty" json:"fighter,omitempty"`
	Kind     string            `toml:"kind,omitempty" json:"kind,omitempty"`
	Hand     map[string]int    `toml:"hand,omitempty" json:"hand,omitempty"`
	Winner   string            `toml:"winner,omitempty" json:"winner,omitempty"`
	Brought  int               `toml:"brought,omitzero" json:"brought,omitempty"`
}

// The names in records of the places of a king off the board.
const (
	placeHand = "hand"
	placeDead = "dead"
)

// Save returns the whole position as a *[Saved].
func (g *Game) Save(p *Position) any {
	s := &Saved{
		Tiles: map[string]string{}, Kings: map[string]string{}, Monsters: map[string]string{},
		Torches: g.names(p.lit), Hearts: map[string]int{},
		Carried: map[string]int{}, Banked: int(p.banked), Turn: g.ids[min(int(p.turn), g.players-1)],
		Due: stages[p.stage], Actions: int(p.actions),
		Face: int(p.face), Winner: winners[p.ended], Brought: int(p.brought),
	}
	for at := range p.tiles.All() {
		if n := p.treasureOn(at); n > 1 {
			s.Tiles[g.board.Name(at)] = LetterTreasure + strconv.Itoa(n)
		} else {
			s.Tiles[g.board.Name(at)] = g.TileLetter(int(tileOn(p, at)) - firstTile)
		}
	}
	for player, id := range g.ids {
		switch at := p.king[player]; at {
		case inHand:
			s.Kings[id] = placeHand
		case dead:
			s.Kings[id] = placeDead
		default:
			s.Kings[id] = g.board.Name(int(at))
			s.Hearts[id] = int(p.hearts[player])
		}
		if n := p.carried[player]; n > 0 {
			s.Carried[id] = int(n)
		}
	}
	for at := range p.monsters.All() {
		s.Monsters[g.PieceName(p.monsterOn(at))] = g.board.Name(at)
	}
	for at := range p.done.All() {
		s.Done = append(s.Done, g.PieceName(p.monsterOn(at)))
	}
	switch p.stage {
	case DueSpawn, DueRespawn:
		s.Part = int(p.part) + 1
	case DueFight:
		s.Fighter = g.ids[p.fighter]
	case DueExplode:
		s.Kind = g.kinds[p.part].id
	case DueDiscard, DueTile:
		s.Hand = map[string]int{}
		for tile, n := range p.hand {
			if n > 0 {
				s.Hand[g.TileLetter(tile)] = int(n)
			}
		}
	}
	return s
}

// names returns the names of spaces in reading order.
func (g *Game) names(spaces grid.WideSet) []string {
	list := []string{}
	for at := range spaces.All() {
		list = append(list, g.board.Name(at))
	}
	return list
}
