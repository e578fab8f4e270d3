package kit

import (
	"strconv"

	engine "homespun/engines/kit"
	"homespun/engines/kit/program"
	"homespun/printables/drawing"
)

// lettered is how wide the strip along the edge of squares is in which the letters and numbers stand.
const lettered = 0.3

// open returns the middles of the spaces of side 1 of a board on which pieces go where they like, and what stays free
// around them; nil for other boards.
func open(game *engine.Game) (middles []drawing.Point, free drawing.Point) {
	switch game.Track() {
	case program.Squares:
		for i := range game.Spaces() {
			column, row := game.Cell(i + 1)
			middles = append(middles, drawing.Point{X: nextOf * float64(column), Y: nextOf * float64(row)})
		}
		free = drawing.Point{X: lettered, Y: lettered}
	case program.Places:
		if middles, _, _ = points(game); middles == nil {
			var ways [][2]int
			for from := 1; from <= game.Spaces(); from++ {
				for _, to := range game.Neighbours(from) {
					if from < to {
						ways = append(ways, [2]int{from - 1, to - 1})
					}
				}
			}
			middles = mapped(game.Spaces(), ways)
		}
		free = drawing.Point{X: (calledWide - 1) / 2, Y: calledHigh + calledAbove}
	}
	return middles, free
}

// edges draws rocks where there are no squares, and the letters of columns and the numbers of rows along the edge.
func (b *board) edges() {
	columns, rows := b.game.Grid()
	if columns == 0 {
		return
	}
	s := b.unit
	at, taken := b.lay.Spaces[1], map[[2]int]bool{}
	column, row := b.game.Cell(1)
	cell := func(c, r float64) drawing.Rectangle {
		return drawing.Box(at.X+nextOf*s*(c-float64(column)), at.Y+nextOf*s*(r-float64(row)), s, s)
	}
	for space := 1; space <= b.game.Spaces(); space++ {
		c, r := b.game.Cell(space)
		taken[[2]int{c, r}] = true
	}
	colour := b.colour.Mixed(b.ground, 0.5)
	paint := drawing.Paint{Fill: colour.Mixed(drawing.Ink, 0.15), Stroke: drawing.Line(s*0.018, b.colour.Mixed(drawing.Ink, 0.3)),
		Hatch: drawing.Hatch{Pattern: drawing.Dots, Colour: colour.Mixed(drawing.Ink, 0.35), Gap: s * 0.12}}
	style := drawing.Style{Face: drawing.Title, Size: s * lettered * 0.62 / drawing.PointMM, Colour: b.colour.Mixed(drawing.Ink, 0.35)}
	for c := range columns {
		for r := range rows {
			if box := cell(float64(c), float64(r)); !taken[[2]int{c, r}] {
				b.RoundedRect(box.Inset(s*joint), s*0.12, paint)
				b.picture(drawing.Picture("rock"), box.Centre(), s*iconSide*1.4)
			}
		}
	}
	strip := lettered * s
	for c := range columns {
		first, last := cell(float64(c), 0), cell(float64(c), float64(rows-1))
		for _, y := range []float64{first.Y - strip, last.Bottom()} {
			b.Label(drawing.Box(first.X, y, s, strip), string(rune('a'+c)), style, smallestSaid, drawing.Centre)
		}
	}
	for r := range rows {
		first, last := cell(0, float64(r)), cell(float64(columns-1), float64(r))
		for _, x := range []float64{first.X - strip, last.Right()} {
			b.Label(drawing.Box(x, first.Y, strip, s), strconv.Itoa(r+1), style, smallestSaid, drawing.Centre)
		}
	}
}
