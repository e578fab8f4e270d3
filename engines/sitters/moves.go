package sitters

import (
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

// returns counts the moves that bring a marker back.
func (c *choices) returns() int { return c.lost * c.free.Len() }

// choose fills in what the side whose turn it is may do with its roll. The choices must be empty.
func (g *Game) choose(p *Position, c *choices) {
	side := g.turns[p.turn]
	f := g.terrain(p, int(side))
	for n, at := range g.markers(p, side) {
		if at >= 0 {
			c.to[n] = f.destinations(int(at), int(p.roll))
			c.moves += c.to[n].Len()
		}
	}
	c.pass = c.moves == 0 || g.rules.MayPass
	g.chooseReturns(p, c)
}

// chooseReturns fills in which markers the side whose turn it is may bring back with its roll, and where.
func (g *Game) chooseReturns(p *Position, c *choices) {
	side := g.turns[p.turn]
	if g.returns[side]>>p.roll&1 == 0 {
		return
	}
	for n, at := range g.markers(p, side) {
		if at == defeated {
			c.back[c.lost] = int8(MarkerOf(side, n))
			c.lost++
		}
	}
	c.free = g.starts[side].Without(p.on[0]).Without(p.on[1])
}

// markers returns where the markers of a side are.
func (g *Game) markers(p *Position, side engines.Seat) []int8 {
	first := MarkerOf(side, 0)
	return p.at[first : first+g.count[side]]
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
		return dice.Outcomes(g.dueDice(p), list)
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
