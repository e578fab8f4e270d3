package patrollers

import (
	"homespun/engines"
	"homespun/engines/patrollers/tabletop"
)

// Walks are the places that a figure can come to with the twines that it has left.
type Walks = tabletop.Walks

// Place is a place on the table, in tenths of an inch from the left and from the top.
type Place = tabletop.Point

// Walks returns where the figure whose turn it is can come to (PAT-10); nil where it can go nowhere, or where
// the players measure. A place at which a Tiger Claw Grip holds it ends its way (PAT-22).
func (g *Game) Walks(p *Position) *Walks {
	left := g.Steps(p).Left
	if g.measured || left == 0 {
		return nil
	}
	u, q := p.now.actor, *p
	var others []point
	for other := range p.filter(everyone&^(1<<u), func(_ int8, o *unit) bool { return o.placed }).all() {
		others = append(others, p.units[other].at)
	}
	return g.table.Walks(p.units[u].at, left, others, func(at point) bool {
		q.units[u].at = at
		return g.gripped(&q, u) >= 0
	})
}

// WalkTo returns the lines by which the figure whose turn it is goes all the way to a place, a twine each, where
// walks are its [Game.Walks]. A refusal stands beside the line straight to the place, and says why the figure
// cannot come there: what forbids the first twine, who is in the way, or that its twines are too few.
func (g *Game) WalkTo(p *Position, walks *Walks, to Place) ([]engines.Move, engines.Verdict) {
	u := p.now.actor
	who := engines.Seat(p.owes())
	m := engines.NewMove(who, VerbMove, int16(u), to.X, to.Y)
	v := g.Check(p, m)
	switch v.Message.Reason {
	case TwineTooShort.Reason, InTheWay.Reason:
	default:
		return []engines.Move{m}, v
	}
	if held := g.checkHeld(p, u); !held.OK() || walks == nil {
		return []engines.Move{m}, choose(held.OK(), v, held)
	}
	way := walks.Way(to)
	if len(way) == 0 {
		return []engines.Move{m}, g.outOfReach(p, u, to)
	}
	list := make([]engines.Move, len(way))
	for i, at := range way {
		list[i] = engines.NewMove(who, VerbMove, int16(u), at.X, at.Y)
	}
	return list, engines.Allowed()
}

// outOfReach refuses a place that a figure cannot come to with the twines that it has left.
func (g *Game) outOfReach(p *Position, u int8, to point) engines.Verdict {
	left, from := g.Steps(p).Left, p.units[u].at
	other := g.overlaps(p, u, to)
	if most := left * g.table.Twine; other < 0 && tabletop.Square(from, to) <= most*most {
		other = g.blocks(p, u, from, to)
	}
	if other >= 0 {
		return blame(InTheWay.Refuse(10, g.piece(p, u), place(to), g.piece(p, other)), other)
	}
	return OutOfReach.Refuse(10, g.piece(p, u), place(to), number(left))
}

// WalkBy returns the lines by which the figure whose turn it is walks so many twines, where the players measure:
// a line is one move, so each but the last has as many as the Move says.
func (g *Game) WalkBy(p *Position, twines int) (list []engines.Move) {
	u := p.now.actor
	for most := g.twines(p, u); twines > 0; twines -= most {
		if most == 0 { // it cannot move at all
			most = twines
		}
		list = append(list, engines.NewMove(engines.Seat(p.owes()), VerbMoves, int16(u), int16(min(twines, most))))
	}
	return list
}
