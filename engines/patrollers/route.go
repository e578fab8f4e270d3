package patrollers

import (
	"math"

	"homespun/engines"
	"homespun/engines/patrollers/tabletop"
)

// Route returns the moves by which the figure whose turn it is goes to a place, in tenths of an inch, with the
// twines that it has left (PAT-10): straight where nothing is in the way, else around other bases with as few
// twines as possible. It is nil where the players measure, and if the figure does not get there.
func (g *Game) Route(p *Position, x, y int) []engines.Move {
	u, to := p.now.actor, point{X: int16(x), Y: int16(y)}
	left := g.Steps(p).Left
	if g.measured || left == 0 || !g.table.Holds(to) || g.overlaps(p, u, to) >= 0 {
		return nil
	}
	for _, way := range [][]point{{p.units[u].at, to}, g.detour(p, u, to, left)} {
		if moves, ok := g.walk(p, u, way); ok && len(moves) <= left {
			return moves
		}
	}
	return nil
}

// walk returns the moves along a way with bends, and reports whether each of them is legal.
func (g *Game) walk(p *Position, u int8, way []point) (moves []engines.Move, ok bool) {
	now := *p
	for i := 1; i < len(way); i++ {
		for _, at := range g.stops(way[i-1], way[i]) {
			m := engines.NewMove(engines.Seat(p.turn), VerbMove, int16(u), at.X, at.Y)
			if !g.Check(&now, m).OK() {
				return nil, false
			}
			moves = append(moves, m)
			g.Apply(&now, m, nil)
		}
	}
	return moves, len(moves) > 0
}

// twinesBetween returns how many twines a straight way takes at least.
func (g *Game) twinesBetween(from, to point) int {
	n := tabletop.Distance(from, to) / g.table.Twine
	if square := n * g.table.Twine; square*square < tabletop.Square(from, to) {
		n++
	}
	return max(1, n)
}

// stops returns where the twines of a straight way end, about equally long. Places are whole tenths of an inch,
// so each is looked for around the exact one, and the way may take a twine more.
func (g *Game) stops(from, to point) []point {
	for n := g.twinesBetween(from, to); ; n++ {
		if list, ok := g.stopsOf(nil, from, to, n); ok {
			return list
		}
	}
}

// stopsOf adds the stops of so many twines to a list; it is false if there are none.
func (g *Game) stopsOf(list []point, from, to point, n int) ([]point, bool) {
	twine := g.table.Twine
	if tabletop.Square(from, to) > n*n*twine*twine {
		return nil, false
	}
	if n == 1 {
		return append(list, to), true
	}
	for _, off := range [...]point{{}, {X: 1}, {X: -1}, {Y: 1}, {Y: -1}, {X: 1, Y: 1}, {X: -1, Y: -1},
		{X: 1, Y: -1}, {X: -1, Y: 1}} {
		at := point{X: part(from.X, to.X, n) + off.X, Y: part(from.Y, to.Y, n) + off.Y}
		if tabletop.Square(from, at) > twine*twine || at == from {
			continue
		}
		if whole, ok := g.stopsOf(append(list, at), at, to, n-1); ok {
			return whole, true
		}
	}
	return nil, false
}

// part returns where the first of n equal parts of the way from a to b ends.
func part(a, b int16, n int) int16 {
	return a + int16(math.Round((float64(b)-float64(a))/float64(n)))
}

// bends are the places around a base at which a way can bend: so many, just clear of it.
const bends, clear = 16, 2

// detour returns the way to a place that takes the fewest twines, as its bends: the shortest path between
// places just clear of the bases. It is nil if none takes at most so many twines.
func (g *Game) detour(p *Position, u int8, to point, left int) []point {
	places := []point{p.units[u].at, to}
	for v := range int8(units) {
		o := &p.units[v]
		if v == u || !o.placed {
			continue
		}
		for k := range bends {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / bends)
			far := float64(g.table.Base + clear)
			at := point{X: o.at.X + int16(math.Round(far*cos)), Y: o.at.Y + int16(math.Round(far*sin))}
			if g.table.Holds(at) && g.overlaps(p, u, at) < 0 {
				places = append(places, at)
			}
		}
	}
	type reached struct {
		twines int
		length float64
		from   int
		done   bool
	}
	best := make([]reached, len(places))
	for i := range best {
		best[i].twines = math.MaxInt
	}
	best[0] = reached{from: -1}
	for {
		now := -1
		for i, b := range best {
			if !b.done && b.twines <= left && (now < 0 || b.twines < best[now].twines ||
				b.twines == best[now].twines && b.length < best[now].length) {
				now = i
			}
		}
		if now < 0 {
			return nil
		}
		if now == 1 {
			break
		}
		best[now].done = true
		for i, at := range places {
			twines := best[now].twines + g.twinesBetween(places[now], at)
			length := best[now].length + math.Sqrt(float64(tabletop.Square(places[now], at)))
			if best[i].done || twines > left || twines > best[i].twines ||
				twines == best[i].twines && length >= best[i].length || g.blocks(p, u, places[now], at) >= 0 {
				continue
			}
			best[i] = reached{twines: twines, length: length, from: now}
		}
	}
	var way []point
	for i := 1; i >= 0; i = best[i].from {
		way = append([]point{places[i]}, way...)
	}
	return way
}
