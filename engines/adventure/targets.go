package adventure

import "homespun/engines/grid"

// canAttack reports whether a monster can attack from where it stands; then it does not move (ADV-15).
func (g *Game) canAttack(p *Position, m Piece) bool { return !g.attacked(p, m).Empty() }

// targets returns the spaces that a monster wants to get near to, all equally good. There are none if it sees
// nobody, or if there is no space to shoot from (ADV-16).
func (g *Game) targets(p *Position, m Piece) grid.WideSet {
	k, from := &g.kinds[m/MaxSupply], int(p.at[m])
	switch k.target {
	case sees:
		return p.weakest(g.nearest(from, p.seen(from)))
	case shot:
		return g.bestShots(p, m)
	}
	return p.weakest(g.nearest(from, p.kings))
}

// nearest returns, of some spaces, those that are the fewest steps away.
func (g *Game) nearest(from int, spaces grid.WideSet) grid.WideSet {
	if spaces.Empty() {
		return spaces
	}
	away := 0
	for !g.balls[away][from].Meets(spaces) {
		away++
	}
	return g.balls[away][from].And(spaces)
}

// weakest returns, of the spaces of some kings, those of the players with the fewest hearts.
func (p *Position) weakest(kings grid.WideSet) grid.WideSet {
	if kings.Len() < 2 {
		return kings
	}
	var all grid.WideSet
	fewest := uint8(255)
	for king := range kings.All() {
		switch hearts := p.hearts[p.kingOn(king)]; {
		case hearts < fewest:
			fewest, all = hearts, grid.WideSetOf(king)
		case hearts == fewest:
			all.Add(king)
		}
	}
	return all
}

// bestShots returns the nearest spaces from which a monster could now shoot a player that it sees. It must be
// allowed to enter them. Of equally near ones it takes those that shoot the player with the fewest hearts
// (ADV-16, ADV-21).
func (g *Game) bestShots(p *Position, m Piece) grid.WideSet {
	k, from := &g.kinds[m/MaxSupply], int(p.at[m])
	var all grid.WideSet
	var of [MaxPlayers]grid.WideSet
	open := g.enterable(p, k.Climbs)
	for king := range p.seen(from).All() {
		player := p.kingOn(king)
		of[player] = p.standsToShoot(king, k.Range).And(open)
		all = all.Or(of[player])
	}
	near := g.nearest(from, all)
	var best grid.WideSet
	fewest := uint8(255)
	for player := range g.players {
		here := of[player].And(near)
		switch hearts := p.hearts[player]; {
		case here.Empty() || hearts > fewest:
		case hearts < fewest:
			fewest, best = hearts, here
		default:
			best = best.Or(here)
		}
	}
	return best
}
