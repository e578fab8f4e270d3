package kit

import (
	"errors"

	"homespun/engines"
	"homespun/engines/kit/phrase"
)

var (
	errNoNumbers    = errors.New("no die has a number; dice = \"d6\" has 1 to 6")
	errWhichCounter = errors.New("it does not say which counter; with counters = { points = 0 } it is \"as points\"")
)

func isCounter(s phrase.Slot) bool { return s.Kind == "counter" }

// until compiles what is done until somebody stops: it is done once, and then whoever wants to does it again.
func (c *compiler) until(clause *phrase.Clause) error {
	begins := uint16(len(c.code))
	if err := c.clauses(clause.Branches[0]); err != nil {
		return err
	}
	asks := c.emit(instruction{op: opMay, b: int16(len(c.chosen))})
	c.code[asks].to = asks + 1
	says := c.language.Usual("until")
	c.chosen = append(c.chosen, choice{branches: []uint16{begins, asks + 1}, texts: []int16{c.text(says[0]), c.text(says[1])}})
	return nil
}

// aside carries out an effect on what was set aside in a turn, or on what was rolled.
func (g *Game) aside(p *Position, me engines.Seat, in *instruction, tell listener) {
	clause, gains := engines.Clause(in.line), 0
	switch in.op {
	case opSetAside, opSetAsideRolled:
		more := int(in.a)
		if in.op == opSetAsideRolled {
			more = int(p.Total)
		}
		p.Aside = int16(min(int(p.Aside)+more, MaxCount))
		SetAside.Emit(tell, clause, me, number(p.Aside))
	case opLoseAside:
		p.Aside = 0
		LostAside.Emit(tell, clause, me)
	case opKeepAside:
		gains, p.Aside = int(p.Aside), 0
	case opGainRolled:
		gains = int(p.Total)
	}
	if gains > 0 {
		n := &p.Own[me][in.b]
		*n = int16(min(int(*n)+gains, MaxCount))
		Counted.Emit(tell, clause, me, g.counterOf(in.b), number(*n))
	}
}

// endTurn goes on where the turn is over, whatever is under way, or behind that where it is over already. Before the
// first turn that begins.
func (g *Game) endTurn(p *Position) {
	for p.Depth > 1 {
		p.pop()
	}
	f := p.top()
	pc := g.counts
	switch {
	case g.setup > 0 && g.owner[f.pc] == g.setup:
		pc = g.turn
	case f.pc > g.counts:
		pc = g.nexts
	}
	*f = frame{pc: pc, me: f.me, piece: none}
}

// The values of Ties: who rolls the same rolls again, nothing happens, or the one who was attacked wins.
const (
	TieAgain   = "again"
	TieNothing = "nothing"
	TieOther   = "other"
)

var ties = []string{TieAgain, TieNothing, TieOther}

// fight begins a fight, as far as nobody has to say anything. It reports whether somebody has: one chooses whom, and
// both roll.
func (g *Game) fight(p *Position, f *frame, in *instruction) (asks bool) {
	if f.begun {
		return true
	}
	who := g.selected(p, f, selector(in.b)).Without(f.me)
	switch who.Len() {
	case 0:
		f.pc = g.chosen[in.to].branches[2]
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
func (g *Game) fought(p *Position, f *frame, in *instruction, m *engines.Move, tell listener) {
	clause, other, branch, sum := engines.Clause(in.line), f.others.Only(), 2, int16(0)
	for _, face := range m.Faces() {
		sum += int16(pips(face))
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
	case mine < sum || g.rules.Ties == TieOther:
		branch = 1
		Beat.Emit(tell, clause, other, f.me)
	case g.rules.Ties == TieAgain:
		Tied.Emit(tell, clause, f.me, other)
		f.steps = 0
		return
	default:
		Tied.Emit(tell, clause, f.me, other)
	}
	f.begun, f.others, f.steps, f.pc = false, 0, 0, g.chosen[in.to].branches[branch]
}

// fights reports whether a fight can have begun as a list of sentences says.
func (g *Game) fights(f *frame, in *instruction) bool {
	return in.op == opFight && f.others.Len() == 1 && !f.others.Has(f.me) && f.steps >= 0
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
