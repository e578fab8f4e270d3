package kit

import (
	"math/bits"
	"slices"
	"strconv"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// ownSteps are the steps or dice that can be chosen, a bit for each from the first: those with which some piece can go.
// Of dice that show the same it is the first, and of steps beyond the finish that are lost there are none.
func (g *Game) ownSteps(p *Position, f *frame, in *program.Instruction) (can uint64) {
	if in.Op == program.OpMoveDie {
		var tried [engines.MaxDice]int
		for i := range tried {
			by := int(program.Pips(int16(p.Faces[i])))
			if p.Spent&(1<<i) == 0 && by > 0 && !slices.Contains(tried[:i], by) && g.someGoes(p, f, in, by) {
				can |= 1 << i
			}
			if p.Spent&(1<<i) == 0 {
				tried[i] = by
			}
		}
		return can
	}
	for by := 1; by <= min(g.atMost(p, in), program.MaxChosen); by++ {
		if g.someGoes(p, f, in, by) {
			can |= 1 << (by - 1)
		}
	}
	return can
}

// atMost is how many steps an instruction lets somebody choose.
func (g *Game) atMost(p *Position, in *program.Instruction) int {
	if in.Op == program.OpGoUpToRolled {
		return int(p.Total)
	}
	return int(in.A)
}

// someGoes reports whether a piece can go so many steps, or that which stands where this happens.
func (g *Game) someGoes(p *Position, f *frame, in *program.Instruction, by int) bool {
	for piece := range g.Rules.Pieces {
		here := f.piece < 0 || in.Op == program.OpMoveDie || int(f.piece) == piece
		lost := in.Op != program.OpMoveDie && g.Rules.Exact == program.Lost && g.Last[f.me] > 0 &&
			by > int(g.Left[f.me][p.Place[f.me][piece]])
		if here && !lost && g.canGo(p, f.me, piece, in, by) {
			return true
		}
	}
	return false
}

// choose goes on with the steps or the die that were chosen, by their number from 1.
func (g *Game) choose(p *Position, f *frame, in *program.Instruction, number int) {
	f.begun, f.steps = true, int16(number)
	if in.Op == program.OpMoveDie {
		p.Spent |= 1 << (number - 1)
		f.steps = int16(program.Pips(int16(p.Faces[number-1])))
	}
}

// steer carries out an instruction with steps of one's own choice, as far as nobody has to choose. It reports whether
// somebody has.
func (g *Game) steer(p *Position, f *frame, in *program.Instruction, tell listener) (asks bool) {
	if !f.begun {
		can := g.ownSteps(p, f, in)
		switch bits.OnesCount64(can) {
		case 0:
			if f.pc++; p.Total > 0 || in.Op == program.OpGoSteps {
				Stuck.Emit(tell, engines.Clause(in.Line), f.me)
			}
			return false
		case 1:
			g.choose(p, f, in, bits.TrailingZeros64(can)+1)
		default:
			return true
		}
	}
	can := g.movable(p)
	if bits.OnesCount16(can) > 1 {
		return true
	}
	g.move(p, bits.TrailingZeros16(can), tell)
	return false
}

// steers reports whether a choice of steps can have been made as a list of sentences says.
func (g *Game) steers(f *frame, in *program.Instruction) bool {
	return in.Op.OfChoice() && f.steps > 0 && f.steps <= 100 && f.others == 0
}

// stepNames are the steps or dice from the first to the last that can be chosen.
func (g *Game) stepNames(p *Position, f *frame, in *program.Instruction) (list []string) {
	for i := range bits.Len64(g.ownSteps(p, f, in)) {
		n := i + 1
		if in.Op == program.OpMoveDie {
			n = int(program.Pips(int16(p.Faces[i])))
		}
		list = append(list, strconv.Itoa(n))
	}
	return list
}

func (g *Game) promptSteps(p *Position, f *frame, in *program.Instruction, clause engines.Clause) engines.Message {
	switch {
	case f.begun:
		return PromptPiece.Message(clause, f.me)
	case in.Op == program.OpMoveDie:
		return PromptDie.Message(clause, f.me)
	}
	return PromptSteps.Message(clause, f.me, number(bits.Len64(g.ownSteps(p, f, in))))
}

// notOffered says why a choice is none: the steps lead nowhere, or somebody cannot pay.
func (g *Game) notOffered(p *Position, f *frame, in *program.Instruction, clause engines.Clause, n int) engines.Verdict {
	switch {
	case in.Op == program.OpMoveDie:
		return CannotStep.Refuse(clause, f.me, number(program.Pips(int16(p.Faces[n-1]))))
	case in.Op.OfChoice():
		return CannotStep.Refuse(clause, f.me, number(n))
	}
	return CannotPay.Refuse(clause, f.me)
}
