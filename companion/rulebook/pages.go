package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"homespun/companion/words"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// Measures of the pages, in millimetres.
const (
	edge   = 7.0  // white at the sides of a page
	bar    = 10.0 // the band with the chapter's name
	under  = 4.0  // between the band and the text
	foot   = 7.0  // for the number of the page
	margin = 15.0 // for the clauses beside the text
	gap    = 3.0  // between paragraphs
	// barIndent is the space for a bar beside what happens in an example.
	barIndent = 4.0
	// exampleHeight is how high the picture of an example is at most: two examples share a page.
	exampleHeight = 41.0
)

// The styles of the booklet.
var (
	bodyStyle  = parts.TextStyle.Sized(10.5)
	headStyle  = parts.TitleStyle.Sized(13)
	quietStyle = parts.TextStyle.Sized(9).In(drawing.Quiet)
)

// Pages returns the pages of the booklet, each of a width and height in millimetres. Their number is a multiple of
// four; pages left over are for the family's own rules.
func (b *Book) Pages(width, height float64) []*drawing.Drawing {
	s := &setter{Book: b, width: width, height: height}
	how := b.speaker.HowTo()
	s.title()
	s.aim(how)
	s.setup()
	s.turn(how)
	s.workedExamples()
	s.finer(how)
	s.clauses()
	for len(s.pages)%4 != 0 {
		s.own()
	}
	for i, page := range s.pages[1:] {
		page.Label(drawing.Box(edge, height-foot, width-2*edge, foot), fmt.Sprint(i+2), quietStyle, parts.Smallest,
			drawing.Centre)
	}
	return s.pages
}

// setter sets the pages of a book.
type setter struct {
	*Book
	width, height float64
	pages         []*drawing.Drawing
}

// column returns the width of the text.
func (s *setter) column() float64 { return s.width - 2*edge }

// columns returns the columns of a chapter.
func (s *setter) columns(count int) parts.Columns {
	return parts.Columns{Count: count, Width: s.column(), Height: s.height - bar - under - foot, Gutter: 6}
}

// chapter adds pages with a text under a band with the chapter's name.
func (s *setter) chapter(name string, flow *parts.Flow, columns parts.Columns) {
	for _, set := range flow.Pages(columns) {
		page := s.page(name)
		page.Add(parts.Moved(set, edge, bar+under).Marks...)
	}
}

// page adds a page with the band of a chapter.
func (s *setter) page(name string) *drawing.Drawing {
	page := drawing.New(s.width, s.height)
	s.pages = append(s.pages, page)
	colour := s.set.Colour()
	band := drawing.Box(edge-2, 0, s.column()+4, bar)
	page.RoundedRect(band, 2, drawing.Paint{Fill: colour, Saver: drawing.Plain})
	page.Label(band.Inset(1.5).Moved(2, 0), name, parts.TitleStyle.Sized(15).In(drawing.TextOn(colour)),
		parts.Smallest, drawing.Left)
	return page
}

// title adds the first page: the names, a picture, for whom the game is and who made it.
func (s *setter) title() {
	page := drawing.New(s.width, s.height)
	s.pages = append(s.pages, page)
	ruleset, colour := s.set.Ruleset, s.set.Colour()
	game := ruleset.Game
	head := drawing.Box(edge-2, 0, s.column()+4, 38)
	page.RoundedRect(head, 4, drawing.Paint{Fill: colour, Saver: drawing.Plain})
	ink := drawing.TextOn(colour)
	page.Label(drawing.Box(head.X+5, 5, head.Width-10, 17), game.Title, parts.TitleStyle.Sized(36).In(ink), 14,
		drawing.Centre)
	second := ruleset.Name
	if s.set.Theme.Name != "" {
		second = words.Facts(second, s.set.Theme.Name)
	}
	page.Label(drawing.Box(head.X+5, 24, head.Width-10, 8), second, parts.BoldStyle.Sized(12).In(ink),
		parts.Smallest, drawing.Centre)

	summary := &parts.Flow{}
	summary.Paragraph(game.Summary, bodyStyle.Sized(11.5), parts.Dress{}, s.column())
	least, most, _ := ruleset.Seats()
	facts := []string{words.Players(least, most), words.Minutes(game.Minutes[0], game.Minutes[1]), words.Age(game.Age)}
	credit := &parts.Flow{}
	credit.Paragraph(parts.Credit(game), quietStyle, parts.Dress{}, s.column())

	bottom := s.height - credit.Height() - 2
	set := func(flow *parts.Flow, y float64) {
		drawn := flow.Pages(parts.Columns{Count: 1, Width: s.column(), Height: flow.Height() + 1})[0]
		page.Add(parts.Moved(drawn, edge, y).Marks...)
	}
	set(credit, bottom)
	const chip = 12.0
	bottom -= chip + 5
	each := (s.column() - 2*gap) / float64(len(facts))
	for i, fact := range facts {
		box := drawing.Box(edge+float64(i)*(each+gap), bottom, each, chip)
		page.RoundedRect(box, 3, drawing.Paint{Fill: colour.Mixed(drawing.White, 0.8), Saver: drawing.Plain})
		page.Label(box.Inset(1), words.Sentence(fact), parts.BoldStyle.Sized(11), parts.Smallest, drawing.Centre)
	}
	bottom -= summary.Height() + 5
	set(summary, bottom)
	box := drawing.Box(edge, head.Bottom()+5, s.column(), bottom-5-head.Bottom()-5)
	page.Add(parts.Moved(s.Picture(box.Width, box.Height), box.X, box.Y).Marks...)
}

// aim adds the page with the aim, how one wins, and what is in the box.
func (s *setter) aim(how rulesets.HowTo) {
	flow := &parts.Flow{}
	flow.Paragraph(how.Aim, bodyStyle.Sized(12.5), parts.Dress{}, s.column())
	flow.Space(4)
	flow.HouseRules(s.set.Ruleset, bodyStyle.Sized(parts.Smallest), s.column())
	flow.Space(3)
	flow.Heading(words.BookBox, headStyle)
	flow.Space(1.5)
	for _, part := range s.made {
		if part.Kind == parts.Pages || len(part.Pieces) == 0 || part.Use == parts.Extra {
			continue
		}
		s.component(flow, part)
	}
	s.chapter(words.BookAim, flow, s.columns(1))
}

// component adds a line of the list of what is in the box: a picture of its first piece, and how many there are.
func (s *setter) component(flow *parts.Flow, part parts.Part) {
	const high, wide = 13.0, 30.0
	count := 0
	for _, piece := range part.Pieces {
		count += piece.Copies
	}
	title := part.Title
	if count > 1 {
		title = words.BookPieces(title, count)
	}
	note := drawing.Wrap(part.Note, quietStyle, s.column()-wide-3)
	note = note[:min(len(note), 2)]
	flow.Box(high, func(d *drawing.Drawing, box drawing.Rectangle) {
		front := part.Pieces[0].Front
		place := drawing.Box(box.X, box.Y+0.5, wide-2, high-1)
		d.UseIn(&drawing.Symbol{Name: "box-" + part.ID, Drawing: front}, place)
		y := box.Y + (high-headStyle.Sized(11).LineHeight()-float64(len(note))*quietStyle.LineHeight())/2
		line := drawing.Box(box.X+wide, y, box.Width-wide, headStyle.Sized(11).LineHeight())
		d.Label(line, title, headStyle.Sized(11), parts.Smallest, drawing.Left)
		for i, text := range note {
			d.Label(drawing.Box(line.X, line.Bottom()+float64(i)*quietStyle.LineHeight(), line.Width,
				quietStyle.LineHeight()), text, quietStyle, parts.Smallest, drawing.Left)
		}
	})
	flow.Space(2)
}

// setup adds the page with the board as it is at the beginning and numbers that say what goes where.
func (s *setter) setup() {
	picture, ok := s.example("setup")
	if !ok {
		return
	}
	flow := &parts.Flow{}
	if text, _ := s.speaker.Fill(picture.Text); text != "" {
		flow.Paragraph(text, bodyStyle, parts.Dress{}, s.column())
		flow.Space(gap)
	}
	s.picture(flow, picture, s.height*0.5)
	flow.Space(gap)
	for i, call := range picture.Calls {
		text, _ := s.speaker.Fill(call.Text)
		if text == "" {
			continue
		}
		s.numbered(flow, i+1, text)
	}
	s.chapter(words.BookSetup, flow, s.columns(1))
}

// picture adds the picture of an example, as wide as the column unless that is too high.
func (s *setter) picture(flow *parts.Flow, w *Worked, highest float64) {
	scene := s.scene(w.before)
	high := min(highest, s.column()/aspect(s.around(scene, w.Around)))
	flow.Row(high, func(d *drawing.Drawing, box drawing.Rectangle) { s.draw(d, box, w) })
}

// numbered adds a paragraph with a number in a disc.
func (s *setter) numbered(flow *parts.Flow, number int, text string) {
	const indent = 8.0
	set := &parts.Flow{}
	set.Paragraph(text, bodyStyle, parts.Dress{}, s.column()-indent)
	high := set.Height()
	flow.Box(max(high, 2*discRadius+0.6), func(d *drawing.Drawing, box drawing.Rectangle) {
		disc(d, drawing.Point{X: box.X + discRadius, Y: box.Y + discRadius}, number)
		drawn := set.Pages(parts.Columns{Count: 1, Width: box.Width - indent, Height: high + 1})[0]
		d.Add(parts.Moved(drawn, box.X+indent, box.Y+0.4).Marks...)
	})
	flow.Space(1.6)
}

// turn adds the strip of a turn: each step with its picture, and an arrow to the next.
func (s *setter) turn(how rulesets.HowTo) {
	const pad, side, arrow = 3.0, 15.0, 4.5
	flow, style := &parts.Flow{}, bodyStyle.Sized(11)
	indent := side + 3*pad
	for i, step := range how.Turn {
		set := &parts.Flow{}
		set.Paragraph(step, style, parts.Dress{}, s.column()-indent-pad)
		text := set.Height()
		high := max(text, side) + 2*pad
		last := i == len(how.Turn)-1
		flow.Box(high+arrow, func(d *drawing.Drawing, box drawing.Rectangle) {
			panel := drawing.Box(box.X, box.Y, box.Width, high)
			colour := s.set.Colour()
			d.RoundedRect(panel, 3, drawing.Paint{Fill: colour.Mixed(drawing.White, 0.86),
				Stroke: drawing.Line(0.3, colour), Saver: drawing.Plain})
			if icon := s.icon(how.Pictures[i]); icon != nil {
				d.UseIn(icon, drawing.Box(panel.X+pad+2, panel.Centre().Y-side/2, side, side))
			}
			disc(d, drawing.Point{X: panel.X + 1.5, Y: panel.Y + 1.5}, i+1)
			drawn := set.Pages(parts.Columns{Count: 1, Width: panel.Width - indent - pad, Height: text + 1})[0]
			d.Add(parts.Moved(drawn, panel.X+indent, panel.Centre().Y-text/2).Marks...)
			if middle := panel.X + pad + 2 + side/2; !last {
				d.Polygon([]drawing.Point{{X: middle - 3, Y: panel.Bottom() + 0.7},
					{X: middle + 3, Y: panel.Bottom() + 0.7}, {X: middle, Y: panel.Bottom() + arrow - 0.6}},
					drawing.Paint{Fill: colour, Keep: true})
			}
		})
	}
	s.chapter(words.BookTurn, flow, s.columns(1))
}

// icon returns the picture of a step: that of a noun of the theme, or an icon; nil for none.
func (s *setter) icon(name string) *drawing.Symbol {
	if slices.Contains(s.set.Engine.Info().Words, name) {
		name = s.set.Theme.Icon(name, 1)
	}
	return drawing.Picture(name)
}

// workedExamples adds the examples: each with its picture, what happens, and what is not possible. None is broken
// across pages.
func (s *setter) workedExamples() {
	list := s.Examples()
	if len(list) == 0 {
		return
	}
	flow := &parts.Flow{}
	for _, w := range list {
		one := &parts.Flow{}
		s.one(one, w)
		high := one.Height()
		flow.Space(6)
		flow.Box(high, func(d *drawing.Drawing, box drawing.Rectangle) {
			set := one.Pages(parts.Columns{Count: 1, Width: box.Width, Height: high + 1})[0]
			d.Add(parts.Moved(set, box.X, box.Y).Marks...)
		})
	}
	s.chapter(words.BookExamples, flow, s.columns(1))
}

// one adds an example.
func (s *setter) one(flow *parts.Flow, w *Worked) {
	title, _ := w.speaker.Fill(w.Title)
	s.heading(flow, title, w)
	flow.Space(1)
	s.picture(flow, w, exampleHeight)
	flow.Space(1.5)
	if text, _ := w.speaker.Fill(w.Text); text != "" {
		flow.Paragraph(text, bodyStyle, parts.Dress{}, s.column())
		flow.Space(1)
	}
	if w.House {
		flow.Paragraph(words.BookHouse, bodyStyle.In(drawing.Quiet), parts.Dress{}, s.column())
		flow.Space(1)
	}
	for _, call := range w.Calls {
		if text, _ := w.speaker.Fill(call.Text); text != "" {
			flow.Paragraph(text, bodyStyle, parts.Dress{Indent: 4, Mark: "•"}, s.column())
			flow.Space(0.6)
		}
	}
	if len(w.Told) > 0 {
		flow.Paragraph(strings.Join(w.Told, " "), bodyStyle.Sized(10), parts.Dress{Indent: barIndent, Bar: s.set.Colour()},
			s.column())
		flow.Space(1)
	}
	if w.Refusal != "" {
		flow.Paragraph(words.BookRefused(w.Refusal), parts.BoldStyle.Sized(bodyStyle.Size).In(noColour),
			parts.Dress{Indent: 4, Mark: "×"}, s.column())
	}
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

// finer adds what comes up later, and the tables of the set.
func (s *setter) finer(how rulesets.HowTo) {
	flow := &parts.Flow{}
	for _, text := range how.Finer {
		flow.Paragraph(text, bodyStyle, parts.Dress{Indent: 4, Mark: "•"}, s.column())
		flow.Space(1.5)
	}
	name := words.BookFiner
	if len(how.Finer) == 0 {
		name = words.BookTables
	}
	any := len(how.Finer) > 0
	for _, part := range s.made {
		if !part.Table {
			continue
		}
		for _, piece := range part.Pieces {
			s.table(flow, part, piece)
			any = true
		}
	}
	if any {
		s.chapter(name, flow, s.columns(1))
	}
}

// table adds a table of the set in its own size, smaller where the page is smaller.
func (s *setter) table(flow *parts.Flow, part parts.Part, piece parts.Piece) {
	front := piece.Front
	room := s.columns(1)
	scale := min(1, room.Width/front.Width, room.Height/front.Height)
	flow.Space(5)
	flow.Box(front.Height*scale, func(d *drawing.Drawing, box drawing.Rectangle) {
		d.UseIn(&drawing.Symbol{Name: "table-" + part.ID + piece.Name, Drawing: front}, box)
	})
}

// clauses adds all clauses for reference, with their ids in the margin.
func (s *setter) clauses() {
	flow, style := &parts.Flow{}, bodyStyle.Sized(parts.Smallest)
	wide := s.column()
	for _, clause := range s.set.Speaker().Clauses() {
		if !clause.OnPaper() {
			continue
		}
		flow.Row(style.LineHeight(), func(d *drawing.Drawing, box drawing.Rectangle) {
			bold := parts.BoldStyle.Sized(parts.Smallest)
			d.Label(drawing.Box(box.X, box.Y, margin-1, box.Height), clause.ID, bold.In(drawing.Quiet), parts.Smallest,
				drawing.Left)
			d.Label(drawing.Box(box.X+margin, box.Y, box.Width-margin-box.Height, box.Height), clause.Title, bold,
				parts.Smallest, drawing.Left)
			if clause.House {
				parts.HouseStar(d, drawing.Point{X: box.Right() - box.Height/2, Y: box.Centre().Y})
			}
		})
		for _, text := range []string{clause.Source, clause.Decision} {
			if text != "" {
				flow.Paragraph(text, style, parts.Dress{Indent: margin}, wide)
			}
		}
		flow.Space(1.6)
	}
	s.chapter(words.BookClauses, flow, s.columns(1))
}

// own adds a page with lines for the family's own rules.
func (s *setter) own() {
	page := s.page(words.BookOwn)
	for y := bar + under + 10; y < s.height-foot-2; y += 10 {
		page.Line(drawing.Point{X: edge, Y: y}, drawing.Point{X: s.width - edge, Y: y},
			drawing.Line(0.25, drawing.Quiet))
	}
}
