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
	var empty [len(g.blocks)]int
	n := 0
	for i, b := range g.blocks {
		if !b.Meets(p.tiles) {
			empty[n] = i
			n++
		}
	}
	spaces := g.all.Without(p.tiles)
	if n > 0 {
		spaces = g.blocks[empty[r.IntN(n)]]
	}
	return spaces.Draw(r, engines.NewMove(engines.Table, VerbTile, int16(tile)))
}

// blocks returns the spaces of each block, in reading order.
func blocks() (all [(Columns / block) * (Columns / block)]grid.WideSet) {
	for space := range Spaces {
		all[row(space)/block*(Columns/block)+column(space)/block].Add(space)
	}
	return all
}
