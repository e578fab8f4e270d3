package lab

import (
	"math"
	"slices"
	"strconv"

	"homespun/companion/match/words"
	"homespun/printables/drawing"
)

// The sizes of a histogram in millimetres: the highest bar, and the numbers at its left.
const (
	histogramHeight = 26.0
	scaleWidth      = 7.0
)

// histogram draws how long the matches of some answers are, below a line for the heading: a place for each length, with
// a bar for each ruleset in it.
func histogram(answers []Answer, width float64) *drawing.Drawing {
	d := drawing.New(width, lineHeight)
	if len(answers) > 1 || answers[0].compared {
		names := make([]string, len(answers))
		for i, a := range answers {
			names[i] = a.Rules
		}
		legend(d, names, func(i int, box drawing.Rectangle) { d.Rect(box, answers[i].paint()) })
	}
	floor := d.Height + histogramHeight
	d.Height = floor + 2*lineHeight
	lengths, highest := answers[0].Lengths, 0.0
	for _, a := range answers {
		for _, l := range a.Lengths {
			highest = max(highest, l.High)
		}
	}
	scale := (histogramHeight - 2) / highest
	shareScale(d, floor, scale, highest, 100)
	place := (width - scaleWidth) / float64(len(lengths))
	line := drawing.Line(0.3, drawing.Ink)
	for i, a := range answers {
		wide := 0.8 * place / float64(len(answers))
		for j, l := range a.Lengths {
			if l.Count == 0 {
				continue
			}
			left := scaleWidth + (float64(j)+0.1)*place + float64(i)*wide
			d.Rect(drawing.Box(left, floor-l.Part*scale, wide, l.Part*scale), a.paint())
			d.Line(drawing.Point{X: left + wide/2, Y: floor - l.Low*scale},
				drawing.Point{X: left + wide/2, Y: floor - l.High*scale}, line)
		}
	}
	d.Line(drawing.Point{X: scaleWidth, Y: floor}, drawing.Point{X: width, Y: floor}, line)
	lengthScale(d, lengths, floor, place)
	d.Label(drawing.Box(0, d.Height-lineHeight, width, lineHeight-1), words.LabHistogram, small, smallest, drawing.Centre)
	return d
}

// legend names things in a line below a drawing, with the mark of each.
func legend(d *drawing.Drawing, names []string, mark func(i int, box drawing.Rectangle)) {
	each := d.Width / float64(len(names))
	for i, name := range names {
		left := float64(i) * each
		mark(i, drawing.Box(left+0.5, d.Height+1, 5, lineHeight-2))
		d.Label(drawing.Box(left+7, d.Height, each-8, lineHeight), name, rowStyle, smallest, drawing.Left)
	}
	d.Height += lineHeight
}

// shareScale writes at the left how many are so high, for each of some round numbers with a line across. A hundred
// is 100 where the numbers are shares.
func shareScale(d *drawing.Drawing, floor, scale, highest, hundred float64) {
	step := rounded(highest / 4)
	for part := step; part <= highest; part += step {
		y := floor - part*scale
		d.Line(drawing.Point{X: scaleWidth, Y: y}, drawing.Point{X: d.Width, Y: y},
			drawing.Stroke{Width: 0.2, Colour: drawing.Rule, Faint: true})
		d.Label(drawing.Box(0, y-1.7, scaleWidth-1, 3.4), number(math.Round(1000*hundred*part)/1000), small, smallest,
			drawing.Right)
	}
}

// lengthScale writes the turns below the bars: where every place begins, or every second or third one, as there is room.
func lengthScale(d *drawing.Drawing, lengths []Length, floor, place float64) {
	texts, widest := make([]string, len(lengths)), 0.0
	for i, l := range lengths {
		texts[i] = strconv.Itoa(l.From)
		widest = max(widest, drawing.Measure(texts[i], small))
		if l.More {
			texts[i] = words.LabOrMore(l.From)
		}
	}
	every, right := int(math.Ceil((widest+1)/place)), d.Width
	for i, l := range slices.Backward(lengths) {
		edge, wide := scaleWidth+float64(i)*place, drawing.Measure(texts[i], small)+0.2
		left := min(edge-wide/2, d.Width-wide)
		if i%every > 0 && !l.More || left+wide > right {
			continue
		}
		d.Label(drawing.Box(left, floor+0.8, wide, lineHeight-1), texts[i], small, smallest, drawing.Centre)
		d.Line(drawing.Point{X: edge, Y: floor}, drawing.Point{X: edge, Y: floor + 0.8}, drawing.Line(0.3, drawing.Ink))
		right = left - 1
	}
}
