package rulebook

import (
	"homespun/companion/match/words"
	"homespun/printables/assembly"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// folding shows how a board is folded for its box: into columns, then into rows.
func folding(title string, board *drawing.Drawing, columns, rows int) parts.Sequence {
	flat := &drawing.Symbol{Name: "board-to-fold", Drawing: assembly.Wordless(board)}
	wide, high := board.Width/float64(columns), board.Height/float64(rows)
	piece := func(d *drawing.Drawing, box, of drawing.Rectangle) (drawing.Rectangle, float64) {
		scale := min(box.Width/of.Width, box.Height/of.Height)
		at := drawing.Box(box.Centre().X-of.Width*scale/2, box.Centre().Y-of.Height*scale/2, of.Width*scale, of.Height*scale)
		whole, middle := board.Area().Centre(), of.Centre()
		d.Add(drawing.Use{Symbol: flat, At: box.Centre().Plus((whole.X-middle.X)*scale, (whole.Y-middle.Y)*scale),
			Scale: scale, Clip: at})
		d.Rect(at, drawing.Paint{Stroke: drawing.Line(0.3, drawing.Ink)})
		return at, scale
	}
	fan := parts.Step{Caption: words.FanFold, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
		at, scale := piece(d, box.Inset(3), board.Area())
		for i := 1; i < columns; i++ {
			x := at.X + float64(i)*wide*scale
			assembly.Fold(d, drawing.Point{X: x, Y: at.Y - 2}, drawing.Point{X: x, Y: at.Bottom() + 2})
		}
		assembly.Arrow(d, drawing.Point{X: at.X + wide*scale/2, Y: at.Centre().Y},
			drawing.Point{X: at.X + wide*scale*1.5, Y: at.Centre().Y}, -0.3)
	}}
	across := parts.Step{Caption: words.FanAcross, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
		at, scale := piece(d, box.Inset(3), drawing.Box(0, 0, wide, board.Height))
		for i := 1; i < rows; i++ {
			y := at.Y + float64(i)*high*scale
			assembly.Fold(d, drawing.Point{X: at.X - 2, Y: y}, drawing.Point{X: at.Right() + 2, Y: y})
		}
		assembly.Arrow(d, drawing.Point{X: at.Centre().X, Y: at.Y + high*scale/2},
			drawing.Point{X: at.Centre().X, Y: at.Y + high*scale*1.5}, 0.3)
	}}
	done := parts.Step{Caption: words.FanDone, Draw: func(d *drawing.Drawing, box drawing.Rectangle) {
		thick := max(wide, high) * 0.08
		side, end := drawing.New(high, thick), drawing.New(wide, thick)
		for _, edge := range []*drawing.Drawing{side, end} {
			edge.Rect(edge.Area(), drawing.Filled(drawing.Paper))
			for i := range 3 {
				y := thick * float64(i+1) / 4
				edge.Line(drawing.Point{Y: y}, drawing.Point{X: edge.Width, Y: y}, drawing.Line(thick/30, drawing.Quiet))
			}
		}
		plain := drawing.New(wide, high)
		plain.Rect(plain.Area(), drawing.Filled(drawing.Paper.Mixed(drawing.Ink, 0.05)))
		assembly.Block(d, box.Inset(3), plain, side, end)
	}}
	steps := []parts.Step{fan}
	if columns == 1 {
		steps = nil
	}
	if rows > 1 {
		steps = append(steps, across)
	}
	return parts.Sequence{Title: title, Steps: append(steps, done)}
}
