package adventure

import "homespun/engines/grid"

// Way returns a shortest way of a monster on the board to a space that it can reach this turn: the spaces
// that it enters, in order, the goal last. There are none if it cannot reach the space (ADV-18).
func (g *Game) Way(p *Position, m Piece, to int) []int {
	if !p.onBoard(m) || to < 0 || to >= g.board.Len() || !g.reachable(p, m).Has(to) {
		return nil
	}
	k, at := &g.kinds[m/MaxSupply], int(p.at[m])
	open := g.enterable(p, k.Climbs)
	open.Add(at)
	// rings holds the spaces that are 0, 1, 2 … steps away from the goal
	rings := []grid.WideSet{grid.WideSetOf(to)}
	for seen := rings[0]; !seen.Has(at); seen = seen.Or(rings[len(rings)-1]) {
		rings = append(rings, rings[len(rings)-1].Beside().And(open).Without(seen))
	}
	var way []int
	for left := len(rings) - 2; left >= 0; left-- {
		at = grid.WideSetOf(at).Beside().And(rings[left]).First()
		way = append(way, at)
	}
	return way
}
