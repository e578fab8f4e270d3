package kit

// roamed returns the spots on one of the shortest ways from a space to another, on a board on which pieces go where they
// like.
func (t *Table) roamed(from, to int) []int {
	before := map[int]int{from: from}
	for queue := []int{from}; len(queue) > 0 && before[to] == 0; queue = queue[1:] {
		for _, next := range t.game.Neighbours(queue[0]) {
			if before[next] == 0 && !t.game.OneWay(next, queue[0]) {
				before[next], queue = queue[0], append(queue, next)
			}
		}
	}
	way := []int{to}
	for at := to; at != from; at = way[0] {
		if before[at] == 0 {
			return []int{from, to}
		}
		way = append([]int{before[at]}, way...)
	}
	return way
}
