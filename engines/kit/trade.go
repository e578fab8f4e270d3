package kit

import (
	"math/bits"
	"slices"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// offered are the branches that can be chosen, a bit for each: those for which there is what they cost. Of ways only how
// many there are is told so.
func (g *Game) offered(p *Position, f *frame, in *program.Instruction) (can uint64) {
	if in.Op == program.OpWalk {
		return 1<<bits.OnesCount16(g.branches(p, f)) - 1
	}
	if in.Op.OfChoice() {
		return g.ownSteps(p, f, in)
	}
	made := &g.Chosen[in.B]
	can = 1<<len(made.Branches) - 1
	for i, needs := range made.Needs {
		for n := range needs {
			if c := &needs[n]; !g.holds(p, f, c) && !g.unsure(p, f, c) {
				can &^= 1 << i
			}
		}
	}
	return can
}

// obvious goes on where there is at most one branch to choose. It reports whether it has.
func (g *Game) obvious(p *Position, f *frame, in *program.Instruction, tell listener) bool {
	made := &g.Chosen[in.B]
	if made.Needs == nil {
		return false
	}
	can := g.offered(p, f, in)
	if bits.OnesCount64(can) > 1 {
		return false
	}
	if f.pc = made.Ends; can > 0 {
		f.pc = made.Branches[bits.TrailingZeros64(can)]
	}
	ofCards := func(c program.Condition) bool { return c.Is >= program.HoldsCards && c.Is <= program.CardIs }
	if in.Op == program.OpMay && !slices.ContainsFunc(made.Needs[0], ofCards) { // of a hand nobody is to learn it
		CannotPay.Emit(tell, engines.Clause(in.Line), f.me)
	}
	return true
}

// tellCount tells what a seat has of a counter now.
func (g *Game) tellCount(p *Position, seat engines.Seat, n int16, clause engines.Clause, tell listener) {
	Counted.Emit(tell, clause, seat, g.counted(n, p.Own[seat][n]), number(p.Own[seat][n]))
}

// changeAll gives away all of a counter, for so many of another each.
func (g *Game) changeAll(p *Position, me engines.Seat, in *program.Instruction, tell listener) {
	clause, own := engines.Clause(in.Line), &p.Own[me]
	has, to := int(own[in.B]), int16(in.To)
	if has == 0 {
		return
	}
	own[in.B] = 0
	own[to] = int16(min(int(own[to])+has*int(in.A), g.Mosts[to]))
	if in.B != to {
		g.tellCount(p, me, in.B, clause, tell)
	}
	g.tellCount(p, me, to, clause, tell)
}

// sharers are the seats with which an instruction can move counters. Of those of whom one is chosen it is only those
// that have any.
func (g *Game) sharers(p *Position, f *frame, in *program.Instruction) engines.SeatSet {
	s := program.Selector(in.To)
	who := g.selected(p, f, s).Without(f.me)
	for i := range g.IDs {
		if seat := engines.Seat(i); p.Own[seat][in.B] == 0 && (in.Op == program.OpTakeCount || in.Op == program.OpSwapCount && s == program.ToChosen) {
			who = who.Without(seat)
		}
	}
	if in.Op == program.OpGiveCount && p.Own[f.me][in.B] == 0 {
		return 0
	}
	return who
}

// share moves counters between two seats, or all in turn. It reports whether one has to be chosen first.
func (g *Game) share(p *Position, f *frame, in *program.Instruction, tell listener) (asks bool) {
	who := g.sharers(p, f, in)
	if s := program.Selector(in.To); who.Len() > 1 && s != program.ToAll && s != program.ToOthers {
		return true
	}
	f.pc++
	for i := range g.IDs {
		if other := (f.me + engines.Seat(i)) % engines.Seat(len(g.IDs)); who.Has(other) {
			g.shareWith(p, f.me, other, in, tell)
		}
	}
	return false
}

// shareWith moves counters between two seats, as far as there are any and there is room.
func (g *Game) shareWith(p *Position, me, other engines.Seat, in *program.Instruction, tell listener) {
	mine, theirs := &p.Own[me][in.B], &p.Own[other][in.B]
	most := int16(g.Mosts[in.B])
	switch in.Op {
	case program.OpSwapCount:
		*mine, *theirs = *theirs, *mine
	case program.OpTakeCount:
		n := min(in.A, *theirs, most-*mine)
		*mine, *theirs = *mine+n, *theirs-n
	default:
		n := min(in.A, *mine, most-*theirs)
		*mine, *theirs = *mine-n, *theirs+n
	}
	clause := engines.Clause(in.Line)
	g.tellCount(p, me, in.B, clause, tell)
	g.tellCount(p, other, in.B, clause, tell)
}

// most is how many choices there are, offered or not.
func (g *Game) most(in *program.Instruction, can uint64) int {
	if in.Op == program.OpChoose {
		return len(g.Chosen[in.B].Branches)
	}
	return bits.Len64(can)
}
