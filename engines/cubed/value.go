package cubed

import "homespun/engines"

// How much a medium bot values points and a victory.
const (
	worthEnd   = 1_000_000
	worthPoint = 100
)

// Value returns how good a position is for a seat: the points by which it leads, and what the next cube to be
// taken will bring.
func (g *Game) Value(p *Position, who engines.Seat) int {
	value := g.Points(p, who) - g.Points(p, other(who))
	switch p.Stage() {
	case over:
		switch {
		case value > 0:
			return worthEnd + value
		case value < 0:
			return value - worthEnd
		}
		return 0
	case DueTake:
		if p.turn == who {
			value += g.prospect(p)
		} else {
			value -= g.prospect(p)
		}
	}
	return worthPoint * value
}

// prospect returns what the player who takes next gains. For the first pile that is the best cube; for the
// second it is the best cube less what the other player can take afterwards.
func (g *Game) prospect(p *Position) int {
	if Pile(p.made) == First {
		return g.bestFirst(p)
	}
	best := -Players * MaxPoints
	for rest := p.free(); rest != 0; rest &= rest - 1 {
		q := *p
		gain := g.points[Second][q.lift(rest.first())]
		best = max(best, gain-g.bestFirst(&q))
	}
	return best
}

// bestFirst returns the most points that any cube which may be taken now brings in a first pile.
func (g *Game) bestFirst(p *Position) int {
	best := 0
	for rest := p.free(); rest != 0; rest &= rest - 1 {
		square := rest.first()
		best = max(best, g.points[First][p.At(square, p.Height(square)-1)])
	}
	return best
}
