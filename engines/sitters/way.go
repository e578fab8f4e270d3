package sitters

// Way returns a shortest legal way of a marker to a space, with the present roll: the spaces that it enters,
// in order, the goal last. There are none if the move is not legal (SIT-07 to SIT-12).
func (g *Game) Way(p *Position, m Marker, to int) []int {
	if state, at := p.State(m); state != OnBoard || at == to || to < 0 || to >= g.board.Len() {
		return nil
	}
	w := g.newWalk(p, m, to)
	if early, _, _ := w.meets(to, 1); early { // the move may end there with steps left over
		w.steps = 1
	}
	for ; w.steps <= int(p.roll); w.steps++ {
		if !w.find() {
			continue
		}
		spaces := make([]int, w.length)
		for i, at := range w.path[:w.length] {
			spaces[i] = int(at)
		}
		return spaces
	}
	return nil
}
