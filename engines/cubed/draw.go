package cubed

import (
	"fmt"
	"strings"

	"homespun/engines"
)

// Draw returns a picture of the cube for a terminal. The levels stand side by side from the table up. A
// letter is a cube (y, r, b), a capital letter a cube that may be taken, and a dot a square to which the cube
// can still grow. Below are the cubes that are left, and the piles.
func (g *Game) Draw(position engines.Position) string {
	p := position.(Position)
	reach, free, stage := g.Reach(&p), p.free(), p.Stage()
	var text strings.Builder
	line := func(label string, cell func(column, level int) string) {
		row := label
		for level := range g.rules.Size {
			row += "  "
			for column := reach.Left; column <= reach.Right; column++ {
				row += " " + cell(column, level)
			}
		}
		text.WriteString(strings.TrimRight(row, " ") + "\n")
	}
	line(" ", func(column, _ int) string { return string(rune('a' + column)) })
	for row := reach.Top; row <= reach.Bottom; row++ {
		line(fmt.Sprint(row+1), func(column, level int) string {
			square := row*Columns + column
			c := p.At(square, level)
			switch {
			case c == 0:
				return "."
			case stage == DueTake && free.has(square) && level == p.Height(square)-1:
				return strings.ToUpper(c.Word()[:1])
			}
			return c.Word()[:1]
		})
	}
	switch {
	case !p.unstacking:
		text.WriteString("left: " + countWords(&p.left) + "\n")
	case p.Beside() > 0:
		text.WriteString("beside: " + countWords(&p.left) + "\n")
	}
	if p.unstacking {
		for who, id := range g.ids {
			fmt.Fprintf(&text, "%s: first %s; second %s; points %d\n", id, countWords(&p.piles[who][First]),
				countWords(&p.piles[who][Second]), g.Points(&p, engines.Seat(who)))
		}
	}
	return text.String()
}

// countWords writes how many cubes there are of each colour.
func countWords(cubes *[colours]uint8) string {
	var list []string
	for _, c := range Colours {
		if n := cubes[c]; n > 0 {
			list = append(list, fmt.Sprintf("%d %s", n, c.Word()))
		}
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}
