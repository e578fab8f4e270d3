package adventure

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// attacked returns the players that a monster can attack from where it stands, as the spaces of their kings
// (ADV-15).
func (g *Game) attacked(p *Position, m Piece) grid.WideSet {
	k, from := &g.kinds[m/MaxSupply], int(p.at[m])
	switch k.attack {
	case shoot:
		return p.shootable(from, k.Range)
	case explode:
		return grid.WideSetOf(from).Beside().And(p.kings)
	}
	return g.balls[min(k.Range, farthest)][from].And(p.kings)
}

// Attacks returns the players that a monster on the board can attack from where it stands. They are in
// reading order of their spaces (ADV-15).
func (g *Game) Attacks(p *Position, m Piece) []engines.Seat {
	var players []engines.Seat
	for at := range g.attacked(p, m).All() {
		players = append(players, engines.Seat(p.kingOn(at)))
	}
	return players
}
