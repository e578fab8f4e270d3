package sitters

import (
	"math"

	"homespun/engines"
)

// prospects say what the logarithm of the odds of the collectors depends on, by how many of them are on their
// way: none to four. The fewer there are, the more a lead in Value decides, and each container is loot that
// they may still find. The numbers are fitted to what became of the positions of some thousand matches.
var prospects = [...]struct{ even, value, container float64 }{
	{0, 0.030, 0}, {1.83, 0.0221, 0.21}, {2.28, 0.0150, 0.27}, {2.42, 0.0107, 0.29}, {2.68, 0.0072, 0.19},
}

// Chance returns a side's chance to win, for a match that goes on.
func (g *Game) Chance(p *Position, seat engines.Seat) float64 {
	on := prospects[min(p.Left(Collectors)+p.tally(0, inHand), len(prospects)-1)]
	odds := on.even + on.value*float64(g.Value(p, Collectors)) + on.container*float64(p.boxes.Len())
	if seat == Obstructors {
		odds = -odds
	}
	return 1 / (1 + math.Exp(-odds))
}
