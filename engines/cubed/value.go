package cubed

import "homespun/engines"

// How much a medium bot values a victory, a point, and to be the one who will begin to take.
const (
	worthEnd   = 1_000_000
	worthPoint = 100
	worthBegin = worthPoint / 2
)

// Value returns how good a position is for a seat: the points by which it leads, and what the next cube to be
// taken will bring. While stacking that is the first cube of all.
func (g *Game) Value(p *Position, who engines.Seat) int {
	value := g.Points(p, who) - g.Points(p, other(who))
	switch p.Stage() {
	case over:
		switch {
		case value > 0:
			return worthEnd + value
		case value < 0:
			return value - worthEnd
		}
		return 0
	case DueStack:
		if g.begins(p) == who {
			return worthPoint*value + g.promise(p)
		}
		return worthPoint*value - g.promise(p)
	case DueTake:
		if p.turn == who {
			value += g.prospect(p)
		} else {
			value -= g.prospect(p)
		}
	}
	return worthPoint * value
}

// prospect returns what the player who takes next gains. For the first pile that is the best cube; for the
// second it is the best cube less what the other player can take afterwards.
func (g *Game) prospect(p *Position) int {
	if Pile(p.made) == First {
		return g.bestFirst(p)
	}
	best := -Players * MaxPoints
	for rest := p.free(); rest != 0; rest &= rest - 1 {
		q := *p
		gain := g.points[Second][q.lift(rest.first())]
		best = max(best, gain-g.bestFirst(&q))
	}
	return best
}

// bestFirst returns the most points that any cube which may be taken now brings in a first pile.
func (g *Game) bestFirst(p *Position) int {
	best := 0
	for rest := p.free(); rest != 0; rest &= rest - 1 {
		square := rest.first()
		best = max(best, g.points[First][p.At(square, p.Height(square)-1)])
	}
	return best
}

// promise returns how much it is worth, while stacking, to be the player who will begin to take. Only the four
// top corners can be taken then (CUB-08), so the best cube on one of them will be that player's. If a better one
// is left, it may still come to lie on a corner, the more likely the higher the corner is built.
func (g *Game) promise(p *Position) int {
	built := p.levels[0]
	if built == 0 {
		return worthBegin
	}
	left, right, top, bottom := built.span()
	last := g.rules.Size - 1
	if right-left < last || bottom-top < last {
		return worthBegin // nobody knows yet where the corners will be
	}
	best, highest := 0, 0
	for _, square := range [...]int{top*Columns + left, top*Columns + right, bottom*Columns + left,
		bottom*Columns + right} {
		if height := p.Height(square); height > last {
			best = max(best, g.points[First][p.At(square, last)])
		} else {
			highest = max(highest, height)
		}
	}
	better := best
	for _, c := range Colours {
		if p.left[c] > 0 {
			better = max(better, g.points[First][c])
		}
	}
	return worthBegin + worthPoint*best + worthPoint*(better-best)*highest/(g.rules.Size+1)
}

// begins returns the player who will begin to take: the one who has not stacked the last red cube (CUB-06). While
// red cubes are left, it is the player who can leave the last of them to the other.
func (g *Game) begins(p *Position) engines.Seat {
	switch {
	case p.left[Red] == 0 && p.lastRed == nobody:
		return 0
	case p.left[Red] == 0:
		return other(p.lastRed)
	case g.evades(p):
		return p.turn
	}
	return other(p.turn)
}

// evades reports whether the player whose turn it is can leave the last red cube to the other. It is the game of
// Nim: what is left of each colour is a heap, the last red cube does not count, and who cannot take from a heap
// any more must stack that cube. Who leaves heaps whose nimbers cancel out can do so again and again.
func (g *Game) evades(p *Position) bool {
	rest := 0
	for _, c := range Colours {
		if c != p.colour {
			rest ^= g.nimber(c, int(p.left[c]))
		}
	}
	if p.colour == 0 {
		return rest != 0
	}
	least, most := 0, g.More(p)
	if g.rules.Exact {
		least = most
	}
	left := int(p.left[p.colour])
	for n := least; n <= most; n++ {
		if (p.colour != Red || n < left) && g.nimber(p.colour, left-n) == rest {
			return true
		}
	}
	return false
}

// nimber returns the nimber of a heap, of so many cubes left of a colour. Of red at least one must be left.
func (g *Game) nimber(c Colour, left int) int {
	place, last := int(g.place[c]), 0
	if c == Red {
		last = 1
	}
	if g.rules.Exact { // every turn takes its full number
		return ((left+place-1)/place - last) & 1
	}
	return (left - last) % (place + 1)
}
