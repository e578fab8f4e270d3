package parts

import (
	"strings"

	"homespun/printables/drawing"
)

// A Flow is text and boxes that run down columns and on over as many pages as they need.
type Flow struct {
	lines []line
	space float64 // before the next line
}

// A line is the smallest thing that is never broken.
type line struct {
	height float64
	// before is left free above it, unless it begins a column.
	before float64
	// held keeps it in one column with the next.
	held bool
	draw func(d *drawing.Drawing, box drawing.Rectangle)
}

// Columns are where a flow goes: so many side by side on a page, in millimetres.
type Columns struct {
	Count         int
	Width, Height float64 // of the page
	Gutter        float64
	// Top is how far down the first page's columns begin.
	Top float64
}

// ColumnsFor returns the columns in which text reads well on an area of a size.
func ColumnsFor(width, height, top float64) Columns {
	count := 1
	switch {
	case width >= 250:
		count = 3
	case width >= 150:
		count = 2
	}
	return Columns{Count: count, Width: width, Height: height, Gutter: 7, Top: top}
}

// ColumnWidth returns the width of one column.
func (c Columns) ColumnWidth() float64 {
	return (c.Width - float64(c.Count-1)*c.Gutter) / float64(c.Count)
}

// Space leaves room before what comes next.
func (f *Flow) Space(height float64) { f.space = max(f.space, height) }

func (f *Flow) add(l line) {
	l.before = max(l.before, f.space)
	f.space = 0
	f.lines = append(f.lines, l)
}

// Box adds something that is drawn in one piece.
func (f *Flow) Box(height float64, draw func(d *drawing.Drawing, box drawing.Rectangle)) {
	f.add(line{height: height, draw: draw})
}

// Heading adds a line that stays with what follows it.
func (f *Flow) Heading(text string, style drawing.Style) {
	f.add(line{height: style.LineHeight(), held: true, draw: func(d *drawing.Drawing, box drawing.Rectangle) {
		d.Label(box, text, style, min(style.Size, Smallest), drawing.Left)
	}})
}

// Dress says how the lines of a paragraph look beside their letters.
type Dress struct {
	// Indent is left free at the left, in millimetres; Bar is the colour of a bar that stands there, Ground of what lies behind.
	Indent      float64
	Bar, Ground drawing.Colour
	// Mark stands in the indent of the first line, in bold.
	Mark string
}

// Paragraph adds a text broken for the width of a column. Its first two and last two lines stay together.
func (f *Flow) Paragraph(text string, style drawing.Style, dress Dress, width float64) {
	const inset = 2.0 // between a ground's edge and its letters
	room := width - dress.Indent
	if dress.Ground != drawing.None {
		room -= 2 * inset
	}
	wrapped := drawing.Wrap(strings.ReplaceAll(text, "**", ""), style, room)
	for i, words := range wrapped {
		f.add(line{height: style.LineHeight(), held: i == 0 && len(wrapped) > 1 || i == len(wrapped)-2,
			draw: func(d *drawing.Drawing, box drawing.Rectangle) {
				if dress.Ground != drawing.None {
					d.Rect(box, drawing.Filled(dress.Ground))
					box = drawing.Box(box.X+inset, box.Y, box.Width-2*inset, box.Height)
				}
				if dress.Bar != drawing.None {
					d.Rect(drawing.Box(box.X, box.Y, 0.8, box.Height), drawing.Paint{Fill: dress.Bar, Keep: true})
				}
				if i == 0 && dress.Mark != "" {
					mark := drawing.Box(box.X, box.Y, dress.Indent-0.5, box.Height)
					d.Label(mark, dress.Mark, drawing.Style{Face: drawing.Bold, Size: style.Size, Colour: style.Colour}, Smallest, drawing.Left)
				}
				box.X, box.Width = box.X+dress.Indent, box.Width-dress.Indent
				d.Label(box, words, style, style.Size, drawing.Left)
			}})
	}
}

// Pages sets the flow in columns. There is always a page; each is as large as the columns say.
func (f *Flow) Pages(columns Columns) []*drawing.Drawing {
	pages := []*drawing.Drawing{drawing.New(columns.Width, columns.Height)}
	width := columns.ColumnWidth()
	column, top := 0, columns.Top
	y := top
	next := func() {
		if column++; column == columns.Count {
			pages = append(pages, drawing.New(columns.Width, columns.Height))
			column, top = 0, 0
		}
		y = top
	}
	for i := 0; i < len(f.lines); {
		// What is held together goes into one column, unless it is longer than any.
		end, height := i, 0.0
		for {
			height += f.lines[end].height
			if end > i {
				height += f.lines[end].before
			}
			if end++; !f.lines[end-1].held || end == len(f.lines) {
				break
			}
		}
		before := f.lines[i].before
		if y == top {
			before = 0
		}
		if y > top && y+before+height > columns.Height+1e-6 {
			next()
			before = 0
		}
		for k := i; k < end; k++ {
			l := f.lines[k]
			if k > i {
				before = l.before
			}
			if y > top && y+before+l.height > columns.Height+1e-6 {
				next()
				before = 0
			}
			y += before
			left := float64(column) * (width + columns.Gutter)
			l.draw(pages[len(pages)-1], drawing.Box(left, y, width, l.height))
			y += l.height
		}
		i = end
	}
	return pages
}

// Height returns how high the flow is in one column without end.
func (f *Flow) Height() float64 {
	sum := 0.0
	for i, l := range f.lines {
		sum += l.height
		if i > 0 {
			sum += l.before
		}
	}
	return sum
}

// Row adds a line that stays with what follows it, drawn freely.
func (f *Flow) Row(height float64, draw func(d *drawing.Drawing, box drawing.Rectangle)) {
	f.add(line{height: height, held: true, draw: draw})
}
