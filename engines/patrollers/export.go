package patrollers

import (
	"slices"

	"homespun/engines"
	"homespun/engines/patrollers/tabletop"
)

// Rules returns the ruleset's fields. The caller must not change the maps and slices in it.
func (g *Game) Rules() Rules { return g.rules }

// Measured reports whether the players measure on the table. Then the engine knows no places of figures.
func (g *Game) Measured() bool { return g.measured }

// HasClasses, HasSpecials and HasTokens report which parts of the advanced game are played.
func (g *Game) HasClasses() bool  { return g.hasClasses }
func (g *Game) HasSpecials() bool { return g.hasSpecials }
func (g *Game) HasTokens() bool   { return g.hasTokens }

// Lengths are the lengths of the table, the bases and the twine, in tenths of an inch.
type Lengths = tabletop.Table

// Lengths returns the ruleset's lengths in tenths of an inch.
func (g *Game) Lengths() Lengths { return g.table }

// Fighter is one Patroller of the roster with all that its dog-tag shows.
type Fighter struct {
	ID, Name string
	// Class is an id of the rules' class actions.
	Class string
	// Special is its special action, 0 if it has none. Keeps: it has it on the near-death side too (PAT-23).
	Special Special
	Keeps   bool
	// Die is its action die; [FaceName] writes the sides.
	Die engines.Die
	// Low and High bound what each ability can be dialled to on the front.
	Low, High [Abilities]int
	// Near is each ability's value at near death: Near[Attack][n] for an attack of Low[Attack]+n (PAT-05).
	Near [Abilities][]int
	// Budget is how many steps above the lowest values it may be dialled in all.
	Budget int
}

// Roster returns the Patrollers in their order.
func (g *Game) Roster() []Fighter {
	list := make([]Fighter, len(g.roster))
	for i := range list {
		list[i] = g.Fighter(i)
	}
	return list
}

// Fighter returns a Patroller by its index in the roster.
func (g *Game) Fighter(i int) Fighter {
	f := &g.roster[i]
	out := Fighter{
		ID: f.id, Name: g.rules.Roster[f.id].Name, Class: g.kinds[f.class].id, Special: f.special,
		Keeps: f.keeps, Die: f.die, Budget: f.budget,
	}
	for a := range f.spans {
		s := &f.spans[a]
		out.Low[a], out.High[a] = int(s.low), int(s.high)
		for n := range int(s.high-s.low) + 1 {
			out.Near[a] = append(out.Near[a], int(s.back[n]))
		}
	}
	return out
}

// TokenIDs returns the ids of the death tokens in their order.
func (g *Game) TokenIDs() []string {
	ids := make([]string, len(g.tokens))
	for i := range ids {
		ids[i] = g.tokens[i].id
	}
	return ids
}

// AttackOf returns a figure's attack without the die and the sound. The figure must have been dialled.
func (g *Game) AttackOf(p *Position, u int) Sum { return g.attack(p, &series{from: int8(u)}) }

// DefenceOf returns a figure's defence without the die. The figure must have been dialled.
func (g *Game) DefenceOf(p *Position, u int) Sum { return g.defence(p, int8(u)) }

// MoveOf returns a figure's Move in twines. The figure must have been dialled.
func (g *Game) MoveOf(p *Position, u int) Sum { return g.doubled(p, int8(u), Move, Boots) }

// RangeOf returns a figure's Range in twines. The figure must have been dialled.
func (g *Game) RangeOf(p *Position, u int) Sum { return g.doubled(p, int8(u), Range, Scope) }

// Reach returns the widest gap between bases that a figure's attack reaches over, in tenths of an inch
// (PAT-12).
func (g *Game) Reach(p *Position, u int) int { return g.reachOf(p, int8(u)) }

// SpecialOf returns a figure's special action, 0 if it has none or has lost it at near death (PAT-23).
func (g *Game) SpecialOf(p *Position, u int) Special { return g.specialOf(p, int8(u)) }

// InRange returns the figures of both sides within a figure's range, in order; none where the players
// measure.
func (g *Game) InRange(p *Position, u int) []int {
	if g.measured || !p.units[u].stands() {
		return nil
	}
	return members(g.blast(p, int8(u)))
}

// Targets returns the figures that a figure could attack from where it stands, in their order (PAT-12).
func (g *Game) Targets(p *Position, u int) []int {
	if !p.units[u].stands() {
		return nil
	}
	return members(g.targets(p, int8(u)))
}

// Aims returns the figures that a figure could attack from where it stands, the best target first: the one on
// which an attack is worth most. Where the players measure, all that are in play count as within reach.
func (g *Game) Aims(p *Position, u int) []int {
	list := g.Targets(p, u)
	worth := func(target int) int {
		life := choose(p.units[target].near, worthLife, worthFront)
		return life * g.chance(p, &series{from: int8(u)}, int8(target))
	}
	slices.SortStableFunc(list, func(a, b int) int { return worth(b) - worth(a) })
	return list
}

// Blast returns the figures that an explosive at a place, in tenths of an inch, would reach, in their order.
func (g *Game) Blast(p *Position, x, y int) []int {
	return members(g.around(p, point{X: int16(x), Y: int16(y)}))
}

// members returns the figures of a set as a list.
func members(set figures) (list []int) {
	for u := range set.all() {
		list = append(list, int(u))
	}
	return list
}

// Pushed returns the new places, in tenths of an inch, of the figures that a Psychic Blast would move. The
// screen shows them beforehand. It is nil where the players measure.
func (g *Game) Pushed(p *Position, u int) map[int][2]int {
	if g.measured {
		return nil
	}
	q := *p
	g.psychic(&q, int8(u), nil)
	moved := map[int][2]int{}
	for other := range q.units {
		if q.units[other].at != p.units[other].at {
			moved[other] = [2]int{int(q.units[other].at.X), int(q.units[other].at.Y)}
		}
	}
	return moved
}

// Steps counts the twines of the figure whose turn it is or, where the players measure, its moves.
type Steps struct {
	// Twines is how many it has made, Left how many are left, Before how many of those still allow an attack.
	Twines, Left, Before int
}

// Steps returns how far the figure whose turn it is can still go (PAT-09, PAT-10).
func (g *Game) Steps(p *Position) Steps {
	if p.now.actor < 0 {
		return Steps{}
	}
	all, before := g.maxMoves(p, p.now.actor)
	made := int(p.now.moves)
	if !g.measured {
		move := g.twines(p, p.now.actor)
		all, before, made = all*move, before*move, int(p.now.twines)
	}
	s := Steps{Twines: made}
	if p.stage == DueTurn && !p.units[p.now.actor].fallen && !p.now.lost && !p.now.done &&
		p.now.attacks == 0 && g.gripped(p, p.now.actor) < 0 {
		s.Left, s.Before = max(0, all-made), max(0, before-made)
	}
	return s
}

// Gap returns the gap between two bases in tenths of an inch, rounded up; 0 if they touch or overlap.
func (g *Game) Gap(p *Position, u, other int) int {
	return g.table.Gap(p.units[u].at, p.units[other].at)
}

// Touching reports whether two figures are head-to-head (PAT-11).
func (g *Game) Touching(p *Position, u, other int) bool {
	return !g.measured && p.units[u].placed && p.units[other].placed &&
		g.table.Within(p.units[u].at, p.units[other].at, tabletop.Touch)
}

// Battle is the attack that is being made, for the screen to spell out.
type Battle struct {
	From, At int
	// By is what has begun the attack: attack, gatling-gun, explosives or self-destruct.
	By string
	// Attack and Defence are the numbers that are added to the dice.
	Attack, Defence Sum
	// Dice are the attack die and the defence die, 0 before they are rolled.
	Dice [2]int16
	// Waiting are the figures that will be attacked after this one.
	Waiting []int
}

// Battle returns the attack that is being made; ok is false where none is.
func (g *Game) Battle(p *Position) (b Battle, ok bool) {
	if p.depth == 0 || p.top().at < 0 {
		return b, false
	}
	s := p.top()
	return Battle{int(s.from), int(s.at), seriesIDs[s.kind], g.attack(p, s), g.defence(p, s.at), p.dice,
		members(s.left)}, true
}

// BattleWide returns the battle-wide tokens of a side, in the order in which they came, by id.
func (g *Game) BattleWide(p *Position, seat engines.Seat) []string {
	return slices.Clip(g.gearTexts(&p.battleWide[seat]))
}
