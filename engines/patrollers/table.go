package patrollers

import "homespun/engines"

// FigureArg returns the argument of a message that a figure is, for those who name it.
func (g *Game) FigureArg(p *Position, u int) engines.Arg { return g.named(p, int16(u)).Arg() }

// TargetsFrom returns the figures that a figure could attack if it stood at a place, in tenths of an inch, in
// their order (PAT-12); none where the players measure.
func (g *Game) TargetsFrom(p *Position, u, x, y int) []int {
	if g.measured {
		return nil
	}
	q := *p
	q.units[u].at, q.units[u].placed = point{X: int16(x), Y: int16(y)}, true
	return members(g.targets(&q, int8(u)))
}

// Strikes reports whether the figure whose turn it is may still attack as it has moved, once more.
func (g *Game) Strikes(p *Position) bool {
	u := p.now.actor
	if p.stage != DueTurn || u < 0 || p.units[u].fallen || p.now.lost || p.now.done || g.gripped(p, u) >= 0 {
		return false
	}
	_, before := g.maxMoves(p, u)
	return g.movesMade(p) <= before && int(p.now.attacks) < g.maxAttacks(p)
}

// Spent reports whether the figure whose turn it is has attacked, or done its special action in place of
// that.
func (p *Position) Spent() bool { return p.now.attacks > 0 || p.now.done }

// Added is one thing that is added to an ability.
type Added struct {
	Name   string
	Amount int
}

// Added names what is added to what a figure's dog-tag shows of Attack or Defence: by classes (PAT-20),
// equipment (PAT-26) and battle-wide tokens (PAT-27), but for the sound.
func (g *Game) Added(p *Position, u, ability int) (list []Added) {
	g.bonuses(p, int8(u), ability, func(_ source, name string, amount int) {
		if amount > 0 {
			list = append(list, Added{name, amount})
		}
	})
	return list
}
