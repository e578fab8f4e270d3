package kit

import (
	"math/bits"
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// chooses reports whether whoever carries out an instruction chooses where a piece goes.
func (g *Game) chooses(in *program.Instruction) bool {
	return in.Op == program.OpGoNearest || in.Op == program.OpGoAny || g.Roam && in.Op.Steps()
}

// goals are the spaces to which the instruction on top can bring a piece.
func (g *Game) goals(p *Position, f *frame, in *program.Instruction, piece int) program.Area {
	steps, upTo := g.stepsSaid(p, in), g.Rules.Steps == program.UpTo
	switch in.Op {
	case program.OpMove:
		if hold := p.Hold[f.me][piece]; hold > 0 && !p.shows(int(hold)) {
			return program.Area{}
		}
		steps = int(p.Total)
	case program.OpGoUpTo:
		upTo = true
	case program.OpGoNearest:
		return g.nearest(p, f.me, piece, in.B)
	case program.OpGoAny:
		return g.all(p, f.me, piece, in.B)
	}
	if upTo {
		return g.reach(p, f.me, piece, steps)
	}
	return g.reachExactly(p, f.me, piece, steps)
}

// goalsOf returns the pieces with which the instruction on top can be carried out, a bit for each, with how many spaces
// these can go to together.
func (g *Game) goalsOf(p *Position, f *frame, in *program.Instruction) (can uint16, n int) {
	for piece := range g.Rules.Pieces {
		if in.Op != program.OpMove && f.piece >= 0 && int(f.piece) != piece {
			continue // whoever stands there goes on from there
		}
		if goals := g.goals(p, f, in, piece); goals != (program.Area{}) {
			can |= 1 << piece
			n += goals.Len()
		}
	}
	return can, n
}

// goChoosing carries out the instruction on top, if there is not more than one way to do so. It reports whether somebody
// has to choose first.
func (g *Game) goChoosing(p *Position, f *frame, in *program.Instruction, tell listener) (asks bool) {
	can, n := g.goalsOf(p, f, in)
	switch n {
	case 0:
		f.pc++
		Stuck.Emit(tell, engines.Clause(in.Line), f.me)
	case 1:
		piece := bits.TrailingZeros16(can)
		goals := g.goals(p, f, in, piece)
		g.goTo(p, piece, goals.After(0), tell)
	}
	return n > 1
}

// goalMoves lists the moves of the pieces that can go, each to the spaces that it can go to.
func (g *Game) goalMoves(p *Position, f *frame, in *program.Instruction, list []engines.Move) []engines.Move {
	can, _ := g.goalsOf(p, f, in)
	for ; can != 0; can &= can - 1 {
		piece := bits.TrailingZeros16(can)
		goals := g.goals(p, f, in, piece)
		for space := goals.After(0); space > 0; space = goals.After(space) {
			list = append(list, engines.NewMove(f.me, VerbGo, int16(g.pieceOf(f.me, piece)), int16(space)))
		}
	}
	return list
}

// sampleGoal draws one of goalMoves.
func (g *Game) sampleGoal(p *Position, f *frame, in *program.Instruction, r *rand.Rand) engines.Move {
	can, n := g.goalsOf(p, f, in)
	for drawn := r.IntN(n); ; can &= can - 1 {
		piece := bits.TrailingZeros16(can)
		goals := g.goals(p, f, in, piece)
		if many := goals.Len(); drawn >= many {
			drawn -= many
			continue
		}
		return engines.NewMove(f.me, VerbGo, int16(g.pieceOf(f.me, piece)), int16(goals.Nth(drawn)))
	}
}

// goTo carries out the instruction on top with a piece that goes to a space.
func (g *Game) goTo(p *Position, piece, space int, tell listener) {
	f := p.top()
	in := &g.Code[f.pc]
	own := in.Op == program.OpMove || g.Owner[f.pc] == g.Turn
	if f.pc++; f.piece < 0 || in.Op == program.OpMove {
		f.piece = int8(piece)
	}
	if in.Op == program.OpMove {
		p.Hold[f.me][piece] = 0
	}
	p.Place[f.me][piece] = uint8(space)
	line := engines.Clause(in.Line)
	if in.Op.Steps() {
		line = 0 // it walked
	}
	Went.Emit(tell, line, g.pieceOf(f.me, piece), spaceOf(space))
	g.arrive(p, f.me, piece, own, tell)
}

// shut are the spaces to which a seat cannot come for want of something, and full those where a piece finds no room.
func (g *Game) shut(p *Position, seat engines.Seat) (shut program.Area) {
	for i := range g.Gates {
		if gate := &g.Gates[i]; p.Own[seat][gate.Counter] == 0 {
			shut.Join(&gate.Spaces)
		}
	}
	return shut
}

func (g *Game) full(p *Position, seat engines.Seat, piece int) (full program.Area) {
	if g.Rules.Room == 0 && g.Rules.Together {
		return full
	}
	var n [program.MaxSpaces + 1]uint8
	for i := range g.IDs {
		of := engines.Seat(i)
		for other := range g.Rules.Pieces {
			at := int(p.Place[of][other])
			if at == 0 || p.Out.Has(of) || of == seat && other == piece {
				continue
			}
			if n[at]++; of == seat && !g.Rules.Together || g.Rules.Room > 0 && int(n[at]) >= g.Rules.Room {
				full.Add(at)
			}
		}
	}
	full.Less(&g.Roomy[seat])
	return full
}

// reach are the spaces to which a piece can go in at most so many steps, on squares or places.
func (g *Game) reach(p *Position, seat engines.Seat, piece, steps int) program.Area {
	at := int(p.Place[seat][piece])
	shut, full := g.shut(p, seat), g.full(p, seat, piece)
	seen, front := shut, program.Area{}
	if !g.Rules.Past {
		seen.Join(&full)
	}
	past := seen
	seen.Add(at)
	front.Add(at)
	for ; steps > 0 && front != (program.Area{}); steps-- {
		var next program.Area
		for space := front.After(0); space > 0; space = front.After(space) {
			next.Join(&g.Leads[space])
		}
		next.Less(&seen)
		seen.Join(&next)
		front = next
		front.Less(&g.StopAt)
	}
	seen.Less(&past)
	seen.Less(&full)
	seen.Take(at)
	return seen
}

// several stands for several spaces from which a walk has come.
const several = 255

// reachExactly are the spaces to which a piece can go in just so many steps, on squares or places. A walk does not turn
// round, and may come by a space twice. At a stop it is over, and at the finish where steps are lost there; where nothing
// else can be, it ends where there is no way on.
func (g *Game) reachExactly(p *Position, seat engines.Seat, piece, steps int) (ends program.Area) {
	at := int(p.Place[seat][piece])
	shut, full := g.shut(p, seat), g.full(p, seat, piece)
	wall := shut
	if !g.Rules.Past {
		wall.Join(&full)
	}
	var blind, front program.Area
	var from [program.MaxSpaces + 1]uint8
	front.Add(at)
	from[at] = several
	for ; steps > 0 && front != (program.Area{}); steps-- {
		var next program.Area
		var then [program.MaxSpaces + 1]uint8
		for space := front.After(0); space > 0; space = front.After(space) {
			leads := g.Leads[space]
			if leads.Less(&wall); from[space] != several {
				leads.Take(int(from[space]))
			}
			if leads == (program.Area{}) {
				blind.Add(space)
			}
			next.Join(&leads)
			for to := leads.After(0); to > 0; to = leads.After(to) {
				if then[to] == 0 {
					then[to] = uint8(space)
				} else {
					then[to] = several
				}
			}
		}
		over := next
		over.Less(&g.StopAt)
		front, from = over, then
		over = next
		over.Less(&front) // the stops of these
		if last := int(g.Last[seat]); g.Rules.Exact == program.Lost && next.Has(last) {
			over.Add(last)
		}
		ends.Join(&over)
	}
	ends.Join(&front)
	for _, list := range []*program.Area{&ends, &blind} {
		list.Less(&shut)
		list.Less(&full)
		list.Take(at)
	}
	if ends == (program.Area{}) {
		return blind
	}
	return ends
}

// all are the spaces of a kind, or all that there are, to which a piece can be brought from another.
func (g *Game) all(p *Position, seat engines.Seat, piece int, kind int16) (list program.Area) {
	list = g.Everywhere
	if kind != program.AnySpace {
		list = g.KindAreas[kind]
	}
	shut, full := g.shut(p, seat), g.full(p, seat, piece)
	list.Less(&shut)
	list.Less(&full)
	if at := int(p.Place[seat][piece]); at > 0 {
		list.Take(at)
	}
	for space := list.After(g.Shared); g.Rules.Lane > 0 && space > 0; space = list.After(space) {
		if g.Foreign(seat, space) {
			list.Take(space)
		}
	}
	return list
}

// nearest are those of the spaces of a kind to which fewest steps lead, whatever is in the way.
func (g *Game) nearest(p *Position, seat engines.Seat, piece int, kind int16) program.Area {
	of, leads := g.all(p, seat, piece, kind), &g.Near
	if g.Roam {
		leads = &g.Leads
	}
	at := int(p.Place[seat][piece])
	var seen program.Area
	if at == 0 {
		at = g.FirstOf(seat)
	} else {
		seen.Add(at)
	}
	var front program.Area
	front.Add(at)
	for near := front; front != (program.Area{}); near = front {
		far := near
		far.Less(&of)
		if near.Less(&far); near != (program.Area{}) {
			return near
		}
		seen.Join(&front)
		var next program.Area
		for space := front.After(0); space > 0; space = front.After(space) {
			next.Join(&leads[space])
		}
		next.Less(&seen)
		front = next
	}
	return program.Area{}
}

// beside are the seats besides one that have a piece on a space beside another, the pieces of those that are out left out.
func (g *Game) beside(p *Position, me engines.Seat, at int) (met engines.SeatSet) {
	for i := range g.IDs {
		if seat := engines.Seat(i); seat != me && !p.Out.Has(seat) && g.pieceIn(p, seat, &g.Near[at]) >= 0 {
			met = met.With(seat)
		}
	}
	return met
}

// pieceIn returns a piece of a seat on one of several spaces; none where it has none there.
func (g *Game) pieceIn(p *Position, seat engines.Seat, area *program.Area) int8 {
	for piece := range g.Rules.Pieces {
		if area.Has(int(p.Place[seat][piece])) {
			return int8(piece)
		}
	}
	return none
}

// anyPiece reports whether a condition on where somebody is holds for any piece of a seat, where it is about none.
func (g *Game) anyPiece(p *Position, f *frame, c *program.Condition) (is bool) {
	for piece := range g.Rules.Pieces {
		f.piece = int8(piece) // for a moment: a copy would lie on the heap
		is = is || g.is(p, f, c)
	}
	f.piece = none
	return is
}

// checkGoal says whether a piece may go to a space.
func (g *Game) checkGoal(p *Position, f *frame, in *program.Instruction, m *engines.Move) engines.Verdict {
	clause, arg, to := engines.Clause(in.Line), m.Args[0], int(m.Args[1])
	of, n := engines.Seat(arg/program.MaxPieces), int(arg%program.MaxPieces)
	switch {
	case arg < 0 || n >= g.Rules.Pieces || int(of) >= len(g.IDs):
		return NoPiece.Refuse(clause, piece(arg))
	case of != f.me:
		return OtherPiece.Refuse(clause, piece(arg))
	case to < 1 || to > g.Rules.All():
		return NoSpace.Refuse(clause, space(to))
	}
	if hold := p.Hold[of][n]; in.Op == program.OpMove && hold > 0 && !p.shows(int(hold)) {
		return IsHeld.Refuse(clause, piece(arg), number(hold))
	}
	goals, full := g.goals(p, f, in, n), g.full(p, of, n)
	switch lacks := g.lacking(p, of, to); {
	case in.Op != program.OpMove && f.piece >= 0 && n != int(f.piece):
		return OtherFirst.Refuse(clause, g.pieceOf(of, int(f.piece)))
	case goals.Has(to):
		return engines.Allowed()
	case lacks >= 0:
		return Locked.Refuse(clause, of, g.counterOf(int16(lacks)), space(to))
	case full.Has(to):
		return NoRoom.Refuse(clause, piece(arg))
	}
	return CannotGo.Refuse(clause, piece(arg), space(to))
}

// lacking is the counter for want of which a seat does not come to a space; below 0 is none.
func (g *Game) lacking(p *Position, seat engines.Seat, to int) int {
	for i := range g.Gates {
		if gate := &g.Gates[i]; gate.Spaces.Has(to) && p.Own[seat][gate.Counter] == 0 {
			return gate.Counter
		}
	}
	return none
}
