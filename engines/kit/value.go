package kit

import (
	"math"

	"homespun/engines"
	"homespun/engines/kit/outlook"
	"homespun/engines/kit/program"
)

const won = 1_000_000

// Value is how many turns fewer a seat needs to win than the others, in thousandths, by a relaxed game; see package
// outlook. Where all win together it is how much sooner they win than lose.
func (g *Game) Value(p *Position, seat engines.Seat) int {
	o := g.outlook()
	switch {
	case p.Over && !p.Winners.Has(seat):
		return -won
	case p.Over && o.Together:
		return won
	case p.Over:
		return won / p.Winners.Len()
	case o.Together:
		return g.soonest(p, o, program.OpAllLose) - g.soonest(p, o, program.OpAllWin)
	}
	mine, least, sum := 0, outlook.Never*2, 0
	for i := range g.IDs {
		turns := g.turns(p, o, engines.Seat(i))
		if engines.Seat(i) == seat {
			mine = turns
			continue
		}
		least = min(least, turns)
		sum += turns
	}
	if len(g.IDs) == 1 {
		return -mine
	}
	return (least+sum/(len(g.IDs)-1))/2 - mine
}

// Chance is how likely a seat is to win, of which bots that search make use.
func (g *Game) Chance(p *Position, seat engines.Seat) float64 {
	o := g.outlook()
	if o.Together {
		return 1 / (1 + math.Exp(-float64(g.Value(p, seat))/(4*outlook.Turn)))
	}
	var turns [engines.MaxSeats]float64
	least := math.Inf(1)
	for i := range g.IDs {
		turns[i] = float64(g.turns(p, o, engines.Seat(i))) / outlook.Turn
		least = min(least, turns[i])
	}
	spread, mine, all := 0.5+0.5*math.Sqrt(max(0, least)), 0.0, 0.0
	for i := range g.IDs {
		odds := math.Exp((least - turns[i]) / spread)
		if all += odds; engines.Seat(i) == seat {
			mine = odds
		}
	}
	return mine / all
}

// soonest is how soon an end can come for anybody.
func (g *Game) soonest(p *Position, o *outlook.Outlook, op program.Op) int {
	least := outlook.Never
	for e := range o.Ends {
		for i := range g.IDs {
			if o.Ends[e].Op == op && !p.Out.Has(engines.Seat(i)) {
				least = min(least, g.until(p, o, &o.Ends[e], engines.Seat(i)))
			}
		}
	}
	return least
}

// TurnsOver implements [engines.Turning].
func (g *Game) TurnsOver(p *Position) int { return int(p.Turns) }

// What else counts, in thousandths of turns: a card in hand, one of a counter for which no end asks, of which a few are
// as good as many, and being at risk to be out in a turn.
const (
	cardWorth   = 100
	extraWorth  = 150
	mostExtras  = 5
	riskOfBeing = 3 * outlook.Turn
)

// turns is how many turns a seat needs to win, the one that is on included. More of what the most of wins makes them
// fewer.
func (g *Game) turns(p *Position, o *outlook.Outlook, seat engines.Seat) int {
	if p.Out.Has(seat) {
		return outlook.Never
	}
	turns, extra := outlook.Never, 0
	for i := range o.Ends {
		e := &o.Ends[i]
		switch e.Op {
		case program.OpWin, program.OpAllWin:
			turns = min(turns, g.until(p, o, e, seat))
		case program.OpOut, program.OpAllLose:
			extra += riskOfBeing * outlook.Turn / (outlook.Turn + g.until(p, o, e, seat))
		default:
			more := g.more(p, o, e, seat)
			if o.Alone { // it counts the more, the sooner it comes to that
				more = 2 * more * outlook.Turn / (2*outlook.Turn + g.until(p, o, e, seat))
			}
			extra -= more
		}
	}
	if !o.Alone {
		turns = 0
	}
	for n := range g.OwnNames {
		if !o.Own[n].Asked {
			extra -= extraWorth * min(mostExtras, int(p.Own[seat][n]))
		}
	}
	if !o.Hands {
		extra -= cardWorth * g.handSize(p, seat)
	}
	return turns + extra + int(p.Miss[seat])*outlook.Turn + g.waiting(p, seat) - g.far(p, seat)
}

// waiting is how long a seat waits for its turn, in parts of a round. Whoever has the turn and has moved in it waits
// longest.
func (g *Game) waiting(p *Position, seat engines.Seat) int {
	n := len(g.IDs)
	places := (int(seat-p.mover()) + n) % n
	if places == 0 && p.Stack[0].pc != g.Turn && !p.Again {
		if _, kind := g.waits(p); kind != program.DuePiece && kind != program.DueDraw && kind != program.DueCard {
			places = n
		}
	}
	return places * outlook.Turn / n
}

// more is how much a seat has of what the most of wins, as turns.
func (g *Game) more(p *Position, o *outlook.Outlook, e *outlook.End, seat engines.Seat) (turns int) {
	switch e.Op {
	case program.OpMost:
		turns = (int(p.Own[seat][e.B]) + g.asideOf(p, seat)) * o.Own[e.B].Up
		if o.Between != nil && o.Counted[e.B] > 0 {
			turns -= min(o.Own[e.B].Up, g.fetching(p, o, int(e.B), seat)) / 2
		}
	case program.OpFurthest:
		return g.far(p, seat) * o.Step
	case program.OpMostCards:
		known, more := g.holding(p, seat, &g.Whats[e.B])
		turns = (known + more/2) * outlook.Turn
	case program.OpMostWorth:
		turns = g.handWorth(p, seat) * outlook.Turn / 4
	}
	if e.A < 0 {
		return -turns
	}
	return turns
}

// asideOf is what a seat has set aside in this turn.
func (g *Game) asideOf(p *Position, seat engines.Seat) int {
	if seat == p.mover() {
		return int(p.Aside)
	}
	return 0
}

// until is how many turns it takes until all is so that an end asks for. Of several needs the one that takes longest
// counts most.
func (g *Game) until(p *Position, o *outlook.Outlook, e *outlook.End, seat engines.Seat) int {
	if len(e.Needs) == 1 {
		return min(outlook.Never, g.lack(p, o, &e.Needs[0], seat))
	}
	squares, fetches := 0, 0
	for i := range e.Needs {
		n := &e.Needs[i]
		turns := min(outlook.Never, g.lack(p, o, n, seat))
		if o.Between != nil && n.Is == program.HasCounter && !n.Not && o.Counted[n.B] > 0 {
			fetches += turns
			continue
		}
		squares += turns * turns
	}
	if fetches > 0 { // wherever somebody is now, they go elsewhere first
		for i := range e.Needs {
			if way := e.Needs[i].Way; way != nil {
				fetches += way.Longest(seat)
			}
		}
		return min(outlook.Never, fetches)
	}
	return min(outlook.Never, int(math.Sqrt(float64(squares))))
}

// fetching is how many turns it takes a seat to get to the nearest of the things that a counter counts.
func (g *Game) fetching(p *Position, o *outlook.Outlook, counter int, seat engines.Seat) int {
	least := slowestFetch
	for _, code := range p.Lie[:p.Lying] {
		if int(code>>4&15) != o.Counted[counter]-1 {
			continue
		}
		for piece := range g.Rules.Pieces {
			steps := int(o.Between[p.Place[seat][piece]][code>>8])
			if steps == 0 {
				steps = 2 // there and back
			}
			least = min(least, steps*o.Step)
		}
	}
	return least
}

// slowestFetch is how many turns it takes to fetch something of which nothing lies anywhere.
const slowestFetch = 20 * outlook.Turn

// lack is how many turns are lacking until a condition holds.
func (g *Game) lack(p *Position, o *outlook.Outlook, n *outlook.Need, seat engines.Seat) int {
	a, b := int(n.A), n.B
	if n.Not {
		return g.lackNot(p, o, n, seat)
	}
	switch n.Is {
	case program.HasCounter:
		missing := max(0, a-int(p.Own[seat][b])-g.asideOf(p, seat))
		if missing > 0 && o.Between != nil && o.Counted[b] > 0 {
			return g.fetching(p, o, int(b), seat) + (missing-1)*o.Own[b].Up
		}
		return missing * o.Own[b].Up
	case program.HasNone:
		return int(p.Own[seat][b]) * o.Own[b].Down
	case program.HasExactly:
		has := int(p.Own[seat][b])
		return max(0, a-has)*o.Own[b].Up + max(0, has-a)*o.Own[b].Down
	case program.CommonIs:
		return max(0, a-int(p.Common[b])) * o.Common[b].Up
	case program.CommonNone:
		return int(p.Common[b]) * o.Common[b].Down
	case program.IsAt, program.OnKind, program.AllYoursAt, program.AllYoursHome, program.AllAt:
		return g.lackSpaces(p, n, seat)
	case program.Laps:
		return max(0, a*g.Rules.Ring-g.far(p, seat)) * o.Step
	case program.Rounds:
		return max(0, a-int(p.Rounds)) * outlook.Turn
	case program.OneLeft:
		return (len(g.IDs) - p.Out.Len() - 1) * 3 * outlook.Turn
	case program.HoldsCards:
		known, more := g.holding(p, seat, &g.Whats[b])
		return max(0, a-known-more/2) * outlook.Turn
	case program.HoldsAlike:
		known, _ := g.alike(p, seat, &g.Whats[b])
		return max(0, a-known) * 2 * outlook.Turn
	case program.HoldsEach:
		return g.lackEach(p, &g.Whats[b], seat)
	case program.HandIsWorth:
		return max(0, a-g.handWorth(p, seat)) * outlook.Turn / 2
	case program.HandIsEmpty:
		return g.handSize(p, seat) * outlook.Turn
	case program.PileIsEmpty:
		return g.pile(p, g.Whats[b].Deck) * outlook.Turn / len(g.IDs)
	}
	return 0
}

// lackNot is lack of what must not be so.
func (g *Game) lackNot(p *Position, o *outlook.Outlook, n *outlook.Need, seat engines.Seat) int {
	a, b := int(n.A), n.B
	switch n.Is {
	case program.HasCounter:
		return max(0, int(p.Own[seat][b])-a+1) * o.Own[b].Down
	case program.HasNone:
		return max(0, 1-int(p.Own[seat][b])) * o.Own[b].Up
	case program.CommonIs:
		return max(0, int(p.Common[b])-a+1) * o.Common[b].Down
	case program.CommonNone:
		return max(0, 1-int(p.Common[b])) * o.Common[b].Up
	case program.HoldsCards:
		known, more := g.holding(p, seat, &g.Whats[b])
		return max(0, known+more/2-a+1) * outlook.Turn
	}
	return 0
}

// lackSpaces is lack of being on spaces: of the piece that is nearest, or all pieces one after the other.
func (g *Game) lackSpaces(p *Position, n *outlook.Need, seat engines.Seat) int {
	if n.Way == nil {
		return 0
	}
	least, sum := outlook.Never, 0
	for piece := range g.Rules.Pieces {
		turns := int(n.Way[seat][p.Place[seat][piece]])
		least, sum = min(least, turns), sum+turns
	}
	if n.Is == program.IsAt || n.Is == program.OnKind {
		return least
	}
	return sum
}

// lackEach is lack of one of each: the fewer are lacking, the longer the next takes.
func (g *Game) lackEach(p *Position, w *program.What, seat engines.Seat) (turns int) {
	names := 0
	for card := range g.Decks[w.Deck].Names() {
		if w.Has[card] {
			names++
		}
	}
	missing, _ := g.lacks(p, seat, w)
	for ; missing > 0; missing-- {
		turns += outlook.Turn * names / missing
	}
	return turns
}
