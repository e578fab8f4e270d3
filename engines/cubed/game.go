package cubed

import (
	"homespun/engines"
	"homespun/engines/grid"
)

// Rules returns the ruleset's fields. The caller must not change the maps in it.
func (g *Game) Rules() Rules { return g.rules }

// Board returns the squares of the table with their places.
func (g *Game) Board() *grid.Board { return g.board }

// Size returns how wide, deep and tall the whole cube is.
func (g *Game) Size() int { return g.rules.Size }

// Total returns how many cubes there are.
func (g *Game) Total() int { return g.rules.Size * g.rules.Size * g.rules.Size }

// Cubes returns how many cubes there are of a colour (CUB-01).
func (g *Game) Cubes(c Colour) int { return int(g.cubes[c]) }

// Place returns how many cubes of a colour a turn of stacking can place (CUB-02).
func (g *Game) Place(c Colour) int { return int(g.place[c]) }

// Worth returns what a cube of a colour is worth in a pile (CUB-09).
func (g *Game) Worth(pile Pile, c Colour) int { return g.points[pile][c] }

// Stacking reports whether the cube is still being built.
func (p *Position) Stacking() bool { return !p.unstacking }

// Over reports whether the match has ended.
func (p *Position) Over() bool { return p.Stage() == over }

// Turn returns whose turn it is.
func (p *Position) Turn() engines.Seat { return p.turn }

// Colour returns the colour of the turn's cubes, 0 while it has placed none.
func (p *Position) Colour() Colour { return p.colour }

// Made returns how many cubes the turn has placed so far or, while unstacking, taken.
func (p *Position) Made() int { return int(p.made) }

// More returns how many cubes the turn can still place. It is 0 while the turn has no colour.
func (g *Game) More(p *Position) int {
	return min(int(g.place[p.colour])-int(p.made), int(p.left[p.colour]))
}

// Pile returns the pile to which the next cube goes that is taken (CUB-07).
func (p *Position) Pile() Pile {
	if p.unstacking {
		return Pile(p.made)
	}
	return First
}

// LastRed returns the player who has stacked the last red cube so far. ok is false if nobody has (CUB-06).
func (p *Position) LastRed() (who engines.Seat, ok bool) {
	return max(p.lastRed, 0), p.lastRed != nobody
}

// Left returns how many cubes of a colour lie neither in the cube nor in a pile. They are still to be stacked
// or, once stacking is done, lie beside the cube.
func (p *Position) Left(c Colour) int { return int(p.left[c]) }

// Beside returns the sum of Left over all colours.
func (p *Position) Beside() int {
	return int(p.left[Yellow]) + int(p.left[Red]) + int(p.left[Black])
}

// Top returns the colour of the top cube of a square, 0 if the square is empty.
func (p *Position) Top(square int) Colour {
	if height := p.Height(square); height > 0 {
		return p.At(square, height-1)
	}
	return 0
}

// Standing returns how many cubes are in the cube now.
func (p *Position) Standing() int {
	sum := 0
	for _, level := range p.levels {
		sum += level.len()
	}
	return sum
}

// Places returns the squares on which a cube can come to lie, whether or not one may be stacked now.
func (g *Game) Places(p *Position) []int { return g.places(p).squares() }

// Box is a range of columns and of rows of the table, counted from 0, ends included.
type Box struct{ Left, Right, Top, Bottom int }

// Footprint returns the columns and rows of the cube (CUB-04, CUB-05). While stacking it covers the squares
// with cubes; ok is false before the first cube. Once stacking is done it covers the whole cube, however much
// of it is left.
func (g *Game) Footprint(p *Position) (b Box, ok bool) {
	switch {
	case p.unstacking:
		left, top := int(p.corner)%Columns, int(p.corner)/Columns
		return Box{left, left + g.rules.Size - 1, top, top + g.rules.Size - 1}, true
	case p.levels[0] == 0:
		return Box{}, false
	}
	b.Left, b.Right, b.Top, b.Bottom = p.levels[0].span()
	return b, true
}

// Reach returns the columns and rows to which the cube can still grow while stacking. Once stacking is done
// it is the footprint.
func (g *Game) Reach(p *Position) Box {
	b, ok := g.Footprint(p)
	more := g.rules.Size - 1
	switch {
	case !ok:
		column, row := whereIs(Middle)
		b = Box{column, column, row, row}
	case p.unstacking:
		return b
	}
	return Box{max(b.Right-more, 0), min(b.Left+more, Columns-1), max(b.Bottom-more, 0),
		min(b.Top+more, Rows-1)}
}

// InPile returns how many cubes of a colour lie in a player's pile.
func (p *Position) InPile(who engines.Seat, pile Pile, c Colour) int {
	return int(p.piles[who][pile][c])
}

// PilePoints returns what a player's pile is worth (CUB-09).
func (g *Game) PilePoints(p *Position, who engines.Seat, pile Pile) int {
	sum := 0
	for _, c := range Colours {
		sum += int(p.piles[who][pile][c]) * g.points[pile][c]
	}
	return sum
}

// Points returns the points of both piles of a player, with the help.
func (g *Game) Points(p *Position, who engines.Seat) int {
	return g.help[who] + g.PilePoints(p, who, First) + g.PilePoints(p, who, Second)
}

// TurnsLeft returns how many turns of unstacking a player has still to end, with the current one among them
// (CUB-10). While stacking it counts them for the whole cube.
func (g *Game) TurnsLeft(p *Position, who engines.Seat) int {
	cubes, made, next := p.Standing(), int(p.made), p.turn
	if !p.unstacking {
		cubes, made, next = cubes+p.Beside(), 0, 0
		if p.lastRed != nobody {
			next = other(p.lastRed)
		}
	}
	if cubes == 0 {
		return 0
	}
	turns := (cubes + made + TurnTakes - 1) / TurnTakes
	if who == next {
		turns++
	}
	return turns / 2
}
