package kit

import (
	"math/bits"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// listener gets the events of a move; nil for nobody.
type listener func(engines.Message)

// advance makes everything that follows until something waits for an answer, or the match is over.
func (g *Game) advance(p *Position, tell listener) {
	idle := 0
	for !p.Over {
		f := p.top()
		in := &g.Code[f.pc]
		if g.counts != nil {
			g.counts[f.pc]++
		}
		switch in.Op {
		case program.OpRoll, program.OpTest, program.OpTable, program.OpAsk:
			return
		case program.OpMay, program.OpChoose:
			if !g.obvious(p, f, in, tell) {
				return
			}
		case program.OpGoSteps, program.OpGoUpToRolled, program.OpMoveDie:
			if g.steer(p, f, in, tell) {
				return
			}
		case program.OpTakeCount, program.OpGiveCount, program.OpSwapCount:
			if g.share(p, f, in, tell) {
				return
			}
		case program.OpMove, program.OpGo, program.OpGoTo, program.OpGoToStart, program.OpGoToNext, program.OpGoBackToLast, program.OpGoByCard, program.OpGoAside,
			program.OpGoUpTo, program.OpGoNearest, program.OpGoAny, program.OpGoRolled:
			if (in.Op == program.OpMove || in.Op == program.OpGoRolled) && p.Total == 0 {
				f.pc++ // no die shows a number
				continue
			} else if g.chooses(in) {
				if g.goChoosing(p, f, in, tell) {
					return
				}
				continue
			}
			can := g.movable(p)
			if bits.OnesCount16(can) > 1 {
				return
			}
			g.move(p, bits.TrailingZeros16(can), tell)
		case program.OpSwap:
			if who := g.selected(p, f, program.Selector(in.B)); who.Len() > 1 {
				return
			} else if f.pc++; who != 0 {
				g.swap(p, f.me, who.Only(), tell)
			}
		case program.OpWho:
			if g.others(p, f, in) {
				return
			}
		case program.OpEnd:
			p.pop()
		case program.OpJump:
			f.pc = in.To
		case program.OpFight:
			if g.fight(p, f, in) {
				return
			}
		case program.OpWalk:
			if g.step(p, tell) {
				return
			}
		case program.OpCount:
			g.countRound(p)
			f.pc++
		case program.OpNext:
			if idle++; idle > mostIdle {
				g.end(p, g.EndsAt, 0, tell)
				return
			}
			g.next(p, tell)
		case program.OpDraw, program.OpDrawTo, program.OpTurnOver, program.OpPlay, program.OpDiscard, program.OpDiscardAll, program.OpDiscardAlike, program.OpPutBack, program.OpTake, program.OpGive,
			program.OpSwapHands:
			if g.cards(p, f, in, tell) {
				return
			}
		case program.OpPutDown, program.OpPutNew:
			if g.puts(p, f, in, tell) {
				return
			}
		case program.OpIf:
			if c := &g.Conds[in.A]; c.Is >= program.HoldsCards && g.unsure(p, f, c) {
				return
			}
			if g.holds(p, f, &g.Conds[in.A]) {
				f.pc++
			} else {
				f.pc = in.To
			}
		default:
			f.pc++
			g.effect(p, f, in, tell)
		}
	}
}

// mostIdle is how many turns go by in which nobody does anything, before the match is over: nobody has a card to draw
// or to play any more. Ends after a number of rounds come before that.
const mostIdle = 6 * program.MaxCount

// others lets the seats of a selector take their turn at what follows, one after the other from who acts on. It reports
// whether one of them has to be chosen first.
func (g *Game) others(p *Position, f *frame, in *program.Instruction) (asks bool) {
	if !f.begun {
		who := g.whom(p, f, in)
		if program.Selector(in.B) == program.ToChosen && who.Len() > 1 {
			return true
		}
		f.begun, f.others = true, who
	}
	for i := range g.IDs {
		seat := (f.me + engines.Seat(i)) % engines.Seat(len(g.IDs))
		if !f.others.Has(seat) {
			continue
		}
		f.others = f.others.Without(seat)
		met := frame{pc: f.pc + 1, me: seat, piece: none, card: f.card}
		switch program.Selector(in.B) {
		case program.ToHere:
			met.piece = g.pieceAt(p, seat, g.here(p, f))
		case program.ToBeside:
			met.piece = g.pieceIn(p, seat, &g.Near[g.here(p, f)])
		}
		if p.push(met) {
			return false
		}
	}
	f.begun, f.others, f.pc = false, 0, in.To
	return false
}

// selected returns the seats of a selector that are in the game.
func (g *Game) selected(p *Position, f *frame, s program.Selector) engines.SeatSet {
	var in engines.SeatSet
	for i := range g.IDs {
		if seat := engines.Seat(i); !p.Out.Has(seat) {
			in = in.With(seat)
		}
	}
	switch s {
	case program.ToYou:
		return engines.Seats(f.me)
	case program.ToAll:
		return in
	case program.ToOthers, program.ToChosen:
		return in.Without(f.me)
	case program.ToLeft, program.ToRight:
		for i := 1; i < len(g.IDs); i++ {
			by := i
			if s == program.ToRight {
				by = len(g.IDs) - i
			}
			if seat := (f.me + engines.Seat(by)) % engines.Seat(len(g.IDs)); in.Has(seat) {
				return engines.Seats(seat)
			}
		}
		return 0
	case program.ToRival:
		if p.Rival == 0 {
			return 0
		}
		return in & engines.Seats(engines.Seat(p.Rival-1))
	case program.ToBeside:
		return g.beside(p, f.me, g.here(p, f))
	case program.ToFirst, program.ToLast:
		return g.ranked(p, in, s == program.ToFirst)
	}
	return in & g.meets(p, f.me, g.here(p, f))
}

// meets returns the seats besides one that have a piece on a space.
func (g *Game) meets(p *Position, me engines.Seat, at int) (met engines.SeatSet) {
	for i := range g.IDs {
		if seat := engines.Seat(i); at > 0 && seat != me && g.pieceAt(p, seat, at) >= 0 {
			met = met.With(seat)
		}
	}
	return met
}

// ranked returns the seat that is furthest, or least far, of all; the first in order of several.
func (g *Game) ranked(p *Position, of engines.SeatSet, first bool) engines.SeatSet {
	best, most := engines.Seat(none), 0
	for i := range g.IDs {
		seat := engines.Seat(i)
		if far := g.far(p, seat); of.Has(seat) && (best < 0 || (far > most) == first && far != most) {
			best, most = seat, far
		}
	}
	if best < 0 {
		return 0
	}
	return engines.Seats(best)
}

// far is how far the pieces of a seat have come, all together.
func (g *Game) far(p *Position, seat engines.Seat) int {
	sum := 0
	for piece := range g.Rules.Pieces {
		sum += int(p.Laps[seat][piece])*g.Rules.Ring + int(g.Gone[seat][p.Place[seat][piece]])
	}
	return sum
}

// here is the space where an effect happens; 0 for none.
func (g *Game) here(p *Position, f *frame) int {
	if f.piece < 0 && g.Roam && g.Rules.Pieces == 1 {
		return int(p.Place[f.me][0])
	} else if f.piece < 0 {
		return 0
	}
	return int(p.Place[f.me][f.piece])
}

// pieceAt returns a piece of a seat on a space; none where it has none there.
func (g *Game) pieceAt(p *Position, seat engines.Seat, space int) int8 {
	for piece := range g.Rules.Pieces {
		if int(p.Place[seat][piece]) == space {
			return int8(piece)
		}
	}
	return none
}

// countRound counts a round when nobody has a turn in it any more.
func (g *Game) countRound(p *Position) {
	if g.roundIsOver(p) {
		p.Rounds++
	}
}

// roundIsOver reports whether the turn that is over was the last of a round.
func (g *Game) roundIsOver(p *Position) bool {
	if p.Again {
		return false
	}
	for seat := int(p.mover()) + 1; seat < len(g.IDs); seat++ {
		if !p.Out.Has(engines.Seat(seat)) {
			return false
		}
	}
	return true
}

// whom are the seats that an instruction befalls: those of its selector for whom its condition holds.
func (g *Game) whom(p *Position, f *frame, in *program.Instruction) engines.SeatSet {
	who := g.selected(p, f, program.Selector(in.B))
	if in.A == 0 {
		return who
	}
	for i := range g.IDs {
		if one := (frame{me: engines.Seat(i), piece: none}); who.Has(one.me) && !g.holds(p, &one, &g.Conds[in.A-1]) {
			who = who.Without(one.me)
		}
	}
	return who
}

// next begins the next turn, of whoever is in the game and misses none.
func (g *Game) next(p *Position, tell listener) {
	p.Turns++
	seat := p.mover()
	if p.Again && !p.Out.Has(seat) {
		p.begin(seat, g.Turn)
		return
	}
	for {
		if seat++; int(seat) == len(g.IDs) {
			seat = 0
		}
		if p.Out.Has(seat) {
			continue
		}
		if p.Miss[seat] == 0 {
			break
		}
		p.Miss[seat]--
		Missed.Emit(tell, 0, seat)
	}
	p.begin(seat, g.Turn)
}
