package kit

import (
	"homespun/engines"
	"homespun/engines/kit/program"
)

// score is how much a seat has of what decides who wins.
func (g *Game) score(p *Position, seat engines.Seat, op program.Op, a, b int16) int {
	switch op {
	case program.OpMost:
		return int(p.Own[seat][b]) * int(a)
	case program.OpFurthest:
		return g.far(p, seat)
	case program.OpMostCards:
		has, _ := g.holding(p, seat, &g.Whats[b])
		return has * int(a)
	}
	return g.handWorth(p, seat) * int(a)
}

// first returns those of some seats that have most of what decides.
func (g *Game) first(p *Position, of engines.SeatSet, op program.Op, a, b int16) (best engines.SeatSet) {
	most := 0
	for i := range g.IDs {
		seat := engines.Seat(i)
		if !of.Has(seat) {
			continue
		}
		if has := g.score(p, seat, op, a, b); best == 0 || has > most {
			most, best = has, engines.Seats(seat)
		} else if has == most {
			best = best.With(seat)
		}
	}
	return best
}

// best returns the seats that have most of a counter or of cards, or are furthest, and of several those that win the tie
// by what stands behind that.
func (g *Game) best(p *Position, in *program.Instruction, ties []program.Instruction) engines.SeatSet {
	winners := g.first(p, g.everybody()&^p.Out, in.Op, in.A, in.B)
	for i := 0; i < len(ties) && ties[i].Op == program.OpTie; i++ {
		winners = g.first(p, winners, program.Op(ties[i].To), ties[i].A, ties[i].B)
	}
	return winners
}

// compares reports whether a condition on what players have beside each other is so.
func (g *Game) compares(p *Position, me engines.Seat, c *program.Condition) bool {
	switch c.Is {
	case program.HasExactly:
		return p.Own[me][c.B] == c.A
	case program.CommonExactly:
		return p.Common[c.B] == c.A
	case program.RoundIsOver:
		return g.roundIsOver(p)
	}
	first := g.first(p, g.everybody()&^p.Out, program.OpMost, c.A, c.B)
	return first.Has(me) && (c.Is == program.HasMost || c.Is == program.HasMostAlone && first.Len() == 1)
}
