package cubed

import (
	"homespun/companion/tableau"
	"homespun/engines"
	"homespun/engines/cubed"
)

// Fix implements tableau.Fixer: a cube that is left onto a square or into a pile, one of the solid's or of a
// pile's beside it.
func (t *Table) Fix(position engines.Position, piece, where tableau.Input) (engines.Move, bool) {
	p, from := t.position(position), piece.ID
	to := t.Alias(position, where)
	if where.Kind == tableau.Piece && where.ID >= leftOf && where.ID < pileOf {
		to = tableau.ASpot(trayLeft)
	}
	if to.Kind != tableau.Spot {
		return engines.Move{}, false
	}
	aside := to.ID == trayLeft
	if square, ok := squareOf(piece); ok {
		// what is below others stays
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
			return engines.Move{}, false // on the map of a level it goes where it comes to lie
		}
		return tableau.Made(engines.Table, cubed.VerbCube, int(c), square)
	}
	if n := to.ID - trayPile; n >= 0 && n < int(seats)*len(heaps) {
		return t.pile(p, engines.Seat(n/len(heaps)), heaps[n%len(heaps)], c, 1)
	}
	return engines.Move{}, false
}

// heapOf returns whose pile a piece in one lies in, which it is, and the colour.
func heapOf(id int) (who engines.Seat, pile cubed.Pile, c cubed.Colour) {
	n := (id - pileOf) / perLevel
	return engines.Seat(n / len(heaps)), heaps[n%len(heaps)], cubed.Colour((id - pileOf) % perLevel)
}

// pile sets a pile to so many more of a colour.
func (t *Table) pile(p *cubed.Position, who engines.Seat, pile cubed.Pile, c cubed.Colour,
	more int) (engines.Move, bool) {
	return tableau.Made(engines.Table, cubed.VerbPile, int(who), int(pile), int(c),
		max(0, p.InPile(who, pile, c)+more))
}
