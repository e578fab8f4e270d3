package parts

import (
	"strings"

	"homespun/printables/drawing"
)

// A Flow is text and boxes that run down columns and on over as many pages as they need.
type Flow struct {
	lines []line
	space float64 // before the next line
	fresh bool    // the next line begins a column
}

// A line is the smallest thing that is never broken.
type line struct {
	height float64
	// before is left free above it, unless it begins a column.
	before float64
	// fresh begins a column with it, where there are several.
	fresh bool
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

// ColumnsFor returns the columns in which text reads well on an area of a size, and how much larger than
// usual its letters are there.
func ColumnsFor(width, height, top float64) (columns Columns, enlarged float64) {
	columns = Columns{Count: 1, Width: width, Height: height, Gutter: 7, Top: top}
	if width >= 150 {
		columns.Count = 2
	}
	if width >= 250 {
		columns.Gutter = 10
		return columns, 1.25
	}
	return columns, 1
}

// Largest builds a flow in the largest size, from sizes that become smaller, in which it takes no more pages
// than in the smallest.
func Largest(sizes []float64, build func(size float64) (*Flow, Columns)) (*Flow, Columns) {
	smallest, columns := build(sizes[len(sizes)-1])
	_, least := smallest.place(columns)
	for _, size := range sizes[:len(sizes)-1] {
		flow, columns := build(size)
		if _, pages := flow.place(columns); pages <= least {
			return flow, columns
		}
	}
	return smallest, columns
}

// ColumnWidth returns the width of one column.
func (c Columns) ColumnWidth() float64 {
	return (c.Width - float64(c.Count-1)*c.Gutter) / float64(c.Count)
}

// Break begins a new column with what comes next, where there are several.
func (f *Flow) Break() { f.fresh = true }

// Space leaves room before what comes next.
func (f *Flow) Space(height float64) { f.space = max(f.space, height) }

func (f *Flow) add(l line) {
	l.before = max(l.before, f.space)
	l.fresh = f.fresh
	f.space, f.fresh = 0, false
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
	// Indent is left free at the left, in millimetres; Bar is the colour of a bar that stands there.
	Indent float64
	Bar    drawing.Colour
	// Mark stands in the indent of the first line, in bold.
	Mark string
}

// Paragraph adds a text broken for the width of a column, and where a line of it ends. The first two and last
// two lines of each such part stay together.
func (f *Flow) Paragraph(text string, style drawing.Style, dress Dress, width float64) {
	for i, part := range strings.Split(strings.ReplaceAll(text, "**", ""), "\n") {
		if i > 0 {
			dress.Mark = ""
		}
		if i > 0 && dress.Bar == drawing.None {
			f.Space(style.LineHeight() / 4)
		}
		f.part(part, style, dress, width)
	}
}

// part adds a text without ends of lines.
func (f *Flow) part(text string, style drawing.Style, dress Dress, width float64) {
	wrapped := drawing.Wrap(text, style, width-dress.Indent)
	for i, words := range wrapped {
		f.add(line{height: style.LineHeight(), held: i == 0 && len(wrapped) > 1 || i == len(wrapped)-2,
			draw: func(d *drawing.Drawing, box drawing.Rectangle) {
				if dress.Bar != drawing.None {
					const thick = 0.8
					x := box.X + thick/2
					d.Line(drawing.Point{X: x, Y: box.Y}, drawing.Point{X: x, Y: box.Bottom()},
						drawing.Line(thick, dress.Bar))
				}
				if i == 0 && dress.Mark != "" {
					mark := drawing.Box(box.X, box.Y, dress.Indent-0.5, box.Height)
					d.Label(mark, dress.Mark,
						drawing.Style{Face: drawing.Bold, Size: style.Size, Colour: style.Colour}, Smallest,
						drawing.Left)
				}
				box.X, box.Width = box.X+dress.Indent, box.Width-dress.Indent
				d.Label(box, words, style, style.Size, drawing.Left)
			}})
	}
}

// A spot is where a line comes to stand.
type spot struct {
	page int
	x, y float64
}

// Pages sets the flow in columns. There is always a page; each is as large as the columns say. Where one page
// is enough its columns are about equally long.
func (f *Flow) Pages(columns Columns) []*drawing.Drawing {
	spots, count := f.place(columns)
	if count == 1 && columns.Count > 1 {
		// The lowest height that is still enough for one page balances the columns.
		low, high := columns.Top, columns.Height
		for high-low > 1 {
			tried := columns
			tried.Height = (low + high) / 2
			if balanced, pages := f.place(tried); pages == 1 {
				spots, high = balanced, tried.Height
			} else {
				low = tried.Height
			}
		}
	}
	pages := make([]*drawing.Drawing, count)
	for i := range pages {
		pages[i] = drawing.New(columns.Width, columns.Height)
	}
	for i, l := range f.lines {
		l.draw(pages[spots[i].page], drawing.Box(spots[i].x, spots[i].y, columns.ColumnWidth(), l.height))
	}
	return pages
}

// Bottom returns how far down the flow's lines reach on its first page, and whether that is the only one.
func (f *Flow) Bottom(columns Columns) (bottom float64, one bool) {
	spots, pages := f.place(columns)
	for i, at := range spots {
		if at.page == 0 {
			bottom = max(bottom, at.y+f.lines[i].height)
		}
	}
	return bottom, pages == 1
}

// place says where each line stands and how many pages that takes.
func (f *Flow) place(columns Columns) (spots []spot, pages int) {
	page, column, top := 0, 0, columns.Top
	y := top
	next := func() {
		if column++; column == columns.Count {
			page, column, top = page+1, 0, 0
		}
		y = top
	}
	full := func(height float64) bool { return y > top && y+height > columns.Height+1e-6 }
	for i := 0; i < len(f.lines); {
		// What is held together goes into one column, unless it is longer than any.
		end, height := i+1, f.lines[i].before+f.lines[i].height
		for f.lines[end-1].held && end < len(f.lines) {
			height += f.lines[end].before + f.lines[end].height
			end++
		}
		if f.lines[i].fresh && columns.Count > 1 && y > top || full(height) {
			next()
		}
		for ; i < end; i++ {
			l := f.lines[i]
			if full(l.before + l.height) {
				next()
			}
			if y > top {
				y += l.before
			}
			spots = append(spots, spot{page, float64(column) * (columns.ColumnWidth() + columns.Gutter), y})
			y += l.height
		}
	}
	return spots, page + 1
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
