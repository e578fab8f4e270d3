package patrollers

import "homespun/engines"

// FigureArg returns a figure as an argument of a message, for packages that write their own sentences.
func (g *Game) FigureArg(p *Position, u int) engines.Arg { return g.named(p, int16(u)).Arg() }

// TargetsFrom returns the figures, in order, that a figure could attack from a place in tenths of an inch
// (PAT-12). The screen shows them during a drag. It returns none where the players measure.
func (g *Game) TargetsFrom(p *Position, u, x, y int) []int {
	if g.measured {
		return nil
	}
	q := *p
	q.units[u].at, q.units[u].placed = point{X: int16(x), Y: int16(y)}, true
	return members(g.targets(&q, int8(u)))
}

// Strikes reports whether the figure whose turn it is may still attack.
func (g *Game) Strikes(p *Position) bool {
	u := p.now.actor
	if p.stage != DueTurn || u < 0 || p.units[u].fallen || p.now.lost || p.now.done || g.gripped(p, u) >= 0 {
		return false
	}
	_, before := g.maxMoves(p, u)
	return g.movesMade(p) <= before && int(p.now.attacks) < g.maxAttacks(p)
}

// Spent reports whether the figure whose turn it is has made its attack or its special action instead.
func (p *Position) Spent() bool { return p.now.attacks > 0 || p.now.done }

// Added is one bonus to an ability, with the name of the thing that gives it.
type Added struct {
	Name   string
	Amount int
}

// Added lists the bonuses to a figure's Attack or Defence: those of classes (PAT-20), equipment (PAT-26) and
// battle-wide tokens (PAT-27). The sound of the attack is not among them.
func (g *Game) Added(p *Position, u, ability int) (list []Added) {
	g.bonuses(p, int8(u), ability, func(_ source, name string, amount int) {
		if amount > 0 {
			list = append(list, Added{name, amount})
		}
	})
	return list
}
