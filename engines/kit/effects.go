package kit

import (
	"homespun/engines"
	"homespun/engines/kit/program"
)

// effect carries out an effect that needs no answer.
func (g *Game) effect(p *Position, f *frame, in *program.Instruction, tell listener) {
	clause, me := engines.Clause(in.Line), f.me
	switch in.Op {
	case program.OpGain, program.OpLose, program.OpLoseAll, program.OpSet, program.OpGainByCard:
		n := &p.Own[me][in.B]
		was := *n
		switch in.Op {
		case program.OpGain:
			*n = min(*n+in.A, int16(g.Mosts[in.B]))
		case program.OpLose:
			*n = max(*n-in.A, 0)
		case program.OpLoseAll:
			*n = 0
		case program.OpGainByCard:
			*n = int16(max(0, min(int(was)+g.worthOf(f), g.Mosts[in.B])))
		default:
			*n = min(in.A, int16(g.Mosts[in.B]))
		}
		if *n != was {
			Counted.Emit(tell, clause, me, g.counted(in.B, *n), number(*n))
		}
	case program.OpMark:
		n := &p.Common[in.B]
		was := *n
		if *n = max(0, min(was+in.A, program.MaxCount)); *n != was {
			Marked.Emit(tell, clause, g.commonOf(in.B), number(*n))
		}
	case program.OpMiss:
		p.Miss[me] = uint8(min(int(p.Miss[me])+int(in.A), maxMiss))
		WillMiss.Emit(tell, clause, me, number(p.Miss[me]))
	case program.OpAgain:
		if me == p.mover() {
			p.Again = true
			GoesAgain.Emit(tell, clause, me)
		}
	case program.OpHold:
		if f.piece >= 0 {
			p.Hold[me][f.piece] = uint8(min(in.A, 255))
			Held.Emit(tell, clause, g.pieceOf(me, int(f.piece)), number(in.A))
		}
	case program.OpOut:
		p.Out = p.Out.With(me)
		IsOut.Emit(tell, clause, me)
		g.layDown(p, me)
		if p.Out.Len() == len(g.IDs) {
			g.end(p, clause, 0, tell)
		}
	case program.OpWin:
		g.end(p, clause, engines.Seats(me), tell)
	case program.OpAllWin:
		g.end(p, clause, g.everybody(), tell)
	case program.OpAllLose:
		g.end(p, clause, 0, tell)
	case program.OpMost, program.OpFurthest, program.OpMostCards, program.OpMostWorth:
		g.end(p, clause, g.best(p, in, g.Code[f.pc:]), tell)
	case program.OpShuffle:
		g.shuffleBack(p, g.Whats[in.B].Deck, clause, tell)
	case program.OpLay:
		g.lay(p, f, in, tell)
	case program.OpShow:
		g.show(p, me, clause, tell)
	case program.OpTakeUp:
		g.takeUp(p, f, in, tell)
	case program.OpSetAside, program.OpSetAsideRolled, program.OpLoseAside, program.OpKeepAside, program.OpGainRolled:
		g.aside(p, me, in, tell)
	case program.OpEndTurn:
		g.endTurn(p)
	case program.OpChangeAll:
		g.changeAll(p, me, in, tell)
	case program.OpByHand:
		ByHand.Emit(tell, clause, text(in.A))
	}
}

// maxMiss is how many turns anybody can be going to miss.
const maxMiss = 9

// everybody is all seats.
func (g *Game) everybody() (all engines.SeatSet) {
	for i := range g.IDs {
		all = all.With(engines.Seat(i))
	}
	return all
}

// end ends the match.
func (g *Game) end(p *Position, clause engines.Clause, winners engines.SeatSet, tell listener) {
	p.Over, p.Winners = true, winners
	p.begin(p.mover(), g.Turn)
	switch {
	case winners == 0:
		NobodyWins.Emit(tell, clause)
	case winners == g.everybody() && winners.Len() > 1:
		AllWin.Emit(tell, clause)
	default:
		for i := range g.IDs {
			if seat := engines.Seat(i); winners.Has(seat) {
				Wins.Emit(tell, clause, seat)
			}
		}
	}
}

// swap lets a seat change places with another, each with its piece that is furthest.
func (g *Game) swap(p *Position, me, other engines.Seat, tell listener) {
	a, b := g.foremost(p, me), g.foremost(p, other)
	p.Place[me][a], p.Place[other][b] = p.Place[other][b], p.Place[me][a]
	p.Laps[me][a], p.Laps[other][b] = p.Laps[other][b], p.Laps[me][a]
	Swapped.Emit(tell, 0, g.pieceOf(me, a), g.pieceOf(other, b))
}

// foremost is the piece of a seat that is furthest and not home.
func (g *Game) foremost(p *Position, seat engines.Seat) int {
	best, most := 0, -1
	for piece := range g.Rules.Pieces {
		at := int(p.Place[seat][piece])
		if far := int(p.Laps[seat][piece])*g.Rules.Ring + int(g.Gone[seat][at]); far > most &&
			(g.Rules.Path == 0 || at != g.Rules.Path) && at <= g.Shared {
			best, most = piece, far
		}
	}
	return best
}

// holds reports whether a condition is so.
func (g *Game) holds(p *Position, f *frame, c *program.Condition) bool {
	return g.is(p, f, c) != c.Not
}

func (g *Game) is(p *Position, f *frame, c *program.Condition) bool {
	at := g.here(p, f)
	if f.piece < 0 && g.Roam && g.Rules.Pieces > 1 && c.Is.OfPlace() {
		return g.anyPiece(p, f, c)
	} else if f.piece < 0 && g.Rules.Pieces > 0 {
		at = int(p.Place[f.me][g.foremostOfAll(p, f.me)])
	}
	switch c.Is {
	case program.HasCounter:
		return p.Own[f.me][c.B] >= c.A
	case program.HasNone:
		return p.Own[f.me][c.B] == 0
	case program.CommonIs:
		return p.Common[c.B] >= c.A
	case program.Rolled:
		return p.Faces[0] > 0 && p.shows(int(c.A))
	case program.RolledLeast:
		return p.Faces[0] > 0 && int(p.Total) >= int(c.A)
	case program.RolledMost:
		return p.Faces[0] > 0 && int(p.Total) <= int(c.A)
	case program.RolledEven:
		return p.Total > 0 && p.Total%2 == 0
	case program.RolledDouble:
		return p.Faces[1] > 0 && p.Faces[0] == p.Faces[1]
	case program.IsAt:
		return at == g.Spot(f.me, c.A)
	case program.OnKind:
		return g.KindsAt[c.B][at]
	case program.AllYoursAt:
		return g.allAt(p, f.me, c.A)
	case program.AllYoursHome:
		for piece := range g.Rules.Pieces {
			if !g.Home(f.me, int(p.Place[f.me][piece])) {
				return false
			}
		}
		return g.Rules.Pieces > 0
	case program.AllAt:
		for i := range g.IDs {
			if seat := engines.Seat(i); !p.Out.Has(seat) && !g.allAt(p, seat, c.A) {
				return false
			}
		}
		return true
	case program.Laps:
		return g.Rules.Pieces > 0 && int16(p.Laps[f.me][max(0, f.piece)]) >= c.A
	case program.Company:
		return g.selected(p, f, program.ToHere) != 0
	case program.CommonNone:
		return p.Common[c.B] == 0
	case program.HasAside:
		return p.Aside >= c.A
	case program.Rounds:
		return p.Rounds >= uint16(c.A)
	case program.HoldsCards:
		known, _ := g.holding(p, f.me, &g.Whats[c.B])
		return known >= int(c.A)
	case program.HoldsAlike:
		known, _ := g.alike(p, f.me, &g.Whats[c.B])
		return known >= int(c.A)
	case program.HoldsEach:
		missing, _ := g.lacks(p, f.me, &g.Whats[c.B])
		return missing == 0
	case program.HandIsWorth:
		return g.handWorth(p, f.me) >= int(c.A)
	case program.HandIsEmpty:
		return g.handSize(p, f.me) == 0
	case program.PileIsEmpty:
		return g.pile(p, g.Whats[c.B].Deck) == 0
	case program.CardIs:
		return g.isCard(f, &g.Whats[c.B])
	case program.LiesHere, program.OnesLiesHere, program.AnothersLiesHere, program.NoneLies:
		return g.isLying(p, f, c)
	case program.BesideSomebody:
		return g.beside(p, f.me, at) != 0
	case program.BesideSpace:
		return g.Near[at].Has(g.Spot(f.me, c.A))
	case program.BesideKind:
		near := g.Near[at]
		near.Less(&g.KindAreas[c.B])
		return near != g.Near[at]
	case program.OneLeft:
		return len(g.IDs)-p.Out.Len() == 1 && !p.Out.Has(f.me)
	}
	return g.compares(p, f.me, c)
}

// foremostOfAll is the piece of a seat that is furthest, home or not.
func (g *Game) foremostOfAll(p *Position, seat engines.Seat) int {
	best := 0
	for piece := range g.Rules.Pieces {
		if g.Gone[seat][p.Place[seat][piece]] > g.Gone[seat][p.Place[seat][best]] {
			best = piece
		}
	}
	return best
}

// allAt reports whether all pieces of a seat are on a space.
func (g *Game) allAt(p *Position, seat engines.Seat, space int16) bool {
	for piece := range g.Rules.Pieces {
		if int(p.Place[seat][piece]) != g.Spot(seat, space) {
			return false
		}
	}
	return g.Rules.Pieces > 0
}
