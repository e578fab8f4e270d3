package adventure

import (
	"math/rand/v2"

	"homespun/engines"
	"homespun/engines/grid"
)

// block is the side of the blocks of the board into which the app deals one tile each, in spaces (ADV-02).
const block = 4

// drawDiscard draws a tile to take away. Every tile that may be taken away has the same chance (ADV-03).
func (g *Game) drawDiscard(p *Position, r *rand.Rand) engines.Move {
	total := 0
	for tile, n := range p.hand {
		if g.mayDiscard(p, tile) {
			total += int(n)
		}
	}
	i := r.IntN(total)
	for tile, n := range p.hand {
		if !g.mayDiscard(p, tile) {
			continue
		}
		if i < int(n) {
			return engines.NewMove(engines.Table, VerbDiscard, int16(tile))
		}
		i -= int(n)
	}
	return engines.Move{}
}

// drawTile draws a tile from those not yet dealt, and a random space for it in a random block without tiles.
// If every block has a tile, the space is any without one (ADV-02).
func (g *Game) drawTile(p *Position, r *rand.Rand) engines.Move {
	i, tile := r.IntN(p.inHand()), 0
	for i >= int(p.hand[tile]) {
		i -= int(p.hand[tile])
		tile++
	}
	var empty [(Columns / block) * (Columns / block)]grid.WideSet
	n := 0
	for y := 0; y < Columns; y += block {
		for x := 0; x < Columns; x += block {
			if b := blockAt(x, y); !b.Meets(p.tiles) {
				empty[n] = b
				n++
			}
		}
	}
	spaces := g.all.Without(p.tiles)
	if n > 0 {
		spaces = empty[r.IntN(n)]
	}
	return spaces.Draw(r, engines.NewMove(engines.Table, VerbTile, int16(tile)))
}

// blockAt returns the spaces of the block whose top left corner is in a column and row.
func blockAt(x, y int) grid.WideSet {
	var b grid.WideSet
	for i := range block * block {
		b.Add((y+i/block)*Columns + x + i%block)
	}
	return b
}
