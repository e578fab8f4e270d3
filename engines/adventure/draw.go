package adventure

import (
	"fmt"
	"strings"

	"homespun/engines"
)

// Draw returns a picture of the board for a terminal, one line a row. Figures are shown by name, tiles by
// letter, a lit spawner with *, a stack with its number. A monster on a tile is shown as both: Z1t.
func (g *Game) Draw(position engines.Position) string {
	p := position.(Position)
	return g.board.Picture(3, func(space int) string { return g.pictureOf(&p, space) })
}

// pictureOf returns the figure and the tile on a space.
func (g *Game) pictureOf(p *Position, at int) string {
	letter, n := g.Tile(p, at)
	who := p.On(at)
	switch {
	case who >= 0 && letter == "":
		return g.PieceName(who)
	case who >= 0:
		return g.PieceName(who) + strings.ToLower(letter)
	case n > 1:
		return fmt.Sprint(letter, n)
	case p.lit.Has(at):
		return letter + "*"
	case letter == "":
		return "."
	}
	return letter
}
