package paper

import (
	"fmt"
	"strings"

	"homespun/printables/drawing"
	"homespun/printables/words"
)

// What marks are drawn with.
const (
	hairline   = 0.2
	tickLength = 3.0
	tickGap    = 0.6
	joinMark   = 2.6 // from the middle of a join mark to its corners
)

var (
	footStyle = drawing.Style{Face: drawing.Text, Size: 9, Colour: drawing.Ink}
	nameStyle = drawing.Style{Face: drawing.Title, Size: 13, Colour: drawing.Ink}
	tagStyle  = drawing.Style{Face: drawing.Bold, Size: 9, Colour: drawing.Ink}
)

// A Footer is the text in the footer of a sheet, next to the scale bar.
type Footer struct {
	// Title says what is printed: game, ruleset, theme.
	Title string
	// Page of Pages.
	Page, Pages int
	// ID is the print's sign, which tells the sheets of two prints apart. Pair is the letter and side of a
	// sheet that is printed on both sides: "A front".
	ID, Pair string
	// Tiling and Tile say which tile of a board is on the sheet. Tiling is nil if there is none.
	Tiling *Tiling
	Tile   int
	// Still keeps what is the same on all sheets of a print, so that it stands in the file once; nil keeps nothing.
	Still Still
}

// Still holds the parts of footers that are the same on several sheets.
type Still map[string]*drawing.Symbol

// draw draws a part of a footer on a page of this size, kept under a key.
func (s Still) draw(page *drawing.Drawing, key string, draw func(still *drawing.Drawing)) {
	if s == nil {
		draw(page)
		return
	}
	key = fmt.Sprintf("%s %g %g", key, page.Width, page.Height)
	if s[key] == nil {
		still := drawing.New(page.Width, page.Height)
		draw(still)
		s[key] = &drawing.Symbol{Name: "foot", Drawing: still}
	}
	page.UseAt(s[key], drawing.Point{})
}

// mapWide is the width, in millimetres, of the small map that shows the place of a tile.
const mapWide = 14.0

// Draw draws the scale bar, an instruction to measure it, and the sheet's name into the sheet's footer.
func (f Footer) Draw(page *drawing.Drawing, sheet Sheet) {
	if sheet.Bare {
		return
	}
	foot := sheet.Foot()
	if sheet.Slim {
		f.drawSlim(page, foot)
		return
	}
	if f.Tiling != nil {
		f.Tiling.DrawMap(page, drawing.Box(foot.Right()-mapWide, foot.Y, mapWide, foot.Height), f.Tile, nil)
		foot.Width -= mapWide + 2
		name := drawing.Box(foot.X+BarLength+1, foot.Y-0.8, foot.Width-BarLength-1, 4.6)
		page.Label(name, f.Tiling.Tiles[f.Tile].Name(), nameStyle, 9, drawing.Right)
	}
	line := drawing.Box(foot.X, foot.Bottom()-4.4, foot.Width, 4.2)
	told := drawing.Measure(words.PrintBar, footStyle)
	number := f.drawNumber(page, line)
	f.Still.draw(page, fmt.Sprintf("%v %g %s", foot, number, f.Title), func(still *drawing.Drawing) {
		drawScaleBar(still, drawing.Point{X: foot.X, Y: foot.Y}, BarLength)
		still.Label(drawing.Box(line.X, line.Y, told+0.5, line.Height), words.PrintBar, footStyle,
			footStyle.Size,
			drawing.Left)
		f.drawNames(still, drawing.Box(line.X+told+4, line.Y, line.Width-told-4-number, line.Height))
	})
}

// drawSlim draws a footer of one line. If the paper is narrow, the page number and the print's sign take
// precedence over the explanation of the bar.
func (f Footer) drawSlim(page *drawing.Drawing, foot drawing.Rectangle) {
	number := f.drawNumber(page, foot)
	f.Still.draw(page, fmt.Sprintf("%v %g %s", foot, number, f.Title), func(still *drawing.Drawing) {
		bar := barIn(foot.Width)
		drawScaleBar(still, drawing.Point{X: foot.X, Y: foot.Y + (foot.Height-barHeight)/2}, bar)
		const gap = 1.2
		order := fmt.Sprintf("%g mm", bar)
		if bar == 0 {
			order = ""
		}
		left, told := bar+gap, drawing.Measure(order, footStyle)
		sign := drawing.Measure(f.ID, footStyle)
		if bar == shortBar { // whose length nobody expects
			sign = 0
		}
		if left+told+3+number+sign <= foot.Width {
			still.Label(drawing.Box(foot.X+left, foot.Y, told+0.5, foot.Height), order, footStyle, footStyle.Size,
				drawing.Left)
			left += told + 3
		}
		f.drawNames(still, drawing.Box(foot.X+left, foot.Y, foot.Width-left-number, foot.Height))
	})
}

// smallTag is how small the page number may be beside a short scale bar, in pt.
const smallTag = 6.0

// barIn returns how long the scale bar is on a line: 100 mm, 50 where that does not fit, or 0.
func barIn(width float64) float64 {
	switch {
	case width >= BarLength:
		return BarLength
	case width >= shortBar+10: // and there is room for the page number
		return shortBar
	}
	return 0
}

// signGap is the distance between the page number and the print's sign, in millimetres.
const signGap = 4.0

// drawNumber writes the page number at the right end of a line, with the sheet's letter and side if it is printed on
// both sides. It returns how much of the line that takes, which is the same for all pages of a print where the paper is
// wide enough.
func (f Footer) drawNumber(page *drawing.Drawing, line drawing.Rectangle) float64 {
	number, widest := words.PageOfPages(f.Page, f.Pages), words.PageOfPages(f.Pages, f.Pages)
	if f.Pair != "" {
		number, widest = f.Pair+" · "+number, "MM front · "+widest
	}
	wide, most := drawing.Measure(number, tagStyle), drawing.Measure(widest, tagStyle)
	bar := barIn(line.Width)
	if line.Width-bar > most+signGap+drawing.Measure(f.ID, footStyle)+signGap {
		wide = max(wide, most)
	}
	least := tagStyle.Size
	if bar < BarLength {
		wide, least = min(wide, line.Width-bar-1), smallTag
	}
	page.Label(drawing.Box(line.Right()-wide-0.5, line.Y, wide+0.5, line.Height), number, tagStyle,
		least, drawing.Right)
	return wide + signGap
}

// drawNames writes the title and the print's sign, aligned to the right end of a line.
func (f Footer) drawNames(still *drawing.Drawing, line drawing.Rectangle) {
	if f.ID != "" {
		wide := drawing.Measure(f.ID, footStyle)
		if wide > line.Width {
			return
		}
		still.Label(drawing.Box(line.Right()-wide-0.5, line.Y, wide+0.5, line.Height), f.ID,
			footStyle.In(drawing.Quiet), footStyle.Size, drawing.Right)
		line.Width -= wide + 3
	}
	if title := fitting(f.Title, line.Width); title != "" {
		still.Label(line, title, footStyle.In(drawing.Quiet), footStyle.Size, drawing.Right)
	}
}

// fitting returns as many of the names in a title as have room in a width, the first two at least, game and
// rules: of these the first is cut short. The second stays alone where that leaves less than a short word of
// the first.
func fitting(title string, width float64) string {
	const least, between = 12.0, " · "
	if width < least {
		return ""
	}
	names := strings.Split(title, between)
	for len(names) > 2 && drawing.Measure(strings.Join(names, between), footStyle) > width {
		names = names[:len(names)-1]
	}
	if len(names) == 2 {
		const kerned = 1.2 // how much wider than its parts the whole may be
		room := width - drawing.Measure(between+names[1], footStyle) - kerned
		if room < least {
			return names[1]
		}
		names[0], _ = drawing.Fit(names[0], footStyle, footStyle.Size, room)
	}
	return strings.Join(names, between)
}

// barHeight is how high the scale bar is, in millimetres.
const barHeight = 2.2

// drawScaleBar draws a bar of a length, with every second centimetre black. Its outer edges are exactly that far
// apart, so that people can check the scale of the print with a ruler.
func drawScaleBar(page *drawing.Drawing, at drawing.Point, length float64) {
	switch length {
	case BarLength:
		page.UseAt(scaleBar, at)
	case shortBar:
		page.UseAt(shortScaleBar, at)
	}
}

// barName is what the scale bar is called among the symbols of a file.
const barName = "scale bar"

// scaleBar is one symbol for all sheets, so that it stands in the file once; so is the short one.
var (
	scaleBar      = &drawing.Symbol{Name: barName, Drawing: newScaleBar(BarLength)}
	shortScaleBar = &drawing.Symbol{Name: barName, Drawing: newScaleBar(shortBar)}
)

func newScaleBar(length float64) *drawing.Drawing {
	const part = 10.0
	bar := drawing.New(length, barHeight)
	for i := range int(length / part) {
		colour := drawing.White
		if i%2 == 0 {
			colour = drawing.Black
		}
		bar.Rect(drawing.Box(part*float64(i), 0, part, barHeight),
			drawing.Paint{Fill: colour, Keep: true})
	}
	for _, y := range []float64{hairline / 2, barHeight - hairline/2} {
		bar.Line(drawing.Point{Y: y}, drawing.Point{X: length, Y: y}, drawing.Line(hairline, drawing.Black))
	}
	bar.Rect(drawing.Box(length-hairline, 0, hairline, barHeight), drawing.Paint{Fill: drawing.Black, Keep: true})
	return bar
}

// CornerTicks draws cut marks at the corners of a box. They are outside the box and within space. A line that
// has room at neither end gets its marks inside the box, on the line of the cut.
func CornerTicks(page *drawing.Drawing, box, space drawing.Rectangle, length float64) {
	for _, x := range []float64{box.X, box.Right()} {
		ticks(page, drawing.Point{X: x, Y: box.Y}, drawing.Point{X: x, Y: box.Bottom()}, box.Y-space.Y,
			space.Bottom()-box.Bottom(), length)
	}
	for _, y := range []float64{box.Y, box.Bottom()} {
		ticks(page, drawing.Point{X: box.X, Y: y}, drawing.Point{X: box.Right(), Y: y}, box.X-space.X,
			space.Right()-box.Right(), length)
	}
}

// ticks draws the marks at both ends of a cut, with so much room before it and behind it.
func ticks(page *drawing.Drawing, from, to drawing.Point, before, after, length float64) {
	const least, inwards = 0.5, 1.5
	stroke := drawing.Line(hairline, drawing.Ink)
	before, after = min(length, before-tickGap), min(length, after-tickGap)
	long := to.X - from.X + to.Y - from.Y
	x, y := (to.X-from.X)/long, (to.Y-from.Y)/long
	if before < least && after < least {
		page.Line(from, from.Plus(x*inwards, y*inwards), stroke)
		page.Line(to, to.Plus(-x*inwards, -y*inwards), stroke)
		return
	}
	if before >= least {
		page.Line(from.Plus(-x*tickGap, -y*tickGap), from.Plus(-x*(tickGap+before), -y*(tickGap+before)),
			stroke)
	}
	if after >= least {
		page.Line(to.Plus(x*tickGap, y*tickGap), to.Plus(x*(tickGap+after), y*(tickGap+after)), stroke)
	}
}

// cutStroke is the line along which a part is cut, wide enough for a child to follow.
var cutStroke = drawing.Line(0.25, drawing.RGB(0x8A8078))

// CutLine draws the outline of a part that is not a rectangle, as a line to cut along.
func CutLine(page *drawing.Drawing, outline drawing.Path) {
	page.Path(outline, drawing.Paint{Stroke: cutStroke})
}
