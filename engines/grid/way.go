package grid

// Way returns a shortest way between two spaces, step by step up, down, left or right: the spaces from the first
// to the last, both included. It enters only open spaces, and the last one whatever it is. There are none if no
// way leads there.
func (b *Board) Way(from, to int, open func(space int) bool) (spaces []int) {
	if from < 0 || to < 0 || from >= b.Len() || to >= b.Len() {
		return nil
	}
	// the next space on the way from each space that has been come to, going back from the last
	next := map[int]int{to: to}
	for front := []int{to}; len(front) > 0; front = front[1:] {
		if front[0] == from {
			for at := from; at != to; at = next[at] {
				spaces = append(spaces, at)
			}
			return append(spaces, to)
		}
		for _, near := range b.Near(front[0]) {
			at := int(near)
			if _, known := next[at]; !known && (at == from || open(at)) {
				next[at] = front[0]
				front = append(front, at)
			}
		}
	}
	return nil
}
