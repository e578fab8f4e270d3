package kit

import (
	"math/bits"
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/dice"
	"homespun/engines/kit/program"
)

// Start returns the position before the first line.
func (g *Game) Start() Position {
	var p Position
	for i := range g.IDs {
		for n, name := range g.OwnNames {
			p.Own[i][n] = int16(g.Rules.Counters[name])
		}
	}
	for i := range g.Tokens {
		for _, space := range g.Tokens[i].At {
			p.lay(lieCode(space, i, 0), 1)
		}
	}
	for n, name := range g.CommonNames {
		p.Common[n] = int16(g.Rules.Common[name])
	}
	for i := range g.IDs {
		for piece := range g.Rules.Pieces {
			p.Place[i][piece] = uint8(g.Program.Start(i))
		}
		g.assist(&p, engines.Seat(i))
	}
	p.begin(0, g.Turn)
	if g.Setup > 0 {
		p.begin(0, g.Setup)
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
	case program.DueRoll:
		due.Roll = g.Roll
	case program.DueDraw, program.DueCard:
		f := p.top()
		due.Seen = g.seen(f, &g.Code[f.pc])
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
	in := &g.Code[f.pc]
	switch _, kind := g.waits(p); kind {
	case program.DueRoll:
		return dice.Outcomes(&g.Roll, list)
	case program.DueTable:
		return append(list, engines.NewMove(engines.Table, VerbYes), engines.NewMove(engines.Table, VerbNo))
	case program.DueChoice:
		for can := g.offered(p, f, in); can != 0; can &= can - 1 {
			list = append(list, g.answer(f.me, in, bits.TrailingZeros64(can)))
		}
	case program.DuePerson:
		who := g.persons(p, f, in)
		for i := range g.IDs {
			if who.Has(engines.Seat(i)) {
				list = append(list, engines.NewMove(f.me, VerbPick, int16(i)))
			}
		}
	case program.DueSpace:
		targets := g.targets(p, f, in)
		for space := targets.After(0); space > 0; space = targets.After(space) {
			list = append(list, engines.NewMove(f.me, VerbLay, in.B, int16(space)))
		}
	case program.DueDraw:
		return g.cardMoves(p, f, in, engines.Table, list)
	case program.DueCard:
		return g.cardMoves(p, f, in, f.me, list)
	default:
		if g.chooses(in) {
			return g.goalMoves(p, f, in, list)
		}
		for can := g.movable(p); can != 0; can &= can - 1 {
			list = append(list, engines.NewMove(f.me, VerbMove, int16(g.pieceOf(f.me, bits.TrailingZeros16(can)))))
		}
	}
	return list
}

// persons are the seats of whom one is chosen.
func (g *Game) persons(p *Position, f *frame, in *program.Instruction) engines.SeatSet {
	if in.Op.OfCards() {
		return g.partners(p, f, in)
	} else if in.Op.OfTwo() {
		return g.sharers(p, f, in)
	}
	if in.Op == program.OpWho {
		return g.whom(p, f, in)
	}
	return g.selected(p, f, program.Selector(in.B))
}

// clause is the line that asks for what is due: that of a walk is the one that began it.
func (g *Game) clause(p *Position) engines.Clause {
	in := &g.Code[p.top().pc]
	if in.Op == program.OpWalk && p.Depth > 1 {
		in = &g.Code[p.Stack[p.Depth-2].pc-1]
	}
	return engines.Clause(in.Line)
}

// answer is the move that takes a branch, counting from 0.
func (g *Game) answer(me engines.Seat, in *program.Instruction, branch int) engines.Move {
	if in.Op == program.OpMay {
		return engines.NewMove(me, VerbYes+engines.Verb(branch))
	}
	return engines.NewMove(me, VerbChoose, int16(branch+1))
}

// Sample draws a legal move.
func (g *Game) Sample(p *Position, r *rand.Rand) engines.Move {
	f := p.top()
	in := &g.Code[f.pc]
	switch _, kind := g.waits(p); kind {
	case program.DueRoll:
		return dice.Random(&g.Roll, r)
	case program.DueTable:
		if odds := g.Chosen[in.B].Odds; in.Op == program.OpAsk && odds[1] > 0 {
			return engines.NewMove(engines.Table, VerbYes+engines.Verb(bit(r.IntN(int(odds[1])) >= int(odds[0]))))
		}
		return engines.NewMove(engines.Table, VerbYes+engines.Verb(r.IntN(2)))
	case program.DueChoice:
		can := g.offered(p, f, in)
		return g.answer(f.me, in, nth(can, r.IntN(bits.OnesCount64(can))))
	case program.DueDraw:
		return g.sampleDraw(p, f, in, r)
	case program.DuePiece:
		if g.chooses(in) {
			return g.sampleGoal(p, f, in, r)
		}
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
	in := &g.Code[f.pc]
	clause := g.clause(p)
	p.Chain = 0
	switch in.Op {
	case program.OpRoll, program.OpTest, program.OpTable:
		g.rolls(p, f, in, &m, tell)
	case program.OpMay, program.OpAsk:
		no := m.Verb == VerbNo
		if in.Op == program.OpAsk && no {
			AnsweredNo.Emit(tell, clause, text(in.A))
		} else if in.Op == program.OpAsk {
			Answered.Emit(tell, clause, text(in.A))
		} else if no && len(g.Chosen[in.B].Texts) == 1 {
			ChoseNot.Emit(tell, clause, f.me)
		} else {
			Chose.Emit(tell, clause, f.me, text(g.Chosen[in.B].Texts[m.Verb-VerbYes]))
		}
		f.pc = g.Chosen[in.B].Branches[m.Verb-VerbYes]
	case program.OpChoose:
		branch := m.Args[0] - 1
		Chose.Emit(tell, clause, f.me, text(g.Chosen[in.B].Texts[branch]))
		f.pc = g.Chosen[in.B].Branches[branch]
	case program.OpWalk:
		bit := nth(uint64(g.branches(p, f)), int(m.Args[0])-1)
		Chose.Emit(tell, clause, f.me, text(g.WayText(bit)))
		g.stride(p, f, g.Along(f.me, int(p.Place[f.me][f.piece]), bit), tell)
	case program.OpIf:
		no := m.Verb == VerbNo
		if no {
			SaidHasNot.Emit(tell, clause, f.me)
		} else {
			SaidHas.Emit(tell, clause, f.me)
		}
		if f.pc++; no != g.Conds[in.A].Not {
			f.pc = in.To
		}
	case program.OpDraw, program.OpDrawTo, program.OpTurnOver, program.OpPlay, program.OpDiscard, program.OpDiscardAll, program.OpDiscardAlike, program.OpPutBack, program.OpTake, program.OpGive,
		program.OpSwapHands:
		if m.Verb == VerbPick {
			Picked.Emit(tell, clause, f.me, engines.Seat(m.Args[0]))
			f.begun, f.others, f.steps = true, engines.Seats(engines.Seat(m.Args[0])), int16(g.times(p, f, in))
		} else {
			g.sayCard(p, f, in, &m, tell)
		}
	case program.OpSwap:
		f.pc++
		Picked.Emit(tell, clause, f.me, engines.Seat(m.Args[0]))
		g.swap(p, f.me, engines.Seat(m.Args[0]), tell)
	case program.OpPutDown, program.OpPutNew:
		f.pc++
		g.put(p, f, in, int(m.Args[1]), tell)
	case program.OpGoSteps, program.OpGoUpToRolled, program.OpMoveDie:
		if m.Verb == VerbChoose {
			g.choose(p, f, in, int(m.Args[0]))
			break
		}
		g.move(p, int(m.Args[0])%program.MaxPieces, tell)
	case program.OpTakeCount, program.OpGiveCount, program.OpSwapCount:
		f.pc++
		Picked.Emit(tell, clause, f.me, engines.Seat(m.Args[0]))
		g.shareWith(p, f.me, engines.Seat(m.Args[0]), in, tell)
	case program.OpFight:
		if m.Verb == engines.VerbRoll {
			g.fought(p, f, in, &m, tell)
			break
		}
		Picked.Emit(tell, clause, f.me, engines.Seat(m.Args[0]))
		p.attack(engines.Seat(m.Args[0]))
	case program.OpWho:
		Picked.Emit(tell, clause, f.me, engines.Seat(m.Args[0]))
		f.begun, f.others = true, engines.Seats(engines.Seat(m.Args[0]))
	default:
		if m.Verb == VerbGo {
			g.goTo(p, int(m.Args[0])%program.MaxPieces, int(m.Args[1]), tell)
			break
		}
		g.move(p, int(m.Args[0])%program.MaxPieces, tell)
	}
	g.advance(p, tell)
}

// rolls takes what the dice show, and goes on as that says.
func (g *Game) rolls(p *Position, f *frame, in *program.Instruction, m *engines.Move, tell listener) {
	p.Faces, p.Total, p.Spent = [engines.MaxDice]uint8{}, 0, 0
	for i, face := range m.Faces() {
		p.Faces[i] = uint8(face)
		p.Total += program.Pips(face)
	}
	clause, sum := engines.Clause(in.Line), number(p.Total)
	switch in.Op {
	case program.OpRoll:
		g.fell(p, clause, tell)
		f.pc++
		g.follow(p, *f)
	case program.OpTest:
		if p.Total >= uint16(in.A) {
			Passed.Emit(tell, clause, f.me, sum)
			f.pc = g.Chosen[in.B].Branches[0]
		} else {
			Failed.Emit(tell, clause, f.me, sum)
			f.pc = g.Chosen[in.B].Branches[1]
		}
	case program.OpTable:
		Rolled.Emit(tell, clause, sum)
		branches := g.Chosen[in.B].Branches
		each := int(g.Roll.Die[0].Faces) / len(branches)
		f.pc = branches[(int(p.Total)-1)/each]
	}
}

// Prompt asks for what is pending.
func (g *Game) Prompt(p *Position) engines.Message {
	if p.Over {
		return PromptOver.Message(0)
	}
	f := p.top()
	in := &g.Code[f.pc]
	clause := g.clause(p)
	switch in.Op {
	case program.OpWalk:
		return PromptWay.Message(clause, f.me, g.pieceOf(f.me, int(f.piece)))
	case program.OpGoSteps, program.OpGoUpToRolled, program.OpMoveDie:
		return g.promptSteps(p, f, in, clause)
	case program.OpRoll:
		return PromptRoll.Message(clause, f.me)
	case program.OpFight:
		return g.promptFight(f, clause)
	case program.OpTest:
		return PromptTest.Message(clause, f.me, number(in.A))
	case program.OpTable:
		return PromptTable.Message(clause, f.me)
	case program.OpMay:
		return PromptMay.Message(clause, f.me, text(g.Chosen[in.B].Texts[0]))
	case program.OpChoose:
		return PromptChoose.Message(clause, f.me, number(bits.OnesCount64(g.offered(p, f, in))))
	case program.OpAsk:
		return PromptAsk.Message(clause, f.me, text(in.A))
	case program.OpIf:
		return PromptHas.Message(clause, f.me)
	}
	switch _, kind := g.waits(p); {
	case kind == program.DuePerson:
		return PromptPick.Message(clause, f.me)
	case kind == program.DueSpace:
		return PromptPut.Message(clause, f.me, g.thingOf(int(in.B), 1))
	case kind == program.DueDraw && in.Op == program.OpTake:
		return PromptTake.Message(clause, f.me, f.others.Only())
	case kind == program.DueDraw:
		return PromptDraw.Message(clause, f.me, g.deckOf(g.Whats[in.B].Deck))
	case kind == program.DueCard:
		return PromptCard.Message(clause, f.me)
	}
	if g.chooses(in) {
		return PromptWhere.Message(clause, f.me)
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
		r.Winners = append(r.Winners, g.IDs[seat])
	}
	return r
}

// waits returns what kind of answer an instruction waits for.
func (g *Game) waits(p *Position) (who engines.SeatSet, kind uint8) {
	f := p.top()
	switch in := &g.Code[f.pc]; in.Op {
	case program.OpRoll, program.OpTest, program.OpTable:
		return engines.Seats(engines.Dice), program.DueRoll
	case program.OpFight:
		if f.begun {
			return engines.Seats(engines.Dice), program.DueRoll
		}
		return engines.Seats(f.me), program.DuePerson
	case program.OpMay, program.OpChoose, program.OpWalk:
		return engines.Seats(f.me), program.DueChoice
	case program.OpGoSteps, program.OpGoUpToRolled, program.OpMoveDie:
		if !f.begun {
			return engines.Seats(f.me), program.DueChoice
		}
	case program.OpAsk, program.OpIf: // and "if" is about cards that only their owner sees
		return engines.Seats(engines.Table), program.DueTable
	case program.OpWho, program.OpSwap, program.OpTakeCount, program.OpGiveCount, program.OpSwapCount:
		return engines.Seats(f.me), program.DuePerson
	case program.OpPutDown, program.OpPutNew:
		return engines.Seats(f.me), program.DueSpace
	case program.OpDraw, program.OpDrawTo, program.OpTurnOver:
		return engines.Seats(engines.Table), program.DueDraw
	case program.OpPlay, program.OpDiscard, program.OpDiscardAll, program.OpDiscardAlike, program.OpPutBack, program.OpTake, program.OpGive, program.OpSwapHands:
		switch {
		case in.Op.WithOther() && !f.begun:
			return engines.Seats(f.me), program.DuePerson
		case in.Op == program.OpTake:
			return engines.Seats(engines.Table), program.DueDraw
		}
		return engines.Seats(f.me), program.DueCard
	}
	return engines.Seats(f.me), program.DuePiece
}
