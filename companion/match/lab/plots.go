package lab

import (
	"math"
	"slices"
	"strconv"

	"homespun/companion/match/words"
	"homespun/engines/balance"
	"homespun/printables/drawing"
)

// The sizes of a plot in millimetres: of a line of words, of a row with a bar, and of the space between panels side by
// side, which have a least width. nameWidth is the part of a panel's width that the names of its rows take, and
// numberWidth is the room for the number behind a bar.
const (
	lineHeight = 5.0
	rowHeight  = 5.0
	barHeight  = 3.6
	panelGap   = 6.0
	panelWidth = 60.0
	nameWidth  = 0.42
	smallest   = 6.0 // pt; a longer name is cut short

	numberWidth = 9.0
)

// rowStyle is the text beside a bar, small that of a scale.
var (
	rowStyle = drawing.Style{Face: drawing.Text, Size: 9, Colour: drawing.Ink}
	small    = rowStyle.Sized(8)
)

// Plot returns the figures of a measure as a drawing of a width in millimetres, with a panel for each strength of bots.
// A sweep is drawn as curves, how long matches are as histograms; elsewhere there is a bar for each figure, with a line
// over its interval, on a scale from 0 to 1. Nil is a measure without figures.
func Plot(m Measure, width float64) *drawing.Drawing {
	if m.ID == "where" {
		return heatMaps(m.Answers, width)
	}
	draw := bars
	var panels [][]Answer
	for _, a := range m.Answers {
		if len(a.Parts) == 0 {
			continue
		}
		switch {
		case a.value != nil && m.ID == "length":
			draw = func(answers []Answer, width float64) *drawing.Drawing {
				return curve(answers, width, 1, words.LabCurveTurns)
			}
		case a.value != nil:
			draw = func(answers []Answer, width float64) *drawing.Drawing {
				return curve(answers, width, 100, words.LabCurve)
			}
		case len(a.Lengths) > 0:
			draw = histogram
		}
		i := slices.IndexFunc(panels, func(of []Answer) bool { return of[0].Bots == a.Bots })
		if i < 0 {
			i, panels = len(panels), append(panels, nil)
		}
		panels[i] = append(panels[i], a)
	}
	if len(panels) == 0 {
		return nil
	}
	d := drawing.New(width, 0)
	each := columnWidth(width)
	at := drawing.Point{}
	for _, answers := range panels {
		if at.X > 0 && at.X+each > width {
			at = drawing.Point{Y: d.Height}
		}
		panel := draw(answers, each)
		panel.Label(drawing.Box(0, 0, each, lineHeight), words.Sentence(words.LabBots(answers[0].Bots)), rowStyle,
			smallest, drawing.Left)
		d.UseAt(&drawing.Symbol{Name: answers[0].Bots, Drawing: panel}, at)
		d.Height = max(d.Height, at.Y+panel.Height)
		at.X += each + panelGap
	}
	return d
}

// columnWidth is how wide a panel is: two stand side by side where there is room.
func columnWidth(width float64) float64 {
	if width >= 2*panelWidth+panelGap {
		return (width - panelGap) / 2
	}
	return width
}

// paint is how the bars of an answer look.
func (a *Answer) paint() drawing.Paint {
	if !a.compared {
		return drawing.Filled(drawing.PlayerA)
	}
	return drawing.Paint{Stroke: drawing.Line(0.3, drawing.PlayerB),
		Hatch: drawing.Hatch{Pattern: drawing.Rising, Colour: drawing.PlayerB, Gap: 1.2}}
}

// bars draws the figures of some answers below a line for the heading: a name, a bar, and how many of 100 it stands for.
func bars(answers []Answer, width float64) *drawing.Drawing {
	d := drawing.New(width, lineHeight)
	left, right := width*nameWidth, width-numberWidth
	d.Label(drawing.Box(right-10, 0, numberWidth+10, lineHeight), words.LabOutOf, small, smallest, drawing.Right)
	for _, a := range answers {
		for _, p := range a.Parts {
			d.Label(drawing.Box(0, d.Height, left-2, rowHeight), words.Facts(a.Rules, p.Of, words.LabSteps(p.Steps)),
				rowStyle, smallest, drawing.Left)
			bar(d, p.Part, left, d.Height, right-left-1, a.paint())
			d.Label(drawing.Box(right, d.Height, numberWidth, rowHeight), strconv.Itoa(hundred(p.Part.Part)), rowStyle,
				smallest, drawing.Right)
			d.Height += rowHeight
		}
	}
	d.Line(drawing.Point{X: left, Y: lineHeight}, drawing.Point{X: left, Y: d.Height}, drawing.Line(0.3, drawing.Ink))
	d.Height++
	return d
}

// bar draws a figure from the left edge of the scale on, and its interval as a line with an end at both sides.
func bar(d *drawing.Drawing, p balance.Part, left, top, scale float64, paint drawing.Paint) {
	middle := top + rowHeight/2
	d.Rect(drawing.Box(left, middle-barHeight/2, p.Part*scale, barHeight), paint)
	low, high, line := left+p.Low*scale, left+p.High*scale, drawing.Line(0.4, drawing.Ink)
	d.Line(drawing.Point{X: low, Y: middle}, drawing.Point{X: high, Y: middle}, line)
	for _, x := range []float64{low, high} {
		d.Line(drawing.Point{X: x, Y: middle - 1.2}, drawing.Point{X: x, Y: middle + 1.2}, line)
	}
}

// rounded returns the least of the numbers 1, 2, 5, 10, 20 … and 0.5, 0.2, 0.1 … that is no less than another.
func rounded(least float64) float64 {
	power := math.Pow(10, math.Floor(math.Log10(least)))
	for _, n := range []float64{1, 2, 5} {
		if n*power >= least {
			return n * power
		}
	}
	return 10 * power
}
