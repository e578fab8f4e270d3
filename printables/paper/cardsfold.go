package paper

import (
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/words"
)

// The words on a fold: if the whole sheet is folded at once, if the sheet must first be cut between several
// folds, and a short form for a line without room.
const (
	fewWords = "fold"
	// wordGap is the distance between the words and the dashes of the fold line, in millimetres.
	wordGap = 1.0
)

// A foldLine is a fold on a sheet: its position across, and the ends of the fronts along it.
type foldLine struct{ at, from, to float64 }

// foldLines returns the folds of a sheet with this many cards.
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

// drawFolds draws the folds between fronts and backs as dashed lines, with a short instruction along the
// first card.
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
	text := words.OnTheFold
	if len(lines) > 1 {
		text = words.OnTheStrips
	}
	if drawing.Measure(text, footStyle) > side-2*wordGap {
		text = fewWords
	}
	gap := drawing.Measure(text, footStyle) + 2*wordGap
	label := &drawing.Symbol{Name: text, Drawing: drawing.New(gap, footStyle.LineHeight())}
	label.Drawing.Label(label.Drawing.Area(), text, footStyle, footStyle.Size, drawing.Centre)
	dashed := drawing.Stroke{Width: hairline, Colour: drawing.Ink, Dash: drawing.FoldLine.Dash}
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
		turn := 0.0
		if m.Fold == FoldBeside {
			turn = 270
		}
		page.Use(label, along(middle), 1, turn)
	}
}

// Steps returns the instructions for making the cards, a sentence each.
func (m *Imposition) Steps(style CutStyle) []string {
	var steps []string
	switch {
	case m.Fold != NoFold && m.folds() == 1:
		steps = append(steps, words.SheetsFold)
	case m.Fold != NoFold:
		steps = append(steps, words.SheetsCut, words.StripsFold)
	case m.Backs.Duplex():
		steps = append(steps, words.SheetsLight)
	}
	switch {
	case style == Outlines:
		return append(steps, words.CardsCutOutlines)
	case style == NoMarks:
		return append(steps, words.CardsCut)
	case style == Lines && m.Bleed > 0:
		return append(steps, words.CardsCutLines)
	case m.Bleed > 0:
		return append(steps, words.CardsCutMarks)
	}
	return append(steps, words.CardsCutShared)
}

// Tools returns the tools needed for making the cards.
func (m *Imposition) Tools() []string {
	tools := []string{words.Ruler, words.Knife}
	if m.Fold != NoFold {
		tools = append(tools, words.GlueStick, words.Scorer)
	}
	return tools
}
