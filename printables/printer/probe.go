package printer

import (
	"fmt"

	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/words"
)

// The probe's frames, in millimetres from the edge of the paper, and how far within the innermost the words
// stand.
const (
	firstFrame, lastFrame = 2, 15
	probeInside           = lastFrame + 8.5
)

// probe draws frames inside one another, each with its distance from the edge of the paper on all four sides.
func probe(size paper.Size) *drawing.Drawing {
	page := drawing.New(size.Width, size.Height)
	for frame := firstFrame; frame <= lastFrame; frame++ {
		wide := hairline
		if frame%5 == 0 {
			wide = 0.5
		}
		// The distance is the outer edge's.
		page.Rect(page.Area().Inset(float64(frame)+wide/2),
			drawing.Paint{Stroke: drawing.Line(wide, drawing.Ink)})
	}
	for frame := firstFrame; frame <= lastFrame; frame++ {
		nameFrame(page, frame)
	}
	inside := page.Area().Inset(probeInside)
	head := drawing.Box(inside.X, inside.Y, inside.Width, 9)
	page.Label(head, words.ProbeTitle, titleStyle.Sized(20), 9, drawing.Left)
	y := steps(page, drawing.Box(inside.X, head.Bottom()+3, inside.Width, inside.Height*0.55-12), []string{
		words.ProbePrint,
		words.ProbeFrame,
		words.ProbeMargin(words.WhereTyped),
		words.ProbeBare,
	})
	field(page, drawing.Box(inside.X, y+4, inside.Width, 8), words.ProbeField, "mm")
	return page
}

// nameFrame writes a frame's number on all four sides, within the innermost frame, each tied to its frame by
// a dot and a thin line. The numbers of all frames stand side by side.
func nameFrame(page *drawing.Drawing, frame int) {
	const dot, away, high, wide = 0.5, 0.7, 3.6, 4.2
	part := (float64(frame-firstFrame) + 0.5) / (lastFrame - firstFrame + 1)
	number, depth := fmt.Sprint(frame), float64(frame)
	along := func(length float64) float64 { return probeInside + part*(length-2*probeInside) }
	x, y := along(page.Width), along(page.Height)
	tie := func(from, to drawing.Point) {
		page.Line(from, to, drawing.Line(0.1, drawing.Quiet))
		page.Circle(from, dot, drawing.Paint{Fill: drawing.Ink, Keep: true})
	}
	write := func(box drawing.Rectangle, align drawing.Align) {
		page.Label(box, number, labelStyle, smallestText, align)
	}
	const end = lastFrame + away
	tie(drawing.Point{X: x, Y: depth}, drawing.Point{X: x, Y: end})
	write(drawing.Box(x-wide/2, end, wide, high), drawing.Centre)
	tie(drawing.Point{X: x, Y: page.Height - depth}, drawing.Point{X: x, Y: page.Height - end})
	write(drawing.Box(x-wide/2, page.Height-end-high, wide, high), drawing.Centre)
	tie(drawing.Point{X: depth, Y: y}, drawing.Point{X: end, Y: y})
	write(drawing.Box(end+0.4, y-high/2, wide, high), drawing.Left)
	tie(drawing.Point{X: page.Width - depth, Y: y}, drawing.Point{X: page.Width - end, Y: y})
	write(drawing.Box(page.Width-end-0.4-wide, y-high/2, wide, high), drawing.Right)
}
