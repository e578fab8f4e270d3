package cubed

import (
	"math/bits"

	"homespun/engines"
)

// The decisions that a position can wait for. Records write them as in stages; [engines.Pending.Kind] holds
// the number.
const (
	DueStack  = uint8(iota) // a cube to be placed, or the end of the turn (CUB-02)
	DueTake                 // a cube to be removed (CUB-07)
	DueBeside               // the table's: the cube is gone, and cubes that fixes took off it lie beside
	over
)

// stages are the words for these in records, by number. The last one stands for a match that is over.
var stages = []string{"stack", "take", "beside", "over"}

// nobody takes the place of a player before there is one.
const nobody engines.Seat = -1

// Position is one position of the game. The zero value is none; [Game.Start] returns the first.
type Position struct {
	// levels[n] is the set of squares with a cube on level n. columns holds the colours of each square's
	// cubes, two bits for each level from the table up.
	levels  [MaxSize]area
	columns [Squares]uint8
	piles   [Players][piles][colours]uint8
	// left counts the cubes of each colour that lie neither in the cube nor in a pile.
	left [colours]uint8
	// unstacking: stacking is done.
	unstacking bool
	turn       engines.Seat
	// colour is the colour of the turn's cubes, 0 before the first and while unstacking. made is how many
	// cubes the turn has placed or taken.
	colour Colour
	made   uint8
	// lastRed is the player who stacked the last red cube so far, or nobody.
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

// At returns the colour of the cube on a level of a square, 0 if there is none. Level 0 lies on the table.
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

// places returns the squares on which a cube may be placed: on top of others, or on the table beside one. The
// cubes must not span more than the whole cube (CUB-03, CUB-04).
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

// free returns the squares whose top cube may be taken. Its top is exposed, so at least two of its four other
// sides must be exposed too (CUB-08).
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

// endTurn gives the turn to the other player.
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

// SeatScore returns the points of a player: it makes the game an [engines.Scoring].
func (g *Game) SeatScore(p engines.Position, who engines.Seat) int {
	at := p.(Position)
	return g.Points(&at, who)
}

// Result is how a match ended, as records hold it.
type Result struct {
	// Winner is A, B or draw.
	Winner string         `json:"winner"`
	Points map[string]int `json:"points"`
}

// draw is the Winner of a [Result] if both players have the same points.
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
