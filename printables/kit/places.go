package kit

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"homespun/engines/common/text"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/words"
)

// From the middle of a place to those beside it, in sides of a space: so far that what they are called has room.
const (
	besideOf = 1.9
	belowOf  = 1.75
)

// How wide and high the plate is, at most, with what a place is called, and how far above its circle: so that the ring
// around a circle that is lit does not cover it.
const calledWide, calledHigh, calledAbove = 1.6, 0.24, 0.06

// What is a blemish of a map: ways that cross, and one that leads over a place. A way costs its length.
const (
	crossing = 5.0
	covering = 9.0
)

// A chart lays out places, as a map is drawn: on crossings of a grid, so that ways are short, few of them cross, and
// none leads over a place or what it is called.
type chart struct {
	// ways are pairs of places, of those the ways.
	ways [][2]int
	of   [][]int
	at   []drawing.Point
	mark []int // the last round in which a way was looked at
	turn int
}

// mapped returns the middles of so many places of side 1, with ways between them, that are pairs of numbers from 0 on.
// The same places always lie in the same way, which is not found out again: paper, screen and pictures of both ask for it.
func mapped(places int, ways [][2]int) []drawing.Point {
	key := fmt.Sprint(places, ways)
	atlas.Lock()
	defer atlas.Unlock()
	if atlas.known[key] == nil {
		if len(atlas.known) == mostKnown {
			clear(atlas.known)
		}
		atlas.known[key] = laid(places, ways)
	}
	return slices.Clone(atlas.known[key])
}

// atlas holds the maps that were laid out last.
var atlas = struct {
	sync.Mutex
	known map[string][]drawing.Point
}{known: map[string][]drawing.Point{}}

const mostKnown = 16

func laid(places int, ways [][2]int) (best []drawing.Point) {
	all, least := make([]int, places), math.Inf(1)
	for i := range all {
		all[i] = i
	}
	tries := uint64(3)
	if places > 40 {
		tries = 1
	}
	for seed := range tries {
		c := &chart{ways: ways, of: make([][]int, places), at: make([]drawing.Point, places), mark: make([]int, len(ways))}
		for i, way := range ways {
			c.of[way[0]], c.of[way[1]] = append(c.of[way[0]], i), append(c.of[way[1]], i)
		}
		random := rand.New(rand.NewPCG(seed, uint64(places)))
		c.spread(random)
		c.settle(random)
		if cost := c.cost(all); cost < least-1e-9 {
			best, least = c.at, cost
		}
	}
	return best
}

// away returns how many ways there are at least between places; those that no ways join are far from each other.
func (c *chart) away() [][]int {
	list := make([][]int, len(c.at))
	for from := range list {
		away := make([]int, len(c.at))
		for queue := []int{from}; len(queue) > 0; queue = queue[1:] {
			for _, i := range c.of[queue[0]] {
				if to := c.ways[i][0] + c.ways[i][1] - queue[0]; to != from && away[to] == 0 {
					away[to], queue = away[queue[0]]+1, append(queue, to)
				}
			}
		}
		for to := range away {
			if to != from && away[to] == 0 {
				away[to] = 2 + int(math.Sqrt(float64(len(c.at))))
			}
		}
		list[from] = away
	}
	return list
}

// spread brings places as far from each other as there are ways between them, as well as can be: every two of them are
// moved towards that again and again, by less and less (Zheng and others, Graph Drawing by Stochastic Gradient Descent,
// 2018).
func (c *chart) spread(random *rand.Rand) {
	const rounds = 40
	away := c.away()
	for i := range c.at {
		c.at[i] = drawing.Point{X: 10 * random.Float64(), Y: 10 * random.Float64()}
	}
	for round := range rounds {
		step := math.Pow(0.01, float64(round)/rounds)
		for i := range c.at {
			for j := range i {
				want := float64(away[i][j])
				a, b := &c.at[i], &c.at[j]
				is := max(distance(*a, *b), 1e-6)
				by := min(1, step*100/(want*want)) * (is - want) / 2 / is
				x, y := (b.X-a.X)*by, (b.Y-a.Y)*by
				a.X, a.Y, b.X, b.Y = a.X+x, a.Y+y, b.X-x, b.Y-y
			}
		}
	}
}

// settle brings places onto the nearest crossings of a grid, and then moves them about, or lets two of them change
// places: less and less if the map becomes worse by it.
func (c *chart) settle(random *rand.Rand) {
	n := len(c.at)
	columns := int(math.Ceil(math.Sqrt(1.5 * float64(n))))
	rows := max(min(n, 3), int(math.Ceil(1.3*float64(n)/float64(columns))))
	lies := make([]int, columns*rows) // what lies on the crossings of the grid: a place, from 1 on
	cell := make([]int, n)
	put := func(place, at int) {
		cell[place], lies[at] = at, place+1
		c.at[place] = drawing.Point{X: besideOf * float64(at%columns), Y: belowOf * float64(at/columns)}
	}
	low, high := bounds(c.at)
	wide, tall := max(high.X-low.X, 1), max(high.Y-low.Y, 1)
	for place, at := range c.at {
		x, y := (at.X-low.X)/wide*float64(columns-1), (at.Y-low.Y)/tall*float64(rows-1)
		best, least := 0, math.Inf(1)
		for i := range lies {
			if far := math.Hypot(float64(i%columns)-x, float64(i/columns)-y); lies[i] == 0 && far < least {
				best, least = i, far
			}
		}
		put(place, best)
	}
	const hot, cold = 3.0, 0.05
	steps := min(12_000, 300*n)
	for step := range steps {
		place, to := random.IntN(n), random.IntN(len(lies))
		from := cell[place]
		if random.IntN(4) > 0 { // near by
			to = from + random.IntN(5) - 2 + columns*(random.IntN(5)-2)
		}
		if to < 0 || to >= len(lies) || from == to {
			continue
		}
		moved, other := []int{place}, lies[to]-1
		if other >= 0 {
			moved = append(moved, other)
		}
		before := c.cost(moved)
		change := func(a, b int) {
			lies[a] = 0
			if put(place, b); other >= 0 {
				put(other, a)
			}
		}
		change(from, to)
		heat := hot * math.Pow(cold/hot, float64(step)/float64(steps))
		if worse := c.cost(moved) - before; worse > 0 && random.Float64() > math.Exp(-worse/heat) {
			change(to, from)
		}
	}
}

// cost is what is wrong with the ways of some places, and with others that lead over them.
func (c *chart) cost(places []int) (sum float64) {
	c.turn++
	for _, place := range places {
		for _, i := range c.of[place] {
			if c.mark[i] != c.turn {
				c.mark[i] = c.turn
				sum += c.along(i)
			}
		}
	}
	for i, way := range c.ways {
		for _, place := range places {
			if c.mark[i] != c.turn && c.over(way, place) {
				sum += covering
			}
		}
	}
	return sum
}

// along is what is wrong with a way, but for its crossings with those that were looked at before.
func (c *chart) along(i int) float64 {
	way := c.ways[i]
	sum := distance(c.at[way[0]], c.at[way[1]])
	for j, other := range c.ways {
		if c.mark[j] != c.turn && c.crosses(way, other) {
			sum += crossing
		}
	}
	for place := range c.at {
		if c.over(way, place) {
			sum += covering
		}
	}
	return sum
}

// crosses reports whether two ways cross that have no place in common.
func (c *chart) crosses(one, other [2]int) bool {
	if one[0] == other[0] || one[0] == other[1] || one[1] == other[0] || one[1] == other[1] {
		return false
	}
	a, b, p, q := c.at[one[0]], c.at[one[1]], c.at[other[0]], c.at[other[1]]
	if max(a.X, b.X) < min(p.X, q.X) || max(p.X, q.X) < min(a.X, b.X) || max(a.Y, b.Y) < min(p.Y, q.Y) ||
		max(p.Y, q.Y) < min(a.Y, b.Y) {
		return false
	}
	return side(a, b, p)*side(a, b, q) < 0 && side(p, q, a)*side(p, q, b) < 0
}

// over reports whether a way leads over another place, or over what it is called.
func (c *chart) over(way [2]int, place int) bool {
	const wide, low, high = calledWide / 2, 0.5, 0.5 + calledHigh + calledAbove // from its middle
	if place == way[0] || place == way[1] {
		return false
	}
	a, b, at := c.at[way[0]], c.at[way[1]], c.at[place]
	if min(a.X, b.X) > at.X+wide || max(a.X, b.X) < at.X-wide || min(a.Y, b.Y) > at.Y+low || max(a.Y, b.Y) < at.Y-high {
		return false
	}
	left, right := 0, 0 // corners on either side of the way
	for _, corner := range [4]drawing.Point{{X: wide, Y: low}, {X: wide, Y: -high}, {X: -wide, Y: low}, {X: -wide, Y: -high}} {
		if side(a, b, at.Plus(corner.X, corner.Y)) > 0 {
			left++
		} else {
			right++
		}
	}
	return left > 0 && right > 0
}

// side is above 0 for points on one side of the line through two others, and below it on the other.
func side(a, b, p drawing.Point) float64 { return (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X) }

// streets draws the ways between places; an arrow shows where one leads only to one side.
func (b *board) streets() {
	s := b.unit
	for _, stroke := range []drawing.Stroke{{Width: s * 0.15, Colour: drawing.Paper, Round: true},
		{Width: s * 0.09, Colour: b.colour.Mixed(drawing.Paper, 0.35), Round: true}} {
		b.ways(func(_, _ int, from, to drawing.Point) {
			b.Path(drawing.Path{}.MoveTo(from).LineTo(to), drawing.Paint{Stroke: stroke, Open: true, Keep: true})
		})
	}
	b.ways(func(one, other int, from, to drawing.Point) {
		middle := drawing.Point{X: (from.X + to.X) / 2, Y: (from.Y + to.Y) / 2}
		_, along := b.beside(from, to)
		middle = along(middle, (calledHigh+calledAbove)/2*(from.Y-to.Y)/distance(from, to)) // not on what the lower is called
		switch {
		case b.game.OneWay(one, other):
			b.arrow(middle, from, to, 0.14, b.colour.Mixed(drawing.Ink, 0.35))
		case b.game.OneWay(other, one):
			b.arrow(middle, to, from, 0.14, b.colour.Mixed(drawing.Ink, 0.35))
		}
	})
}

// ways calls a function for each way between places of a map.
func (b *board) ways(way func(one, other int, from, to drawing.Point)) {
	for one := 1; b.lay.Round && one <= b.game.Spaces(); one++ {
		for _, other := range b.game.Neighbours(one) {
			if one < other {
				way(one, other, b.lay.Spaces[one].Centre(), b.lay.Spaces[other].Centre())
			}
		}
	}
}

// place draws what is read on a place: what it is called, on the edge of its circle, and what happens there.
func (b *board) place(space int) {
	s, box := b.unit, b.lay.Spaces[space]
	style := drawing.Style{Face: drawing.Bold, Size: min(1.4*largestSaid, s*0.16/drawing.PointMM), Colour: drawing.Ink}
	name := b.name(space)
	wide := min(calledWide, max(0.5, drawing.Measure(name, style)/s+0.16)) * s
	plate := drawing.Box(box.Centre().X-wide/2, box.Y-s*(calledHigh+calledAbove), wide, s*calledHigh)
	if name == "" {
		parts.WritingPlate(b.Drawing, plate)
	} else {
		b.RoundedRect(plate, s*0.08, drawing.Outlined(drawing.Paper, s*0.018, b.colour.Mixed(drawing.Ink, 0.3)))
		b.Label(plate.Inset(s*0.04), name, style, smallestSaid, drawing.Centre)
	}
	if icon := drawing.Picture("shield"); icon != nil && b.game.Safe(space) {
		b.UseIn(icon, drawing.Box(box.X+s*0.08, box.Bottom()-s*0.36, s*badge, s*badge))
	}
	room := drawing.Box(box.X+0.15*s, box.Y+0.14*s, 0.7*s, 0.72*s)
	kind := ""
	if kinds := b.game.KindsOf(space); len(kinds) > 0 {
		kind = text.Capital(short(b.game.Kinds()[kinds[0]]))
	} else if b.game.IsStart(space) {
		kind = words.OwnStart
	}
	if drawing.Settable(kind) {
		line := drawing.Box(room.X, room.Y, room.Width, s*0.14)
		room = drawing.Box(room.X, line.Bottom(), room.Width, room.Height-line.Height)
		b.said(line, kind, drawing.Style{Face: drawing.Text, Size: min(largestSaid, s*0.11/drawing.PointMM), Colour: drawing.Ink},
			b.fill(space))
	}
	b.does(space, b.lying(space, room), b.fill(space))
}
