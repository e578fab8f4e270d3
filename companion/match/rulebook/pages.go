package rulebook

import (
	"fmt"
	"slices"

	"homespun/companion/match/words"
	"homespun/printables/drawing"
	"homespun/printables/parts"
)

// Measures of the pages, in millimetres.
const (
	edge  = 7.0  // white at the sides of a page
	bar   = 10.0 // the band with the chapter's name
	under = 4.0  // between the band and the text
	foot  = 7.0  // for the number of the page
	gap   = 3.0  // between paragraphs
	// bullet is the space for the sign of an entry, or for a bar beside what happens in an example.
	bullet = 4.0
)

// The styles of the booklet.
var (
	bodyStyle  = parts.TextStyle.Sized(10.5)
	headStyle  = parts.TitleStyle.Sized(13)
	quietStyle = parts.TextStyle.Sized(parts.Smallest).In(drawing.Quiet)
)

// Pages returns the pages of the booklet, each of a width and height in millimetres. Their number is a multiple of
// four; a page left over is for the family's own rules.
func (b *Book) Pages(width, height float64) []*drawing.Drawing {
	s := b.setter(width, height)
	how := b.speaker.HowTo()
	s.title()
	s.aim(how)
	s.setup()
	s.turn(how)
	middle, reference := s.balance(append(s.workedExamples(), s.finer(how)...), s.references())
	s.blocks(middle)
	s.pages = append(s.pages, reference...)
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
	gallery       *gallery
	width, height float64
	pages         []*drawing.Drawing
}

// setter returns a setter for pages of a size.
func (b *Book) setter(width, height float64) *setter {
	return &setter{Book: b, gallery: b.open(), width: width, height: height}
}

// column returns the width of the text, room the height of a page below its band.
func (s *setter) column() float64 { return s.width - 2*edge }

func (s *setter) room() float64 { return s.height - bar - under - foot }

// columns returns the columns of a chapter.
func (s *setter) columns(count int) parts.Columns {
	return parts.Columns{Count: count, Width: s.column(), Height: s.room(), Gutter: 6}
}

// chapter adds pages with a text under a band with the chapter's name.
func (s *setter) chapter(name string, flow *parts.Flow, columns parts.Columns) {
	s.pages = append(s.pages, s.under(name, flow, columns)...)
}

// under returns pages with a text under a band with the chapter's name.
func (s *setter) under(name string, flow *parts.Flow, columns parts.Columns) (pages []*drawing.Drawing) {
	for _, set := range flow.Pages(columns) {
		page := s.page(name)
		page.Add(parts.Moved(set, edge, bar+under).Marks...)
		pages = append(pages, page)
	}
	return pages
}

// page returns a page with the band of a chapter.
func (s *setter) page(name string) *drawing.Drawing {
	page := drawing.New(s.width, s.height)
	s.band(page, drawing.Box(edge-2, 0, s.column()+4, bar), name)
	return page
}

// band draws the band of a chapter.
func (s *setter) band(page *drawing.Drawing, box drawing.Rectangle, name string) {
	colour := s.set.Colour()
	page.Add(drawing.Heading{Text: name})
	page.RoundedRect(box, 3, drawing.Paint{Fill: colour, Saver: drawing.Plain})
	page.Label(drawing.Box(box.X+4, box.Y+1.2, box.Width-8, box.Height-2.4), name,
		parts.TitleStyle.Sized(15).In(drawing.TextOn(colour)), parts.Smallest, drawing.Left)
}

// tint returns the colour of a panel: a breath of the game's own.
func (s *setter) tint() drawing.Colour { return s.set.Colour().Mixed(drawing.White, 0.86) }

// panel draws a panel in the game's colour.
func (s *setter) panel(page *drawing.Drawing, box drawing.Rectangle) {
	page.RoundedRect(box, 3, drawing.Paint{Fill: s.tint(), Stroke: drawing.Line(0.3, s.set.Colour()),
		Saver: drawing.Plain})
}

// put draws a flow of one column at a place of a page.
func put(page *drawing.Drawing, flow *parts.Flow, x, y, width float64) {
	page.Add(parts.Moved(flow.Column(width), x, y).Marks...)
}

// own adds a page with lines for the family's own rules.
func (s *setter) own() {
	page := s.page(words.BookOwn)
	s.pages = append(s.pages, page)
	for y := bar + under + 10; y < s.height-foot-2; y += 10 {
		page.Line(drawing.Point{X: edge, Y: y}, drawing.Point{X: s.width - edge, Y: y},
			drawing.Line(0.25, drawing.Quiet))
	}
}

// balance chooses over how many pages the blocks are spread, and one of the ways in which the rules can be set for
// reference, so that the pages come to a multiple of four and at most one of them is left over; of these the
// fewest pages, and then those that are filled best. Where nothing comes to that, it is the fewest pages.
func (s *setter) balance(blocks []block, references []reference) (middle [][]block, pages []*drawing.Drawing) {
	type choice struct {
		middle    [][]block
		reference reference
		total     int
		waste     float64
	}
	var best *choice
	for count := 0; count <= len(blocks); count++ {
		spread, waste, ok := s.spread(blocks, count)
		if !ok {
			continue
		}
		for _, r := range references {
			made := choice{spread, r, len(s.pages) + count + len(r.pages), waste + r.waste}
			left := (4 - made.total%4) % 4
			made.total += left
			if left > 1 {
				made.total += 1000 // only if there is nothing better
			}
			made.waste += float64(left) / 4
			if best == nil || made.total < best.total || made.total == best.total && made.waste < best.waste {
				best = &made
			}
		}
	}
	if best == nil {
		return nil, nil
	}
	return best.middle, slices.Clone(best.reference.pages)
}
