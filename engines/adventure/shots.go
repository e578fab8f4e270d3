package adventure

import "homespun/engines/grid"

// arrow returns the player whom an arrow hits that flies from a space in a direction, as the space of the
// king; -1 where it hits nobody. It goes over spawners, treasure and the entrance, not through walls and
// monsters, and stops at the first player (ADV-20).
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

// shootable returns the players whom arrows from a space hit, as the spaces of their kings.
func (p *Position) shootable(from, reach int) grid.WideSet {
	var all grid.WideSet
	for _, direction := range directions {
		if king := p.arrow(from, direction, reach); king >= 0 {
			all.Add(king)
		}
	}
	return all
}

// standsToShoot returns the spaces from which an arrow would hit the player whose king is on a space:
// outwards from it, as far as nothing stops the arrow. A wall stops it behind, for a climber may stand on
// one. The monster that is to shoot is in its own way here, but only where it could shoot already.
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
