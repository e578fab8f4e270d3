package paper

import (
	"slices"

	"homespun/printables/drawing"
)

// foldWords are what may stand on a fold, the longest that has room; stripWords, where several folds of a sheet need to be parted first.
var (
	foldWords  = []string{"fold and glue first, then cut", "fold"}
	stripWords = []string{"cut into strips, fold, glue, then cut out", "fold"}
)

// A foldLine is where a sheet is folded: its place across, and from where to where fronts lie along it.
type foldLine struct{ at, from, to float64 }

// foldLines returns the folds of a sheet with some cards.
func (m *Imposition) foldLines(cards int) []foldLine {
	var lines []foldLine
	for i := range cards {
		clip := m.Front(i).Clip
		line := foldLine{clip.Bottom() + FoldGutter, clip.X, clip.Right()}
		if m.Fold == FoldBeside {
			line = foldLine{clip.Right() + FoldGutter, clip.Y, clip.Bottom()}
		}
		if k := slices.IndexFunc(lines, func(l foldLine) bool { return near(l.at, line.at) }); k >= 0 {
			lines[k].to = line.to
		} else {
			lines = append(lines, line)
		}
	}
	return lines
}

// drawFolds draws the folds between fronts and backs: dashed, with what is to be done on the first card's length of it.
func (m *Imposition) drawFolds(page *drawing.Drawing, cards int) {
	if m.Fold == NoFold || cards == 0 {
		return
	}
	lines := m.foldLines(cards)
	trim, area := m.Front(0).Trim, m.Sheet.Area()
	side, low, high := trim.Width, area.X, area.Right()
	if m.Fold == FoldBeside {
		side, low, high = trim.Height, area.Y, area.Bottom()
	}
	words := foldWords
	if len(lines) > 1 {
		words = stripWords
	}
	var label *drawing.Symbol
	gap := 0.0
	for _, text := range words {
		if wide := drawing.Measure(text, footStyle) + 2; wide < side-2 {
			gap = wide
			label = &drawing.Symbol{Name: text, Drawing: drawing.New(wide, footStyle.LineHeight())}
			label.Drawing.Label(label.Drawing.Area(), text, footStyle, footStyle.Size, drawing.Centre)
			break
		}
	}
	dashed := drawing.Stroke{Width: hairline, Colour: drawing.Ink, Dash: [2]float64{2, 1.5}}
	for _, line := range lines {
		along := func(place float64) drawing.Point {
			if m.Fold == FoldBeside {
				return drawing.Point{X: line.at, Y: place}
			}
			return drawing.Point{X: place, Y: line.at}
		}
		const reach = tickGap + tickLength
		middle := line.from + m.Bleed + side/2
		page.Line(along(max(low, line.from-reach)), along(middle-gap/2), dashed)
		page.Line(along(middle+gap/2), along(min(high, line.to+reach)), dashed)
		if label == nil {
			continue
		}
		turn := 0.0
		if m.Fold == FoldBeside {
			turn = 270
		}
		page.Use(label, along(middle), 1, turn)
	}
}

// Steps says how cards are made from the sheets, a sentence each.
func (m *Imposition) Steps(style CutStyle) []string {
	var steps []string
	switch {
	case m.Fold != NoFold && m.folds() == 1:
		steps = append(steps, "Fold each sheet along the dashed line with the print outside, and glue the halves together.")
	case m.Fold != NoFold:
		steps = append(steps, "Cut the sheets into strips with one dashed line each.", "Fold each strip along its line with the print outside, and glue the halves together.")
	case m.Backs.Duplex():
		steps = append(steps, "Hold a sheet against the light: each back lies behind its front.")
	}
	switch {
	case style == Outlines:
		return append(steps, "Cut the cards out along the outlines.")
	case style == NoMarks:
		return append(steps, "Cut the cards out.")
	case style == Lines && m.Bleed > 0:
		return append(steps, "Cut along the lines with a ruler and a knife, or with scissors.")
	case m.Bleed > 0:
		return append(steps, "Cut from mark to mark: what lies between the cards is cut off.")
	}
	return append(steps, "Cut from mark to mark; one cut parts two cards. Leave the margins on until last, as they have the marks.")
}

// Tools returns what it takes to make cards from the sheets.
func (m *Imposition) Tools() []string {
	tools := []string{"a ruler and a knife"}
	if m.Fold != NoFold {
		tools = append(tools, "a glue stick")
	}
	return tools
}
