package kit

import (
	"homespun/engines"
	"homespun/engines/kit/program"
)

// aside carries out an effect on what was set aside in a turn, or on what was rolled.
func (g *Game) aside(p *Position, me engines.Seat, in *program.Instruction, tell listener) {
	clause, gains := engines.Clause(in.Line), 0
	switch in.Op {
	case program.OpSetAside, program.OpSetAsideRolled:
		more := int(in.A)
		if in.Op == program.OpSetAsideRolled {
			more = int(p.Total)
		}
		p.Aside = int16(min(int(p.Aside)+more, program.MaxCount))
		SetAside.Emit(tell, clause, me, number(p.Aside))
	case program.OpLoseAside:
		p.Aside = 0
		LostAside.Emit(tell, clause, me)
	case program.OpKeepAside:
		gains, p.Aside = int(p.Aside), 0
	case program.OpGainRolled:
		gains = int(p.Total) * int(in.A)
	}
	if gains != 0 {
		n := &p.Own[me][in.B]
		*n = int16(max(0, min(int(*n)+gains, g.Mosts[in.B])))
		Counted.Emit(tell, clause, me, g.counted(in.B, *n), number(*n))
	}
}

// endTurn goes on where the turn is over, whatever is under way, or behind that where it is over already. Before the
// first turn that begins.
func (g *Game) endTurn(p *Position) {
	for p.Depth > 1 {
		p.pop()
	}
	f := p.top()
	pc := g.Counts
	switch {
	case g.Setup > 0 && g.Owner[f.pc] == g.Setup:
		pc = g.Turn
	case f.pc > g.Counts:
		pc = g.Nexts
	}
	*f = frame{pc: pc, me: f.me, piece: none}
}

// fight begins a fight, as far as nobody has to say anything. It reports whether somebody has: one chooses whom, and
// both roll.
func (g *Game) fight(p *Position, f *frame, in *program.Instruction) (asks bool) {
	if f.begun {
		return true
	}
	who := g.selected(p, f, program.Selector(in.B)).Without(f.me)
	switch who.Len() {
	case 0:
		f.pc = g.Chosen[in.To].Branches[2]
		return false
	case 1:
		p.attack(who.Only())
	}
	return true
}

// attack begins a fight with a seat; both have to roll.
func (p *Position) attack(other engines.Seat) {
	f := p.top()
	f.begun, f.others, f.steps = true, engines.Seats(other), 0
	p.Rival = uint8(other) + 1
}

// fought takes a roll of a fight: that of whoever attacks, of which one more is kept, and then that of the other. What was
// rolled in the turn stays what it is.
func (g *Game) fought(p *Position, f *frame, in *program.Instruction, m *engines.Move, tell listener) {
	clause, other, branch, sum := engines.Clause(in.Line), f.others.Only(), 2, int16(0)
	for _, face := range m.Faces() {
		sum += int16(program.Pips(face))
	}
	if f.steps == 0 {
		Fought.Emit(tell, clause, f.me, number(sum))
		f.steps = sum + 1
		return
	}
	Fought.Emit(tell, clause, other, number(sum))
	switch mine := f.steps - 1; {
	case mine > sum:
		branch = 0
		Beat.Emit(tell, clause, f.me, other)
	case mine < sum || g.Rules.Ties == program.TieOther:
		branch = 1
		Beat.Emit(tell, clause, other, f.me)
	case g.Rules.Ties == program.TieAgain:
		Tied.Emit(tell, clause, f.me, other)
		f.steps = 0
		return
	default:
		Tied.Emit(tell, clause, f.me, other)
	}
	f.begun, f.others, f.steps, f.pc = false, 0, 0, g.Chosen[in.To].Branches[branch]
}

// fights reports whether a fight can have begun as a list of sentences says.
func (g *Game) fights(f *frame, in *program.Instruction) bool {
	return in.Op == program.OpFight && f.others.Len() == 1 && !f.others.Has(f.me) && f.steps >= 0
}

func (g *Game) promptFight(f *frame, clause engines.Clause) engines.Message {
	switch {
	case !f.begun:
		return PromptPick.Message(clause, f.me)
	case f.steps == 0:
		return PromptFight.Message(clause, f.me, f.others.Only())
	}
	return PromptDefend.Message(clause, f.others.Only(), f.me)
}
