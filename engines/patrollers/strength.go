package patrollers

// Sum is the value of an ability with all that goes into it, so that the screen can spell out the arithmetic.
type Sum struct {
	// Dialled is the value on the side of the dog-tag that is up, or the number of a Gatling Gun in its
	// place.
	Dialled int
	// Class, Sound, Equipment and Tokens are the bonuses: for classes (PAT-20), for the sound of the attack,
	// for equipment (PAT-26) and for battle-wide tokens (PAT-27).
	Class, Sound, Equipment, Tokens int
	// Help is what the side gets as help (PAT-13).
	Help int
}

// Total returns the whole value.
func (s Sum) Total() int { return s.Dialled + s.Bonus() }

// Bonus returns the sum of all that is added to the dialled value.
func (s Sum) Bonus() int { return s.Class + s.Sound + s.Equipment + s.Tokens + s.Help }

// fighterOf returns the Patroller of a figure. The figure must have been picked.
func (g *Game) fighterOf(p *Position, u int8) *fighter { return &g.roster[p.units[u].who-1] }

// specialOf returns the special action that a figure has now (PAT-23); 0 where it has none.
func (g *Game) specialOf(p *Position, u int8) Special {
	unit := &p.units[u]
	if !g.hasSpecials || unit.who == 0 {
		return 0
	}
	f := &g.roster[unit.who-1]
	if unit.near && !f.keeps {
		return 0
	}
	return f.special
}

// dialled returns what a figure's dog-tag shows for an ability on the side that is up (PAT-05).
func (g *Game) dialled(p *Position, u int8, ability int) int {
	unit := &p.units[u]
	if !unit.near {
		return int(unit.dial[ability])
	}
	s := &g.roster[unit.who-1].spans[ability]
	return int(s.back[unit.dial[ability]-s.low])
}

// doubled returns a Move or a Range; each equipment with the effect adds the dialled value again (PAT-26).
func (g *Game) doubled(p *Position, u int8, ability int, e Effect) Sum {
	n := g.dialled(p, u, ability)
	return Sum{Dialled: n, Equipment: n * g.countGear(p, u, e)}
}

// countGear returns how many pieces of a figure's equipment have an effect.
func (g *Game) countGear(p *Position, u int8, e Effect) int {
	if !g.hasTokens {
		return 0
	}
	return g.countEffect(&p.units[u].gear, e)
}

// twines returns how many twines a figure's Move is.
func (g *Game) twines(p *Position, u int8) int {
	return g.dialled(p, u, Move) * (1 + g.countGear(p, u, Boots))
}

// rangeOf returns how many twines a figure's Range is.
func (g *Game) rangeOf(p *Position, u int8) int {
	return g.dialled(p, u, Range) * (1 + g.countGear(p, u, Scope))
}

// reachOf returns how wide a gap a figure's Range reaches over, in tenths.
func (g *Game) reachOf(p *Position, u int8) int { return g.table.Reach(g.rangeOf(p, u)) }

// inRange reports whether one figure's attack reaches another (PAT-12).
func (g *Game) inRange(p *Position, from, to int8) bool {
	return g.table.Within(p.units[from].at, p.units[to].at, g.reachOf(p, from))
}

// attack returns the attacker's strength in a series, without its die.
func (g *Game) attack(p *Position, s *series) Sum {
	sum := Sum{Dialled: g.dialled(p, s.from, Attack)}
	if s.kind == gatlingAttack {
		sum.Dialled = g.acts[Gatling].Amount
	}
	if s.sound == soundYes {
		sum.Sound = g.kinds[g.fighterOf(p, s.from).class].Sound
	}
	g.addBonuses(p, s.from, Attack, &sum)
	return sum
}

// defence returns a figure's strength when it is attacked, without its die.
func (g *Game) defence(p *Position, u int8) Sum {
	sum := Sum{Dialled: g.dialled(p, u, Defence), Help: g.help[seatOf(u)]}
	g.addBonuses(p, u, Defence, &sum)
	return sum
}

// strength returns the Total of a figure's defence, or of its attack in a plain series before the sound was
// asked for. Bots work it out all the time.
func (g *Game) strength(p *Position, u int8, ability int) int {
	total := g.dialled(p, u, ability)
	if ability == Defence {
		total += g.help[seatOf(u)]
	}
	g.bonuses(p, u, ability, func(_ source, _ string, amount int) { total += amount })
	return total
}

// addBonuses adds up all bonuses of a figure.
func (g *Game) addBonuses(p *Position, u int8, ability int, sum *Sum) {
	g.bonuses(p, u, ability, func(from source, _ string, amount int) {
		switch from {
		case fromClass:
			sum.Class += amount
		case fromEquipment:
			sum.Equipment += amount
		case fromTokens:
			sum.Tokens += amount
		}
	})
}

// source is where a bonus comes from.
type source uint8

const (
	fromClass     = source(iota) // PAT-20
	fromEquipment                // PAT-26
	fromTokens                   // PAT-27, battle-wide ones
)

// bonuses calls add for each bonus to a figure's attack or defence, except that of the sound. It passes the
// name of the thing that gives the bonus.
func (g *Game) bonuses(p *Position, u int8, ability int, add func(from source, name string, amount int)) {
	seat, class := seatOf(u), g.fighterOf(p, u).class
	if g.hasClasses {
		for i := range g.kinds {
			k := &g.kinds[i]
			if n := choose(ability == Attack, k.Attack, k.Defence); n > 0 && k.to == class {
				add(fromClass, g.kinds[k.each].Name, n*g.counted(p, choose(k.rivals, 1-seat, seat), k.each))
			}
		}
	}
	if !g.hasTokens {
		return
	}
	for _, t := range p.units[u].gear {
		if t == 0 {
			break
		}
		if token := &g.tokens[t-1]; token.effect == Bonus {
			add(fromEquipment, token.Name, choose(ability == Attack, token.Attack, token.Defence))
		}
	}
	for _, t := range p.battleWide[seat] {
		if t == 0 {
			break
		}
		if token := &g.tokens[t-1]; token.class == class {
			add(fromTokens, token.Name, choose(ability == Attack, token.Attack, token.Defence))
		}
	}
}

// counted returns how many figures of a class a side has on the table. Fallen ones do not count.
func (g *Game) counted(p *Position, seat, class int8) int {
	return p.filter(g.team(seat), func(u int8, unit *unit) bool {
		return unit.stands() && g.fighterOf(p, u).class == class
	}).len()
}

// sounds reports whether a figure's attacks ask for the sound of the attack (PAT-20).
func (g *Game) sounds(p *Position, u int8) bool {
	return g.hasClasses && g.kinds[g.fighterOf(p, u).class].Sound > 0
}

// twoMoves reports whether a figure may move with both actions and attack after (PAT-20).
func (g *Game) twoMoves(p *Position, u int8) bool {
	return g.hasClasses && g.kinds[g.fighterOf(p, u).class].TwoMoves
}

// maxMoves returns how many moves a figure may make in a turn, and after how many of them it may still attack
// (PAT-09, PAT-20, PAT-22).
func (g *Game) maxMoves(p *Position, u int8) (all, before int) {
	all, before = 2, 1
	if g.twoMoves(p, u) {
		before = 2
	}
	if g.specialOf(p, u) == BackOfHand {
		all = max(all, g.acts[BackOfHand].Amount)
	}
	return all, before
}

// movesMade returns how many moves the figure whose turn it is has made. One only begun counts as a whole.
func (g *Game) movesMade(p *Position) int {
	if g.measured {
		return int(p.now.moves)
	}
	move := g.twines(p, p.now.actor)
	if p.now.twines == 0 {
		return 0
	}
	if move == 0 {
		return 99 // its Move has become 0 during the turn: no move is left
	}
	return (int(p.now.twines) + move - 1) / move
}
