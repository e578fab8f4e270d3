package kit

import (
	"math"

	"homespun/engines"
	"homespun/engines/kit/program"
)

// An ending is a sentence on the end that says when: its conditions, which all have to be so, and what is so then.
type ending struct {
	line   engines.Clause
	when   []*program.Condition
	brings program.Op
}

// endings returns the sentences on the end that foretell something, in their order.
func (g *Game) endings() (list []ending) {
	for pc := int(g.Counts); pc > 0 && pc < int(g.Nexts); pc++ {
		var e ending
		for ; g.Code[pc].Op == program.OpIf; pc++ {
			e.when = append(e.when, &g.Conds[g.Code[pc].A])
		}
		e.line, e.brings = engines.Clause(g.Code[pc].Line), g.Code[pc].Op
		switch e.brings {
		case program.OpWin, program.OpAllWin, program.OpAllLose, program.OpMost, program.OpFurthest:
			if len(e.when) > 0 {
				list = append(list, e)
			}
		}
	}
	return list
}

// Aim returns the number of the counter of which so many win, as the first sentence on the end that asks for one says; ok is
// false where none does.
func (g *Game) Aim() (counter int, ok bool) {
	for _, e := range g.ends {
		for _, c := range e.when {
			if e.brings == program.OpWin && c.Is == program.HasCounter && !c.Not {
				return int(c.B), true
			}
		}
	}
	return 0, false
}

// Danger implements [engines.Foreteller]: the first sentence on the end of which only a little is missing, for whom
// least is missing.
func (g *Game) Danger(p *Position) (engines.Danger, bool) {
	if p.Over {
		return engines.Danger{}, false
	}
	for _, e := range g.ends {
		var best engines.Danger
		least := math.MaxInt
		for i := range g.IDs {
			seat := engines.Seat(i)
			if missing, d, ok := g.missing(p, seat, &e); ok && missing < least {
				best, least = d, missing
			}
		}
		if least < math.MaxInt {
			return best, true
		}
	}
	return engines.Danger{}, false
}

// missing returns how much is missing for an ending, seen from a seat that is in the game: a roll, a round, or one of
// what is counted, while all else of it is so.
func (g *Game) missing(p *Position, seat engines.Seat, e *ending) (n int, d engines.Danger, ok bool) {
	f := frame{me: seat, piece: none}
	for _, c := range e.when {
		if p.Out.Has(seat) || c.Is >= program.HoldsCards && g.unsure(p, &f, c) {
			return 0, d, false
		}
		if g.holds(p, &f, c) {
			continue
		}
		if ok || c.Not {
			return 0, d, false // more than one thing is missing
		}
		if n, d, ok = g.nearly(p, seat, e, c); !ok {
			return 0, d, false
		}
	}
	return n, d, ok
}

// nearly returns what is missing for a condition that is nearly so.
func (g *Game) nearly(p *Position, seat engines.Seat, e *ending, c *program.Condition) (n int, d engines.Danger, ok bool) {
	wins := e.brings == program.OpWin
	d.Grave = wins
	switch {
	case c.Is == program.HasCounter && wins:
		n = int(c.A - p.Own[seat][c.B])
		d.Message = NearCount.Message(e.line, seat, number(n), g.counterOf(c.B))
		return n, d, n <= max(1, int(c.A)/10)
	case c.Is == program.CommonIs && e.brings == program.OpAllLose && c.A-p.Common[c.B] == 1:
		d.Grave, d.Message = true, NearLoss.Message(e.line, g.commonOf(c.B))
		return 1, d, true
	case c.Is == program.CommonIs && e.brings == program.OpAllWin && c.A-p.Common[c.B] == 1:
		d.Grave, d.Message = true, NearHope.Message(e.line, g.commonOf(c.B))
		return 1, d, true
	case c.Is == program.CommonNone && e.brings == program.OpAllWin && p.Common[c.B] == 1:
		d.Grave, d.Message = true, NearLast.Message(e.line, g.commonOf(c.B))
		return 1, d, true
	case c.Is == program.Rounds && int(c.A)-int(p.Rounds) == 1:
		d.Message = LastRound.Message(e.line)
		return 1, d, true
	case (c.Is == program.AllYoursAt && g.Spot(seat, c.A) == int(g.Last[seat]) || c.Is == program.AllYoursHome) && wins:
		if n, ok = g.aRollFrom(p, seat); ok {
			d.Message = NearFinish.Message(e.line, seat)
			return n, d, true
		}
	}
	return 0, d, false
}

// aRollFrom returns how many steps the last piece of a seat that is not home still has to go, where one roll can bring
// it there.
func (g *Game) aRollFrom(p *Position, seat engines.Seat) (steps int, ok bool) {
	for piece := range g.Rules.Pieces {
		at := int(p.Place[seat][piece])
		if g.Home(seat, at) {
			continue
		}
		if steps > 0 {
			return 0, false
		}
		steps = int(g.Left[seat][at])
	}
	return steps, steps > 0 && steps <= g.HighestSum() && g.Last[seat] > 0
}
