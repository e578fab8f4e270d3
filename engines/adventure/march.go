package adventure

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// group returns the spaces of the monsters that are looked at next (ADV-14, ADV-22). Of those that have not
// gone yet, these are the ones nearest to a living player, by distance as if nothing were in the way.
func (g *Game) group(p *Position) grid.WideSet {
	away := 0
	return g.nextGroup(p, &away)
}

// nextGroup is group where no monster that is nearer than so many steps has yet to go. It sets away to the
// distance of the group.
func (g *Game) nextGroup(p *Position, away *int) grid.WideSet {
	waiting := p.monsters.Without(p.done)
	if waiting.Empty() || p.kings.Empty() {
		return grid.WideSet{}
	}
	for ; ; *away++ {
		var near grid.WideSet
		for kings := p.kings; !kings.Empty(); {
			near = near.Or(g.balls[*away][kings.Take()])
		}
		if near.Meets(waiting) {
			return near.And(waiting)
		}
	}
}

// takePair takes monsters out of a group, in reading order, up to the first that moves at all. It returns
// this monster, -1 if there is none, and the spaces to which it may go (ADV-22).
func (g *Game) takePair(p *Position, group *grid.WideSet) (m Piece, goals grid.WideSet) {
	for !group.Empty() {
		m = p.monsterOn(group.Take())
		if goals = g.goals(p, m); !goals.Empty() {
			return m, goals
		}
	}
	return -1, goals
}

// march lets the monsters go, group after group. It stops and returns true where the current player has to
// choose. With auto it takes the first pair in reading order instead (ADV-14, ADV-22).
func (g *Game) march(p *Position, auto bool, emit func(engines.Message)) bool {
	for away := 0; ; {
		group := g.nextGroup(p, &away)
		if group.Empty() {
			return false
		}
		rest := group
		first, goals := g.takePair(p, &rest)
		if first < 0 {
			p.done = p.done.Or(group)
			continue
		}
		if !auto {
			if second, _ := g.takePair(p, &rest); second >= 0 || goals.Len() > 1 {
				return true
			}
		}
		g.send(p, first, goals.First(), 19, emit)
	}
}

// send moves a monster and marks it as gone for this turn.
func (g *Game) send(p *Position, m Piece, to int, clause engines.Clause, emit func(engines.Message)) {
	from, target := int(p.at[m]), 0
	if emit != nil { // only the event needs the target
		target = g.targetFor(p, m, to)
	}
	p.putMonster(m, to)
	p.done.Add(to)
	Went.Emit(emit, clause, piece(m), space(from), space(to), space(target), number(steps(from, target)),
		number(steps(to, target)))
}

// targetFor returns the target that a monster gets nearer to by going to a space. Of several it is the first
// in reading order.
func (g *Game) targetFor(p *Position, m Piece, to int) int {
	targets := g.targets(p, m)
	if targets.Len() == 1 {
		return targets.First()
	}
	from, reach := int(p.at[m]), g.reachable(p, m)
	for target := range targets.All() {
		if g.towards(from, reach, target).Has(to) {
			return target
		}
	}
	return to
}
