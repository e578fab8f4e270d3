package kit

import "homespun/engines"

// movable returns the pieces with which the instruction on top can be carried out, a bit for each.
func (g *Game) movable(p *Position) (can uint16) {
	f := p.top()
	in := &g.code[f.pc]
	if in.op != opMove && f.piece >= 0 {
		return 1 << f.piece // whoever stands there goes on from there
	}
	for piece := range g.rules.Pieces {
		if g.canMove(p, f.me, piece, in) {
			can |= 1 << piece
		}
	}
	return can
}

// canMove reports whether an instruction can move a piece of a seat.
func (g *Game) canMove(p *Position, seat engines.Seat, piece int, in *instruction) bool {
	at := int(p.Place[seat][piece])
	if g.rules.Path > 0 && at == g.rules.Path {
		return false // it is there
	}
	switch in.op {
	case opMove:
		if hold := p.Hold[seat][piece]; hold > 0 && !p.shows(int(hold)) {
			return false
		}
		if at == 0 && len(g.rules.Enter) > 0 && !g.enters(p) {
			return false
		}
		return g.fits(at, g.steps(p, at))
	case opGo, opGoByCard:
		return g.fits(at, g.stepsSaid(p.top(), in))
	}
	return true
}

// stepsSaid is how many steps an instruction says.
func (g *Game) stepsSaid(f *frame, in *instruction) int {
	if in.op == opGoByCard {
		return max(-MaxSpaces, min(g.worthOf(f), MaxSpaces))
	}
	return int(in.a)
}

// shows reports whether the roll is a number, by one of its dice or all together.
func (p *Position) shows(n int) bool {
	for _, face := range p.Faces {
		if int(face) == n {
			return true
		}
	}
	return int(p.Total) == n
}

// enters reports whether the roll lets a piece leave the start.
func (g *Game) enters(p *Position) bool {
	for _, n := range g.rules.Enter {
		if p.shows(n) {
			return true
		}
	}
	return false
}

// steps is how far the roll moves a piece: with a number to enter the first step takes all of it.
func (g *Game) steps(p *Position, at int) int {
	if at == 0 && len(g.rules.Enter) > 0 {
		return 1
	}
	return int(p.Total)
}

// fits reports whether there are as many spaces as steps, where they have to be.
func (g *Game) fits(at, steps int) bool {
	return g.rules.Ring > 0 || g.rules.Exact != Stays || at+steps <= g.rules.Path
}

// move carries out the instruction on top with a piece; with one beyond the last there is none that can.
func (g *Game) move(p *Position, piece int, tell listener) {
	f := p.top()
	in := &g.code[f.pc]
	f.pc++
	if piece >= g.rules.Pieces {
		Stuck.Emit(tell, engines.Clause(in.line), f.me)
		return
	}
	at := int(p.Place[f.me][piece])
	switch in.op {
	case opMove:
		f.piece = int8(piece)
		p.Hold[f.me][piece] = 0
		g.walkOn(p, f.me, piece, g.steps(p, at), true)
	case opGo, opGoByCard:
		if steps := g.stepsSaid(f, in); g.fits(at, steps) {
			g.walkOn(p, f.me, piece, steps, false)
		}
	case opGoTo:
		g.putOn(p, f.me, piece, int(in.a), in.line, tell)
	case opGoToStart:
		g.putOn(p, f.me, piece, 0, in.line, tell)
	case opGoToNext:
		g.toKind(p, f.me, piece, in, 1, tell)
	case opGoBackToLast:
		g.toKind(p, f.me, piece, in, -1, tell)
	}
}

// walkOn begins a walk.
func (g *Game) walkOn(p *Position, seat engines.Seat, piece, steps int, byDice bool) {
	p.push(frame{pc: g.walk, me: seat, piece: int8(piece), steps: int16(steps), byDice: byDice})
}

// toKind moves a piece to the nearest space of a kind, ahead or behind; there it stays where there is none.
func (g *Game) toKind(p *Position, seat engines.Seat, piece int, in *instruction, by int, tell listener) {
	n := g.rules.spaces()
	for at, i := int(p.Place[seat][piece]), 0; i < n; i++ {
		if at += by; g.rules.Ring > 0 {
			at = (at-1+n)%n + 1
		}
		if at < 1 || at > n {
			return
		}
		if g.kinds[in.b][at] {
			g.putOn(p, seat, piece, at, in.line, tell)
			return
		}
	}
}

// putOn puts a piece on a space at once, where it lands.
func (g *Game) putOn(p *Position, seat engines.Seat, piece, space int, line uint8, tell listener) {
	if space == 0 {
		p.Laps[seat][piece] = 0
	}
	p.Place[seat][piece] = uint8(space)
	Went.Emit(tell, engines.Clause(line), g.pieceOf(seat, piece), spaceOf(space))
	g.arrive(p, seat, piece, false, tell)
}

// step takes a step of the walk on top, or ends it.
func (g *Game) step(p *Position, tell listener) {
	f := p.top()
	at := int(p.Place[f.me][f.piece])
	stops := f.steps == 0
	if !stops {
		to, by := at, int16(1)
		switch {
		case f.steps < 0:
			by = -1
			to = g.behind(f.me, at)
		default:
			to = g.ahead(f.me, at)
		}
		if to == at && f.steps > 0 && g.rules.Exact == Back && g.rules.Path > 0 {
			f.steps = -f.steps // what is too much is taken back
			return
		}
		if to == at {
			stops = true
		} else {
			if by > 0 && g.rules.Ring > 0 && at > 0 && to == g.first(f.me) {
				p.Laps[f.me][f.piece]++
			}
			p.Place[f.me][f.piece] = uint8(to)
			if f.steps -= by; f.steps != 0 && g.stop[to] > 0 && by > 0 {
				f.steps = 0
			}
			if f.steps != 0 && by > 0 && g.pass[to] > 0 {
				p.push(frame{pc: g.pass[to], me: f.me, piece: f.piece})
			}
			return
		}
	}
	seat, piece, byDice := f.me, int(f.piece), f.byDice
	p.pop()
	Went.Emit(tell, 0, g.pieceOf(seat, piece), spaceOf(int(p.Place[seat][piece])))
	g.arrive(p, seat, piece, byDice, tell)
}

// ahead is the space after another, for a seat; the same where there is none.
func (g *Game) ahead(seat engines.Seat, at int) int {
	switch {
	case at == 0:
		return g.first(seat)
	case g.rules.Ring > 0:
		return at%g.rules.Ring + 1
	}
	return min(at+1, g.rules.Path)
}

// behind is the space before another; the same where there is none.
func (g *Game) behind(seat engines.Seat, at int) int {
	switch {
	case at == 0:
		return 0
	case g.rules.Ring > 0:
		return (at-2+g.rules.Ring)%g.rules.Ring + 1
	}
	return at - 1
}

// arrive lets happen what happens where a piece has come: first to whom it meets, then by its space.
func (g *Game) arrive(p *Position, seat engines.Seat, piece int, byDice bool, tell listener) {
	space := p.Place[seat][piece]
	if space == 0 {
		return
	}
	if p.Chain++; p.Chain > MaxChain {
		return // the fifth space in a row is the last that counts
	}
	at := frame{me: seat, piece: int8(piece)}
	if byDice || g.rules.Second {
		for _, pc := range []uint16{g.stop[space], g.land[space]} {
			if at.pc = pc; pc > 0 {
				p.push(at)
			}
		}
	}
	if at.pc = g.meet; g.meet > 0 && !g.safe[space] && g.selected(p, &at, toHere) != 0 &&
		(g.rules.Path == 0 || int(space) != g.rules.Path) {
		p.push(at)
	}
}
