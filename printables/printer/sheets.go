package printer

import (
	"fmt"

	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/pdf"
	"homespun/printables/words"
)

// A Sheet is one side of a sheet to print and to measure.
type Sheet struct {
	// ID is probe, ruler, check, front or back.
	ID, Title string
	Drawing   *drawing.Drawing
	// Correction is what the sheet is printed with: the probe and the ruler with none.
	Correction pdf.Correction
	// Both says that it is a side of the sheet that is printed on both.
	Both bool
}

// Sheets returns the sheets that measure a printer: the probe for the margin, the ruler for the scale, and
// the two sides of the back sheet. A printer whose scale is corrected has a second ruler, which shows whether
// that is right. The error is what is wrong with the profile.
func Sheets(p Profile) ([]Sheet, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	sheet, err := p.Sheet()
	if err != nil {
		return nil, err
	}
	single := []Sheet{
		{ID: "probe", Title: words.SheetOfProbe, Drawing: probe(sheet.Size)},
		{ID: "ruler", Title: words.SheetOfRuler, Drawing: p.ruler(sheet.Size)},
	}
	if !p.Front().None() {
		single = append(single,
			Sheet{ID: "check", Title: words.RulerCorrected, Drawing: p.correctedRuler(sheet.Size),
				Correction: p.Front()})
	}
	layout := newBackSheet(p, sheet)
	both := []Sheet{
		{ID: "front", Title: words.SheetOfFront, Drawing: layout.front(), Correction: p.Front(),
			Both: true},
		{ID: "back", Title: words.SheetOfBack, Drawing: layout.back(), Correction: p.Back(), Both: true},
	}
	name := words.PrinterNamed(p.Name)
	margins := map[string]float64{"probe": probeInside, "ruler": p.Margin,
		"check": p.inset(sheet.Size, p.Front())}
	for i, one := range single {
		foot(one.Drawing, paper.Sheet{Size: sheet.Size, Margin: margins[one.ID]},
			paper.Footer{Title: name, Page: i + 1, Pages: len(single)})
	}
	for i, side := range []string{words.SideFront, words.SideBack} {
		foot(both[i].Drawing, sheet, paper.Footer{Title: name, Page: i + 1, Pages: len(both), Pair: side})
	}
	return append(single, both...), nil
}

// foot draws the foot of a sheet, where there is room for the scale bar; on small paper there is none within
// the probe's frames.
func foot(page *drawing.Drawing, sheet paper.Sheet, footer paper.Footer) {
	if sheet.Foot().Width >= paper.BarLength {
		footer.Draw(page, sheet)
	}
}

// Documents returns the sheets as two documents, because a printer turns either all pages of one or none:
// those on one side, and the back sheet.
func Documents(p Profile) (oneSide, bothSides pdf.Document, err error) {
	sheets, err := Sheets(p)
	if err != nil {
		return pdf.Document{}, pdf.Document{}, err
	}
	oneSide = pdf.Document{Title: words.PrinterNamed(p.Name), Subject: words.SubjectOneSide}
	bothSides = pdf.Document{Title: words.PrinterNamed(p.Name),
		Subject: words.SubjectBothSides(string(p.Flip)),
		Duplex:  p.Duplex()}
	for _, sheet := range sheets {
		page := pdf.Page{Drawing: sheet.Drawing, Bookmark: sheet.Title, Correction: sheet.Correction}
		if sheet.Both {
			bothSides.Pages = append(bothSides.Pages, page)
		} else {
			oneSide.Pages = append(oneSide.Pages, page)
		}
	}
	return oneSide, bothSides, nil
}

// What the sheets are drawn with.
var (
	textStyle  = drawing.Style{Face: drawing.Text, Size: 12, Colour: drawing.Ink}
	boldStyle  = drawing.Style{Face: drawing.Bold, Size: 12, Colour: drawing.Ink}
	labelStyle = drawing.Style{Face: drawing.Bold, Size: 9, Colour: drawing.Ink}
	titleStyle = drawing.Style{Face: drawing.Title, Size: 15, Colour: drawing.Ink}
)

// smallestText is the smallest size that instructions shrink to, in pt, on small paper.
const smallestText = 6.5

// steps writes numbered sentences from the top of a box, as large as they fit into it, and returns how far
// down they reach.
func steps(page *drawing.Drawing, box drawing.Rectangle, sentences []string) float64 {
	style, indent, gap := textStyle, 0.0, 0.0
	for size := textStyle.Size; size >= smallestText; size -= 0.5 {
		style, indent, gap = textStyle.Sized(size), 0.42*size, 0.11*size
		high := -gap
		for _, sentence := range sentences {
			high += drawing.Height(sentence, style, box.Width-indent) + gap
		}
		if high <= box.Height {
			break
		}
	}
	y := box.Y
	for i, sentence := range sentences {
		number := boldStyle.Sized(style.Size)
		page.Label(drawing.Box(box.X, y, indent, style.LineHeight()), fmt.Sprintf("%d.", i+1), number,
			smallestText, drawing.Left)
		y += page.Paragraph(drawing.Box(box.X+indent, y, box.Width-indent, box.Bottom()-y), sentence, style,
			drawing.Left) + gap
	}
	return y - gap
}

// field draws a line to write on, with what is to stand there before it.
func field(page *drawing.Drawing, box drawing.Rectangle, label, unit string) {
	const line, least = 16.0, 9.0
	after := drawing.Measure(unit, labelStyle) + 1
	wide := min(drawing.Measure(label, boldStyle)+2, box.Width-after-least)
	page.Label(drawing.Box(box.X, box.Y, wide-1, box.Height), label, boldStyle, smallestText, drawing.Left)
	end := min(box.X+wide+line, box.Right()-after)
	y := box.Centre().Y + 2
	page.Line(drawing.Point{X: box.X + wide, Y: y}, drawing.Point{X: end, Y: y},
		drawing.Line(hairline, drawing.Ink))
	page.Label(drawing.Box(end+1, box.Y, after, box.Height), unit, labelStyle, smallestText, drawing.Left)
}

// hairline is the width of the lines that are measured, in millimetres.
const hairline = 0.2
