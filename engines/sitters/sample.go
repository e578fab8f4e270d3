package sitters

import (
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/dice"
	"homespun/engines/grid"
)

// Sample draws one of the legal moves, all equally likely, without listing them.
func (g *Game) Sample(p *Position, r *rand.Rand) engines.Move {
	switch p.stage {
	case DueContainer, DueStart:
		open := g.open(p)
		return g.place(p, open.Nth(r.IntN(open.Len())))
	case DueMove:
		if g.rules.MayBacktrack || p.roll > longestTried {
			var c choices
			g.choose(p, &c)
			return c.random(g, g.turns[p.turn], r)
		}
		return g.sampleMove(p, r)
	default:
		return dice.Random(g.dueDice(p), r)
	}
}

// random draws one of the choices, all equally likely.
func (c *choices) random(g *Game, side engines.Seat, r *rand.Rand) engines.Move {
	total := c.moves + c.returns()
	if c.pass {
		total++
	}
	i := r.IntN(total)
	if i < c.moves {
		return c.move(g, side, i)
	}
	return c.other(side, i-c.moves)
}

// move returns the i-th move of a marker, counted from 0.
func (c *choices) move(g *Game, side engines.Seat, i int) engines.Move {
	n := 0
	for i >= c.to[n].Len() {
		i -= c.to[n].Len()
		n++
	}
	return engines.NewMove(side, VerbMove, int16(MarkerOf(side, n)), int16(c.to[n].Nth(i)))
}

// other returns the i-th return, counted from 0, or the pass, which comes after them.
func (c *choices) other(side engines.Seat, i int) engines.Move {
	if i < c.returns() {
		free := c.free.Len()
		return engines.NewMove(side, VerbReturn, int16(c.back[i/free]), int16(c.free.Nth(i%free)))
	}
	return engines.NewMove(side, VerbPass)
}

// longestTried is the longest roll for which sampleMove looks for a path by trying. The time for that grows
// with every step, and in a maze it is long where there is no path.
const longestTried = 6

// sampleMove draws what the side whose turn it is does with its roll. It draws among all spaces that a path
// could lead to on an empty board, and looks for a path to that one only. If there is none, it draws again
// among the others. So every legal move has the same chance.
func (g *Game) sampleMove(p *Position, r *rand.Rand) engines.Move {
	var c choices
	side, steps := g.turns[p.turn], int(p.roll)
	t := g.terrain(p, int(side))
	for n, at := range g.markers(p, side) {
		c.to[n] = grid.Set{}
		if at >= 0 {
			c.to[n] = t.outlook(int(at), steps)
			c.moves += c.to[n].Len()
		}
	}
	g.chooseReturns(p, &c)
	others := c.returns()
	if g.rules.MayPass {
		others++
	}
	leads := func(m engines.Move) bool { return t.leads(int(p.at[m.Args[0]]), int(m.Args[1]), steps) }
	for c.moves > 0 {
		i := r.IntN(c.moves + others)
		if i >= c.moves {
			if !g.rules.MayPass && !c.any(g, side, leads) {
				break // without a move, passing is one more choice
			}
			return c.other(side, i-c.moves)
		}
		m := c.move(g, side, i)
		if leads(m) {
			return m
		}
		c.to[int(m.Args[0])%MaxMarkers].Remove(int(m.Args[1]))
		c.moves--
	}
	return c.other(side, r.IntN(c.returns()+1))
}

// any reports whether a condition holds for one of the moves of markers.
func (c *choices) any(g *Game, side engines.Seat, holds func(engines.Move) bool) bool {
	for i := range c.moves {
		if holds(c.move(g, side, i)) {
			return true
		}
	}
	return false
}
