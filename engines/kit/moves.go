package kit

import (
	"math/bits"
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/dice"
)

// Start returns the position before the first line.
func (g *Game) Start() Position {
	var p Position
	for i := range g.ids {
		for n, name := range g.counters {
			p.Own[i][n] = int16(g.rules.Counters[name])
		}
	}
	for n, name := range g.common {
		p.Common[n] = int16(g.rules.Common[name])
	}
	p.begin(0, g.turn)
	if g.setup > 0 {
		p.begin(0, g.setup)
	}
	g.advance(&p, nil)
	return p
}

// Due returns who owes an answer.
func (g *Game) Due(p *Position) (who, optional engines.SeatSet) {
	if p.Over {
		return 0, 0
	}
	who, _ = g.waits(p)
	return who, 0
}

// Pending returns what the position waits for.
func (g *Game) Pending(p *Position) engines.Pending {
	if p.Over {
		return engines.Pending{}
	}
	var due engines.Pending
	switch due.Who, due.Kind = g.waits(p); due.Kind {
	case dueRoll:
		due.Roll = g.roll
	case dueDraw, dueCard:
		f := p.top()
		due.Seen = g.seen(f, &g.code[f.pc])
		due.Hidden = due.Seen != 0
	}
	return due
}

// Moves lists the legal moves.
func (g *Game) Moves(p *Position, list []engines.Move) []engines.Move {
	if p.Over {
		return list
	}
	f := p.top()
	in := &g.code[f.pc]
	switch _, kind := g.waits(p); kind {
	case dueRoll:
		return dice.Outcomes(&g.roll, list)
	case dueTable:
		return append(list, engines.NewMove(engines.Table, VerbYes), engines.NewMove(engines.Table, VerbNo))
	case dueChoice:
		for i := range g.choices(p, f, in) {
			list = append(list, g.answer(f.me, in, i))
		}
	case duePerson:
		who := g.persons(p, f, in)
		for i := range g.ids {
			if who.Has(engines.Seat(i)) {
				list = append(list, engines.NewMove(f.me, VerbPick, int16(i)))
			}
		}
	case dueDraw:
		return g.cardMoves(p, f, in, engines.Table, list)
	case dueCard:
		return g.cardMoves(p, f, in, f.me, list)
	default:
		for can := g.movable(p); can != 0; can &= can - 1 {
			list = append(list, engines.NewMove(f.me, VerbMove, int16(g.pieceOf(f.me, bits.TrailingZeros16(can)))))
		}
	}
	return list
}

// persons are the seats of whom one is chosen.
func (g *Game) persons(p *Position, f *frame, in *instruction) engines.SeatSet {
	if in.op.ofCards() {
		return g.partners(p, f, in)
	}
	return g.selected(p, f, selector(in.b))
}

// choices is how many there are to choose from.
func (g *Game) choices(p *Position, f *frame, in *instruction) int {
	if in.op == opWalk {
		return bits.OnesCount16(g.branches(p, f))
	}
	return len(g.chosen[in.b].branches)
}

// clause is the line that asks for what is due: that of a walk is the one that began it.
func (g *Game) clause(p *Position) engines.Clause {
	in := &g.code[p.top().pc]
	if in.op == opWalk && p.Depth > 1 {
		in = &g.code[p.Stack[p.Depth-2].pc-1]
	}
	return engines.Clause(in.line)
}

// answer is the move that takes a branch, counting from 0.
func (g *Game) answer(me engines.Seat, in *instruction, branch int) engines.Move {
	if in.op == opMay {
		return engines.NewMove(me, VerbYes+engines.Verb(branch))
	}
	return engines.NewMove(me, VerbChoose, int16(branch+1))
}

// Sample draws a legal move.
func (g *Game) Sample(p *Position, r *rand.Rand) engines.Move {
	f := p.top()
	in := &g.code[f.pc]
	switch _, kind := g.waits(p); kind {
	case dueRoll:
		return dice.Random(&g.roll, r)
	case dueTable:
		return engines.NewMove(engines.Table, VerbYes+engines.Verb(r.IntN(2)))
	case dueChoice:
		return g.answer(f.me, in, r.IntN(g.choices(p, f, in)))
	case dueDraw:
		return g.sampleDraw(p, f, in, r)
	}
	return engines.AnyOf(g, p, r)
}

// Apply makes a legal move and all that follows from it.
func (g *Game) Apply(p *Position, m engines.Move, tell func(engines.Message)) {
	if m.Verb >= VerbPut {
		g.fix(p, m, tell)
		return
	}
	f := p.top()
	in := &g.code[f.pc]
	clause := g.clause(p)
	p.Chain = 0
	switch in.op {
	case opRoll, opTest, opTable:
		g.rolls(p, f, in, &m, tell)
	case opMay, opAsk:
		no := m.Verb == VerbNo
		if in.op == opAsk && no {
			AnsweredNo.Emit(tell, clause, text(in.a))
		} else if in.op == opAsk {
			Answered.Emit(tell, clause, text(in.a))
		} else if no && len(g.chosen[in.b].texts) == 1 {
			ChoseNot.Emit(tell, clause, f.me)
		} else {
			Chose.Emit(tell, clause, f.me, text(g.chosen[in.b].texts[m.Verb-VerbYes]))
		}
		f.pc = g.chosen[in.b].branches[m.Verb-VerbYes]
	case opChoose:
		branch := m.Args[0] - 1
		Chose.Emit(tell, clause, f.me, text(g.chosen[in.b].texts[branch]))
		f.pc = g.chosen[in.b].branches[branch]
	case opWalk:
		bit := nth(g.branches(p, f), int(m.Args[0])-1)
		Chose.Emit(tell, clause, f.me, text(g.wayText(bit)))
		g.stride(p, f, g.along(f.me, int(p.Place[f.me][f.piece]), bit), tell)
	case opIf:
		no := m.Verb == VerbNo
		if no {
			SaidHasNot.Emit(tell, clause, f.me)
		} else {
			SaidHas.Emit(tell, clause, f.me)
		}
		if f.pc++; no != g.conds[in.a].not {
			f.pc = in.to
		}
	case opDraw, opDrawTo, opTurnOver, opPlay, opDiscard, opDiscardAll, opDiscardAlike, opPutBack, opTake, opGive,
		opSwapHands:
		if m.Verb == VerbPick {
			Picked.Emit(tell, clause, f.me, engines.Seat(m.Args[0]))
			f.begun, f.others, f.steps = true, engines.Seats(engines.Seat(m.Args[0])), int16(g.times(p, f, in))
		} else {
			g.sayCard(p, f, in, &m, tell)
		}
	case opSwap:
		f.pc++
		Picked.Emit(tell, clause, f.me, engines.Seat(m.Args[0]))
		g.swap(p, f.me, engines.Seat(m.Args[0]), tell)
	case opFight:
		if m.Verb == engines.VerbRoll {
			g.fought(p, f, in, &m, tell)
			break
		}
		Picked.Emit(tell, clause, f.me, engines.Seat(m.Args[0]))
		p.attack(engines.Seat(m.Args[0]))
	case opWho:
		Picked.Emit(tell, clause, f.me, engines.Seat(m.Args[0]))
		f.begun, f.others = true, engines.Seats(engines.Seat(m.Args[0]))
	default:
		g.move(p, int(m.Args[0])%MaxPieces, tell)
	}
	g.advance(p, tell)
}

// rolls takes what the dice show, and goes on as that says.
func (g *Game) rolls(p *Position, f *frame, in *instruction, m *engines.Move, tell listener) {
	p.Faces, p.Total = [engines.MaxDice]uint8{}, 0
	for i, face := range m.Faces() {
		p.Faces[i] = uint8(face)
		p.Total += pips(face)
	}
	clause, sum := engines.Clause(in.line), number(p.Total)
	switch in.op {
	case opRoll:
		g.fell(p, clause, tell)
		f.pc++
		g.follow(p, *f)
	case opTest:
		if p.Total >= uint16(in.a) {
			Passed.Emit(tell, clause, f.me, sum)
			f.pc = g.chosen[in.b].branches[0]
		} else {
			Failed.Emit(tell, clause, f.me, sum)
			f.pc = g.chosen[in.b].branches[1]
		}
	case opTable:
		Rolled.Emit(tell, clause, sum)
		branches := g.chosen[in.b].branches
		each := int(g.roll.Die[0].Faces) / len(branches)
		f.pc = branches[(int(p.Total)-1)/each]
	}
}

// Prompt asks for what is pending.
func (g *Game) Prompt(p *Position) engines.Message {
	if p.Over {
		return PromptOver.Message(0)
	}
	f := p.top()
	in := &g.code[f.pc]
	clause := g.clause(p)
	switch in.op {
	case opWalk:
		return PromptWay.Message(clause, f.me, g.pieceOf(f.me, int(f.piece)))
	case opRoll:
		return PromptRoll.Message(clause, f.me)
	case opFight:
		return g.promptFight(f, clause)
	case opTest:
		return PromptTest.Message(clause, f.me, number(in.a))
	case opTable:
		return PromptTable.Message(clause, f.me)
	case opMay:
		return PromptMay.Message(clause, f.me, text(g.chosen[in.b].texts[0]))
	case opChoose:
		return PromptChoose.Message(clause, f.me, number(len(g.chosen[in.b].branches)))
	case opAsk:
		return PromptAsk.Message(clause, f.me, text(in.a))
	case opIf:
		return PromptHas.Message(clause, f.me)
	}
	switch _, kind := g.waits(p); {
	case kind == duePerson:
		return PromptPick.Message(clause, f.me)
	case kind == dueDraw && in.op == opTake:
		return PromptTake.Message(clause, f.me, f.others.Only())
	case kind == dueDraw:
		return PromptDraw.Message(clause, f.me, g.deckOf(g.whats[in.b].deck))
	case kind == dueCard:
		return PromptCard.Message(clause, f.me)
	}
	return PromptPiece.Message(clause, f.me)
}

// Outcome says whether the match is over, and who has won.
func (g *Game) Outcome(p *Position) engines.Outcome {
	return engines.Outcome{Over: p.Over, Winners: p.Winners}
}

// Result is that of a match that is over.
type Result struct {
	Winners []string `toml:"winners" json:"winners"`
	Turns   int      `toml:"turns" json:"turns"`
}

// Result returns a *[Result] once the match is over.
func (g *Game) Result(p *Position) any {
	if !p.Over {
		return nil
	}
	r := &Result{Winners: []string{}, Turns: int(p.Turns) + 1}
	for _, seat := range p.Winners.List() {
		r.Winners = append(r.Winners, g.ids[seat])
	}
	return r
}

// Value is how far a seat has come, against the others.
func (g *Game) Value(p *Position, seat engines.Seat) int {
	if p.Over {
		if p.Winners.Has(seat) {
			return won
		}
		return -won
	}
	value := 0
	for i := range g.ids {
		has := 2 * g.far(p, engines.Seat(i))
		for n := range g.counters {
			has += int(p.Own[i][n])
		}
		if engines.Seat(i) == p.mover() {
			has += int(p.Aside)
		}
		if engines.Seat(i) == seat {
			value += has * max(1, len(g.ids)-1)
		} else {
			value -= has
		}
	}
	return value
}

const won = 1_000_000
