package tabletop

import "math/bits"

// Walks are the places that a base can come to by laying twines, with the fewest that each takes. They are
// exact: every twine leads from a place of a tenth of an inch to another, is no longer than the table's, and
// passes no base and no edge.
type Walks struct {
	table  *Table
	from   Point
	others []Point
	stops  func(Point) bool
	// twines are the fewest that a place takes, by its index; far for one that is out of reach. The place at
	// which the walks begin takes none.
	twines []uint8
	// most is the number of twines that the farthest place takes.
	most int
}

// far is the number of twines of a place that is out of reach. No more twines than one less are laid.
const far = 255

// Walks returns the places that a base can come to from a place by so many twines, past the bases of others.
// It does not go on from a place that stops it.
func (t *Table) Walks(from Point, twines int, others []Point, stops func(Point) bool) *Walks {
	w := &Walks{table: t, from: from, others: others, stops: stops,
		twines: make([]uint8, (t.Width+1)*(t.Depth+1))}
	for i := range w.twines {
		w.twines[i] = far
	}
	if !t.onTable(from) {
		return w
	}
	s := search{Walks: w, free: w.free(), halves: t.halves()}
	s.take(from, 0)
	edge := s.found
	for n := 1; n <= min(twines, far-1) && len(edge) > 0; n++ {
		s.found = nil
		for _, at := range edge {
			if !stops(at) {
				s.goOn(at, uint8(n))
			}
		}
		if edge = s.found; len(edge) > 0 {
			w.most = n
		}
	}
	return w
}

// onTable reports whether a place is on the table, though its base may stand over the edge.
func (t *Table) onTable(at Point) bool {
	return at.X >= 0 && at.Y >= 0 && int(at.X) <= t.Width && int(at.Y) <= t.Depth
}

// halves returns how far to the side a twine reaches, for each distance across.
func (t *Table) halves() []int {
	list := make([]int, t.Twine+1)
	for dy := range list {
		list[dy] = root(t.Twine*t.Twine - dy*dy)
	}
	return list
}

// search is the search for walks while it goes on.
type search struct {
	*Walks
	// free has a bit for each place that nobody has come to yet and where a base may stand, row by row.
	free   [][]uint64
	halves []int
	found  []Point
}

// free returns a bit for each place where the base may stand.
func (w *Walks) free() [][]uint64 {
	t := w.table
	rows := make([][]uint64, t.Depth+1)
	for y := range rows {
		rows[y] = make([]uint64, t.Width/64+1)
		for x := range t.Width + 1 {
			if at := (Point{int16(x), int16(y)}); t.Holds(at) && w.clear(at, at) {
				rows[y][x/64] |= 1 << (x % 64)
			}
		}
	}
	return rows
}

// clear reports whether the base passes all others on a straight way.
func (w *Walks) clear(from, to Point) bool {
	for _, other := range w.others {
		if !w.table.Passes(from, to, other) {
			return false
		}
	}
	return true
}

// take notes that a place takes so many twines.
func (s *search) take(at Point, twines uint8) {
	s.twines[s.index(at)] = twines
	s.free[at.Y][at.X/64] &^= 1 << (at.X % 64)
	s.found = append(s.found, at)
}

// goOn takes all places to which one more twine leads from a place.
func (s *search) goOn(from Point, twines uint8) {
	t := s.table
	near := *s.Walks // only the bases that a twine from here can meet
	near.others = nil
	for _, other := range s.others {
		if t.Within(from, other, t.Twine) {
			near.others = append(near.others, other)
		}
	}
	for y := max(0, int(from.Y)-t.Twine); y <= min(t.Depth, int(from.Y)+t.Twine); y++ {
		half := s.halves[max(y-int(from.Y), int(from.Y)-y)]
		low, high := max(0, int(from.X)-half), min(t.Width, int(from.X)+half)
		for word := low / 64; word <= high/64; word++ {
			left := s.free[y][word]
			if first := low - word*64; first > 0 {
				left &= ^uint64(0) << first
			}
			if last := high - word*64; last < 63 {
				left &= 1<<(last+1) - 1
			}
			for ; left != 0; left &= left - 1 {
				to := Point{int16(word*64 + bits.TrailingZeros64(left)), int16(y)}
				if near.clear(from, to) {
					s.take(to, twines)
				}
			}
		}
	}
}

func (w *Walks) index(at Point) int { return int(at.Y)*(w.table.Width+1) + int(at.X) }

// Twines returns the fewest twines by which the base comes to a place; ok is false if it cannot come there.
func (w *Walks) Twines(at Point) (n int, ok bool) {
	if !w.table.onTable(at) || w.twines[w.index(at)] == far {
		return 0, false
	}
	return int(w.twines[w.index(at)]), true
}

// Most returns the number of twines that the farthest place takes.
func (w *Walks) Most() int { return w.most }

// Way returns the ends of the twines on a way to a place, which takes as few twines as can be; none if the base
// cannot come there. The way is drawn tight, and its first twines are as long as can be.
func (w *Walks) Way(to Point) []Point {
	n, ok := w.Twines(to)
	if !ok || n == 0 {
		return nil
	}
	way := make([]Point, n+1)
	way[0], way[n] = w.from, to
	for k := n; k > 1; k-- {
		way[k-1] = w.before(way[k])
	}
	w.tighten(way)
	return way[1:]
}

// before returns the place nearest to the beginning from which the last twine to a place can be laid.
func (w *Walks) before(to Point) (best Point) {
	twines, nearest := w.twines[w.index(to)]-1, -1
	w.around(to, func(at Point) {
		if away := Square(at, w.from); w.twines[w.index(at)] == twines && (nearest < 0 || away < nearest) &&
			w.clear(at, to) && !w.stops(at) {
			best, nearest = at, away
		}
	})
	return best
}

// around calls each for all places of the table within a twine of a place, row by row.
func (w *Walks) around(at Point, each func(Point)) {
	t := w.table
	for y := max(0, int(at.Y)-t.Twine); y <= min(t.Depth, int(at.Y)+t.Twine); y++ {
		half := root(t.Twine*t.Twine - (y-int(at.Y))*(y-int(at.Y)))
		for x := max(0, int(at.X)-half); x <= min(t.Width, int(at.X)+half); x++ {
			each(Point{int16(x), int16(y)})
		}
	}
}

// tighten moves the places between the ends of a way until it is as short as can be. Of ways of about the same
// length it takes the one that goes as far as can be at first. Places keep their numbers of twines, so that
// nothing stops the base between them.
func (w *Walks) tighten(way []Point) {
	t := w.table
	lengths := make([]int, t.Twine*t.Twine+1) // in 1024th of a tenth
	for i := range lengths {
		lengths[i] = int(root(int64(i) << 20))
	}
	cost := func(from, at, to Point) int {
		return 32*(lengths[Square(from, at)]+lengths[Square(at, to)]) - lengths[Square(from, at)]
	}
	for changed, rounds := true, 0; changed && rounds < 4*len(way); rounds++ {
		changed = false
		for k := 1; k+1 < len(way); k++ {
			from, best, to := way[k-1], way[k], way[k+1]
			least := cost(from, best, to)
			w.around(from, func(at Point) {
				if w.twines[w.index(at)] == uint8(k) && Square(at, to) <= t.Twine*t.Twine {
					if c := cost(from, at, to); c < least && w.clear(from, at) && w.clear(at, to) &&
						!w.stops(at) {
						best, least = at, c
					}
				}
			})
			if best != way[k] {
				way[k], changed = best, true
			}
		}
	}
}
