package printer

import (
	"fmt"
	"math"
	"slices"

	"homespun/printables/drawing"
	"homespun/printables/paper"
	"homespun/printables/words"
)

// A backSheet is the test sheet for the position of the back. It is printed on both sides and read against
// the light, from side B. The scales with their numbers are on the back; the front has the lines that they
// are compared with. All positions are those on the back, as one looks at it with the sheet upright.
type backSheet struct {
	profile Profile
	sheet   paper.Sheet
	// top and bottom are the positions of the axes of the two scales across, at equal distances from the
	// middle of the paper.
	top, bottom float64
	// down is the middle of the scale down, cross and lowerCross those of the crosses with the coarse rulers;
	// all stand halfway across.
	down, cross, lowerCross drawing.Point
	downRoom                float64
	// small says that the paper has no room for the crosses.
	small bool
	// left and right are beside these; the front's words shine through in the upper part of the right, which
	// the back leaves free.
	left, shining, right drawing.Rectangle
}

// Measures of the back sheet, in millimetres.
const (
	titleRow   = 9.0
	lineBefore = 5.0 // of a line on its own side of the axis
	lineOver   = 1.0 // and over it, so that lines meet that are printed a little beside
	numberRow  = 4.2
	nameRow    = 4.4
	// aboveAxis is what a scale across takes above its axis: its name, its numbers, its lines.
	aboveAxis   = nameRow + numberRow + lineBefore
	coarseRange = 8
	coarseHigh  = 6.8 // of a coarse ruler, its numbers with it
	coarseAway  = 9.0 // the coarse rulers from the middle of the cross
	crossArm    = 13.0
	halfCross   = 17.0 // the cross with its rulers' numbers, on the left
	endNumber   = 5.0  // half the number at the end of a scale
	// widestNumber is how far apart the numbers of a scale across must stand.
	widestNumber = 7.7
)

func newBackSheet(p Profile, sheet paper.Sheet) *backSheet {
	area, width, height := sheet.Area(), sheet.Width(), sheet.Height()
	half := min(height/2-(area.Y+titleRow+aboveAxis), area.Bottom()-lineBefore-height/2)
	b := &backSheet{profile: p, sheet: sheet, top: height/2 - half, bottom: height/2 + half}
	const gap = 3.0
	from, to := b.top+lineBefore+gap, b.bottom-aboveAxis-gap
	b.cross = drawing.Point{X: width / 2, Y: from + coarseAway + coarseHigh}
	b.lowerCross = drawing.Point{X: width / 2, Y: to - coarseAway/2}
	// The scale down has its name and half a number above its first line, and half a number below its last
	// one.
	low, high := b.cross.Y+crossArm+gap+nameRow+numberRow,
		b.lowerCross.Y-coarseAway/2-coarseHigh-gap-numberRow/2
	if b.small = high-low < 2*fewestLines*minPitch; b.small {
		low, high = from+nameRow+numberRow, to-numberRow/2
	}
	b.down, b.downRoom = drawing.Point{X: width / 2, Y: (low + high) / 2}, high-low
	b.left = drawing.Box(area.X, from, width/2-halfCross-gap-area.X, to-from)
	right := drawing.Box(width/2+crossArm+gap, from, area.Right()-width/2-crossArm-gap, to-from)
	b.shining, b.right = right, right
	b.shining.Height = right.Height*0.6 - gap
	b.right.Y, b.right.Height = right.Y+right.Height*0.6, right.Height*0.4
	return b
}

// behind returns the point of the front that one sees through the paper at a point of the back.
func (b *backSheet) behind(p drawing.Point) drawing.Point {
	if b.profile.Flip == Short {
		return drawing.Point{X: p.X, Y: b.sheet.Height() - p.Y}
	}
	return drawing.Point{X: b.sheet.Width() - p.X, Y: p.Y}
}

// behindBox is behind for a box.
func (b *backSheet) behindBox(box drawing.Rectangle) drawing.Rectangle {
	one, other := b.behind(drawing.Point{X: box.X, Y: box.Y}),
		b.behind(drawing.Point{X: box.Right(), Y: box.Bottom()})
	return drawing.Box(min(one.X, other.X), min(one.Y, other.Y), box.Width, box.Height)
}

// scales returns the three verniers: across at the top and at the bottom, and down. What the turn adds at the
// top and takes away at the bottom is in their numbers, so that these are always what is needed there in all.
func (b *backSheet) scales() (top, bottom, down vernier) {
	turned := (b.bottom - b.top) / 2 * math.Sin(b.profile.BackTurn*math.Pi/180)
	wide := b.sheet.Area().Width - 2*endNumber
	return newVernier(b.profile.BackX+turned, wide), newVernier(b.profile.BackX-turned, wide),
		newVernier(b.profile.BackY, b.downRoom)
}

// axes calls draw for each of the three scales with its axis.
func (b *backSheet) axes(draw func(v vernier, name string, a axis)) {
	top, bottom, down := b.scales()
	middle := b.sheet.Width() / 2
	draw(top, words.XAtTheTop, axis{middle: drawing.Point{X: middle, Y: b.top}})
	draw(bottom, words.XAtTheBottom, axis{middle: drawing.Point{X: middle, Y: b.bottom}})
	draw(down, "Y", axis{middle: b.down, down: true})
}

// An axis is the line of a scale, to the right or down, given by its middle.
type axis struct {
	middle drawing.Point
	down   bool
}

// place returns the point so far along the axis and beside it: below one to the right, at the right of one
// down.
func (a axis) place(along, beside float64) drawing.Point {
	if a.down {
		along, beside = beside, along
	}
	return a.middle.Plus(along, beside)
}

// scaleLine is the stroke of the scales. It is thick enough to be seen through the paper.
var scaleLine = drawing.Line(0.25, drawing.Ink)

// long returns the extra length of a line: every fifth line is longer, so that people notice if they compare
// the wrong lines.
func long(tenths int) float64 {
	if tenths%5 == 0 {
		return 0
	}
	return -1.6
}

// front draws side F: the lines that shine through, and how to turn the sheet.
func (b *backSheet) front() *drawing.Drawing {
	page := drawing.New(b.sheet.Width(), b.sheet.Height())
	line := func(from, to drawing.Point) { page.Line(b.behind(from), b.behind(to), scaleLine) }
	b.axes(func(v vernier, _ string, a axis) {
		for _, l := range v.lines() {
			line(a.place(l.front, -lineOver), a.place(l.front, lineBefore+long(l.tenths)))
		}
	})
	if !b.small {
		line(b.cross.Plus(-crossArm, 0), b.cross.Plus(crossArm, 0))
		line(b.cross.Plus(0, -crossArm), b.cross.Plus(0, crossArm))
		line(b.lowerCross.Plus(0, -crossArm/2-2), b.lowerCross.Plus(0, crossArm/2))
		line(b.lowerCross.Plus(-crossArm/2, 0), b.lowerCross.Plus(crossArm/2, 0))
	}
	b.title(page, "F", words.BackFront)
	room := b.behindBox(b.shining)
	picture := drawing.Box(room.X, room.Bottom(), min(room.Width, 60), 24)
	room.Height -= picture.Height + 2
	picture.Y = 2 + steps(page, room, []string{
		words.BackPrint(string(b.profile.Flip)),
		words.BackHold,
		words.BackGoOn})
	drawFlip(page, picture, b.profile.Flip)
	return page
}

// back draws side B: the scales with their numbers, and how to read them.
func (b *backSheet) back() *drawing.Drawing {
	page := drawing.New(b.sheet.Width(), b.sheet.Height())
	b.title(page, "B", words.BackTitle)
	b.axes(func(v vernier, name string, a axis) {
		every := 2
		if !a.down && 2*v.pitch < widestNumber {
			every = 5
		}
		for _, l := range v.lines() {
			page.Line(a.place(l.back, lineOver), a.place(l.back, -lineBefore-long(l.tenths)), scaleLine)
			if l.tenths%every == 0 {
				writeBeside(page, a, l.back, -lineBefore, signed(l.tenths), labelStyle)
			}
		}
		name = words.BackScale(name)
		top := a.middle.Plus(-30, -aboveAxis)
		if a.down {
			top = a.place(v.lines()[0].back, 0).Plus(-30, -2-nameRow-numberRow/2)
		}
		page.Label(drawing.Box(top.X, top.Y, 60, nameRow), name, labelStyle.Sized(10), smallestText,
			drawing.Centre)
	})
	sentences := []string{
		words.BackLight,
		words.BackLines(words.WhereTyped), words.BackTurned}
	if !b.small {
		top, bottom, down := b.scales()
		coarse(page, axis{middle: b.cross.Plus(0, -coarseAway)}, top.base)
		coarse(page, axis{middle: b.cross.Plus(-coarseAway, 0), down: true}, down.base)
		coarse(page, axis{middle: b.lowerCross.Plus(0, -coarseAway/2)}, bottom.base)
		sentences = slices.Insert(sentences, 1, words.BackFar)
	}
	steps(page, b.left, sentences)
	b.fields(page)
	return page
}

// writeBeside writes a number at a place along an axis, on the side of its lines' far ends.
func writeBeside(page *drawing.Drawing, a axis, along, beside float64, text string, style drawing.Style) {
	const half, gap = 4.6, 0.4
	at := a.place(along, beside)
	if a.down {
		page.Label(drawing.Box(at.X-gap-2*half, at.Y-numberRow/2, 2*half, numberRow), text, style,
			smallestText, drawing.Right)
		return
	}
	page.Label(drawing.Box(at.X-half, at.Y-numberRow, 2*half, numberRow), text, style, smallestText,
		drawing.Centre)
}

// coarse draws a ruler of whole millimetres: the front's line that cuts it says by how much the back is to be
// moved.
func coarse(page *drawing.Drawing, a axis, base float64) {
	page.Line(a.place(-coarseRange, 0), a.place(coarseRange, 0), scaleLine)
	for mm := int(math.Ceil(base - coarseRange)); mm <= int(math.Floor(base+coarseRange)); mm++ {
		at, high := float64(mm)-base, 1.2
		if mm%5 == 0 {
			high = 2.2
		}
		if mm%10 == 0 || mm == 5 || mm == -5 {
			writeBeside(page, a, at, -high, signed(10*mm), labelStyle)
		}
		page.Line(a.place(at, 0), a.place(at, -high), scaleLine)
	}
}

// fields draws where the numbers are written down, what they do, and what the sheet was printed with.
func (b *backSheet) fields(page *drawing.Drawing) {
	row := min(9.0, b.right.Height/6)
	box := b.right
	box.Height = row
	for _, label := range []string{words.XAtTheTop, words.XAtTheBottom, "Y"} {
		field(page, box, label, "mm")
		box.Y += row
	}
	p := b.profile
	told := words.BackDone(signedNumber(p.BackX), signedNumber(p.BackY), signedNumber(p.BackTurn))
	style := textStyle.Sized(9)
	for box.Y+1+drawing.Height(told, style, box.Width) > b.right.Bottom() && style.Size > smallestText {
		style.Size -= 0.5
	}
	page.Paragraph(drawing.Box(box.X, box.Y+1, box.Width, b.right.Bottom()-box.Y-1), told, style,
		drawing.Left)
}

// signedNumber writes a number with its sign, to thousandths.
func signedNumber(v float64) string {
	text := fmt.Sprintf("%+.5g", math.Round(v*1000)/1000)
	switch {
	case v == 0:
		return "0"
	case text[0] == '-':
		return "−" + text[1:]
	}
	return text
}

// title writes the letter of a side and its title along the top.
func (b *backSheet) title(page *drawing.Drawing, letter, title string) {
	area := b.sheet.Area()
	page.Label(drawing.Box(area.X, area.Y, 10, titleRow-0.5), letter, titleStyle.Sized(26), 9, drawing.Left)
	page.Label(drawing.Box(area.X+10, area.Y, area.Width-10, titleRow-0.5), title, titleStyle, smallestText,
		drawing.Left)
}

// drawFlip draws a sheet of paper with an arrow over the edge it is turned over, and the words.
func drawFlip(page *drawing.Drawing, box drawing.Rectangle, edge Edge) {
	const wide, high = 11.0, 15.5
	middle := drawing.Point{X: box.X + 13, Y: box.Y + 12}
	leaf := drawing.Box(middle.X-wide/2, middle.Y-high/2, wide, high)
	page.Rect(leaf, drawing.Outlined(drawing.White, 0.35, drawing.Ink))
	page.Label(leaf.Inset(2), "F", titleStyle, 9, drawing.Centre)
	edgeLine := drawing.Stroke{Width: 0.9, Colour: drawing.Accent, Round: true}
	arrow := drawing.Stroke{Width: 0.5, Colour: drawing.Accent, Round: true}
	var start, first, second, end drawing.Point
	if edge == Short {
		page.Line(drawing.Point{X: leaf.X, Y: leaf.Y}, drawing.Point{X: leaf.Right(), Y: leaf.Y}, edgeLine)
		start, end = drawing.Point{X: leaf.Right() + 1.5, Y: middle.Y + 3},
			drawing.Point{X: leaf.Right() + 1.5, Y: leaf.Y - 3}
		first, second = start.Plus(5, -2), end.Plus(5, 1)
	} else {
		page.Line(drawing.Point{X: leaf.X, Y: leaf.Y}, drawing.Point{X: leaf.X, Y: leaf.Bottom()}, edgeLine)
		start, end = drawing.Point{X: middle.X + 3, Y: leaf.Y - 1.5},
			drawing.Point{X: leaf.X - 5, Y: leaf.Y - 1}
		first, second = start.Plus(-2, -4), end.Plus(1.5, -4)
	}
	page.Path(drawing.Path{}.MoveTo(start).CurveTo(first, second, end), drawing.Paint{Stroke: arrow})
	// The head lies along the end of the curve.
	angle := math.Atan2(end.Y-second.Y, end.X-second.X)
	for _, side := range []float64{-0.5, 0.5} {
		sin, cos := math.Sincos(angle + side)
		page.Line(end, end.Plus(-2*cos, -2*sin), arrow)
	}
	room := drawing.Box(box.X+26, box.Y+2, box.Width-26, box.Height-4)
	page.ParagraphIn(room, words.BackEdge(string(edge)), boldStyle, smallestText, drawing.Left)
}
