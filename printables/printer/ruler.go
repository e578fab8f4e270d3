package printer

import (
	"fmt"
	"math"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/paper"
)

// Rulers returns how long the ruler sheet's rulers are across and down, in millimetres. The error is what is wrong with the profile.
func (p Profile) Rulers() (across, down float64, err error) {
	sheet, err := p.Sheet()
	if err != nil {
		return 0, 0, err
	}
	_, across, down = rulers(sheet)
	return across, down, nil
}

// rulers returns where both rulers begin and how long they are: as many whole centimetres as there is room for.
func rulers(sheet paper.Sheet) (origin drawing.Point, across, down float64) {
	// Before the lines is room for their ends, behind them for half a number.
	const before, behind, cm = 3.0, 3.2, 10.0
	area := sheet.Area()
	long := func(room float64) float64 { return math.Floor((room-before-behind)/cm) * cm }
	return drawing.Point{X: area.X + before, Y: area.Y + before}, long(area.Width), long(area.Height)
}

// ScaledFrom returns the profile with its scale taken from what the ruler sheet's rulers measure, in millimetres; 0 leaves a direction as it is. The
// first 100 mm of a ruler, or the bar at a foot, will do in place of the whole. The error is a [MeasureError], or what is wrong with the profile.
func (p Profile) ScaledFrom(across, down float64) (Profile, error) {
	longAcross, longDown, err := p.Rulers()
	if err != nil {
		return p, err
	}
	for _, m := range []struct {
		measured, long float64
		scale          *float64
	}{{across, longAcross, &p.ScaleX}, {down, longDown, &p.ScaleY}} {
		if m.measured == 0 {
			continue
		}
		lengths := []float64{m.long, paper.BarLength}
		nearest := slices.MinFunc(lengths, func(a, b float64) int {
			return int(math.Copysign(1, math.Abs(a-m.measured)-math.Abs(b-m.measured)))
		})
		if *m.scale, err = ScaleFrom(nearest, m.measured); err != nil {
			return p, err
		}
	}
	return p, nil
}

// ruler draws a ruler across and one down from one corner; corrected says that it is printed so.
func ruler(p Profile, sheet paper.Sheet, corrected bool) *drawing.Drawing {
	page := drawing.New(sheet.Width(), sheet.Height())
	origin, across, down := rulers(sheet)
	drawRuler(page, origin, across, false)
	drawRuler(page, origin, down, true)
	const numbers = 17.0 // from the lines to the words
	area := sheet.Area()
	inside := drawing.Box(origin.X+numbers, origin.Y+numbers, area.Right()-origin.X-numbers-1, area.Bottom()-origin.Y-numbers-1)
	title := "Ruler: how long is it?"
	ends := fmt.Sprintf("Measure both rulers with a good one of steel or wood: from the line at 0 to the line at %g across, and to the line at %g down.", across, down)
	sentences := []string{"Print this sheet at 100 % (“actual size”).", ends,
		"Type what they measure into the printer’s profile. Half a millimetre counts.",
		"This sheet is always printed without correction; what is typed replaces what was typed before."}
	if corrected {
		title = "Ruler, corrected"
		sentences = []string{"Print this sheet at 100 % (“actual size”).", ends,
			fmt.Sprintf("This sheet is printed with the printer’s correction, %g across and %g down: both rulers should measure what they say.", p.ScaleX, p.ScaleY),
			"Where one does not, measure the sheet without correction anew, not this one."}
	}
	const fields, row = 22.0, 9.0
	page.Label(drawing.Box(inside.X, inside.Y, inside.Width, 9), title, titleStyle.Sized(20), 9, drawing.Left)
	text := drawing.Box(inside.X, inside.Y+12, min(inside.Width, 130), inside.Height-12-fields)
	y := steps(page, text, sentences) + 4
	field(page, drawing.Box(inside.X, y, inside.Width, row), fmt.Sprintf("Across, 0 to %g, it measured", across), "mm")
	field(page, drawing.Box(inside.X, y+row, inside.Width, row), fmt.Sprintf("Down, 0 to %g, it measured", down), "mm")
	return page
}

// drawRuler draws a ruler with its zero at a point: a line every millimetre, in the middle of which it is exact, and a number every centimetre.
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
		if mm == 0 || mm%10 != 0 || mm == 10 && down { // the two numbers at the corner would stand on one another
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
