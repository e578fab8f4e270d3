package kit

import (
	"math"

	"homespun/engines"
)

// effect carries out an effect that needs no answer.
func (g *Game) effect(p *Position, f *frame, in *instruction, tell listener) {
	clause, me := engines.Clause(in.line), f.me
	switch in.op {
	case opGain, opLose, opLoseAll, opSet, opGainByCard:
		n := &p.Own[me][in.b]
		was := *n
		switch in.op {
		case opGain:
			*n = min(*n+in.a, MaxCount)
		case opLose:
			*n = max(*n-in.a, 0)
		case opLoseAll:
			*n = 0
		case opGainByCard:
			*n = int16(max(0, min(int(was)+g.worthOf(f), MaxCount)))
		default:
			*n = in.a
		}
		if *n != was {
			Counted.Emit(tell, clause, me, g.counterOf(in.b), number(*n))
		}
	case opMark:
		n := &p.Common[in.b]
		*n = max(0, min(*n+in.a, MaxCount))
		Marked.Emit(tell, clause, g.commonOf(in.b), number(*n))
	case opMiss:
		p.Miss[me] = uint8(min(int(p.Miss[me])+int(in.a), maxMiss))
		WillMiss.Emit(tell, clause, me, number(p.Miss[me]))
	case opAgain:
		if me == p.mover() {
			p.Again = true
			GoesAgain.Emit(tell, clause, me)
		}
	case opHold:
		if f.piece >= 0 {
			p.Hold[me][f.piece] = uint8(min(in.a, 255))
			Held.Emit(tell, clause, g.pieceOf(me, int(f.piece)), number(in.a))
		}
	case opOut:
		p.Out = p.Out.With(me)
		IsOut.Emit(tell, clause, me)
		g.layDown(p, me)
		if p.Out.Len() == len(g.ids) {
			g.end(p, clause, 0, tell)
		}
	case opWin:
		g.end(p, clause, engines.Seats(me), tell)
	case opAllWin:
		g.end(p, clause, g.everybody(), tell)
	case opAllLose:
		g.end(p, clause, 0, tell)
	case opMost, opFurthest, opMostCards, opMostWorth:
		g.end(p, clause, g.best(p, in), tell)
	case opShuffle:
		g.shuffleBack(p, g.whats[in.b].deck, clause, tell)
	case opLay:
		g.lay(p, f, in, tell)
	case opShow:
		g.show(p, me, clause, tell)
	case opSetAside, opSetAsideRolled, opLoseAside, opKeepAside, opGainRolled:
		g.aside(p, me, in, tell)
	case opEndTurn:
		g.endTurn(p)
	case opByHand:
		ByHand.Emit(tell, clause, text(in.a))
	}
}

// maxMiss is how many turns anybody can be going to miss.
const maxMiss = 9

// everybody is all seats.
func (g *Game) everybody() (all engines.SeatSet) {
	for i := range g.ids {
		all = all.With(engines.Seat(i))
	}
	return all
}

// best returns the seats that have most of a counter or of cards, or are furthest.
func (g *Game) best(p *Position, in *instruction) (winners engines.SeatSet) {
	most := math.MinInt
	for i := range g.ids {
		seat := engines.Seat(i)
		if p.Out.Has(seat) {
			continue
		}
		has := 0
		switch in.op {
		case opMost:
			has = int(p.Own[seat][in.b])
		case opFurthest:
			has = g.far(p, seat)
		case opMostCards:
			has, _ = g.holding(p, seat, &g.whats[in.b])
			has *= int(in.a)
		case opMostWorth:
			has = g.handWorth(p, seat) * int(in.a)
		}
		if has > most {
			most, winners = has, 0
		}
		if has == most {
			winners = winners.With(seat)
		}
	}
	return winners
}

// end ends the match.
func (g *Game) end(p *Position, clause engines.Clause, winners engines.SeatSet, tell listener) {
	p.Over, p.Winners = true, winners
	p.begin(p.mover(), g.turn)
	switch {
	case winners == 0:
		NobodyWins.Emit(tell, clause)
	case winners == g.everybody() && winners.Len() > 1:
		AllWin.Emit(tell, clause)
	default:
		for i := range g.ids {
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
	for piece := range g.rules.Pieces {
		at := int(p.Place[seat][piece])
		if far := int(p.Laps[seat][piece])*g.rules.Ring + int(g.gone[seat][at]); far > most &&
			(g.rules.Path == 0 || at != g.rules.Path) && at <= g.lanes {
			best, most = piece, far
		}
	}
	return best
}

// holds reports whether a condition is so.
func (g *Game) holds(p *Position, f *frame, c *condition) bool {
	return g.is(p, f, c) != c.not
}

func (g *Game) is(p *Position, f *frame, c *condition) bool {
	at := g.here(p, f)
	if f.piece < 0 && g.rules.Pieces > 0 {
		at = int(p.Place[f.me][g.foremostOfAll(p, f.me)])
	}
	switch c.is {
	case hasCounter:
		return p.Own[f.me][c.b] >= c.a
	case hasNone:
		return p.Own[f.me][c.b] == 0
	case commonIs:
		return p.Common[c.b] >= c.a
	case rolled:
		return p.Faces[0] > 0 && p.shows(int(c.a))
	case rolledLeast:
		return p.Faces[0] > 0 && int(p.Total) >= int(c.a)
	case rolledMost:
		return p.Faces[0] > 0 && int(p.Total) <= int(c.a)
	case rolledEven:
		return p.Total > 0 && p.Total%2 == 0
	case rolledDouble:
		return p.Faces[1] > 0 && p.Faces[0] == p.Faces[1]
	case isAt:
		return at == g.spot(f.me, c.a)
	case onKind:
		return g.kinds[c.b][at]
	case allYoursAt:
		return g.allAt(p, f.me, c.a)
	case allYoursHome:
		for piece := range g.rules.Pieces {
			if !g.home(f.me, int(p.Place[f.me][piece])) {
				return false
			}
		}
		return g.rules.Pieces > 0
	case allAt:
		for i := range g.ids {
			if seat := engines.Seat(i); !p.Out.Has(seat) && !g.allAt(p, seat, c.a) {
				return false
			}
		}
		return true
	case laps:
		return g.rules.Pieces > 0 && int16(p.Laps[f.me][max(0, f.piece)]) >= c.a
	case company:
		return g.selected(p, f, toHere) != 0
	case commonNone:
		return p.Common[c.b] == 0
	case hasAside:
		return p.Aside >= c.a
	case rounds:
		return p.Rounds >= uint16(c.a)
	case holdsCards:
		known, _ := g.holding(p, f.me, &g.whats[c.b])
		return known >= int(c.a)
	case holdsAlike:
		known, _ := g.alike(p, f.me, &g.whats[c.b])
		return known >= int(c.a)
	case holdsEach:
		missing, _ := g.lacks(p, f.me, &g.whats[c.b])
		return missing == 0
	case handIsWorth:
		return g.handWorth(p, f.me) >= int(c.a)
	case handIsEmpty:
		return g.handSize(p, f.me) == 0
	case pileIsEmpty:
		return g.pile(p, g.whats[c.b].deck) == 0
	case cardIs:
		return g.isCard(f, &g.whats[c.b])
	case oneLeft:
		return len(g.ids)-p.Out.Len() == 1 && !p.Out.Has(f.me)
	}
	return false
}

// foremostOfAll is the piece of a seat that is furthest, home or not.
func (g *Game) foremostOfAll(p *Position, seat engines.Seat) int {
	best := 0
	for piece := range g.rules.Pieces {
		if g.gone[seat][p.Place[seat][piece]] > g.gone[seat][p.Place[seat][best]] {
			best = piece
		}
	}
	return best
}

// allAt reports whether all pieces of a seat are on a space.
func (g *Game) allAt(p *Position, seat engines.Seat, space int16) bool {
	for piece := range g.rules.Pieces {
		if int(p.Place[seat][piece]) != g.spot(seat, space) {
			return false
		}
	}
	return g.rules.Pieces > 0
}
