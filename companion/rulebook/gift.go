package rulebook

import (
	"math"

	"homespun/companion/words"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// The folded rulebook, and how deep the box is, in millimetres.
const (
	bookWidth, bookLength = 148.0, 210.0
	bookThick             = 2.0
	leastDepth            = 14.0
	lidDepth              = 15.0 // at most: the lower part shows below, so that fingers get hold of it
	slack                 = 2.0  // between what lies in the box and its walls
)

// boxes returns the lower part of the boxes that a set takes, all alike, and how many they are, on sheets with an
// area of this width and height. They are as deep as saves a box, as long as everything still lies flat in them, the
// rulebook too where the sheets are large enough. None is possible where they are too small for the thickest piece.
func (b *Book) boxes(width, height float64) (tray parts.Tray, count int) {
	volume := parts.Volume(b.made) + bookWidth*bookLength*bookThick
	wide, long := b.widest()
	depth := max(leastDepth, parts.Thickest(b.made)+slack)
	fits := func(depth float64) parts.Tray {
		// The lid is wider than the lower part, but not as deep.
		side := max(depth, min(depth, lidDepth)+parts.Tray{}.Lid(0).Width/2)
		return parts.Tray{Width: min(bookWidth+slack, width-2*side), Length: min(bookLength+slack, height-2*side),
			Depth: depth}
	}
	for tray = fits(depth); tray.Width >= 2*depth && tray.Length >= 2*depth; depth++ {
		tray = fits(depth)
		count = int(math.Ceil(volume / (tray.Width * tray.Length * tray.Depth)))
		if next := fits(depth + 1); count == 1 || next.Width < min(wide, tray.Width) || next.Length < min(long, tray.Length) {
			return tray, count
		}
	}
	return tray, count
}

// widest returns how wide and long a box is in which all pieces lie flat. What is longer than the rulebook is folded
// in the middle.
func (b *Book) widest() (wide, long float64) {
	for _, part := range b.inBox() {
		for _, piece := range part.Pieces {
			across, along := piece.Size()
			if part.Kind == parts.Board || piece.Thick > 0 {
				continue
			}
			least, most := min(across, along), max(across, along)
			if most > bookLength+slack {
				least, most = min(least, most/2), max(least, most/2)
			}
			wide, long = max(wide, least), max(long, most)
		}
	}
	return wide, long
}

// Box returns the sheets of the box for a set: a lid and a lower part for each.
func (b *Book) Box(width, height float64) (pages []*drawing.Drawing) {
	tray, count := b.boxes(width, height)
	if count == 0 {
		page := drawing.New(width, height)
		page.Paragraph(page.Area(), words.BoxNone, parts.TextStyle, drawing.Left)
		return []*drawing.Drawing{page}
	}
	s := &setter{Book: b, width: width, height: height}
	lid := tray.Lid(min(tray.Depth, lidDepth))
	for range count {
		pages = append(pages,
			s.flat(lid, words.BoxLid, s.lidPicture, s.spine), s.flat(tray, words.BoxBottom, s.bottom, nil))
	}
	return pages
}

// boxMade shows how a box is made, from a lid with the picture of the set.
func (b *Book) boxMade(title string) parts.Sequence {
	// It is deep, so that its walls are seen in small.
	lid := parts.Tray{Width: bookWidth, Length: bookLength, Depth: leastDepth * 2}
	s := &setter{Book: b, width: lid.Width, height: lid.Length}
	colour := s.set.Colour()
	return lid.Sequence(title, colour, lid.Draw(colour, func(d *drawing.Drawing, box drawing.Rectangle) {
		d.Rect(drawing.Box(box.X+8, box.Y+14, box.Width-16, 34), drawing.Filled(colour))
	}, nil))
}

// flat returns a sheet with a flat tray in its middle, and what it is at its foot.
func (s *setter) flat(tray parts.Tray, name string, floor func(*drawing.Drawing, drawing.Rectangle),
	side func(*drawing.Drawing)) *drawing.Drawing {
	page := drawing.New(s.width, s.height)
	flat := tray.Draw(s.set.Colour(), floor, side)
	at := drawing.Point{X: (s.width - flat.Width) / 2, Y: (s.height - flat.Height) / 2}
	page.UseAt(&drawing.Symbol{Name: name, Drawing: flat}, at)
	if room := s.height - at.Y - flat.Height; room >= quietStyle.LineHeight() {
		page.Label(drawing.Box(0, at.Y+flat.Height, s.width, room), name, quietStyle, parts.Smallest, drawing.Centre)
	}
	return page
}

// lidPicture draws the top of the lid: names, picture, and for whom the game is.
func (s *setter) lidPicture(d *drawing.Drawing, box drawing.Rectangle) {
	inside := box.Inset(5)
	head := s.names(d, inside)
	chip := 9.0
	s.facts(d, drawing.Box(inside.X, inside.Bottom()-chip, inside.Width, chip))
	s.scenePicture(d, drawing.Box(inside.X, head+4, inside.Width, inside.Bottom()-chip-4-head-4))
}

// spine draws a wall of the lid: the name of the game, upright where the lid lies on the table.
func (s *setter) spine(d *drawing.Drawing) {
	d.Label(d.Area().Inset(2), s.set.Ruleset.Game.Title,
		parts.TitleStyle.Sized(22).In(drawing.TextOn(s.set.Colour())), parts.Smallest, drawing.Centre)
}

// bottom draws the underside of the box: the aim, what is in it as far as there is room, in pictures or in words, and
// who made the game.
func (s *setter) bottom(d *drawing.Drawing, box drawing.Rectangle) {
	inside := box.Inset(6)
	credit := &parts.Flow{}
	credit.Paragraph(parts.Credit(s.set.Ruleset.Game), quietStyle.In(drawing.Ink), parts.Dress{}, inside.Width)
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
func (b *Book) inBox() (list []parts.Part) {
	for _, part := range b.made {
		if part.Kind != parts.Pages && len(part.Pieces) > 0 && part.Use < parts.Quick {
			list = append(list, part)
		}
	}
	return list
}

// The size of a label for a bag, in millimetres: three lie across a sheet of A4.
const labelWidth, labelHeight = 60.0, 32.0

// Labels returns a label for a bag of each kind of piece that is not too large for one.
func (b *Book) Labels() (list []parts.Piece) {
	const large = 90.0 // mm: what is larger needs no bag
	s := &setter{Book: b}
	for _, part := range b.inBox() {
		wide, high := part.Pieces[0].Size()
		if part.Kind == parts.Board || min(wide, high) > large || counted(part) < 2 {
			continue
		}
		list = append(list, parts.Piece{Name: part.Title, Copies: 1, Front: s.label(part)})
	}
	return list
}

// label draws the label for a bag of pieces: what they look like, what they are called, and how many there are.
func (s *setter) label(part parts.Part) *drawing.Drawing {
	d := drawing.New(labelWidth, labelHeight)
	colour := s.set.Colour()
	d.Rect(d.Area(), drawing.Paint{Fill: drawing.Paper, Open: true})
	band := drawing.Box(0, labelHeight-9, labelWidth, 9)
	d.Rect(band, drawing.Paint{Fill: colour, Saver: drawing.Plain})
	s.pieces(d, drawing.Box(4, 2, labelWidth-8, labelHeight-9-3.5), part)
	words := words.Facts(part.Title, words.BookCount(counted(part)))
	d.Label(band.Inset(1), words, headStyle.Sized(13).In(drawing.TextOn(colour)), parts.Smallest, drawing.Centre)
	return d
}
