package sitters

import (
	"fmt"
	"strings"

	"homespun/engines"
)

// pictured are the signs of a picture of the board, by the kind of the space.
var pictured = map[Kind]string{Plain: ".", CollectorStart: "c", ObstructorStart: "o", ContainerSpace: "x", SafeZone: "s"}

// Draw returns a picture of the board for a terminal, a line a row: markers by name, containers as #, start spaces as c and o, free container
// spaces as x, the safe zone as s.
func (g *Game) Draw(position engines.Position) string {
	p := position.(Position)
	var text strings.Builder
	line := func(label string, cell func(column int) string) {
		row := fmt.Sprintf("%2s", label)
		for column := range g.board.Columns {
			row += fmt.Sprintf(" %-3s", cell(column))
		}
		text.WriteString(strings.TrimRight(row, " ") + "\n")
	}
	line("", func(column int) string { return string(rune('a' + column)) })
	for row := range g.board.Rows {
		line(fmt.Sprint(row+1), func(column int) string {
			space, ok := g.board.At(column, row)
			if !ok {
				return ""
			}
			return g.pictureOf(&p, space)
		})
	}
	return text.String()
}

// pictureOf returns what stands on a space, or what it is for. Two that meet stand side by side: C1# is a collector on a container.
func (g *Game) pictureOf(p *Position, space int) string {
	here := ""
	for _, m := range p.On(space) {
		here += MarkerName(m)
	}
	if p.Container(space) {
		here += "#"
	}
	if here == "" {
		return pictured[g.Kind(space)]
	}
	return here
}
