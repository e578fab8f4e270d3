package lab

import "homespun/printables/drawing"

// The page in millimetres.
const (
	pageWidth, pageHeight, pageMargin = 210.0, 297.0, 12.0
	pageGap                           = 1.5
)

// Page returns what is known so far as one page of A4 under a title: the verdicts, and then the questions with their
// plots. All of it shrinks alike where it would not fit.
func (l *Lab) Page(title string) *drawing.Drawing {
	width := pageWidth - 2*pageMargin
	content := drawing.New(width, 1)
	y := 0.0
	paragraph := func(text string, style drawing.Style) {
		height := drawing.Height(text, style, width)
		content.Paragraph(drawing.Box(0, y, width, height), text, style, drawing.Left)
		y += height + pageGap
	}
	paragraph(title, rowStyle.Sized(16))
	for _, verdict := range l.Verdicts() {
		paragraph(verdict, rowStyle.Sized(10))
	}
	for _, m := range l.Measures() {
		plot := Plot(m, width)
		if plot == nil {
			continue
		}
		paragraph(m.Question, rowStyle.Sized(11))
		content.Use(&drawing.Symbol{Name: m.ID, Drawing: plot}, drawing.Point{X: width / 2, Y: y + plot.Height/2}, 1, 0)
		y += plot.Height + pageGap
	}
	content.Height = max(1, y)
	page := drawing.New(pageWidth, pageHeight)
	scale := min(1, (pageHeight-2*pageMargin)/content.Height)
	page.Use(&drawing.Symbol{Name: "page", Drawing: content},
		drawing.Point{X: pageWidth / 2, Y: pageMargin + scale*content.Height/2}, scale, 0)
	return page
}
