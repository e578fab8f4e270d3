package paper

import (
	"cmp"
	"math"

	"homespun/printables/words"
)

// CutStyle says how cuts between cards are marked.
type CutStyle uint8

const (
	// Ticks are short marks at both ends of each cut, outside the art.
	Ticks CutStyle = iota
	// Lines are drawn along each cut across the whole sheet, just outside the cards. If neighbours share a
	// cut, the lines stay in the margins.
	Lines
	// Outlines are hairlines around the fronts, with round corners.
	Outlines
	// NoMarks draws no cut marks; folds are still drawn.
	NoMarks
	// Machine are those by which a cutting machine finds the sheet.
	Machine
)

var cutStyleNames = []string{"ticks", "lines", "outline", "none", "machine"}

// ParseCutStyle reads ticks, lines, outline, none or machine, in any case. The error is a [ChoiceError].
func ParseCutStyle(text string) (CutStyle, error) {
	i, err := choice(words.StyleOfMarks, cutStyleNames, text)
	return CutStyle(i), err
}

// String returns the word that [ParseCutStyle] reads.
func (s CutStyle) String() string { return nameOf(cutStyleNames, int(s)) }

// CutMarks describes the cut marks of cards. A number that is 0 means the usual one.
type CutMarks struct {
	Style CutStyle
	// Length is the length of ticks (usually 3 mm), Gap their distance from the art (0.6 mm), Width the width
	// of all lines (0.2 mm).
	Length, Gap, Width float64
}

// Bounds of the measures of cut marks, in millimetres.
const (
	maxTick  = 50.0
	maxGap   = 10.0
	minWidth = 0.05
	maxWidth = 1.0
)

// Check returns a [SheetError] if a measure is outside its bounds.
func (c CutMarks) Check() error {
	if int(c.Style) >= len(cutStyleNames) {
		return &SheetError{words.NoStyleOfMarks}
	}
	for _, measure := range []struct {
		what             string
		mm, least, limit float64
	}{{"length", c.Length, 0, maxTick}, {"gap", c.Gap, 0, maxGap}, {"width", c.Width, minWidth, maxWidth}} {
		if math.IsNaN(measure.mm) || measure.mm != 0 && measure.mm < measure.least ||
			measure.mm > measure.limit {
			return &SheetError{words.NoMarks(measure.what, measure.mm, measure.least, measure.limit)}
		}
	}
	return nil
}

// usual returns the marks with the usual numbers in place of 0.
func (c CutMarks) usual() CutMarks {
	for _, number := range []struct {
		mm    *float64
		usual float64
	}{{&c.Length, tickLength}, {&c.Gap, tickGap}, {&c.Width, hairline}} {
		*number.mm = cmp.Or(*number.mm, number.usual)
	}
	return c
}
