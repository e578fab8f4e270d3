package geyser

import (
	"fmt"

	"homespun/engines"
)

// Draw returns a picture of the board for a terminal, one line a row: a geyser as the id of its ring, the
// Mother Geyser as M, start squares as S. Tokens are shown by the last one to have come, the number of
// others, and what they stand on: A3+1/5.
func (g *Game) Draw(position engines.Position) string {
	p := position.(Position)
	width := 3
	for at := range g.board.Len() {
		width = max(width, len(g.pictureOf(&p, at)))
	}
	return g.board.Picture(width, func(at int) string { return g.pictureOf(&p, at) })
}

// pictureOf returns the tokens on a space and the sign of the space.
func (g *Game) pictureOf(p *Position, at int) string {
	sign := string(rune(g.board.Space(at).Sign))
	here := p.On(at)
	if len(here) == 0 {
		return sign
	}
	text := g.Describe(here[len(here)-1].Arg()).Text
	if len(here) > 1 {
		text += fmt.Sprintf("+%d", len(here)-1)
	}
	if g.kinds[at] == Geyser || g.kinds[at] == Mother {
		text += "/" + sign
	}
	return text
}
