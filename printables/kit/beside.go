package kit

import (
	"math"
	"slices"

	engine "homespun/engines/kit"
	"homespun/engines/kit/program"
	"homespun/printables/drawing"
)

const (
	bandOf   = (rowOf + nextOf) / 2 // from a space to one of a way beside it
	signHigh = 0.32                 // the line above the spaces of a way that lies apart from the track
	aparts   = 40.0                 // what it costs that one lies apart
)

// A plan is where the middles of all spaces are, of side 1, and which of the ways and lanes lie apart from the track, so
// that theirs have no place yet. The more it costs, the worse it looks.
type plan struct {
	middles []drawing.Point
	taken   []drawing.Point
	apart   []bool
	cost    float64
}

// sidesOf returns the ways and the lanes of a game, in the order of their spaces.
func sidesOf(game *engine.Game) []program.Side { return slices.Concat(game.Ways(), game.Lanes()) }

// planOf gives ways and lanes places beside the spaces of a path or ring. One that is turnable begins on the space from
// where lanes come nearest to the middles of its sides.
func planOf(game *engine.Game, middles []drawing.Point, turnable bool) (best *plan) {
	n := game.Main()
	if len(middles) > n { // the file says where
		return &plan{middles: middles, taken: middles, apart: make([]bool, len(sidesOf(game)))}
	}
	lanes, low, high := game.Lanes(), drawing.Point{}, drawing.Point{}
	for by := range n {
		p := &plan{middles: slices.Concat(middles[by:], middles[:by], make([]drawing.Point, game.Spaces()-n)),
			taken: slices.Clone(middles), apart: make([]bool, len(sidesOf(game)))}
		low, high = bounds(middles)
		for i, lane := range lanes {
			p.inwards(lane, len(p.apart)-len(lanes)+i, n, drawing.Point{X: (low.X + high.X) / 2, Y: (low.Y + high.Y) / 2})
		}
		if best == nil || p.cost < best.cost-1e-9 {
			best = p
		}
		if !turnable || len(lanes) == 0 {
			break
		}
	}
	for i, way := range game.Ways() {
		best.along(way, i, low, high)
	}
	return best
}

// bounds returns the corners of the box around points.
func bounds(list []drawing.Point) (low, high drawing.Point) {
	low, high = list[0], list[0]
	for _, p := range list {
		low = drawing.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
		high = drawing.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
	}
	return low, high
}

// put gives the spaces of a way or lane their places, or none, and says what that costs.
func (p *plan) put(side program.Side, i int, list []drawing.Point, cost float64) {
	if p.apart[i] = list == nil; p.apart[i] {
		cost = aparts
	}
	p.taken, p.cost = append(p.taken, list...), p.cost+cost
	for k, at := range list {
		p.middles[side.Spaces[k]-1] = at
	}
}

// free returns so many middles in a row, or nil where one of them lies on another space.
func (p *plan) free(from drawing.Point, dx, dy float64, n int) []drawing.Point {
	list := make([]drawing.Point, n)
	for k := range list {
		at := from.Plus(dx*float64(k)*nextOf, dy*float64(k)*nextOf)
		for _, other := range p.taken {
			if max(math.Abs(at.X-other.X), math.Abs(at.Y-other.Y)) < 1.03 {
				return nil
			}
		}
		list[k] = at
	}
	return list
}

// inwards lays a lane from the side of a ring of n spaces towards its middle.
func (p *plan) inwards(lane program.Side, i, n int, middle drawing.Point) {
	if lane.From < 1 || lane.From > n || n < 4 {
		p.put(lane, i, nil, 0)
		return
	}
	at, before, after := p.middles[lane.From-1], p.middles[(lane.From+n-2)%n], p.middles[lane.From%n]
	var list []drawing.Point
	cost := 0.0
	if dy := math.Copysign(1, middle.Y-at.Y); before.Y == at.Y && after.Y == at.Y {
		list, cost = p.free(at.Plus(0, dy*nextOf), 0, dy, len(lane.Spaces)), math.Abs(at.X-middle.X)
	} else if dx := math.Copysign(1, middle.X-at.X); before.X == at.X && after.X == at.X {
		list, cost = p.free(at.Plus(dx*nextOf, 0), dx, 0, len(lane.Spaces)), math.Abs(at.Y-middle.Y)
	}
	p.put(lane, i, list, cost/10)
}

// along lays a way in a row or a column beside spaces of the track, where it comes nearest to where it leaves and joins.
func (p *plan) along(way program.Side, i int, low, high drawing.Point) {
	n := len(way.Spaces)
	if n == 0 {
		return
	}
	from, to := p.middles[way.From-1], p.middles[way.To-1]
	least := math.Inf(1)
	var best []drawing.Point
	for _, m := range slices.Clone(p.taken) {
		for _, d := range []drawing.Point{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
			for _, off := range []float64{-bandOf, bandOf} {
				for _, half := range []float64{0, nextOf / 2} {
					first := m.Plus(math.Abs(d.Y)*off+d.X*half, math.Abs(d.X)*off+d.Y*half)
					last := first.Plus(d.X*nextOf*float64(n-1), d.Y*nextOf*float64(n-1))
					cost := distance(from, first) + distance(last, to) + 0.05*math.Abs(distance(from, first)-distance(last, to))
					beyond := max(max(low.X-last.X, last.X-high.X)*math.Abs(d.X), max(low.Y-last.Y, last.Y-high.Y)*math.Abs(d.Y))
					if cost >= least-1e-9 || beyond > 0.6 {
						continue
					}
					if list := p.free(first, d.X, d.Y, n); list != nil {
						best, least = list, cost
					}
				}
			}
		}
	}
	p.put(way, i, best, least/4)
}

// distance returns how far two points are from each other.
func distance(a, b drawing.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// opened leaves bands free above the rows of a snake from where ways leave it, or to where they lead if those are lower.
func opened(game *engine.Game, middles []drawing.Point, columns int) {
	open := map[int]bool{}
	for _, way := range game.Ways() {
		if row := (min(way.From, way.To) - 1) / columns; len(way.Spaces) > 0 && len(way.Spaces) <= columns {
			open[row] = true
		}
	}
	for row := range open {
		for i := range middles {
			if i/columns > row {
				middles[i].Y -= nextOf
			}
		}
	}
}

// cross returns the middles of a ring whose lanes lie in the arms of a cross; nil where they would not.
func cross(game *engine.Game) []drawing.Point {
	n, starts := game.Main(), game.Starts
	arm := n/8 - 1
	if game.Rules.Lane == 0 || n%8 != 0 || arm < 2 || game.Rules.Lane > arm || len(starts) > 4 {
		return nil
	}
	list := make([]drawing.Point, n)
	for _, start := range starts {
		if start > n || (start-starts[0])%(n/4) != 0 {
			return nil
		}
	}
	for i := range list {
		k := i % (n / 4)
		at := drawing.Point{X: 1, Y: float64(k - arm - 1)} // from the middle of the cross: inwards
		if k > arm {
			at = drawing.Point{X: float64(min(k-arm+1, arm+1)), Y: -1} // outwards again
		}
		if k > 2*arm {
			at.Y = 0 // the end of the next arm
		}
		for range i / (n / 4) {
			at.X, at.Y = -at.Y, at.X
		}
		list[(starts[0]-1+i)%n] = drawing.Point{X: at.X * nextOf, Y: at.Y * nextOf}
	}
	return list
}

// strips lays the ways and lanes that lie apart below the board, each below a line that says where it begins and ends.
func (l *Layout) strips(game *engine.Game, p *plan) {
	right := l.Width - edge
	x, y, bottom := edge, l.Height-edge+apart, l.Height-edge
	for i, side := range sidesOf(game) {
		if !p.apart[i] {
			continue
		}
		columns := max(1, min(len(side.Spaces), int((right-edge+nextOf-1)/nextOf)))
		wide := max(float64(columns)*nextOf, 3)
		if x > edge && x+wide > right+nextOf-1 {
			x, y = edge, bottom+apart
		}
		l.Signs[i] = drawing.Box(x, y, min(wide, right-x), signHigh)
		for k, space := range side.Spaces {
			l.Spaces[space] = drawing.Box(x+float64(k%columns)*nextOf, y+signHigh+float64(k/columns)*nextOf, 1, 1)
			bottom = max(bottom, l.Spaces[space].Bottom())
		}
		x += wide + apart
	}
	l.Height = bottom + edge
}

// inCorners moves the yards from below the board into it, where all have room between the spaces: each near to where its
// seat begins, and far out.
func (l *Layout) inCorners(game *engine.Game) {
	if len(l.Yards) == 0 || game.Rules.Lane == 0 {
		return
	}
	low, high := bounds([]drawing.Point{{X: l.Spaces[1].X, Y: l.Spaces[1].Y}})
	for _, box := range l.Spaces[1 : game.Main()+1] {
		low, high = bounds([]drawing.Point{low, high, {X: box.X, Y: box.Y}, {X: box.Right(), Y: box.Bottom()}})
	}
	least, score := l.Yards[0].Height, math.Inf(1)
	var best []drawing.Rectangle
	for side := mostYard; side >= least; side -= 0.3 {
		var list []drawing.Rectangle
		sum := 2 * (mostYard - side) * float64(len(l.Yards))
		for seat := range l.Yards {
			box, cost := l.corner(list, l.Spaces[game.First(seat)].Centre(), low, high, side, game.Main())
			list, sum = append(list, box), sum+cost
		}
		if sum < score {
			best, score = list, sum
		}
	}
	if best != nil {
		l.Height, l.Yards = l.Height-least-apart, best
		l.nearest(game)
	}
}

// corner returns a square near to a start and far out in a box, clear of other squares and of the
// spaces and the road of a ring of so many, and how far it is.
func (l *Layout) corner(others []drawing.Rectangle, start, low, high drawing.Point, side float64,
	main int) (best drawing.Rectangle, cost float64) {
	const steps = 24
	taken := append(slices.Concat(others, l.Spaces[1:]), l.Spaces[main].Union(l.Spaces[1]))
	for space := 1; space < main; space++ { // the road between them too
		taken = append(taken, l.Spaces[space].Union(l.Spaces[space+1]))
	}
	cost = math.Inf(1)
	for i := range (steps + 1) * (steps + 1) {
		x := low.X + (high.X-low.X-side)*float64(i%(steps+1))/steps
		y := low.Y + (high.Y-low.Y-side)*float64(i/(steps+1))/steps
		box := drawing.Box(x, y, side, side)
		out := min(x-low.X, high.X-x-side) + min(y-low.Y, high.Y-y-side)
		if c := distance(box.Centre(), start) + 1.6*out; c < cost-1e-9 && x >= low.X && y >= low.Y &&
			!slices.ContainsFunc(taken, box.Inset(-apart).Overlaps) {
			best, cost = box, c
		}
	}
	return best, cost
}
