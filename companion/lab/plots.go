package lab

import (
	"homespun/companion/words"
	"homespun/engines/balance"
	"homespun/printables/drawing"
)

// The sizes of a plot in millimetres: of a row, of the space between rows, and the part of the width that the names
// of the rows take.
const (
	rowHeight = 6.5
	barHeight = 3.6
	nameWidth = 0.42
	smallest  = 6.0 // pt; a longer name is cut short
)

// rowStyle is the text beside a bar.
var rowStyle = drawing.Style{Face: drawing.Text, Size: 9, Colour: drawing.Ink}

// Plot returns the figures of a measure as a drawing of a width in millimetres: a bar for each figure, with a line
// over its interval. Shares lie on a scale from 0 to 1, other numbers on one to the highest interval. Nil is a measure
// without figures.
func Plot(m Measure, width float64) *drawing.Drawing {
	rows, highest := 0, 1.0
	for _, a := range m.Answers {
		for _, p := range a.Parts {
			rows, highest = rows+1, max(highest, p.High)
		}
	}
	if rows == 0 {
		return nil
	}
	d := drawing.New(width, float64(rows)*rowHeight+1)
	left := width * nameWidth
	scale := (width - left - 1) / highest
	bottom := 0.5
	for _, a := range m.Answers {
		for _, p := range a.Parts {
			d.Label(drawing.Box(0, bottom, left-2, rowHeight), words.Facts(a.Rules, words.LabBots(a.Bots), p.Of),
				rowStyle, smallest, drawing.Left)
			bar(d, p.Part, left, bottom, scale)
			bottom += rowHeight
		}
	}
	d.Line(drawing.Point{X: left, Y: 0}, drawing.Point{X: left, Y: d.Height}, drawing.Line(0.3, drawing.Ink))
	return d
}

// bar draws a figure from the left edge of the scale on, and its interval as a line with an end at both sides.
func bar(d *drawing.Drawing, p balance.Part, left, top, scale float64) {
	middle := top + rowHeight/2
	d.Rect(drawing.Box(left, middle-barHeight/2, p.Part*scale, barHeight), drawing.Filled(drawing.PlayerA))
	low, high, line := left+p.Low*scale, left+p.High*scale, drawing.Line(0.4, drawing.Ink)
	d.Line(drawing.Point{X: low, Y: middle}, drawing.Point{X: high, Y: middle}, line)
	for _, x := range []float64{low, high} {
		d.Line(drawing.Point{X: x, Y: middle - 1.2}, drawing.Point{X: x, Y: middle + 1.2}, line)
	}
}
