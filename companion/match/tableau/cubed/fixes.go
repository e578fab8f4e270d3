package cubed

import (
	"homespun/companion/match/tableau"
	"homespun/engines"
	"homespun/engines/cubed"
)

// Fix implements tableau.Fixer. A cube that is left can be put onto a square or into a pile. A cube on top of
// a square, or one of a pile, can be put back among those left.
func (t *Table) Fix(position engines.Position, piece, where tableau.Input) (engines.Move, bool) {
	p, from := positionOf(position), piece.ID
	to := t.Alias(position, where)
	if where.Kind == tableau.Piece && where.ID >= leftOf && where.ID < pileOf {
		to = tableau.ASpot(trayLeft)
	}
	if to.Kind != tableau.Spot {
		return engines.Move{}, false
	}
	aside := to.ID == trayLeft
	if square, ok := squareOf(piece); ok {
		// a cube below others cannot be taken away
		if level := levelOf(from); !aside || level >= 0 && level != p.Height(square)-1 {
			return engines.Move{}, false
		}
		return tableau.Made(engines.Table, cubed.VerbNoCube, square)
	}
	if from >= pileOf {
		if !aside {
			return engines.Move{}, false
		}
		who, pile, c := heapOf(from)
		return t.pile(p, who, pile, c, -1)
	}
	c := cubed.Colour(from - leftOf)
	if square, ok := squareOf(to); ok {
		if level := levelOf(where.ID); where.Kind == tableau.Spot && level >= 0 && level != p.Height(square) {
			return engines.Move{}, false // on the map of a level the cube must land on that level
		}
		return tableau.Made(engines.Table, cubed.VerbCube, int(c), square)
	}
	if n := to.ID - trayPile; n >= 0 && n < int(seats)*len(heaps) {
		return t.pile(p, engines.Seat(n/len(heaps)), heaps[n%len(heaps)], c, 1)
	}
	return engines.Move{}, false
}

// Settings implements tableau.Fixer: the player whose turn it is, is marked.
func (t *Table) Settings(position engines.Position) []tableau.Setting {
	return tableau.AtTurn(t.Defaults.Settings(position), positionOf(position).Turn())
}

// heapOf returns the owner, the pile and the colour of a piece that lies in a pile, by the id of the piece.
func heapOf(id int) (who engines.Seat, pile cubed.Pile, c cubed.Colour) {
	n := (id - pileOf) / perLevel
	return engines.Seat(n / len(heaps)), heaps[n%len(heaps)], cubed.Colour((id - pileOf) % perLevel)
}

// pile returns the fix that adds so many cubes of a colour to a pile; more may be negative.
func (t *Table) pile(p *cubed.Position, who engines.Seat, pile cubed.Pile, c cubed.Colour,
	more int) (engines.Move, bool) {
	return tableau.Made(engines.Table, cubed.VerbPile, int(who), int(pile), int(c),
		max(0, p.InPile(who, pile, c)+more))
}
