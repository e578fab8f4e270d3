package geyser

import (
	"fmt"
	"strings"

	"homespun/engines"
)

// Draw returns a picture of the board for a terminal, a line a row: a geyser by its ring, the Mother Geyser as M, start squares as S. Where tokens
// stand it is the last to have come, with how many more, and what it stands on: A3+1/5.
func (g *Game) Draw(position engines.Position) string {
	p := position.(Position)
	cells, width := make([]string, g.board.Len()), 3
	for at := range cells {
		cells[at] = g.pictureOf(&p, at)
		width = max(width, len(cells[at]))
	}
	var text strings.Builder
	line := func(label string, cell func(column int) string) {
		row := fmt.Sprintf("%2s", label)
		for column := range g.board.Columns {
			row += fmt.Sprintf(" %-*s", width, cell(column))
		}
		text.WriteString(strings.TrimRight(row, " ") + "\n")
	}
	line("", func(column int) string { return string(rune('a' + column)) })
	for row := range g.board.Rows {
		line(fmt.Sprint(row+1), func(column int) string {
			if at, ok := g.board.At(column, row); ok {
				return cells[at]
			}
			return ""
		})
	}
	return text.String()
}

// pictureOf returns who stands on a space, and what it is.
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
