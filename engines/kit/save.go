package kit

import (
	"slices"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// Saved is a position as records hold it.
type Saved struct {
	Turn   string `toml:"turn" json:"turn"`
	Turns  int    `toml:"turns,omitzero" json:"turns,omitempty"`
	Rounds int    `toml:"rounds,omitzero" json:"rounds,omitempty"`
	Again  bool   `toml:"again,omitempty" json:"again,omitempty"`
	Chain  int    `toml:"chain,omitzero" json:"chain,omitempty"`
	Dice   []int  `toml:"dice,omitempty" json:"dice,omitempty"`
	// Spent are the dice by which a piece has moved, from 1.
	Spent []int `toml:"spent,omitempty" json:"spent,omitempty"`
	// Aside is what was set aside in this turn, Rival whom one has fought in it.
	Aside int    `toml:"aside,omitzero" json:"aside,omitempty"`
	Rival string `toml:"rival,omitempty" json:"rival,omitempty"`
	// Place, Laps and Hold are by seat, a number for each piece.
	Place map[string][]int `toml:"place,omitempty" json:"place,omitempty"`
	Laps  map[string][]int `toml:"laps,omitempty" json:"laps,omitempty"`
	Hold  map[string][]int `toml:"hold,omitempty" json:"hold,omitempty"`
	// Counters are by seat and name, Common by name.
	Counters map[string]map[string]int `toml:"counters,omitempty" json:"counters,omitempty"`
	Common   map[string]int            `toml:"common,omitempty" json:"common,omitempty"`
	// Cards are those outside of the pile, by deck and place; Unseen how many nobody else has seen, by seat and deck.
	Cards  map[string]map[string][]string `toml:"cards,omitempty" json:"cards,omitempty"`
	Unseen map[string]map[string]int      `toml:"unseen,omitempty" json:"unseen,omitempty"`
	// Lie is what lies on the board, by thing and space; what is somebody's by "fence A".
	Lie  map[string]map[string]int `toml:"lie,omitempty" json:"lie,omitempty"`
	Miss map[string]int            `toml:"miss,omitempty" json:"miss,omitempty"`
	Out  []string                  `toml:"out,omitempty" json:"out,omitempty"`
	// Due is what is under way beyond the beginning of the turn: for each list of sentences its instruction, seat,
	// piece, steps, whether these were rolled, whether it has begun with others, those, a bit for each seat, and card.
	Due     [][]int  `toml:"due,omitempty" json:"due,omitempty"`
	Over    bool     `toml:"over,omitempty" json:"over,omitempty"`
	Winners []string `toml:"winners,omitempty" json:"winners,omitempty"`
}

// Save returns the whole position as a *[Saved].
func (g *Game) Save(p *Position) any {
	s := &Saved{Turn: g.IDs[p.mover()], Turns: int(p.Turns), Rounds: int(p.Rounds), Again: p.Again,
		Chain: int(p.Chain), Over: p.Over, Common: map[string]int{}, Miss: map[string]int{},
		Place: map[string][]int{}, Laps: map[string][]int{}, Hold: map[string][]int{},
		Counters: map[string]map[string]int{}}
	if s.Aside = int(p.Aside); p.Rival > 0 {
		s.Rival = g.IDs[p.Rival-1]
	}
	for _, face := range p.Faces {
		if face > 0 {
			s.Dice = append(s.Dice, int(face))
		}
	}
	for i := range engines.MaxDice {
		if p.Spent&(1<<i) > 0 {
			s.Spent = append(s.Spent, i+1)
		}
	}
	for i, id := range g.IDs {
		s.Place[id], s.Laps[id], s.Hold[id] = g.list(&p.Place[i]), g.list(&p.Laps[i]), g.list(&p.Hold[i])
		if !slices.ContainsFunc(s.Laps[id], positive) {
			delete(s.Laps, id)
		}
		if !slices.ContainsFunc(s.Hold[id], positive) {
			delete(s.Hold, id)
		}
		s.Counters[id] = map[string]int{}
		for n, name := range g.OwnNames {
			s.Counters[id][name] = int(p.Own[i][n])
		}
		if p.Miss[i] > 0 {
			s.Miss[id] = int(p.Miss[i])
		}
	}
	for n, name := range g.CommonNames {
		s.Common[name] = int(p.Common[n])
	}
	g.saveCards(p, s)
	g.saveLies(p, s)
	s.Out, s.Winners = g.names(p.Out), g.names(p.Winners)
	for i := range p.Depth {
		if p.Over {
			break
		}
		f := &p.Stack[i]
		s.Due = append(s.Due, []int{int(f.pc), int(f.me), int(f.piece), int(f.steps), bit(f.byDice), bit(f.begun),
			int(f.others), int(f.card)})
	}
	return s
}

func positive(n int) bool { return n > 0 }

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (g *Game) list(of *[program.MaxPieces]uint8) []int {
	list := make([]int, g.Rules.Pieces)
	for i := range list {
		list[i] = int(of[i])
	}
	return list
}

func (g *Game) names(of engines.SeatSet) (list []string) {
	for i, id := range g.IDs {
		if of.Has(engines.Seat(i)) {
			list = append(list, id)
		}
	}
	return list
}

// Load reads a position back. The error is a *[engines.FieldError].
func (g *Game) Load(decode func(into any) error) (Position, error) {
	return engines.Load(decode, Saved{Turn: g.IDs[0]}, g.load)
}

func (g *Game) load(s *Saved) (Position, error) {
	p := g.Start()
	mover := slices.Index(g.IDs, s.Turn)
	if mover < 0 {
		return p, engines.Fieldf("turn", "is %q; it can be one of %v", s.Turn, g.IDs)
	}
	numbers := func(key string, n, most int) error {
		if n < 0 || n > most {
			return engines.Fieldf(key, "is %d; it can be 0 to %d", n, most)
		}
		return nil
	}
	for _, bound := range []struct {
		key     string
		n, most int
	}{{"turns", s.Turns, 65_000}, {"rounds", s.Rounds, 65_000}, {"chain", s.Chain, program.MaxChain + 1}, {"aside", s.Aside, program.MaxCount}} {
		if err := numbers(bound.key, bound.n, bound.most); err != nil {
			return p, err
		}
	}
	p.Aside = int16(s.Aside)
	if p.Rival = uint8(slices.Index(g.IDs, s.Rival) + 1); p.Rival == 0 && s.Rival != "" {
		return p, engines.Fieldf("rival", "is %q, which is no seat", s.Rival)
	}
	p.Turns, p.Rounds, p.Chain, p.Again, p.Over = uint16(s.Turns), uint16(s.Rounds), uint8(s.Chain), s.Again, s.Over
	if len(s.Dice) > 0 && len(s.Dice) != int(g.Roll.N) {
		return p, engines.Fieldf("dice", "are %d; there are %d", len(s.Dice), g.Roll.N)
	}
	for i, face := range s.Dice {
		if face < 1 || face > 255 || g.Roll.Die[i].Face(int16(face)) == 0 {
			return p, engines.Fieldf("dice", "show %d, which no die has", face)
		}
		p.Faces[i] = uint8(face)
		p.Total += program.Pips(int16(face))
	}
	for _, die := range s.Spent {
		if die < 1 || die > len(s.Dice) {
			return p, engines.Fieldf("spent", "has %d, which is no die that was rolled", die)
		}
		p.Spent |= 1 << (die - 1)
	}
	for _, table := range []struct {
		key  string
		from map[string][]int
		to   *[engines.MaxSeats][program.MaxPieces]uint8
		most int
	}{{"place", s.Place, &p.Place, g.Rules.All()}, {"laps", s.Laps, &p.Laps, 255}, {"hold", s.Hold, &p.Hold, 255}} {
		for id, list := range table.from {
			seat := slices.Index(g.IDs, id)
			if seat < 0 || len(list) != g.Rules.Pieces {
				return p, engines.Fieldf(table.key+"."+id, "needs a seat of the match and a number for each of its %d pieces",
					g.Rules.Pieces)
			}
			for i, n := range list {
				if err := numbers(table.key+"."+id, n, table.most); err != nil {
					return p, err
				}
				if table.key == "place" && n == 0 && g.Roam {
					return p, engines.Fieldf("place."+id, "has 0, and on this board pieces stand on spaces 1 to %d", g.Rules.All())
				} else if table.key == "place" && g.Foreign(engines.Seat(seat), n) {
					return p, engines.Fieldf("place."+id, "has %d, which is in the lane of somebody else", n)
				}
				table.to[seat][i] = uint8(n)
			}
		}
	}
	if err := g.loadCounts(s, &p); err != nil {
		return p, err
	}
	if err := g.loadLies(s, &p); err != nil {
		return p, err
	} else if err := g.loadCards(s, &p); err != nil {
		return p, err
	}
	return p, g.loadDue(s, &p, engines.Seat(mover))
}

// loadCounts reads counters, turns to miss, and who is out or has won.
func (g *Game) loadCounts(s *Saved, p *Position) error {
	count := func(key, name string, names []string, n int, to *[program.MaxCounters]int16) error {
		i := slices.Index(names, name)
		if i < 0 || n < 0 || n > program.MaxCount {
			return engines.Fieldf(key+"."+name, "needs a counter of the game, and a number from 0 to %d", program.MaxCount)
		}
		to[i] = int16(n)
		return nil
	}
	for id, of := range s.Counters {
		seat := slices.Index(g.IDs, id)
		if seat < 0 {
			return engines.Fieldf("counters."+id, "is of no seat")
		}
		for name, n := range of {
			if err := count("counters."+id, name, g.OwnNames, n, &p.Own[seat]); err != nil {
				return err
			}
		}
	}
	for i, name := range g.OwnNames {
		for seat, id := range g.IDs {
			if int(p.Own[seat][i]) > g.Mosts[i] {
				return engines.Fieldf("counters."+id+"."+name, "is %d; %d is the most", p.Own[seat][i], g.Mosts[i])
			}
		}
	}
	for name, n := range s.Common {
		if err := count("common", name, g.CommonNames, n, &p.Common); err != nil {
			return err
		}
	}
	for id, n := range s.Miss {
		seat := slices.Index(g.IDs, id)
		if seat < 0 || n < 0 || n > maxMiss {
			return engines.Fieldf("miss."+id, "needs a seat of the match, and a number from 0 to %d", maxMiss)
		}
		p.Miss[seat] = uint8(n)
	}
	for _, list := range []struct {
		key string
		ids []string
		to  *engines.SeatSet
	}{{"out", s.Out, &p.Out}, {"winners", s.Winners, &p.Winners}} {
		for _, id := range list.ids {
			seat := slices.Index(g.IDs, id)
			if seat < 0 {
				return engines.Fieldf(list.key, "has %q, which is no seat", id)
			}
			*list.to = list.to.With(engines.Seat(seat))
		}
	}
	if p.Winners != 0 && !p.Over {
		return engines.Fieldf("winners", "are there, and the match is not over")
	}
	return nil
}

// loadDue reads what is under way. Without it a turn begins.
func (g *Game) loadDue(s *Saved, p *Position, mover engines.Seat) error {
	wrong := engines.Fieldf("due", "is nothing that these rules can wait for")
	if p.Out.Has(mover) && !p.Over {
		return engines.Fieldf("turn", "is of %s, who is out of the game", s.Turn)
	}
	if len(s.Due) == 0 {
		p.begin(mover, g.Turn)
		p.Again, p.Chain = s.Again, uint8(s.Chain)
		g.advance(p, nil)
		return nil
	}
	if len(s.Due) > program.MaxDepth {
		return wrong
	}
	p.Stack, p.Depth = [program.MaxDepth]frame{}, 0
	for _, due := range s.Due {
		if len(due) != 8 || due[0] < 0 || due[0] >= len(g.Code) || due[1] < 0 || due[1] >= len(g.IDs) || due[2] < none ||
			due[2] >= max(1, g.Rules.Pieces) || due[4]|due[5]|1 != 1 || due[3] < -program.MaxSpaces || due[3] > 1000 ||
			due[6] < 0 || due[6] > 255 || engines.SeatSet(due[6])&^g.everybody() != 0 || due[7] < 0 || due[7] > g.allCards() {
			return wrong
		}
		f := frame{pc: uint16(due[0]), me: engines.Seat(due[1]), piece: int8(due[2]), steps: int16(due[3]),
			byDice: due[4] == 1, begun: due[5] == 1, others: engines.SeatSet(due[6]), card: int16(due[7])}
		if in := &g.Code[f.pc]; in.Op == program.OpWalk && f.piece == none || f.begun && in.Op != program.OpWho && in.Op != program.OpWalk && !g.fights(&f, in) && !g.deals(&f, in) && !g.steers(&f, in) ||
			in.Op != program.OpWalk && (f.steps != 0 && !f.begun || f.byDice) || !f.begun && f.others != 0 || !g.follows(p, &f) {
			return wrong
		}
		p.push(f)
	}
	if p.mover() != mover {
		return wrong
	}
	if !p.Over {
		after := *p
		if g.advance(&after, nil); after != *p {
			return wrong
		}
	}
	return nil
}

// follows reports whether a list can be under way on top of those that are.
func (g *Game) follows(p *Position, f *frame) bool {
	owner := g.Owner[f.pc]
	if p.Depth == 0 {
		return owner == g.Turn || owner == g.Setup && g.Setup > 0
	}
	under := p.top()
	site := g.Code[under.pc].Op
	switch {
	case owner == g.Turn || owner == g.Setup:
		return false
	case site.OfCards() && under.begun:
		return g.Doing[owner]
	case site == program.OpWho && g.Owner[f.pc] == under.pc+1:
		return under.begun
	case g.Code[owner-1].Op == program.OpWho:
		return false // and another's
	case site == program.OpWalk:
		return true
	case under.pc == g.Owner[under.pc]:
		return true // a space's under a meeting's
	}
	switch op := g.Code[under.pc-1].Op; op {
	case program.OpRoll, program.OpDraw, program.OpDrawTo, program.OpTurnOver, program.OpPlay:
		return g.Doing[owner]
	default:
		return op.Goes()
	}
}
