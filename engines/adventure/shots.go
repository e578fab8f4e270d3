package adventure

import "homespun/engines/grid"

// shootable returns the players that arrows from a space hit, as the spaces of their kings. An arrow flies
// over spawners, treasure and the entrance, but not through walls and monsters, and it stops at the first
// player (ADV-20).
func (p *Position) shootable(from, reach int) grid.WideSet {
	var all grid.WideSet
	for kings := p.kings; !kings.Empty(); {
		king := kings.Take()
		if inLine(from, king) && steps(from, king) <= reach && king != from &&
			!anyBetween(p.walls.Or(p.monsters).Or(p.kings), from, king) {
			all.Add(king)
		}
	}
	return all
}

// standsToShoot returns the spaces from which an arrow hits the player whose king is on a space. It goes
// outwards from the king until something would stop the arrow. The space of a wall still counts, as a climber
// may stand on it, but none behind it.
//
// The monster that looks for a space stops the arrow here too. That makes no difference: in that line it
// could shoot already, and then it does not move.
func (p *Position) standsToShoot(king, reach int) grid.WideSet {
	var all grid.WideSet
	figures := p.kings.Or(p.monsters)
	for _, direction := range directions {
		x, y := column(king), row(king)
		for range reach {
			x, y = x+direction[0], y+direction[1]
			space, ok := spaceAt(x, y)
			if !ok || figures.Has(space) {
				break
			}
			all.Add(space)
			if p.walls.Has(space) {
				break
			}
		}
	}
	return all
}
