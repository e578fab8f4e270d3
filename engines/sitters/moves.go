package sitters

import (
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/dice"
	"homespun/engines/grid"
)

// choices holds everything that a side may do with its roll, as sets of spaces.
type choices struct {
	to    [MaxMarkers]grid.Set // where each marker of the side may move, by its number
	moves int                  // how many moves there are in all
	// free holds the start spaces for a return, and none where no return is open (SIT-13). back holds the
	// markers that may return, the first lost of them.
	free grid.Set
	back [MaxMarkers]int8
	lost int
	pass bool
}

// choose fills in what the side whose turn it is may do with its roll.
func (g *Game) choose(p *Position, c *choices) {
	side := int(g.turns[p.turn])
	first := side * MaxMarkers
	c.moves, c.lost = 0, 0
	f := g.terrain(p, side)
	for n, at := range p.at[first : first+g.count[side]] {
		c.to[n] = grid.Set{}
		if at >= 0 {
			c.to[n] = f.destinations(int(at), int(p.roll))
			c.moves += c.to[n].Len()
		}
	}
	c.pass = c.moves == 0 || g.rules.MayPass
	c.free = grid.Set{}
	if g.returns[side]>>p.roll&1 != 0 {
		for m, at := range p.at[first : first+g.count[side]] {
			if at == defeated {
				c.back[c.lost] = int8(first + m)
				c.lost++
			}
		}
		c.free = g.starts[side].Without(p.on[0]).Without(p.on[1])
	}
}

// options reports whether the side whose turn it is can move a marker, and whether it can bring one back.
func (g *Game) options(p *Position) (moves, returns bool) {
	var c choices
	g.choose(p, &c)
	return c.moves > 0, c.lost > 0 && !c.free.Empty()
}

// open returns the spaces that are legal for the next container or marker while setting up.
func (g *Game) open(p *Position) grid.Set {
	if p.stage == DueContainer {
		return g.boxes.Without(p.boxes)
	}
	side := g.Side(p)
	return g.starts[side].Without(p.on[side])
}

// Moves appends the legal moves to list: first moves by marker and space, then returns, then the pass.
func (g *Game) Moves(p *Position, list []engines.Move) []engines.Move {
	switch p.stage {
	case DueRoll, DueLoot, DueBattle:
		roll := g.dueDice(p)
		return dice.Outcomes(&roll, list)
	case DueContainer, DueStart:
		for at := range g.open(p).All() {
			list = append(list, g.place(p, at))
		}
	case DueMove:
		var c choices
		g.choose(p, &c)
		side := g.turns[p.turn]
		for n := range g.count[side] {
			for at := range c.to[n].All() {
				list = append(list, engines.NewMove(side, VerbMove, int16(MarkerOf(side, n)), int16(at)))
			}
		}
		for _, m := range c.back[:c.lost] {
			for at := range c.free.All() {
				list = append(list, engines.NewMove(side, VerbReturn, int16(m), int16(at)))
			}
		}
		if c.pass {
			list = append(list, engines.NewMove(side, VerbPass))
		}
	}
	return list
}

// place returns the move that puts the next container or marker on a space (SIT-03).
func (g *Game) place(p *Position, space int) engines.Move {
	if p.stage == DueContainer {
		return engines.NewMove(g.Side(p), VerbContainer, int16(space))
	}
	return engines.NewMove(g.Side(p), VerbStart, int16(g.nextInHand(p)), int16(space))
}

// Sample draws one of the legal moves, all equally likely, without listing them.
func (g *Game) Sample(p *Position, r *rand.Rand) engines.Move {
	switch p.stage {
	case DueContainer, DueStart:
		open := g.open(p)
		return g.place(p, open.Nth(r.IntN(open.Len())))
	case DueMove:
		var c choices
		g.choose(p, &c)
		return c.random(g, g.turns[p.turn], r)
	default:
		roll := g.dueDice(p)
		return dice.Random(&roll, r)
	}
}

// random draws one of the choices, all equally likely.
func (c *choices) random(g *Game, side engines.Seat, r *rand.Rand) engines.Move {
	free := c.free.Len()
	total := c.moves + c.lost*free
	if c.pass {
		total++
	}
	i := r.IntN(total)
	if i < c.moves {
		for n := range g.count[side] {
			size := c.to[n].Len()
			if i < size {
				return engines.NewMove(side, VerbMove, int16(MarkerOf(side, n)), int16(c.to[n].Nth(i)))
			}
			i -= size
		}
	}
	if i -= c.moves; i < c.lost*free {
		return engines.NewMove(side, VerbReturn, int16(c.back[i/free]), int16(c.free.Nth(i%free)))
	}
	return engines.NewMove(side, VerbPass)
}
