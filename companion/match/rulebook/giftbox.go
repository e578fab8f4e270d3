package rulebook

import (
	"math"
	"slices"

	"homespun/companion/match/words"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/printables/scene"
	"homespun/printables/trays"
	paperwords "homespun/printables/words"
)

// How deep the box is, in millimetres.
const (
	leastDepth, mostDepth = 14.0, 60.0
	lidDepth              = 15.0 // at most: the lower part shows below, so that fingers get hold of it
	leastLid              = 5.0
	overlap               = 8.0 // of the walls of the lid at least, where it stands on what lies in the box
	slack                 = 2.0 // between what lies in the box and its walls
	mostBoxes             = 6
)

// boxes are the boxes for a set, all alike.
type boxes struct {
	tray  trays.Tray // the lower part; of two halves where it is too deep for a sheet
	lid   trays.Tray
	halve bool
	// piles is what lies in each of them.
	piles [][]pile
	// beside are the titles of the parts that have no room in any.
	beside []string
}

// sheet returns the paper of a set, room the area for parts on it, both in millimetres and upright.
func (c *contents) sheet() drawing.Rectangle {
	if c.set.Sheet.Empty() {
		return drawing.Box(0, 0, 210, 297)
	}
	return c.set.Sheet
}

func (c *contents) room() drawing.Rectangle {
	if c.set.Room.Empty() {
		return drawing.Box(10, 10, 190, 266.5)
	}
	return c.set.Room
}

// boxes returns the boxes that a set takes. Their floor takes the folded rulebook; they are as few as
// possible, and not deeper than they need to be. There are none where the paper is too small.
func (c *contents) boxes() (made boxes) {
	sheet, room := c.sheet(), c.room()
	tray := trays.Tray{Width: sheet.Height/2 + slack, Length: sheet.Width + slack}
	flat := func(t trays.Tray) float64 { return min((room.Width-t.Width)/2, (room.Height-t.Length)/2) }
	whole, halved := flat(tray), min(mostDepth, deepestHalf(tray, room.Width, room.Height))
	lid := min(lidDepth, flat(tray.Lid(0)))
	if lid < leastLid {
		return made
	}
	things, beside := c.things(tray.Width-slack, tray.Length-slack)
	most := max(whole, halved)
	for count := 1; count <= mostBoxes; count++ {
		for depth := min(leastDepth, whole); depth <= most; depth = deeper(depth, whole) {
			made = boxes{lid: tray.Lid(min(lid, depth)), halve: depth > whole, beside: beside}
			made.tray = tray
			made.tray.Depth = depth
			inside := depth + max(0, made.lid.Depth-overlap)
			rest := things
			for range count {
				var piles []pile
				piles, rest = fill(rest, tray.Width-slack, tray.Length-slack, inside)
				made.piles = append(made.piles, piles)
			}
			if len(rest) == 0 {
				return made
			}
			if count == mostBoxes && deeper(depth, whole) > most {
				made.beside = append(made.beside, c.titles(rest)...)
			}
		}
	}
	return made
}

// deeper returns the next depth to try, in millimetres: the deepest that comes from a whole sheet is among
// them.
func deeper(depth, whole float64) float64 {
	if depth < whole {
		return min(depth+1, whole)
	}
	return math.Floor(depth) + 1
}

// titles returns the titles of the parts of which things are.
func (c *contents) titles(things []thing) (list []string) {
	for _, part := range c.made {
		if slices.ContainsFunc(things, func(t thing) bool { return t.part == part.ID }) {
			list = append(list, part.Title)
		}
	}
	return list
}

// boxPart returns the part of the boxes: with what lies beside them, and how a board is folded for them.
// Whole returns the whole book, from which they are drawn.
func (c *contents) boxPart(whole func() *Book) parts.Part {
	boxes := c.boxes()
	part := parts.Part{ID: "box", Title: words.BoxTitle, Note: words.BoxNone, Kind: parts.Pages, Card: true,
		Use:  parts.Extra,
		Fill: func(width, height float64) []*drawing.Drawing { return whole().box(boxes, width, height) }}
	if len(boxes.piles) == 0 {
		part.Card, part.Notices = false, []string{words.BoxNone} // there is nothing to cut
		return part
	}
	const work = 150 // seconds for the tabs and folds of a sheet
	part.Note, part.Work = words.BoxNote(len(boxes.piles)), work
	if len(boxes.beside) > 0 {
		part.Notices = []string{words.BoxBeside(boxes.beside)}
		part.Note += " " + part.Notices[0]
	}
	part.Steps = []string{words.BoxStep, words.BoxStepGlue}
	if boxes.halve {
		part.Steps = append(part.Steps, words.BoxStepHalves)
	}
	part.Tools = []string{paperwords.GlueStick, paperwords.Scorer}
	part.Made = []parts.Sequence{c.boxMade(words.BoxTitle, boxes.halve)}
	for _, board := range c.made {
		for _, t := range slices.Concat(boxes.piles...) {
			if t.part == board.ID && board.Kind == parts.Board && t.columns*t.rows > 1 {
				part.Steps = append(part.Steps, words.BoxStepFold(board.Title, t.columns, t.rows))
				part.Made = append(part.Made, folding(words.BoxFolded(board.Title), board.Pieces[0].Front, t.columns, t.rows))
			}
		}
	}
	return part
}

// box returns the sheets of the boxes for a set, as large as the area for parts: a lid and a lower part for
// each.
func (b *Book) box(boxes boxes, width, height float64) (pages []*drawing.Drawing) {
	count := len(boxes.piles)
	if count == 0 {
		page := drawing.New(width, height)
		page.Paragraph(page.Area(), words.BoxNone, parts.TextStyle, drawing.Left)
		return []*drawing.Drawing{page}
	}
	s := b.setter(width, height)
	colour := s.set.Colour()
	for i := range count {
		pages = append(pages, s.flat(boxes.lid.Draw(colour, s.lidPicture(i, count), s.spine), words.BoxLid(i+1, count)))
		lower := boxes.tray.Draw(colour, s.bottom, nil)
		if !boxes.halve {
			pages = append(pages, s.flat(lower, words.BoxBottom(i+1, count)))
			continue
		}
		for _, half := range halves(boxes.tray, lower) {
			pages = append(pages, s.flat(half, words.BoxHalf(i+1, count)))
		}
	}
	return pages
}

// boxMade shows how a box is made, from a lid with the picture of the set.
func (c *contents) boxMade(title string, halves bool) parts.Sequence {
	// It is deep, so that its walls are seen in small.
	lid := trays.Tray{Width: 148, Length: 210, Depth: leastDepth * 2}
	colour := c.set.Colour()
	return lid.Sequence(title, colour, halves, lid.Draw(colour, func(d *drawing.Drawing, box drawing.Rectangle) {
		d.Rect(drawing.Box(box.X+8, box.Y+14, box.Width-16, 34), drawing.Filled(colour))
	}, nil))
}

// flat returns a sheet with a flat tray in its middle, turned where that is wider than the sheet, and what it
// is at its foot.
func (s *setter) flat(tray *drawing.Drawing, name string) *drawing.Drawing {
	page := drawing.New(s.width, s.height)
	turn, high := 0.0, tray.Height
	if tray.Width > s.width+1e-9 {
		turn, high = 90, tray.Width
	}
	page.Use(&drawing.Symbol{Name: name, Drawing: tray}, page.Area().Centre(), 1, turn)
	if room := (s.height - high) / 2; room >= quietStyle.LineHeight() {
		page.Label(drawing.Box(0, s.height-room, s.width, room), name, quietStyle, parts.Smallest, drawing.Centre)
	}
	return page
}

// lidPicture returns what draws the top of a lid: names, picture, and for whom the game is, and which of
// several boxes it is.
func (s *setter) lidPicture(i, count int) func(d *drawing.Drawing, box drawing.Rectangle) {
	return func(d *drawing.Drawing, box drawing.Rectangle) {
		const chip = 9.0
		inside := box.Inset(5)
		row := drawing.Box(inside.X, inside.Bottom()-chip, inside.Width, chip)
		picture := drawing.Box(box.X, box.Y, box.Width, row.Y-box.Y)
		bottom := row.Y - 4
		if count > 1 {
			bottom -= boxNumber
		}
		if !landscape(s, d, picture, d.Area(), box.X+box.Bottom()-picture.Bottom()) {
			head := s.names(d, inside)
			s.scenePicture(d, drawing.Box(inside.X, head+4, inside.Width, bottom-head-4))
		}
		s.facts(d, row)
		if count > 1 {
			scene.Plate(d, drawing.Box(inside.X, bottom, inside.Width, boxNumber-1), words.BoxOf(i+1, count), s.set.Colour())
		}
	}
}

// boxNumber is how high a plate is that says which box it is, with the gap below it, in millimetres.
const boxNumber = 8.0

// spine draws a wall of the lid: the name of the game, upright where the lid lies on the table.
func (s *setter) spine(d *drawing.Drawing) {
	title, area := s.set.Ruleset.Game.Title, d.Area().Inset(2)
	style := parts.TitleStyle.Sized(22).In(drawing.TextOn(s.set.Colour()))
	if wide := drawing.Measure(title, style) + 8; wide < area.Width {
		area = drawing.Box(area.Centre().X-wide/2, area.Y, wide, area.Height)
	}
	d.RoundedRect(area, 2, drawing.Paint{Fill: s.set.Colour(), Saver: drawing.Plain})
	d.Label(area, title, style, parts.Smallest, drawing.Centre)
}

// bottom draws the underside of the box: the aim, what is in it as far as there is room, in pictures or in words, and
// who made the game.
func (s *setter) bottom(d *drawing.Drawing, box drawing.Rectangle) {
	inside := box.Inset(6)
	credit := &parts.Flow{}
	credit.Paragraph(parts.Credit(s.set.Ruleset), quietStyle.In(drawing.Ink), parts.Dress{}, inside.Width)
	room := inside.Height - credit.Height() - 3
	for _, contents := range []func(*parts.Flow){
		func(flow *parts.Flow) { s.components(flow, inside.Width, room-flow.Height()) },
		func(flow *parts.Flow) {
			for _, part := range s.inBox() {
				flow.Paragraph(part.Title, bodyStyle, parts.Dress{Indent: 4, Mark: "•"}, inside.Width)
			}
		}, nil,
	} {
		flow := &parts.Flow{}
		flow.Paragraph(s.speaker.HowTo().Aim, bodyStyle.Sized(13), parts.Dress{}, inside.Width)
		if contents != nil {
			flow.Space(3)
			flow.Heading(words.BookBox, headStyle.Sized(15))
			flow.Space(2)
			contents(flow)
		}
		if flow.Height() <= room {
			put(d, flow, inside.X, inside.Y, inside.Width)
			break
		}
	}
	put(d, credit, inside.X, inside.Bottom()-credit.Height(), inside.Width)
}

// inBox returns the parts whose pieces lie in the box.
func (c *contents) inBox() (list []parts.Part) {
	for _, part := range c.made {
		if part.Kind != parts.Pages && len(part.Pieces) > 0 && part.Use < parts.Quick {
			list = append(list, part)
		}
	}
	return list
}

// The size of a label for a bag, in millimetres: three lie across a sheet of A4.
const labelWidth, labelHeight = 60.0, 32.0

// labels returns a label for a bag of each kind of piece that is not too large for one.
func (c *contents) labels() (list []parts.Piece) {
	const large = 90.0 // mm: what is larger needs no bag
	for _, part := range c.inBox() {
		wide, high := part.Pieces[0].Size()
		if part.Kind == parts.Board || min(wide, high) > large || counted(part) < 2 {
			continue
		}
		list = append(list, parts.Piece{Name: part.Title, Copies: 1, Front: c.label(part)})
	}
	return list
}

// label draws the label for a bag of pieces: what they look like, what they are called, and how many there are.
func (c *contents) label(part parts.Part) *drawing.Drawing {
	d := drawing.New(labelWidth, labelHeight)
	colour := c.set.Colour()
	d.Rect(d.Area(), drawing.Paint{Fill: drawing.Paper, Open: true})
	band := drawing.Box(0, labelHeight-9, labelWidth, 9)
	d.Rect(band, drawing.Paint{Fill: colour, Saver: drawing.Plain})
	drawPieces(d, drawing.Box(4, 2, labelWidth-8, labelHeight-9-3.5), part)
	title := words.Facts(part.Title, words.BookCount(counted(part)))
	style := headStyle.Sized(13).In(drawing.TextOn(colour))
	d.Label(band.Inset(1), title, style, parts.Smallest, drawing.Centre)
	return d
}
