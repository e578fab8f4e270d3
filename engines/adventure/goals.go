package adventure

import "homespun/engines/grid"

// enterable returns the spaces that a monster may enter: those without a figure. If it does not climb, walls
// and spawners are left out too (ADV-18).
func (g *Game) enterable(p *Position, climbs bool) grid.WideSet {
	open := g.all.Without(p.monsters).Without(p.kings)
	if climbs {
		return open
	}
	return open.Without(p.walls).Without(p.spawners)
}

// reachable returns the spaces to which a monster can go this turn, without its own (ADV-18).
func (g *Game) reachable(p *Position, m Piece) grid.WideSet {
	k := &g.kinds[m/MaxSupply]
	open := g.enterable(p, k.Climbs)
	var reached grid.WideSet
	front := grid.WideSetOf(int(p.at[m]))
	for range k.Steps {
		front = front.Beside().And(open).Without(reached)
		if front.Empty() {
			break
		}
		reached = reached.Or(front)
	}
	return reached
}

// goals returns the spaces to which a monster may go: for each target that it can get nearer to, the spaces
// in reach that are nearest to that target. If there are none the monster stays (ADV-15, ADV-19).
func (g *Game) goals(p *Position, m Piece) grid.WideSet {
	var all grid.WideSet
	if g.canAttack(p, m) {
		return all
	}
	targets := g.targets(p, m)
	if targets.Empty() {
		return all
	}
	from, reach := int(p.at[m]), g.reachable(p, m)
	if reach.Empty() {
		return all
	}
	for at := range targets.All() {
		all = all.Or(g.towards(from, reach, at))
	}
	return all
}

// towards returns the spaces in reach that are nearest to a target. It returns none if the monster is at
// least as near where it stands.
func (g *Game) towards(from int, reach grid.WideSet, target int) grid.WideSet {
	for away := range steps(from, target) {
		if near := g.balls[away][target].And(reach); !near.Empty() {
			return near
		}
	}
	return grid.WideSet{}
}
