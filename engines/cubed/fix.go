package cubed

import "homespun/engines"

// fix applies a fix. The turn so far stays as it is. What follows by itself still follows: the filling in,
// the end of a turn whose colour has run out, the end of the game.
func (g *Game) fix(p *Position, m *engines.Move, emit func(engines.Message)) {
	was := p.Stage()
	switch m.Verb {
	case VerbCube:
		c, square := Colour(m.Args[0]), int(m.Args[1])
		p.put(square, c)
		p.left[c]--
		if c == Red && !p.unstacking {
			p.lastRed = p.turn
		}
		FixedCube.Emit(emit, engines.TableClause, piece(c), space(square))
	case VerbNoCube:
		square := int(m.Args[0])
		c := p.lift(square)
		p.left[c]++
		FixedNoCube.Emit(emit, engines.TableClause, piece(c), space(square))
	case VerbPile:
		who, pile, c, n := m.Args[0], m.Args[1], m.Args[2], uint8(m.Args[3])
		cubes := &p.piles[who][pile][c]
		p.left[c] += *cubes - n
		*cubes = n
		fixed[pile].Emit(emit, engines.TableClause, seat(who), piece(c), number(n))
	case VerbTurn:
		p.beginTurn(engines.Seat(m.Args[0]))
		FixedTurn.Emit(emit, engines.TableClause, seat(p.turn))
	}
	g.settle(p, was, emit)
}

// settle applies what follows by itself after a fix. was is what was due before.
func (g *Game) settle(p *Position, was uint8, emit func(engines.Message)) {
	if !p.unstacking {
		if !g.fillIn(p, emit) && p.made > 0 && p.left[p.colour] == 0 {
			FixEndsTurn.Emit(emit, engines.TableClause, seat(p.turn), piece(p.colour))
			p.endTurn()
		}
	} else {
		p.corner = int8(g.fitCorner(p))
	}
	switch now := p.Stage(); {
	case was == over && now != over:
		FixGoesOn.Emit(emit, engines.TableClause)
	case was != over:
		g.emitEnd(p, emit)
	}
}

// fitCorner returns a corner of the footprint such that all cubes lie within it. It stays where it was if
// possible, and otherwise moves as little as needed.
func (g *Game) fitCorner(p *Position) int {
	if p.levels[0] == 0 {
		return int(p.corner)
	}
	left, right, top, bottom := p.levels[0].span()
	column, row := int(p.corner)%Columns, int(p.corner)/Columns
	column = max(min(column, left), right-g.rules.Size+1)
	row = max(min(row, top), bottom-g.rules.Size+1)
	return row*Columns + column
}
