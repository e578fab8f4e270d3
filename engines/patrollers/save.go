package patrollers

import "homespun/engines"

// Saved is a position as records hold it; the package comment says what its keys mean.
type Saved struct {
	Round      int                  `toml:"round" json:"round"`
	Due        string               `toml:"due" json:"due"`
	Turn       string               `toml:"turn,omitempty" json:"turn,omitempty"`
	Initiative string               `toml:"initiative,omitempty" json:"initiative,omitempty"`
	Quiet      int                  `toml:"quiet,omitzero" json:"quiet,omitempty"`
	Wounded    bool                 `toml:"wounded,omitempty" json:"wounded,omitempty"`
	Raging     string               `toml:"raging,omitempty" json:"raging,omitempty"`
	Dying      string               `toml:"dying,omitempty" json:"dying,omitempty"`
	Dice       string               `toml:"dice,omitempty" json:"dice,omitempty"`
	Explosives []string             `toml:"explosives,omitempty" json:"explosives,omitempty"`
	BattleWide map[string][]string  `toml:"battle_wide,omitempty" json:"battle_wide,omitempty"`
	Hits       [][]string           `toml:"hits,omitempty" json:"hits,omitempty"`
	Acting     *SavedTurn           `toml:"acting,omitempty" json:"acting,omitempty"`
	Series     []SavedSeries        `toml:"series,omitempty" json:"series,omitempty"`
	Patrollers map[string]SavedUnit `toml:"patrollers" json:"patrollers"`
}

// SavedTurn is the turn under way.
type SavedTurn struct {
	Who     string `toml:"who" json:"who"`
	Chief   string `toml:"chief,omitempty" json:"chief,omitempty"`
	Moves   int    `toml:"moves,omitzero" json:"moves,omitempty"`
	Twines  int    `toml:"twines,omitzero" json:"twines,omitempty"`
	Attacks int    `toml:"attacks,omitzero" json:"attacks,omitempty"`
	Special bool   `toml:"special,omitempty" json:"special,omitempty"`
	Lost    bool   `toml:"lost,omitempty" json:"lost,omitempty"`
	Nugget  bool   `toml:"nugget,omitempty" json:"nugget,omitempty"`
	Again   bool   `toml:"again,omitempty" json:"again,omitempty"`
}

// SavedSeries is a series of attacks that waits for rolls.
type SavedSeries struct {
	By    string   `toml:"by" json:"by"`
	From  string   `toml:"from" json:"from"`
	At    string   `toml:"at,omitempty" json:"at,omitempty"`
	Left  []string `toml:"left,omitempty" json:"left,omitempty"`
	Sound string   `toml:"sound,omitempty" json:"sound,omitempty"`
	Rolls int      `toml:"rolls,omitzero" json:"rolls,omitempty"`
}

// SavedUnit is one figure.
type SavedUnit struct {
	Who       string   `toml:"who" json:"who"`
	Token     string   `toml:"token,omitempty" json:"token,omitempty"`
	Shown     bool     `toml:"shown,omitempty" json:"shown,omitempty"`
	Dial      []int    `toml:"dial,omitempty" json:"dial,omitempty"`
	At        string   `toml:"at,omitempty" json:"at,omitempty"`
	Placed    bool     `toml:"placed,omitempty" json:"placed,omitempty"`
	Side      string   `toml:"side,omitempty" json:"side,omitempty"`
	Marked    bool     `toml:"marked,omitempty" json:"marked,omitempty"`
	Gas       bool     `toml:"gas,omitempty" json:"gas,omitempty"`
	Tired     bool     `toml:"tired,omitempty" json:"tired,omitempty"`
	Grip      bool     `toml:"grip,omitempty" json:"grip,omitempty"`
	Stance    bool     `toml:"stance,omitempty" json:"stance,omitempty"`
	Gave      bool     `toml:"gave,omitempty" json:"gave,omitempty"`
	Calm      bool     `toml:"calm,omitempty" json:"calm,omitempty"`
	Equipment []string `toml:"equipment,omitempty" json:"equipment,omitempty"`
}

// sides are the words for the state of a dog-tag. The front is left out of records.
var sides = []string{"front", "near-death", "fallen"}

// soundTexts are the words for the sound of a series, by number.
var soundTexts = []string{"", "no", "yes"}

// Save returns the whole position, hidden tokens too, as a *[Saved].
func (g *Game) Save(p *Position) any {
	s := &Saved{Round: int(p.round), Due: stages[p.stage], Quiet: int(p.quiet), Wounded: p.wounded,
		Patrollers: map[string]SavedUnit{}}
	if p.stage != DueInitiative && p.stage != DueSecret && p.stage != over {
		s.Turn = seatText(p.turn)
	}
	s.Initiative, s.Raging, s.Dying = seatText(p.first), nameOf(p.raging), nameOf(p.dying)
	if p.dice != [2]int16{} {
		s.Dice = FaceName(p.dice[0]) + "-" + FaceName(p.dice[1])
	}
	for _, at := range p.mines[:p.laid] {
		s.Explosives = append(s.Explosives, g.placeText(at))
	}
	for seat := range int8(Players) {
		if list := g.gearTexts(&p.battleWide[seat]); list != nil {
			if s.BattleWide == nil {
				s.BattleWide = map[string][]string{}
			}
			s.BattleWide[seatText(seat)] = list
		}
	}
	for i, mask := range p.mineHits {
		if mask != 0 {
			s.Hits = append(s.Hits[:i:i], setTexts(mask))
		}
	}
	if n := &p.now; n.actor >= 0 {
		s.Acting = &SavedTurn{
			nameOf(n.actor), nameOf(n.chief), int(n.moves), int(n.twines), int(n.attacks), n.done, n.lost,
			n.nugget, n.again,
		}
	}
	for _, f := range p.series[:p.depth] {
		s.Series = append(s.Series,
			SavedSeries{seriesIDs[f.kind], nameOf(f.from), nameOf(f.at), setTexts(f.left),
				soundTexts[f.sound], int(f.rolls)})
	}
	for u := range p.units {
		if p.units[u].who > 0 {
			s.Patrollers[UnitName(u)] = g.saveUnit(&p.units[u])
		}
	}
	return s
}

// saveUnit returns one figure.
func (g *Game) saveUnit(u *unit) SavedUnit {
	s := SavedUnit{
		Who: g.roster[u.who-1].id, Shown: u.shown, Marked: u.marked, Gas: u.gas, Tired: u.tired, Grip: u.grip,
		Stance: u.stance, Gave: u.gave, Calm: u.calm,
		Placed: u.placed && g.measured, Equipment: g.gearTexts(&u.gear),
	}
	if u.token != tokenUnset {
		s.Token = g.tokenText(int16(u.token))
	}
	if u.dialled {
		for _, n := range u.dial {
			s.Dial = append(s.Dial, int(n))
		}
	}
	if u.placed {
		s.At = g.placeText(u.at)
	}
	switch {
	case u.fallen:
		s.Side = sides[2]
	case u.near:
		s.Side = sides[1]
	}
	return s
}

// seatText writes a side; "" stands for no side.
func seatText(seat int8) string {
	if seat < 0 {
		return ""
	}
	return string(rune('A' + seat))
}

// nameOf writes a figure; none is "".
func nameOf(u int8) string {
	if u < 0 {
		return ""
	}
	return UnitName(int(u))
}

// placeText writes a place. Where the players measure it is "", since the engine knows no places then.
func (g *Game) placeText(at point) string {
	if g.measured {
		return ""
	}
	return engines.PointText(at.X, at.Y)
}

// gearTexts writes tokens.
func (g *Game) gearTexts(gear *[MaxGear]uint8) (list []string) {
	for _, t := range gear {
		if t > 0 {
			list = append(list, g.tokens[t-1].id)
		}
	}
	return list
}

// setTexts writes a set of figures.
func setTexts(set figures) (list []string) {
	for u := range set.all() {
		list = append(list, UnitName(int(u)))
	}
	return list
}
