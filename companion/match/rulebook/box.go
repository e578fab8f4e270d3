package rulebook

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"homespun/companion/match/words"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// aim adds the page with the aim, how one wins, and what is in the box.
func (s *setter) aim(how rulesets.HowTo) {
	flow := &parts.Flow{}
	s.aimPanel(flow, how)
	flow.Space(4)
	flow.HouseRules(s.set, bodyStyle.Sized(parts.Smallest), s.column())
	flow.Space(3)
	flow.Heading(words.BookBox, headStyle.Sized(15))
	flow.Space(2)
	rest := s.room() - flow.Height() - 2
	if rest < lowestCell { // they begin a page
		rest = s.room()
	}
	s.components(flow, s.column(), rest)
	s.chapter(words.BookAim, flow, s.columns(1))
}

// lowestCell is how high a cell of what is in the box is at least, among four, in millimetres.
const lowestCell = 28.0

// components adds what is in the box in rows of three cells or four, in a width and about a height.
func (s *setter) components(flow *parts.Flow, width, height float64) {
	list := s.inBox()
	const white, least, most = 3.0, 36.0, 56.0 // least and most is how high a cell is among three
	across := 3
	high := func() float64 { return height/math.Ceil(float64(len(list))/float64(across)) - white }
	for across < 4 && high() < least {
		across++
	}
	tall := max(lowestCell, min(most, high()))
	wide := (width - float64(across-1)*white) / float64(across)
	for ; len(list) > 0; list = list[min(across, len(list)):] {
		row := list[:min(across, len(list))]
		flow.Box(tall, func(d *drawing.Drawing, box drawing.Rectangle) {
			for i, part := range row {
				s.component(d, drawing.Box(box.X+float64(i)*(wide+white), box.Y, wide, tall), part)
			}
		})
		flow.Space(white)
	}
}

// aimPanel adds the aim of the game in large letters on a panel. A deck alone has none.
func (s *setter) aimPanel(flow *parts.Flow, how rulesets.HowTo) {
	if how.Aim == "" {
		return
	}
	const pad = 4.0
	set := &parts.Flow{Place: how.Changed[how.Aim]}
	set.Paragraph(how.Aim, bodyStyle.Sized(13), parts.Dress{}, s.column()-2*pad)
	flow.Box(set.Height()+2*pad, func(d *drawing.Drawing, box drawing.Rectangle) {
		s.panel(d, box)
		put(d, set, box.X+pad, box.Y+pad, box.Width-2*pad)
	})
}

// component draws what is in the box of one kind into a cell: some of its pieces, what it is called, and how many
// there are.
func (s *setter) component(d *drawing.Drawing, box drawing.Rectangle, part parts.Part) {
	d.RoundedRect(box, 2.5, drawing.Outlined(drawing.Paper, 0.3, s.set.Colour()))
	inside := box.Inset(2)
	title := headStyle.Sized(11)
	called := drawing.Wrap(part.Title, title.Sized(parts.Smallest), inside.Width)
	note := noted(part.Note, quietStyle, inside.Width)
	head, badge := float64(len(called))*title.LineHeight(), badgeHigh+1.5
	if head+float64(len(note))*quietStyle.LineHeight()+badge+lowestPicture > inside.Height {
		note = nil
	}
	text := head + float64(len(note))*quietStyle.LineHeight()
	y := inside.Bottom() - text
	top, count := inside.Y, counted(part)
	badged := count > 1 && !countsItself(note)
	if badged {
		top = box.Y + badgeHigh + 1.5
	}
	drawPieces(d, drawing.Box(inside.X, top, inside.Width, y-top-1.5), part)
	for _, line := range called {
		d.Label(drawing.Box(inside.X, y, inside.Width, title.LineHeight()), line, title, parts.Smallest, drawing.Centre)
		y += title.LineHeight()
	}
	for _, line := range note {
		d.Label(drawing.Box(inside.X, y, inside.Width, quietStyle.LineHeight()), line, quietStyle, parts.Smallest,
			drawing.Centre)
		y += quietStyle.LineHeight()
	}
	if badged {
		s.count(d, drawing.Point{X: box.Right(), Y: box.Y}, words.BookCount(count))
	}
}

// countsItself reports whether a note begins with a number: it says how many there are.
func countsItself(note []string) bool { return len(note) > 0 && unicode.IsDigit([]rune(note[0])[0]) }

// lowestPicture is how high the picture in a cell is at least, in millimetres, before its note is left out.
const lowestPicture = 3.0

// badgeHigh is how high the badge with a number is, in millimetres.
const badgeHigh = 6.4

// count draws how many there are on a badge at the top right corner of a cell.
func (s *setter) count(d *drawing.Drawing, corner drawing.Point, text string) {
	style := headStyle.Sized(12).In(drawing.TextOn(s.set.Colour()))
	wide := drawing.Measure(text, style) + 4
	badge := drawing.Box(corner.X-wide-1.2, corner.Y+1.2, wide, badgeHigh)
	d.RoundedRect(badge, badgeHigh/2, drawing.Paint{Fill: s.set.Colour(), Stroke: drawing.Line(0.5, drawing.Paper),
		Saver: drawing.Plain})
	d.Label(badge.Inset(0.4), text, style, parts.Smallest, drawing.Centre)
}

// counted returns how many pieces of a part lie in the box: what is put together counts once, feet do not.
func counted(part parts.Part) (n int) {
	var kits []string
	for _, piece := range part.Pieces {
		switch {
		case piece.Foot || piece.Kit != "" && slices.Contains(kits, piece.Kit):
			continue
		case piece.Kit != "":
			kits = append(kits, piece.Kit)
		}
		n += piece.Copies
	}
	return n
}

// noted returns the lines of a note, at most three: all of it, else its first sentences, or nothing.
func noted(note string, style drawing.Style, width float64) []string {
	for note != "" {
		if lines := drawing.Wrap(note, style, width); len(lines) <= 3 {
			return lines
		}
		note = note[:strings.LastIndex(note[:len(note)-1], ". ")+1]
	}
	return nil
}

// drawPieces draws pieces of a part into a box: one that is as high as a page by its upper end, of cards a
// fan, of small ones some that differ.
func drawPieces(d *drawing.Drawing, box drawing.Rectangle, part parts.Part) {
	const page = 70.0 // mm: what is this high is a page to read
	seen := different(part)
	first := seen[0].Drawing
	switch {
	case part.Kind == parts.Board || first.Width > 2*first.Height:
		seenIn(d, seen[0], box)
	case part.Kind == parts.Cards:
		fan(d, box, seen)
	case first.Height > page*1.2 && first.Width > page*0.6 && first.Height > first.Width:
		upperEnd(d, box, seen[0])
	case len(seen) == 4 && first.Height < first.Width*1.3 && box.Height > box.Width*0.4:
		for i, symbol := range seen { // two by two
			cell := drawing.Box(box.X+float64(i%2)*box.Width/2, box.Y+float64(i/2)*box.Height/2, box.Width/2,
				box.Height/2)
			seenIn(d, symbol, cell.Inset(0.6))
		}
	default:
		each := box.Width / float64(len(seen))
		for i, symbol := range seen {
			seenIn(d, symbol, drawing.Box(box.X+float64(i)*each, box.Y, each, box.Height).Inset(0.4))
		}
	}
}

// different returns the pictures of pieces of a part that differ, at most four of them, spread over all; of large
// ones, or where there is no other, a single one.
func different(part parts.Part) (list []*drawing.Symbol) {
	const large = 60.0 // mm
	var pieces []parts.Piece
	for _, piece := range part.Pieces {
		if !piece.Foot && (piece.Kit == "" || len(pieces) == 0 || pieces[len(pieces)-1].Kit != piece.Kit) {
			pieces = append(pieces, piece)
		}
	}
	if len(pieces) == 0 {
		pieces = part.Pieces[:1]
	}
	most := 4
	if first := pieces[0].Seen(); part.Kind != parts.Cards && first.Width > large {
		most = 1
	}
	shown := min(most, len(pieces))
	for i := range shown {
		piece := pieces[i*len(pieces)/shown]
		list = append(list, &drawing.Symbol{Name: "box-" + part.ID + piece.Name, Drawing: piece.Seen()})
	}
	return list
}

// upperEnd draws the upper end of a page, large enough to know it again.
func upperEnd(d *drawing.Drawing, box drawing.Rectangle, page *drawing.Symbol) {
	wide := min(box.Width, box.Height*1.25)
	scale := wide / page.Drawing.Width
	high := page.Drawing.Height * scale
	sheet := drawing.Box(box.Centre().X-wide/2, box.Y, wide, min(box.Height, high))
	d.Rect(sheet, drawing.Filled(drawing.Paper))
	d.Add(drawing.Use{Symbol: page, At: drawing.Point{X: sheet.Centre().X, Y: sheet.Y + high/2}, Scale: scale,
		Clip: sheet, Silent: true})
	d.Rect(sheet, drawing.Outlined(drawing.None, 0.3, drawing.Quiet))
}

// fan draws cards one before the other, as in a hand.
func fan(d *drawing.Drawing, box drawing.Rectangle, cards []*drawing.Symbol) {
	front := cards[0].Drawing
	scale := min(box.Height*0.86/front.Height, box.Width*0.5/front.Width)
	step := 0.0
	if len(cards) > 1 {
		step = min((box.Width-front.Width*scale*1.2)/float64(len(cards)-1), front.Width*scale*0.6)
	}
	for i, card := range cards {
		off := float64(i) - float64(len(cards)-1)/2
		d.Add(drawing.Use{Symbol: card, At: box.Centre().Plus(off*step, off*off*0.8), Scale: scale, Turn: off * 7,
			Silent: true})
	}
}

// seenIn draws a symbol in the middle of a box, as large as fits, as a picture whose words are not read.
func seenIn(d *drawing.Drawing, symbol *drawing.Symbol, box drawing.Rectangle) {
	scale := min(box.Width/symbol.Drawing.Width, box.Height/symbol.Drawing.Height)
	d.Add(drawing.Use{Symbol: symbol, At: box.Centre(), Scale: scale, Silent: true})
}
