package kit

import (
	"math/bits"

	"homespun/engines"
	"homespun/engines/dice"
	"homespun/engines/kit/program"
)

// Check says whether a move may be made. The first that fits is named: the match is over; something else is due, of
// somebody else; there is no such thing; it is not one's own; it cannot be done.
func (g *Game) Check(p *Position, m engines.Move) engines.Verdict {
	if m.Verb >= VerbPut {
		return g.checkFix(p, &m)
	}
	if p.Over {
		return Over.Refuse(g.EndsAt)
	}
	f := p.top()
	in := &g.Code[f.pc]
	clause := g.clause(p)
	due := g.Pending(p)
	switch {
	case due.Kind == program.DueRoll && m.Who != engines.Dice:
		return RollDue.Refuse(clause)
	case due.Kind == program.DueTable && m.Who != engines.Table:
		return TableDue.Refuse(clause)
	case due.Kind == program.DueDraw && m.Who != engines.Table:
		return DrawDue.Refuse(clause)
	case due.Kind != program.DueRoll && due.Kind != program.DueTable && due.Kind != program.DueDraw && m.Who != f.me && m.Who >= 0:
		return OtherTurn.Refuse(clause, f.me)
	case !due.Who.Has(m.Who), !g.answers(f, in, m):
		return OtherDue.Refuse(clause, f.me, decision(due.Kind))
	}
	switch due.Kind {
	case program.DueRoll:
		if count, faces, bad := dice.Fits(&g.Roll, m); !count {
			return WrongDice.Refuse(clause, number(g.Roll.N))
		} else if !faces {
			return g.noFace(clause, m.Args[bad])
		}
	case program.DueChoice:
		if in.Op == program.OpMay {
			break // both are offered
		}
		can := g.offered(p, f, in)
		n := g.most(in, can)
		if m.Args[0] < 1 || int(m.Args[0]) > n {
			return NoChoice.Refuse(clause, number(m.Args[0]), number(n))
		} else if can&(1<<(m.Args[0]-1)) == 0 {
			return g.notOffered(p, f, in, clause, int(m.Args[0]))
		}
	case program.DuePerson:
		other := engines.Seat(m.Args[0])
		if m.Args[0] < 0 || int(m.Args[0]) >= len(g.IDs) || other == f.me || p.Out.Has(other) {
			return NoPerson.Refuse(clause, other)
		} else if in.Op.OfCards() {
			return g.checkPartner(p, f, in, other)
		} else if !g.persons(p, f, in).Has(other) {
			return NoPerson.Refuse(clause, other)
		}
	case program.DueDraw, program.DueCard:
		return g.checkCard(p, f, in, &m)
	case program.DueSpace:
		return g.checkPut(p, f, in, &m)
	case program.DuePiece:
		if g.chooses(in) {
			return g.checkGoal(p, f, in, &m)
		}
		return g.checkPiece(p, f, in, m.Args[0])
	}
	return engines.Allowed()
}

// answers reports whether a move is of the kind that an instruction waits for.
func (g *Game) answers(f *frame, in *program.Instruction, m engines.Move) bool {
	if in.Op.OfCards() && (f.begun || !in.Op.WithOther()) {
		return m.Verb == says(in.Op) && m.N == 1 && m.Tidy() || m.Verb == VerbNo && m.N == 0 && m.Tidy()
	}
	switch in.Op {
	case program.OpRoll, program.OpTest, program.OpTable:
		return m.Verb == engines.VerbRoll
	case program.OpFight:
		return f.begun && m.Verb == engines.VerbRoll || !f.begun && m.Verb == VerbPick && m.N == 1 && m.Tidy()
	case program.OpMay, program.OpAsk, program.OpIf:
		return (m.Verb == VerbYes || m.Verb == VerbNo) && m.N == 0 && m.Tidy()
	case program.OpGoSteps, program.OpGoUpToRolled, program.OpMoveDie:
		return (m.Verb == VerbMove && f.begun || m.Verb == VerbChoose && !f.begun) && m.N == 1 && m.Tidy()
	case program.OpChoose, program.OpWalk:
		return m.Verb == VerbChoose && m.N == 1 && m.Tidy()
	case program.OpPutDown, program.OpPutNew:
		return m.Verb == VerbLay && m.N == 2 && m.Tidy()
	case program.OpWho, program.OpSwap, program.OpTake, program.OpGive, program.OpSwapHands, program.OpTakeCount, program.OpGiveCount,
		program.OpSwapCount:
		return m.Verb == VerbPick && m.N == 1 && m.Tidy()
	}
	if g.chooses(in) {
		return m.Verb == VerbGo && m.N == 2 && m.Tidy()
	}
	return m.Verb == VerbMove && m.N == 1 && m.Tidy()
}

// checkPiece says whether a piece may be moved.
func (g *Game) checkPiece(p *Position, f *frame, in *program.Instruction, arg int16) engines.Verdict {
	clause, of, n := engines.Clause(in.Line), engines.Seat(arg/program.MaxPieces), int(arg%program.MaxPieces)
	switch {
	case arg < 0 || n >= g.Rules.Pieces || int(of) >= len(g.IDs):
		return NoPiece.Refuse(clause, piece(arg))
	case of != f.me:
		return OtherPiece.Refuse(clause, piece(arg))
	}
	at, last := int(p.Place[of][n]), int(g.Last[of])
	steps := g.stepsSaid(p, in)
	switch {
	case last > 0 && at == last && !g.Roam:
		return IsHome.Refuse(clause, piece(arg))
	case in.Op == program.OpMove || in.Op == program.OpMoveDie:
		if hold := p.Hold[of][n]; hold > 0 && !p.gives(in, steps, int(hold)) {
			return IsHeld.Refuse(clause, piece(arg), number(hold))
		}
		if at == 0 && len(g.Rules.Enter) > 0 && !g.enters(p, in, steps) {
			return CannotEnter.Refuse(clause, piece(arg))
		}
		steps = g.steps(at, steps)
	}
	switch can := g.movable(p); {
	case can&(1<<n) > 0:
		return engines.Allowed()
	case in.Op.Steps() && !g.fits(of, at, steps):
		return TooFar.Refuse(clause, piece(arg), number(steps))
	case !g.canMove(p, of, n, in):
		return NoRoom.Refuse(clause, piece(arg))
	default:
		return OtherFirst.Refuse(clause, g.pieceOf(of, bits.TrailingZeros16(can)))
	}
}

// checkFix says whether the app may be put right so.
func (g *Game) checkFix(p *Position, m *engines.Move) engines.Verdict {
	clause, args := engines.TableClause, m.Args
	if m.Who != engines.Table || !g.lines.Shaped(m) {
		return NoSuchFix.Refuse(clause)
	}
	switch m.Verb {
	case VerbPut:
		if n := int(args[0]); args[0] < 0 || n%program.MaxPieces >= g.Rules.Pieces || n/program.MaxPieces >= len(g.IDs) {
			return NoPiece.Refuse(clause, piece(args[0]))
		}
		if args[1] < 0 || int(args[1]) > g.Rules.All() || g.Foreign(engines.Seat(args[0]/program.MaxPieces), int(args[1])) {
			return NoSpace.Refuse(clause, space(args[1]))
		}
	case VerbCounter:
		if int(args[1]) >= len(g.IDs) {
			return NoSeat.Refuse(clause, engines.Seat(args[1]))
		}
		if most := g.Mosts[args[0]]; int(args[2]) > most {
			return TooMuch.Refuse(clause, number(most))
		}
	case VerbCommon:
		if args[1] > program.MaxCount {
			return TooMuch.Refuse(clause, program.MaxCount)
		}
	case VerbTurn:
		if int(args[0]) >= len(g.IDs) {
			return NoSeat.Refuse(clause, engines.Seat(args[0]))
		}
	case VerbLie:
		return g.checkFixLie(p, m)
	case VerbCard, VerbHand:
		return g.checkFixCard(p, m)
	}
	return engines.Allowed()
}

// fix puts the app right. What was under way is dropped: a turn begins.
func (g *Game) fix(p *Position, m engines.Move, tell listener) {
	args, next := m.Args, p.mover()
	switch m.Verb {
	case VerbPut:
		of, n := args[0]/program.MaxPieces, args[0]%program.MaxPieces
		to := g.Spot(engines.Seat(of), args[1])
		p.Place[of][n], p.Hold[of][n] = uint8(to), 0
		FixedPiece.Emit(tell, engines.TableClause, piece(args[0]), spaceOf(to))
	case VerbCounter:
		p.Own[args[1]][args[0]] = args[2]
		FixedCount.Emit(tell, engines.TableClause, engines.Seat(args[1]), g.counted(args[0], args[2]), number(args[2]))
	case VerbCommon:
		p.Common[args[0]] = args[1]
		FixedMark.Emit(tell, engines.TableClause, g.commonOf(args[0]), number(args[1]))
	case VerbTurn:
		next = engines.Seat(args[0])
		p.Out, p.Miss[next] = p.Out.Without(next), 0
		FixedTurn.Emit(tell, engines.TableClause, next)
	case VerbLie:
		g.fixLie(p, &m, tell)
	case VerbCard, VerbHand:
		g.fixCard(p, &m, tell)
	}
	p.Over, p.Winners = false, 0
	p.begin(next, g.Turn)
	g.advance(p, nil)
}
