package kit

import (
	"math/bits"
	"slices"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// movable returns the pieces with which the instruction on top can be carried out, a bit for each.
func (g *Game) movable(p *Position) (can uint16) {
	f := p.top()
	in := &g.Code[f.pc]
	if in.Op != program.OpMove && in.Op != program.OpMoveDie && f.piece >= 0 {
		return 1 << f.piece // whoever stands there goes on from there
	}
	for piece := range g.Rules.Pieces {
		if g.canMove(p, f.me, piece, in) {
			can |= 1 << piece
		}
	}
	if (in.Op == program.OpMove || in.Op == program.OpMoveDie) && len(g.Rules.Must) > 0 {
		return g.pressed(p, f.me, can, in)
	}
	return can
}

// canMove reports whether an instruction can move a piece of a seat.
func (g *Game) canMove(p *Position, seat engines.Seat, piece int, in *program.Instruction) bool {
	return g.canGo(p, seat, piece, in, g.stepsSaid(p, in))
}

// canGo is canMove for an instruction that says so many steps.
func (g *Game) canGo(p *Position, seat engines.Seat, piece int, in *program.Instruction, by int) bool {
	at := int(p.Place[seat][piece])
	if at > 0 && at == int(g.Last[seat]) && !g.Roam {
		return false // it is there
	}
	switch in.Op {
	case program.OpMove, program.OpMoveDie:
		if hold := p.Hold[seat][piece]; hold > 0 && !p.gives(in, by, int(hold)) {
			return false
		}
		if at == 0 && len(g.Rules.Enter) > 0 && !g.enters(p, in, by) {
			return false
		}
		return g.goes(p, seat, piece, g.steps(at, by))
	case program.OpGo, program.OpGoByCard, program.OpGoAside, program.OpGoSteps, program.OpGoUpToRolled, program.OpGoRolled:
		return g.goes(p, seat, piece, by)
	case program.OpGoTo:
		return g.room(p, seat, piece, g.Spot(seat, in.A))
	}
	return true
}

// stepsSaid is how many steps an instruction says.
func (g *Game) stepsSaid(p *Position, in *program.Instruction) int {
	steps := int(in.A)
	switch in.Op {
	case program.OpMove:
		steps = int(p.Total)
	case program.OpGoSteps, program.OpGoUpToRolled, program.OpMoveDie:
		steps = int(p.top().steps)
	case program.OpGoRolled:
		steps *= int(p.Total)
	case program.OpGoByCard:
		steps = g.worthOf(p.top())
	case program.OpGoAside:
		steps = int(p.Aside)
	}
	return max(-program.MaxSpaces, min(steps, program.MaxSpaces))
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

// gives reports whether what an instruction moves by is a number: the roll, or one die of so many.
func (p *Position) gives(in *program.Instruction, by, n int) bool {
	return in.Op == program.OpMoveDie && by == n || in.Op != program.OpMoveDie && p.shows(n)
}

// enters reports whether that lets a piece leave the start.
func (g *Game) enters(p *Position, in *program.Instruction, by int) bool {
	return slices.ContainsFunc(g.Rules.Enter, func(n int) bool { return p.gives(in, by, n) })
}

// steps is how far a roll moves a piece: with a number to enter the first step takes all of it.
func (g *Game) steps(at, by int) int {
	if at == 0 && len(g.Rules.Enter) > 0 {
		return 1
	}
	return by
}

// fits reports whether there are as many spaces as steps, where they have to be.
func (g *Game) fits(seat engines.Seat, at, steps int) bool {
	return g.Last[seat] == 0 || g.Rules.Exact != program.Stays || steps <= int(g.Left[seat][at])
}

// move carries out the instruction on top with a piece; with one beyond the last there is none that can.
func (g *Game) move(p *Position, piece int, tell listener) {
	f := p.top()
	in := &g.Code[f.pc]
	by := g.stepsSaid(p, in)
	if f.pc++; in.Op.OfChoice() {
		f.begun, f.steps = false, 0
	}
	if piece >= g.Rules.Pieces {
		Stuck.Emit(tell, engines.Clause(in.Line), f.me)
		return
	}
	at := int(p.Place[f.me][piece])
	switch in.Op {
	case program.OpMove, program.OpMoveDie:
		f.piece = int8(piece)
		p.Hold[f.me][piece] = 0
		g.walkOn(p, f.me, piece, g.steps(at, by), true)
	case program.OpGo, program.OpGoByCard, program.OpGoAside, program.OpGoSteps, program.OpGoUpToRolled, program.OpGoRolled:
		if g.goes(p, f.me, piece, by) {
			g.walkOn(p, f.me, piece, by, in.Op.OfChoice())
		}
	case program.OpGoTo:
		g.putOn(p, f.me, piece, g.Spot(f.me, in.A), in.Line, tell)
	case program.OpGoToStart:
		g.putOn(p, f.me, piece, g.Program.Start(int(f.me)), in.Line, tell)
	case program.OpGoToNext:
		g.toKind(p, f.me, piece, in, 1, tell)
	case program.OpGoBackToLast:
		g.toKind(p, f.me, piece, in, -1, tell)
	}
}

// walkOn begins a walk.
func (g *Game) walkOn(p *Position, seat engines.Seat, piece, steps int, byDice bool) {
	p.push(frame{pc: g.Walk, me: seat, piece: int8(piece), steps: int16(steps), byDice: byDice})
}

// toKind moves a piece to the nearest space of a kind, ahead or behind; there it stays where there is none.
func (g *Game) toKind(p *Position, seat engines.Seat, piece int, in *program.Instruction, by int, tell listener) {
	beside := &g.Ahead[seat]
	if by < 0 {
		beside = &g.Behind[seat]
	}
	for at, i := int(p.Place[seat][piece]), 0; i <= program.MaxSpaces; i++ {
		to := int(beside[at])
		if to == at || to == 0 {
			return
		}
		if at = to; g.KindsAt[in.B][at] {
			g.putOn(p, seat, piece, at, in.Line, tell)
			return
		}
	}
}

// putOn puts a piece on a space at once, where it lands.
func (g *Game) putOn(p *Position, seat engines.Seat, piece, space int, line uint8, tell listener) {
	if !g.room(p, seat, piece, space) {
		return
	} else if space == 0 {
		p.Laps[seat][piece] = 0
	}
	p.Place[seat][piece] = uint8(space)
	Went.Emit(tell, engines.Clause(line), g.pieceOf(seat, piece), spaceOf(space))
	g.arrive(p, seat, piece, false, tell)
}

// step takes a step of the walk on top, or ends it. It reports whether somebody has to choose the way first.
func (g *Game) step(p *Position, tell listener) (asks bool) {
	f := p.top()
	at := int(p.Place[f.me][f.piece])
	switch {
	case f.steps < 0:
		g.stride(p, f, int(g.Behind[f.me][at]), tell)
	case f.steps > 0:
		can := g.branches(p, f)
		if bits.OnesCount16(can) > 1 {
			return true
		}
		g.stride(p, f, g.Along(f.me, at, bits.TrailingZeros16(can)), tell)
	default:
		g.stride(p, f, at, tell)
	}
	return false
}

// stride takes a step to a space; one to where the piece is ends the walk.
func (g *Game) stride(p *Position, f *frame, to int, tell listener) {
	seat, piece := f.me, int(f.piece)
	at, by := int(p.Place[seat][piece]), int16(1)
	if f.steps < 0 {
		by = -1
	}
	switch {
	case to == at && f.steps > 0 && g.Rules.Exact == program.Back && g.Last[seat] > 0:
		f.steps = -f.steps // what is too much is taken back
	case to == at:
		byDice := f.byDice
		p.pop()
		Went.Emit(tell, 0, g.pieceOf(seat, piece), spaceOf(int(p.Place[seat][piece])))
		g.arrive(p, seat, piece, byDice, tell)
	default:
		if by > 0 && g.Rules.Ring > 0 && at > 0 && to == g.FirstOf(seat) {
			p.Laps[seat][piece]++
		}
		p.Place[seat][piece] = uint8(to)
		f.begun = true
		if f.steps -= by; f.steps != 0 && g.Stop[to] > 0 && by > 0 {
			f.steps = 0
		}
		if f.steps != 0 && by > 0 && g.Pass[to] > 0 {
			p.push(frame{pc: g.Pass[to], me: seat, piece: f.piece})
		}
	}
}

// arrive lets happen what happens where a piece has come: first to whom it meets, then by its space.
func (g *Game) arrive(p *Position, seat engines.Seat, piece int, byDice bool, tell listener) {
	space := p.Place[seat][piece]
	if space == 0 {
		return
	}
	if p.Chain++; p.Chain > program.MaxChain {
		return // the fifth space in a row is the last that counts
	}
	at := frame{me: seat, piece: int8(piece)}
	if byDice || g.Rules.Second {
		for _, pc := range []uint16{g.Stop[space], g.Land[space]} {
			if at.pc = pc; pc > 0 {
				p.push(at)
			}
		}
	}
	if at.pc = g.Meet; g.Meet > 0 && !g.SafeAt[space] && !(g.Roam && g.Roomy[seat].Has(int(space))) && g.selected(p, &at, program.ToHere) != 0 &&
		(g.Rules.Path == 0 || int(space) != g.Rules.Path) {
		p.push(at)
	}
}
