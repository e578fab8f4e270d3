package adventure

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// group returns the spaces of the monsters that are looked at next (ADV-14, ADV-22). Of those that have not
// gone yet, these are the ones nearest to a living player, by distance as if nothing were in the way.
func (p *Position) group() grid.WideSet {
	waiting := p.monsters.Without(p.done)
	if waiting.Empty() || p.kings.Empty() {
		return grid.WideSet{}
	}
	ball := p.kings
	for !ball.Meets(waiting) {
		ball = ball.Or(ball.Beside())
	}
	return ball.And(waiting)
}

// pairs holds the monsters of a group that move at all, in reading order, each with the spaces to which it
// may go (ADV-22).
type pairs struct {
	who   [MaxMonsters]uint8 // the space of each monster
	goals [MaxMonsters]grid.WideSet
	n     int
	total int // the number of pairs of a monster and a space
}

// pairs fills in which monsters of a group may go, and where.
func (g *Game) pairs(p *Position, group grid.WideSet, c *pairs) {
	c.n, c.total = 0, 0
	for at := range group.All() {
		if goals := g.goals(p, p.monsterOn(at)); !goals.Empty() {
			c.who[c.n], c.goals[c.n] = uint8(at), goals
			c.n++
			c.total += goals.Len()
		}
	}
}

// march lets the monsters go, group after group. It stops and returns true where the current player has to
// choose. With auto it takes the first pair in reading order instead (ADV-14, ADV-22).
func (g *Game) march(p *Position, auto bool, emit func(engines.Message)) bool {
	for {
		group := p.group()
		if group.Empty() {
			return false
		}
		var c pairs
		g.pairs(p, group, &c)
		switch {
		case c.total == 0:
			p.done = p.done.Or(group)
		case c.total == 1 || auto:
			g.send(p, p.monsterOn(int(c.who[0])), c.goals[0].First(), 19, emit)
		default:
			return true
		}
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
		if towards(from, reach, target).Has(to) {
			return target
		}
	}
	return to
}
