package adventure

import "homespun/engines/grid"

// arrow returns the space of the king that an arrow hits when it is shot from a space in a direction, and -1
// if it hits nobody. It flies over spawners, treasure and the entrance, but not through walls and monsters,
// and it stops at the first player (ADV-20).
func (p *Position) arrow(from int, direction [2]int, reach int) int {
	x, y := column(from), row(from)
	for range reach {
		x, y = x+direction[0], y+direction[1]
		space, ok := spaceAt(x, y)
		switch {
		case !ok || p.walls.Has(space) || p.monsters.Has(space):
			return -1
		case p.kings.Has(space):
			return space
		}
	}
	return -1
}

// shootable returns the players that arrows from a space hit, as the spaces of their kings.
func (p *Position) shootable(from, reach int) grid.WideSet {
	var all grid.WideSet
	for _, direction := range directions {
		if king := p.arrow(from, direction, reach); king >= 0 {
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
	for _, direction := range directions {
		x, y := column(king), row(king)
		for range reach {
			x, y = x+direction[0], y+direction[1]
			space, ok := spaceAt(x, y)
			if !ok || p.kings.Has(space) || p.monsters.Has(space) {
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
