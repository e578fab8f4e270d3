package patrollers

import "homespun/engines"

// Route returns the moves by which the figure whose turn it is goes to a place, in tenths of an inch, with the
// twines that it has left (PAT-10): straight where nothing is in the way, else around other bases with as few
// twines as possible. It is nil where the players measure, and if the figure does not get there.
func (g *Game) Route(p *Position, x, y int) (moves []engines.Move) {
	u, left := p.now.actor, g.Steps(p).Left
	if g.measured || left == 0 {
		return nil
	}
	var others []point
	for v := range p.units {
		if o := &p.units[v]; int8(v) != u && o.placed {
			others = append(others, o.at)
		}
	}
	now := *p
	for _, at := range g.table.Way(p.units[u].at, point{X: int16(x), Y: int16(y)}, others, left) {
		m := engines.NewMove(engines.Seat(p.turn), VerbMove, int16(u), at.X, at.Y)
		if !g.Check(&now, m).OK() {
			return nil
		}
		moves = append(moves, m)
		g.Apply(&now, m, nil)
	}
	return moves
}
