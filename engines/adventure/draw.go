package adventure

import (
	"fmt"
	"strings"

	"homespun/engines"
)

// Draw returns a picture of the board for a terminal, a line a row: figures by name, tiles by letter, a lit spawner with *, a stack with its number,
// and a monster on a tile as both: Z1t.
func (g *Game) Draw(position engines.Position) string {
	p := position.(Position)
	var text strings.Builder
	line := func(label string, cell func(column int) string) {
		drawn := fmt.Sprintf("%2s", label)
		for column := range Columns {
			drawn += fmt.Sprintf(" %-3s", cell(column))
		}
		text.WriteString(strings.TrimRight(drawn, " ") + "\n")
	}
	line("", func(column int) string { return string(rune('a' + column)) })
	for y := range Columns {
		line(fmt.Sprint(y+1), func(x int) string { return g.pictureOf(&p, y*Columns+x) })
	}
	return text.String()
}

// pictureOf returns who stands on a space and what lies there.
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
