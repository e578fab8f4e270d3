package cubed

import "homespun/engines"

// Apply makes a legal move and everything that follows from it by itself. The moves of the table are fixes.
func (g *Game) Apply(p *Position, m engines.Move, emit func(engines.Message)) {
	switch m.Verb {
	case VerbStack:
		g.stack(p, Colour(m.Args[0]), int(m.Args[1]), emit)
	case VerbDone:
		Stopped.Emit(emit, 2, seat(p.turn), number(p.made))
		p.endTurn()
	case VerbTake:
		g.take(p, int(m.Args[0]), emit)
	default:
		g.fix(p, &m, emit)
	}
}

// stack places a cube. The turn ends once its number of cubes is placed or its colour has run out (CUB-02).
func (g *Game) stack(p *Position, c Colour, square int, emit func(engines.Message)) {
	p.put(square, c)
	p.left[c]--
	p.colour = c
	p.made++
	if c == Red {
		p.lastRed = p.turn
	}
	Stacked.Emit(emit, 2, seat(p.turn), piece(c), space(square), number(p.Height(square)))
	if !g.fillIn(p, emit) && (p.made == g.place[c] || p.left[c] == 0) {
		p.endTurn()
	}
}

// fillIn ends stacking if no red or yellow cube is left to place, and reports whether it did. The black cubes
// fill the rest of the footprint level by level. Then unstacking begins with the player who did not stack the
// last red cube (CUB-05, CUB-06).
func (g *Game) fillIn(p *Position, emit func(engines.Message)) bool {
	if p.left[Red]|p.left[Yellow] != 0 {
		return false
	}
	p.corner = int8(g.cornerOf(p))
	whole := g.footprint(p)
	filled := p.left[Black]
	for level := 0; level < g.rules.Size && p.left[Black] > 0; level++ {
		for rest := whole &^ p.levels[level]; rest != 0 && p.left[Black] > 0; rest &= rest - 1 {
			p.put(rest.first(), Black)
			p.left[Black]--
		}
	}
	p.unstacking = true
	p.beginTurn(0)
	if filled > 0 {
		FilledIn.Emit(emit, 5, number(filled))
	}
	if p.lastRed == nobody {
		UnstackingBegins.Emit(emit, 6, seat(p.turn))
	} else {
		p.turn = other(p.lastRed)
		UnstackingBeginsAfterRed.Emit(emit, 6, seat(p.turn))
	}
	return true
}

// cornerOf returns the square at the top left of the footprint. It is the top left of what is built; if that
// is smaller than the whole cube, the footprint extends to the right and down, as far as the table has
// squares (CUB-05). If nothing is built, the footprint begins at the first cube's square.
func (g *Game) cornerOf(p *Position) int {
	built := p.levels[0]
	if built == 0 {
		built = at(Middle)
	}
	left, _, top, _ := built.span()
	return min(top, Rows-g.rules.Size)*Columns + min(left, Columns-g.rules.Size)
}

// footprint returns the squares of the whole cube. It is defined once stacking is done, however many cubes
// have been taken.
func (g *Game) footprint(p *Position) area {
	left, top := int(p.corner)%Columns, int(p.corner)/Columns
	return box(left, left+g.rules.Size-1, top, top+g.rules.Size-1)
}

// take removes a cube: the first of the turn goes to the first pile, the second to the second (CUB-07).
func (g *Game) take(p *Position, square int, emit func(engines.Message)) {
	c := p.lift(square)
	pile := Pile(p.made)
	p.piles[p.turn][pile][c]++
	p.made++
	taken[pile].Emit(emit, 7, seat(p.turn), piece(c), space(square), number(g.points[pile][c]))
	if p.made == TurnTakes {
		p.endTurn()
	}
	g.emitEnd(p, emit)
}

// emitEnd emits how the match has ended, if it has (CUB-10).
func (g *Game) emitEnd(p *Position, emit func(engines.Message)) {
	if emit == nil || p.Stage() != over {
		return
	}
	winners := g.Outcome(p).Winners
	if winners == 0 {
		Draw.Emit(emit, 10, number(g.Points(p, 0)))
		return
	}
	winner := winners.Only()
	Wins.Emit(emit, 10, seat(winner), number(g.Points(p, winner)), number(g.Points(p, other(winner))))
}
