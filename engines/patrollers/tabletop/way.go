package tabletop

import (
	"math"
	"slices"
)

// Way returns where the twines end by which a base goes to a place, at most so many: straight where nothing is
// in the way, else around the other bases with as few twines as possible. It is nil if the base does not get
// there.
func (t *Table) Way(from, to Point, others []Point, most int) []Point {
	if !t.free(to, others) {
		return nil
	}
	for _, bends := range [][]Point{{from, to}, t.detour(from, to, others, most)} {
		if way := t.along(bends, others); way != nil && len(way) <= most {
			return way
		}
	}
	return nil
}

// free reports whether a base can stand at a place, on the table and on no other base.
func (t *Table) free(at Point, others []Point) bool {
	return t.Holds(at) && !slices.ContainsFunc(others, func(o Point) bool { return !t.Apart(at, o) })
}

// open reports whether a base can go straight from one place to another.
func (t *Table) open(from, to Point, others []Point) bool {
	return !slices.ContainsFunc(others, func(o Point) bool { return !t.Passes(from, to, o) })
}

// along returns the stops of a way with bends; nil if something is in the way between two of them.
func (t *Table) along(bends, others []Point) (way []Point) {
	for i := 1; i < len(bends); i++ {
		from := bends[i-1]
		for _, at := range t.stops(from, bends[i]) {
			if !t.free(at, others) || !t.open(from, at, others) {
				return nil
			}
			way, from = append(way, at), at
		}
	}
	return way
}

// twines returns how many twines a straight way takes at least.
func (t *Table) twines(from, to Point) int {
	n := Distance(from, to) / t.Twine
	if length := n * t.Twine; length*length < Square(from, to) {
		n++
	}
	return max(1, n)
}

// stops returns where the twines of a straight way end, about equally long. Places are whole tenths of an inch,
// so each is looked for around the exact one, and the way may take a twine more.
func (t *Table) stops(from, to Point) []Point {
	for n := t.twines(from, to); ; n++ {
		if list, ok := t.stopsOf(nil, from, to, n); ok {
			return list
		}
	}
}

// stopsOf adds the stops of so many twines to a list; it is false if there are none.
func (t *Table) stopsOf(list []Point, from, to Point, n int) ([]Point, bool) {
	if Square(from, to) > n*n*t.Twine*t.Twine {
		return nil, false
	}
	if n == 1 {
		return append(list, to), true
	}
	for _, off := range [...]Point{{}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}} {
		at := Point{part(from.X, to.X, n) + off.X, part(from.Y, to.Y, n) + off.Y}
		if Square(from, at) > t.Twine*t.Twine || at == from {
			continue
		}
		if whole, ok := t.stopsOf(append(list, at), at, to, n-1); ok {
			return whole, true
		}
	}
	return nil, false
}

// part returns where the first of n equal parts of the way from a to b ends.
func part(a, b int16, n int) int16 {
	return a + int16(math.Round((float64(b)-float64(a))/float64(n)))
}

// bends is how many places around a base a way can bend at; they are so many tenths clear of it.
const bends, clear = 16, 2

// detour returns the bends of the way to a place that takes the fewest twines, and of those the shortest. It is
// nil if none takes at most so many.
func (t *Table) detour(from, to Point, others []Point, most int) []Point {
	places := []Point{from, to}
	for _, o := range others {
		for k := range bends {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / bends)
			far := float64(t.Base + clear)
			at := Point{o.X + int16(math.Round(far*cos)), o.Y + int16(math.Round(far*sin))}
			if t.free(at, others) {
				places = append(places, at)
			}
		}
	}
	type reached struct {
		twines, from int
		length       float64
		done         bool
	}
	best := make([]reached, len(places))
	for i := 1; i < len(best); i++ {
		best[i].twines = math.MaxInt
	}
	for now := 0; now != 1; {
		best[now].done = true
		for i, at := range places {
			next := reached{twines: best[now].twines + t.twines(places[now], at), from: now,
				length: best[now].length + math.Sqrt(float64(Square(places[now], at)))}
			if b := best[i]; !b.done && next.twines <= most && (next.twines < b.twines ||
				next.twines == b.twines && next.length < b.length) && t.open(places[now], at, others) {
				best[i] = next
			}
		}
		now = -1
		for i, b := range best {
			if !b.done && b.twines <= most && (now < 0 || b.twines < best[now].twines ||
				b.twines == best[now].twines && b.length < best[now].length) {
				now = i
			}
		}
		if now < 0 {
			return nil
		}
	}
	way := []Point{to}
	for i := best[1].from; i != 0; i = best[i].from {
		way = append(way, places[i])
	}
	slices.Reverse(way)
	return append([]Point{from}, way...)
}
