package adventure

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// group returns the spaces of the monsters that are looked at next (ADV-14, ADV-22). Of those that have not
// gone yet, these are the ones nearest to a living player, by distance as if nothing were in the way.
func (p *Position) group() grid.WideSet {
	ball := p.kings
	return p.nextGroup(&ball)
}

// nextGroup is group for a ball of spaces around the players, of which no monster inside the ball before has
// yet to go. It lets the ball grow as far as it must.
func (p *Position) nextGroup(ball *grid.WideSet) grid.WideSet {
	waiting := p.monsters.Without(p.done)
	if waiting.Empty() || p.kings.Empty() {
		return grid.WideSet{}
	}
	for !ball.Meets(waiting) {
		*ball = ball.Or(ball.Beside())
	}
	return ball.And(waiting)
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
	for ball := p.kings; ; {
		group := p.nextGroup(&ball)
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
	from, reach := int(p.at[m]), g.reachable(p, m)
	for target := range g.targets(p, m).All() {
		if g.towards(from, reach, target).Has(to) {
			return target
		}
	}
	return to
}
