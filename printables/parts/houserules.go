package parts

import (
	"homespun/printables/drawing"
	"homespun/printables/headings"
	"homespun/printables/words"
)

// HouseRules adds a box with the differences of a set's rules from the standard, in a style, for a column of a width in
// millimetres. If it is too long for one column it continues in the next ones, without a frame.
func (f *Flow) HouseRules(set *Set, style drawing.Style, column float64) {
	differences := headings.HouseRules(set.Ruleset, set.Speaker())
	if len(differences) == 0 {
		return
	}
	const pad = 2.5
	width := column - 2*pad
	list := &Flow{}
	title := TitleStyle.Sized(style.Size + 2.5)
	list.Row(title.LineHeight(), func(d *drawing.Drawing, box drawing.Rectangle) {
		HouseStar(d, drawing.Point{X: box.X + 2, Y: box.Centre().Y})
		d.Label(drawing.Box(box.X+6, box.Y, box.Width-6, box.Height), words.HouseInPlay, title, Smallest,
			drawing.Left)
	})
	for _, difference := range differences {
		list.Place = difference.Clause
		if difference.Text != "" {
			list.Paragraph(difference.Said(), style, Dress{Indent: 3, Mark: "•"}, width)
		}
		if difference.Was != "" {
			was, mark := words.HouseWas(difference.Was), ""
			if difference.Text == "" {
				was, mark = words.HouseNot(difference.Was), "•"
			}
			list.Paragraph(was, style.In(drawing.Quiet),
				Dress{Indent: 3, Mark: mark}, width)
		}
	}
	height := list.Height()
	const longestBox = 110.0
	if height > longestBox {
		f.lines = append(f.lines, list.lines...)
	} else {
		f.Box(height+2*pad, func(d *drawing.Drawing, box drawing.Rectangle) {
			d.RoundedRect(box, 2, drawing.Filled(decisionColour.Mixed(drawing.White, 0.82)))
			d.Add(Moved(list.Column(width), box.X+pad, box.Y+pad).Marks...)
		})
	}
	f.Space(4)
}

// HouseStar draws the star that marks a house rule.
func HouseStar(d *drawing.Drawing, at drawing.Point) {
	d.Path(drawing.StarSign.Path(at, 1.8),
		drawing.Paint{Fill: decisionColour, Stroke: drawing.Line(0.2, drawing.Ink)})
}
