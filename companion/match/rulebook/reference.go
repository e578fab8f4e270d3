package rulebook

import (
	"homespun/companion/match/words"
	"homespun/printables/drawing"
	"homespun/printables/parts"
	"homespun/rulesets"
)

// margin is the space for the ids of clauses beside the text, in millimetres.
const margin = 15.0

// A reference is a way to set all clauses: its pages, and how much of them is left white, in pages.
type reference struct {
	pages []*drawing.Drawing
	waste float64
}

// smallest returns the smallest size of the clauses, in pt. On whole pages of A4, as small hands have them,
// the larger one becomes 14.
func (s *setter) smallest() float64 {
	if s.set.Large {
		return 10
	}
	return parts.Smallest
}

// references returns ways to set all clauses at the end of the booklet, the fewest pages first: each number of pages
// once, in the largest letters with which it is enough.
func (s *setter) references() (list []reference) {
	last := 0
	for _, count := range []int{2, 1} {
		for size := s.smallest(); size <= 11; size += 0.5 {
			flow, columns := s.clauses(count, size), s.columns(count)
			pages, bottom := flow.Ends(columns)
			if pages < last {
				continue
			}
			set := reference{s.under(words.BookClauses, flow, columns), (columns.Height - bottom) / columns.Height}
			set.waste *= set.waste
			if pages == last {
				list[len(list)-1] = set
				continue
			}
			list, last = append(list, set), pages
		}
	}
	return list
}

// clauses sets all clauses in their groups in a size, with their ids in the margin where there is room for
// one, and after them the code of a house rule.
func (s *setter) clauses(columns int, size float64) *parts.Flow {
	flow, style, bold := &parts.Flow{}, parts.TextStyle.Sized(size), parts.BoldStyle.Sized(size)
	indent := margin
	if columns > 1 {
		indent = 0
	}
	wide := s.columns(columns).ColumnWidth()
	groups := s.set.Speaker().PaperGroups()
	flow.Decisions(groups, style, wide)
	for _, group := range groups {
		flow.Space(2.5)
		if group.Title != "" {
			flow.Heading(group.Title, headStyle.Sized(size+2))
			flow.Space(0.8)
		}
		for _, clause := range group.Clauses {
			flow.Place = clause.ID
			title := drawing.Wrap(clause.Title, bold.Sized(parts.Smallest), wide-margin-bold.LineHeight())
			flow.Row(style.LineHeight()*float64(len(title)), func(d *drawing.Drawing, box drawing.Rectangle) {
				heading(d, box, clause, title, bold)
			})
			if clause.Source != "" {
				flow.Paragraph(clause.Source, style, parts.Dress{Indent: indent}, wide)
			}
			if clause.Decision != "" {
				flow.Paragraph(clause.Decision, style, parts.DecisionDress(indent), wide)
			}
			flow.Space(1.6)
		}
		flow.Place = ""
	}
	flow.Give(s.gift(), style, wide)
	return flow
}

// heading draws the id and the lines of the title of a clause, and a star where a house rule has changed it.
func heading(d *drawing.Drawing, box drawing.Rectangle, clause rulesets.ClauseText, title []string,
	style drawing.Style) {
	box.Height = style.LineHeight()
	d.Label(drawing.Box(box.X, box.Y, margin-1, box.Height), clause.ID,
		style.Sized(parts.Smallest).In(drawing.Quiet), parts.Smallest, drawing.Left)
	if clause.House {
		parts.HouseStar(d, drawing.Point{X: box.Right() - box.Height/2, Y: box.Centre().Y})
	}
	for i, line := range title {
		d.Label(drawing.Box(box.X+margin, box.Y+float64(i)*box.Height, box.Width-margin-box.Height, box.Height), line,
			style, parts.Smallest, drawing.Left)
	}
}
