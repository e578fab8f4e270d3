package printer

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/words"
)

// Rulers returns how long the ruler sheet's rulers are across and down, in millimetres. The error is what is
// wrong with the profile.
func (p Profile) Rulers() (across, down float64, err error) {
	size, err := p.Size()
	if err != nil {
		return 0, 0, err
	}
	across, down = rulers(size, p.Margin)
	return across, down, nil
}

// Room before a ruler's first line, for its end, and behind its last one, for half a number.
const beforeRuler, behindRuler = 3.0, 3.2

// rulers returns how long both rulers are on a paper: as many whole centimetres as there is room for. They do
// not change with a margin that is narrower than usual, so that a sheet printed before the margin was known
// can still be measured.
func rulers(size paper.Size, margin float64) (across, down float64) {
	const cm = 10.0
	area := paper.Sheet{Size: size, Margin: max(margin, paper.DefaultMargin)}.Area()
	long := func(room float64) float64 { return math.Floor((room-beforeRuler-behindRuler)/cm) * cm }
	return long(area.Width), long(area.Height)
}

// ScaledFrom returns the profile with its scale taken from what the ruler sheet's rulers measure, in
// millimetres; 0 leaves a direction as it is. The first 100 mm of a ruler, or the bar at a foot, will do in
// place of the whole. The error is a [MeasureError], or what is wrong with the profile.
func (p Profile) ScaledFrom(across, down float64) (Profile, error) {
	size, err := p.Size()
	if err != nil {
		return p, err
	}
	longAcross, longDown := rulers(size, p.Margin)
	usualAcross, usualDown := rulers(size, paper.DefaultMargin)
	for _, m := range []struct {
		measured float64
		printed  []float64
		scale    *float64
	}{
		{across, []float64{longAcross, usualAcross, paper.BarLength}, &p.ScaleX},
		{down, []float64{longDown, usualDown, paper.BarLength}, &p.ScaleY},
	} {
		if m.measured == 0 {
			continue
		}
		nearest := slices.MinFunc(m.printed, func(a, b float64) int {
			return cmp.Compare(math.Abs(a-m.measured), math.Abs(b-m.measured))
		})
		if *m.scale, err = ScaleFrom(nearest, m.measured); err != nil {
			return p, err
		}
	}
	return p, nil
}

// ruler draws a ruler across and one down from one corner, for a sheet that is printed without correction.
func (p Profile) ruler(size paper.Size) *drawing.Drawing {
	sheet := paper.Sheet{Size: size, Margin: p.Margin}
	page, inside, ends := rulerSheet(sheet, words.RulerTitle)
	across, down := rulers(size, p.Margin)
	const fields, row = 22.0, 9.0
	inside.Height -= fields
	y := steps(page, inside, []string{ends[0], ends[1],
		words.RulerHalf(words.WhereTyped),
		words.RulerBare}) + 4
	inside.Width += sheet.Area().Right() - inside.Right()
	field(page, drawing.Box(inside.X, y, inside.Width, row), words.RulerAcross(across), "mm")
	field(page, drawing.Box(inside.X, y+row, inside.Width, row), words.RulerDown(down), "mm")
	return page
}

// correctedRuler draws the rulers for a sheet that is printed with the correction, to show whether it is
// right.
func (p Profile) correctedRuler(size paper.Size) *drawing.Drawing {
	page, inside, ends := rulerSheet(paper.Sheet{Size: size, Margin: p.inset(size, p.Front())},
		words.RulerCorrected)
	steps(page, inside, []string{ends[0], ends[1],
		words.RulerCorrectedBy(p.ScaleX, p.ScaleY),
		words.RulerWrong})
	return page
}

// rulerSheet draws the rulers and a title, and returns where the instructions go and the first two of them.
func rulerSheet(sheet paper.Sheet, title string) (page *drawing.Drawing, inside drawing.Rectangle,
	ends [2]string) {
	page = drawing.New(sheet.Width(), sheet.Height())
	area := sheet.Area()
	origin := drawing.Point{X: area.X + beforeRuler, Y: area.Y + beforeRuler}
	across, down := rulers(sheet.Size, sheet.Margin)
	drawRuler(page, origin, across, false)
	drawRuler(page, origin, down, true)
	const numbers, head, widest = 17.0, 12.0, 130.0 // numbers is from the lines to the words
	inside = drawing.Box(origin.X+numbers, origin.Y+numbers, area.Right()-origin.X-numbers-1,
		area.Bottom()-origin.Y-numbers-1)
	page.Label(drawing.Box(inside.X, inside.Y, inside.Width, 9), title, titleStyle.Sized(20), 9, drawing.Left)
	return page, drawing.Box(inside.X, inside.Y+head, min(inside.Width, widest), inside.Height-head),
		[2]string{
			words.RulerPrint, words.RulerMeasure(across, down)}
}

// drawRuler draws a ruler with its zero at a point: a line every millimetre, in the middle of which it is
// exact, and a number every centimetre.
func drawRuler(page *drawing.Drawing, origin drawing.Point, length float64, down bool) {
	place := func(along, beside float64) drawing.Point {
		if down {
			along, beside = beside, along
		}
		return origin.Plus(along, beside)
	}
	stroke := drawing.Line(hairline, drawing.Ink)
	page.Line(place(-hairline/2, 0), place(length+hairline/2, 0), stroke)
	for mm := 0; mm <= int(length); mm++ {
		long := 2.0
		switch {
		case mm == 0 || mm == int(length) || mm == int(paper.BarLength):
			long = 7
		case mm%10 == 0:
			long = 5
		case mm%5 == 0:
			long = 3.5
		}
		from := 0.0
		if mm == 0 || mm == int(length) {
			from = -2
		}
		page.Line(place(float64(mm), from), place(float64(mm), long), stroke)
		// the two numbers at the corner would stand on one another
		if mm == 0 || mm%10 != 0 || mm == 10 && down {
			continue
		}
		style := labelStyle
		if mm == int(length) || mm == int(paper.BarLength) {
			style = style.Sized(12)
		}
		if at := place(float64(mm), 7.4); down {
			page.Label(drawing.Box(at.X, at.Y-2.4, 8, 4.8), fmt.Sprint(mm), style, smallestText, drawing.Left)
		} else {
			page.Label(drawing.Box(at.X-4, at.Y, 8, 4.8), fmt.Sprint(mm), style, smallestText, drawing.Centre)
		}
	}
}
