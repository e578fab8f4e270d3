package cubed

import (
	"math/bits"

	"homespun/engines"
)

// What is due, and what [engines.Pending.Kind] holds.
const (
	DueStack  = uint8(iota) // a cube to be placed, or the end of the turn (CUB-02)
	DueTake                 // a cube to be removed (CUB-07)
	DueBeside               // the table's: the cube is gone, and cubes that it took off lie beside it
	over
)

// stages names what is due, by its number, in records.
var stages = []string{"stack", "take", "beside", "over"}

// nobody stands for a player where there is none yet.
const nobody engines.Seat = -1

// Position is one position of the game. The zero value is none; [Game.Start] returns the first.
type Position struct {
	// levels are the squares with a cube on each level, columns the colours of each square's cubes, two bits
	// a level from the table up.
	levels  [MaxSize]area
	columns [Squares]uint8
	piles   [Players][piles][colours]uint8
	// left are the cubes that lie neither in the cube nor in a pile.
	left [colours]uint8
	// unstacking says that stacking is done.
	unstacking bool
	turn       engines.Seat
	// colour is that of the turn's cubes, 0 before the first and while unstacking; made is how many the turn
	// has placed or taken.
	colour Colour
	made   uint8
	// lastRed is who stacked the last red cube, nobody so far.
	lastRed engines.Seat
	// corner is the square at the top left of the footprint, -1 while stacking.
	corner int8
}

// Start returns the position before the first line.
func (g *Game) Start() Position {
	return Position{left: g.cubes, lastRed: nobody, corner: -1}
}

// Stage returns what is due, one of DueStack to DueBeside; more than DueBeside after the end.
func (p *Position) Stage() uint8 {
	switch {
	case !p.unstacking:
		return DueStack
	case p.levels[0] != 0:
		return DueTake
	case p.left != [colours]uint8{}:
		return DueBeside
	}
	return over
}

// Height returns how many cubes lie on a square.
func (p *Position) Height(square int) int { return (bits.Len8(p.columns[square]) + 1) / 2 }

// At returns the colour of the cube on a level of a square, from 0 on the table up; 0 where there is none.
func (p *Position) At(square, level int) Colour {
	return Colour(p.columns[square] >> uint(2*level) & 3)
}

// put lays a cube on a square, on top of those that lie there.
func (p *Position) put(square int, c Colour) {
	level := p.Height(square)
	p.levels[level&(MaxSize-1)] |= at(square)
	p.columns[square] |= uint8(c) << uint(2*level)
}

// lift takes the top cube off a square where one lies.
func (p *Position) lift(square int) Colour {
	level := p.Height(square) - 1
	c := p.At(square, level)
	p.levels[level&(MaxSize-1)] &^= at(square)
	p.columns[square] &^= 3 << uint(2*level)
	return c
}

// places returns the squares on which a cube may come to lie: on top of others, or on the table beside one,
// and never so that the cubes span too much (CUB-03, CUB-04).
func (g *Game) places(p *Position) area {
	built := p.levels[0]
	if built == 0 {
		return at(Middle)
	}
	left, right, top, bottom := built.span()
	size := g.rules.Size
	reach := box(right-size+1, left+size-1, bottom-size+1, top+size-1)
	return built&^p.levels[size-1] | built.beside()&reach&^built
}

// free returns the squares from which a cube may be taken: those whose top cube has at least two of its four
// sides exposed besides its top (CUB-08).
func (p *Position) free() area {
	var free, above area
	for level := MaxSize - 1; level >= 0; level-- {
		here := p.levels[level]
		left, right, up, down := here.left(), here.right(), here.up(), here.down()
		crowded := left&right&(up|down) | up&down&(left|right)
		free |= here &^ above &^ crowded
		above = here
	}
	return free
}

// other returns the other player.
func other(seat engines.Seat) engines.Seat { return 1 - seat }

// endTurn passes the turn on.
func (p *Position) endTurn() { p.beginTurn(other(p.turn)) }

// beginTurn begins a player's turn afresh.
func (p *Position) beginTurn(seat engines.Seat) { p.turn, p.colour, p.made = seat, 0, 0 }

// untouched reports whether nothing has been taken yet: the first take of all is due.
func (p *Position) untouched() bool {
	return p.made == 0 && p.piles == [Players][piles][colours]uint8{}
}

// Outcome says whether the match has ended and who has won (CUB-10).
func (g *Game) Outcome(p *Position) engines.Outcome {
	if p.Stage() != over {
		return engines.Outcome{}
	}
	outcome := engines.Outcome{Over: true}
	switch a, b := g.Points(p, 0), g.Points(p, 1); {
	case a > b:
		outcome.Winners = engines.Seats(0)
	case b > a:
		outcome.Winners = engines.Seats(1)
	}
	return outcome
}

// Result is how a match ended, as records hold it.
type Result struct {
	// Winner is A, B or draw.
	Winner string         `json:"winner"`
	Points map[string]int `json:"points"`
}

// Draw is the winner of a [Result] where nobody has more.
const draw = "draw"

// Result returns a [Result], and nil while the match goes on.
func (g *Game) Result(p *Position) any {
	outcome := g.Outcome(p)
	if !outcome.Over {
		return nil
	}
	result := Result{Winner: draw, Points: map[string]int{}}
	for i, id := range g.ids {
		who := engines.Seat(i)
		result.Points[id] = g.Points(p, who)
		if outcome.Winners.Has(who) {
			result.Winner = id
		}
	}
	return result
}
