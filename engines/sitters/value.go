package sitters

import "homespun/engines"

// What a bot of medium strength thinks things are worth, in tenths of a point of the score.
const (
	worthSurvivor   = 100
	worthCollector  = 55 // alive on the board, before distance and danger
	worthObstructor = 14
	worthLoot       = 12 // one piece of loot: 8 of them are a row of 10 points
	worthEnd        = 40 // a match won or lost; more would keep a losing bot from ever going home
)

// Value says how good a position is for a seat. It guesses the final score from the survivors, the loot, the
// way home of the collectors on the board, and the distances to obstructors.
func (g *Game) Value(p *Position, seat engines.Seat) int {
	score, par := g.Total(p)
	value := 10 * (score - par)
	if p.Over() {
		switch {
		case score > par:
			value += worthEnd
		case score < par:
			value -= worthEnd
		}
	} else {
		// Count the loot instead of its row in the table, so that every piece of loot counts before the next
		// row is reached.
		value += worthLoot*p.Loot() - 10*(g.Score(p.Loot(), 0)-g.Score(0, 0))
		for m, at := range p.at[:g.count[0]] {
			if at >= 0 {
				value += g.worth(p, m, int(at))
			}
		}
		value -= worthObstructor * p.Left(Obstructors)
		if p.stage == DueLoot {
			value += worthLoot * (g.rules.DieFaces + 1) / 2
		}
	}
	if seat == Obstructors {
		return -value
	}
	return value
}

// worth returns the worth of a collector on the board. It is more near the safe zone and near a container,
// and less near an obstructor.
func (g *Game) worth(p *Position, m Marker, at int) int {
	value := worthCollector - 2*int(min(g.home[at], 20))
	if p.stage == DueBattle && int(p.spot) == at {
		return value/2 + worthObstructor/2
	}
	nearest := 12
	for space := range p.boxes.All() {
		nearest = min(nearest, int(g.far[at][space]))
	}
	value += 12 - nearest
	for space := range p.on[1].All() {
		switch d := int(g.far[at][space]); {
		case d <= g.rules.DieFaces:
			value -= 8
		case d < 4*g.rules.DieFaces:
			value -= 2 - d/(2*g.rules.DieFaces) // an obstructor further away may come closer
		}
	}
	return value
}
