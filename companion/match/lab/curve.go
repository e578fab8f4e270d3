package lab

import (
	"math"

	"homespun/printables/drawing"
)

// The sizes of a curve in millimetres: the highest interval, the sign of a figure, and the distance between those of
// different curves at the same value.
const (
	curveHeight = 27.0
	signRadius  = 1.3
	signGap     = 1.6
)

// curve draws the figures of a sweep as bots of one strength show them, below a line for the heading: the values from
// left to right, a sign for each figure with a line over its interval, and a line from value to value. A hundred is
// 100 where the figures are shares, and 1 where they are turns.
func curve(answers []Answer, width, hundred float64, caption string) *drawing.Drawing {
	d := drawing.New(width, lineHeight)
	highest := 0.0
	var names []string
	for _, a := range answers {
		for i, p := range a.Parts {
			highest = max(highest, p.High)
			if i >= len(names) {
				names = append(names, p.Of)
			}
		}
	}
	if len(names) > 1 {
		legend(d, names, func(i int, box drawing.Rectangle) { seatSign(d, i, box.Centre()) })
	}
	floor := d.Height + curveHeight
	d.Height = floor + 2*lineHeight
	scale := (curveHeight - 2) / highest
	shareScale(d, floor, scale, highest, hundred)
	at := places(answers, scaleWidth+4, width-4)
	line := drawing.Line(0.3, drawing.Ink)
	for i := range names {
		var last drawing.Point
		for j, a := range answers {
			if i >= len(a.Parts) {
				continue
			}
			p, x := a.Parts[i], at[j]+signGap*(float64(i)-float64(len(names)-1)/2)
			point := drawing.Point{X: x, Y: floor - p.Part.Part*scale}
			if last.X > 0 {
				d.Line(last, point, drawing.Line(0.6, seatColour(i)))
			}
			last = point
			for _, end := range []float64{p.Low, p.High} {
				d.Line(drawing.Point{X: x, Y: point.Y}, drawing.Point{X: x, Y: floor - end*scale}, line)
				d.Line(drawing.Point{X: x - 0.8, Y: floor - end*scale}, drawing.Point{X: x + 0.8, Y: floor - end*scale}, line)
			}
		}
		for j, a := range answers { // above all lines
			if i < len(a.Parts) {
				seatSign(d, i, drawing.Point{X: at[j] + signGap*(float64(i)-float64(len(names)-1)/2),
					Y: floor - a.Parts[i].Part.Part*scale})
			}
		}
	}
	d.Line(drawing.Point{X: scaleWidth, Y: floor}, drawing.Point{X: width, Y: floor}, line)
	for j, a := range answers {
		room := 2 * min(at[j], width-at[j])
		for k := range answers {
			if k != j {
				room = min(room, math.Abs(at[k]-at[j])-1)
			}
		}
		d.Label(drawing.Box(at[j]-room/2, floor+0.8, room, lineHeight-1), a.Rules, small, smallest, drawing.Centre)
	}
	d.Label(drawing.Box(0, d.Height-lineHeight, width, lineHeight-1), caption, small, smallest, drawing.Centre)
	return d
}

// seatColour and seatSign are how the curve of a number looks.
func seatColour(i int) drawing.Colour { return drawing.Players[i%len(drawing.Players)] }

func seatSign(d *drawing.Drawing, i int, at drawing.Point) {
	d.Path(drawing.Signs[i%len(drawing.Signs)].Path(at, signRadius), drawing.Outlined(seatColour(i), 0.2, drawing.Ink))
}

// places returns where the values of a sweep lie between left and right: numbers that rise at their distances, as far as
// each has room for its name, all else side by side.
func places(answers []Answer, left, right float64) []float64 {
	at := make([]float64, len(answers))
	even := (right - left) / float64(len(answers))
	numbers := make([]float64, len(answers))
	rise := len(answers) > 1
	for i, a := range answers {
		at[i] = left + even*(float64(i)+0.5)
		switch n := a.value.(type) {
		case int64:
			numbers[i] = float64(n)
		case float64:
			numbers[i] = n
		default:
			rise = false
		}
		rise = rise && (i == 0 || numbers[i] > numbers[i-1])
	}
	if !rise {
		return at
	}
	first, last := numbers[0], numbers[len(numbers)-1]
	scale := (right - left - even) / (last - first)
	for i := range numbers[1:] {
		names := drawing.Measure(answers[i].Rules+answers[i+1].Rules, small)
		if (numbers[i+1]-numbers[i])*scale < names/2+1 {
			return at
		}
	}
	for i, n := range numbers {
		at[i] = left + even/2 + (n-first)*scale
	}
	return at
}
