package rulebook

import (
	"cmp"
	"slices"
	"strings"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// The height of the picture of an example, in millimetres, and the most of what lies beside it, or below it
// where the picture does not become smaller so.
const leastPicture, mostPicture, mostLying = 25.0, 70.0, 48.0

// workedExamples returns the examples: each with its picture, what happens, and what is not possible.
func (s *setter) workedExamples() (list []block) {
	for _, w := range s.Examples() {
		list = append(list, s.one(w))
	}
	return list
}

// one returns an example as a block.
func (s *setter) one(w *Worked) block {
	above, below := &parts.Flow{}, &parts.Flow{}
	title, says := w.words(w.speaker)
	above.Place = s.place(w)
	s.heading(above, title, w)
	above.Place = ""
	if says != "" {
		below.Paragraph(says, bodyStyle, parts.Dress{}, s.column())
		below.Space(1)
	}
	if w.House {
		below.Paragraph(words.BookHouse, bodyStyle.In(drawing.Quiet), parts.Dress{}, s.column())
		below.Space(1)
	}
	for i, call := range w.Calls {
		if text, _ := w.speaker.Fill(call.Text); text != "" {
			s.numbered(below, i+1, text, "")
		}
	}
	s.told(below, w)
	scene, lying := s.gallery.pictured(w), s.lying(w)
	nowhere := len(s.gallery.refusedPlaces(scene, w)) == 0
	crossed := w.Refusal != "" && nowhere && len(lying) > 0 // what lies beside the picture
	if w.Refusal != "" {
		below.Space(1)
		refused := words.BookRefused
		if w.Bare || !crossed && nowhere {
			refused = words.BookNotAllowed
		}
		below.Paragraph(refused(w.Refusal), parts.BoldStyle.Sized(bodyStyle.Size).In(noColour),
			parts.Dress{Indent: bullet, Mark: "×"}, s.column())
	}
	if w.Bare && len(lying) > 0 {
		s.row(below, lying, mostLying)
	}
	shape := aspect(s.gallery.crop(scene, w, leastAspect))
	wide := s.column() - s.aside(lying)
	const around = 1.5
	text := above.Height() + below.Height() + 2*around
	if w.Bare {
		return block{chapter: words.BookExamples, least: text, most: text,
			draw: func(page *drawing.Drawing, box drawing.Rectangle) {
				put(page, above, box.X, box.Y, box.Width)
				put(page, below, box.X, box.Y+above.Height()+around, box.Width)
			}}
	}
	room := max(leastPicture, s.room()-text)
	most := min(mostPicture, wide/shape, room)
	tallest := most
	if len(lying) > 0 { // below the picture, where there is much room
		tallest = max(most, min(room, s.column()/shape+around+min(mostLying, highest(lying, s.column()))))
	}
	return block{chapter: words.BookExamples, least: text + min(leastPicture, most), most: text + tallest,
		draw: func(page *drawing.Drawing, box drawing.Rectangle) {
			put(page, above, box.X, box.Y, box.Width)
			high := box.Height - text
			y := box.Y + above.Height() + around
			aside := drawing.Box(box.X+wide+2*besides, y, box.Width-wide-2*besides, high)
			row := min(mostLying, highest(lying, box.Width), high*0.45)
			if len(lying) == 0 || high-row-around < most {
				s.gallery.draw(page, drawing.Box(box.X, y, wide, high), w, leastAspect)
				s.layRows(page, aside, lying)
			} else {
				s.gallery.draw(page, drawing.Box(box.X, y, box.Width, high-row-around), w, leastAspect)
				aside = drawing.Box(box.X, y+high-row, box.Width, row)
				s.lay(page, aside, lying)
			}
			if crossed {
				cross(page, aside.Centre(), crossArm)
			}
			put(page, below, box.X, y+high+around, box.Width)
		}}
}

// lying returns the pictures of what lies beside an example: pieces of the set, and tags of the scene by their piece.
func (s *setter) lying(w *Worked) (list []*drawing.Symbol) {
	scene := s.gallery.scene(w.after)
	for _, name := range w.Beside {
		name, _ = w.speaker.Fill(name)
		if symbol := s.lies(scene, name); symbol != nil {
			list = append(list, symbol)
		}
	}
	return list
}

// lies returns the picture of a piece of the set, or of a tag of a scene; nil for none of that name.
func (s *setter) lies(scene *tableau.Scene, name string) *drawing.Symbol {
	for _, part := range s.made {
		for _, piece := range part.Pieces {
			if strings.EqualFold(piece.Name, name) && part.Kind == parts.Cards {
				return &drawing.Symbol{Name: "beside-" + piece.Name, Drawing: piece.Seen()}
			}
		}
	}
	for _, tag := range scene.Tags {
		if s.gallery.called(engines.PieceArg, tag.Piece, name) {
			const wide, high = 170, 118 // pixels: so large that its words fill it
			for _, sheet := range tag.Face.Draw(tableau.Frame{Width: wide, Height: high, Density: 1, Text: 1}) {
				return &drawing.Symbol{Name: "tag-" + name, Drawing: sheet.Drawing}
			}
		}
	}
	return nil
}

// row adds pictures beside each other, as high as the column allows and at most so many millimetres.
func (s *setter) row(flow *parts.Flow, row []*drawing.Symbol, tallest float64) {
	flow.Space(1.5)
	flow.Box(min(tallest, highest(row, s.column())), func(d *drawing.Drawing, box drawing.Rectangle) {
		s.lay(d, box, row)
	})
	flow.Space(1.5)
}

// besides is the white between pictures that lie beside each other, in millimetres.
const besides = 1.5

// highest returns how high pictures beside each other can be in a width.
func highest(row []*drawing.Symbol, width float64) float64 {
	wide := 0.0 // of pictures as high as one millimetre
	for _, symbol := range row {
		wide += symbol.Drawing.Width / symbol.Drawing.Height
	}
	return (width - besides*float64(len(row)-1)) / wide
}

// aside returns how much of the column's width is for what lies beside a picture.
func (s *setter) aside(lying []*drawing.Symbol) float64 {
	switch {
	case len(lying) == 0:
		return 0
	case len(lying) <= 4:
		return s.column() * 0.34
	}
	return s.column() * 0.46
}

// layRows draws pictures into a box in pairs: up to two in two rows, more with two pairs in a row.
func (s *setter) layRows(page *drawing.Drawing, box drawing.Rectangle, lying []*drawing.Symbol) {
	across := 2
	if len(lying) > 4 {
		across = 4
	}
	rows := (len(lying) + across - 1) / across
	for i := range rows {
		high := (box.Height - besides*float64(rows-1)) / float64(rows)
		s.lay(page, drawing.Box(box.X, box.Y+float64(i)*(high+besides), box.Width, high),
			lying[i*across:min(len(lying), (i+1)*across)])
	}
}

// lay draws pictures beside each other into a box, equally high.
func (s *setter) lay(page *drawing.Drawing, box drawing.Rectangle, row []*drawing.Symbol) {
	most := highest(row, box.Width)
	high := min(box.Height, most)
	x, y := box.X+(1-high/most)*(box.Width-besides*float64(len(row)-1))/2, box.Centre().Y-high/2
	for _, symbol := range row {
		own := symbol.Drawing.Width / symbol.Drawing.Height * high
		page.UseIn(symbol, drawing.Box(x, y, own, high))
		x += own + besides
	}
}

// told adds what happens in an example, beside a bar: a sentence that holds a sum as a sum.
func (s *setter) told(flow *parts.Flow, w *Worked) {
	var plain []string
	style, dress := bodyStyle.Sized(10), parts.Dress{Indent: bullet, Bar: s.set.Colour()}
	flush := func() {
		if len(plain) > 0 {
			flow.Paragraph(strings.Join(plain, " "), style, dress, s.column())
			plain = nil
		}
	}
	for i, sentence := range w.Told {
		sum := w.sums[i]
		if sum.Terms == nil {
			plain = append(plain, sentence)
			continue
		}
		flush()
		s.sum(flow, sum)
	}
	flush()
}

// place returns the clause that an example stands for: of those that it explains the first that is changed, else the
// first.
func (s *setter) place(w *Worked) string {
	for _, d := range s.set.Ruleset.Differences() {
		if slices.Contains(w.Clauses, d.Clause) {
			return d.Clause
		}
	}
	if len(w.Clauses) == 0 {
		return ""
	}
	return w.Clauses[0]
}

// heading adds the title of an example with the clauses that it explains at its right, and a star where a house
// rule has changed it.
func (s *setter) heading(flow *parts.Flow, title string, w *Worked) {
	flow.Row(headStyle.LineHeight(), func(d *drawing.Drawing, box drawing.Rectangle) {
		right := 0.0
		if w.House {
			right = box.Height
			parts.HouseStar(d, drawing.Point{X: box.Right() - right/2, Y: box.Centre().Y})
		}
		ids := words.AndNames(w.Clauses)
		taken := drawing.Measure(ids, quietStyle) + 2
		d.Label(drawing.Box(box.X, box.Y, box.Width-right-taken, box.Height), title, headStyle, parts.Smallest,
			drawing.Left)
		d.Label(drawing.Box(box.Right()-right-taken, box.Y, taken, box.Height), ids, quietStyle, parts.Smallest,
			drawing.Right)
	})
}

// finer returns what comes up later, and the tables of the set.
func (s *setter) finer(how rulesets.HowTo) (list []block) {
	flow := &parts.Flow{}
	for _, text := range how.Finer {
		flow.Place = how.Changed[text]
		flow.Paragraph(text, bodyStyle, parts.Dress{Indent: bullet, Mark: "•"}, s.column())
		flow.Space(1.5)
	}
	name := words.BookFiner
	switch columns := s.columns(1); {
	case len(how.Finer) == 0:
		name = words.BookTables
	case flow.Height() <= columns.Height:
		high := flow.Height()
		list = append(list, block{name, high, high, func(page *drawing.Drawing, box drawing.Rectangle) {
			put(page, flow, box.X, box.Y, box.Width)
		}})
	default:
		for _, set := range flow.Pages(columns) {
			list = append(list, block{name, columns.Height, columns.Height,
				func(page *drawing.Drawing, box drawing.Rectangle) {
					page.Add(parts.Moved(set, box.X, box.Y).Marks...)
				}})
		}
	}
	var tables []block
	for _, part := range s.made {
		if part.Table {
			for _, piece := range part.Pieces {
				tables = append(tables, s.table(name, part, piece))
			}
		}
	}
	// Small ones go first, so that they find room below the rules.
	slices.SortStableFunc(tables, func(a, b block) int { return cmp.Compare(a.least, b.least) })
	return append(list, tables...)
}

// table returns a table of the set in its own size, smaller where the page is smaller.
func (s *setter) table(chapter string, part parts.Part, piece parts.Piece) block {
	front := piece.Front
	scale := min(1, s.column()/front.Width, s.room()/front.Height)
	high := front.Height * scale
	return block{chapter, high, high, func(page *drawing.Drawing, box drawing.Rectangle) {
		page.UseIn(&drawing.Symbol{Name: "table-" + part.ID + piece.Name, Drawing: front}, box)
	}}
}
