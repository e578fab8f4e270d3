package parts

import (
	"math"
	"strings"

	"homespun/printables/drawing"
)

// A Flow is a sequence of text and boxes that is set in columns, on as many pages as needed.
type Flow struct {
	// Place names what the lines stand for that are added from now on, see [drawing.Place]; "" is nothing.
	Place string

	lines []line
	space float64 // before the next line
	fresh bool    // the next line begins a column
}

// A line is the smallest unit, which is never broken across columns.
type line struct {
	height float64
	// before is the space above the line, unless it begins a column.
	before float64
	// fresh makes the line begin a new column, if there are several.
	fresh bool
	// held keeps the line in one column with the next.
	held bool
	draw func(d *drawing.Drawing, box drawing.Rectangle)
}

// Columns describes the columns of a page, in millimetres.
type Columns struct {
	Count         int
	Width, Height float64 // of the page
	Gutter        float64
	// Top is where the columns of the first page begin.
	Top float64
}

// ColumnsFor returns good columns for text on an area of a size, and a factor by which its letters should be
// enlarged.
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

// Largest builds a flow in the largest of the sizes that takes no more pages than the smallest. Sizes are in
// descending order.
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

// Break makes the next line begin a new column, if there are several.
func (f *Flow) Break() { f.fresh = true }

// Space adds space before the next line.
func (f *Flow) Space(height float64) { f.space = max(f.space, height) }

func (f *Flow) add(l line) {
	l.before = max(l.before, f.space)
	l.fresh = f.fresh
	f.space, f.fresh = 0, false
	if draw, name := l.draw, f.Place; name != "" {
		l.draw = func(d *drawing.Drawing, box drawing.Rectangle) {
			d.Add(drawing.Place{Name: name, Box: box})
			draw(d, box)
		}
	}
	f.lines = append(f.lines, l)
}

// Box adds a box, which is never broken; draw draws it.
func (f *Flow) Box(height float64, draw func(d *drawing.Drawing, box drawing.Rectangle)) {
	f.add(line{height: height, draw: draw})
}

// Heading adds a line that stays in one column with the next.
func (f *Flow) Heading(text string, style drawing.Style) { f.heading(text, style, "") }

// heading is Heading with an icon before it, if there is one of that name.
func (f *Flow) heading(text string, style drawing.Style, name string) {
	f.add(line{height: style.LineHeight(), held: true, draw: func(d *drawing.Drawing, box drawing.Rectangle) {
		d.Add(drawing.Heading{Text: text})
		if icon := drawing.Picture(name); icon != nil {
			const side, gap = 5.4, 1.2
			d.UseIn(icon, drawing.Box(box.X, box.Bottom()-side+0.5, side, side))
			box.X, box.Width = box.X+side+gap, box.Width-side-gap
		}
		d.Label(box, text, style, min(style.Size, Smallest), drawing.Left)
	}})
}

// Dress describes the look of a paragraph around its text.
type Dress struct {
	// Indent is the space where lines begin, in millimetres. Bar is the colour of a bar in that space.
	Indent float64
	Bar    drawing.Colour
	// Mark is written in bold in the indent of the first line.
	Mark string
}

// Paragraph adds a text, broken into lines for the width of a column and at its own line ends. The first two
// and the last two lines of each of its parts stay together.
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
				back := strings.HasPrefix(words, drawing.RightToLeft)
				if dress.Bar != drawing.None {
					const thick = 0.8
					x := box.X + thick/2
					if back {
						x = box.Right() - thick/2
					}
					d.Line(drawing.Point{X: x, Y: box.Y}, drawing.Point{X: x, Y: box.Bottom()},
						drawing.Line(thick, dress.Bar))
				}
				if i == 0 && dress.Mark != "" {
					mark, align := drawing.Box(box.X, box.Y, dress.Indent-0.5, box.Height), drawing.Left
					if back {
						mark.X, align = box.Right()-mark.Width, drawing.Right
					}
					d.Label(mark, dress.Mark,
						drawing.Style{Face: drawing.Bold, Size: style.Size, Colour: style.Colour}, Smallest, align)
				}
				if box.Width -= dress.Indent; !back {
					box.X += dress.Indent
				}
				d.Label(box, words, style, style.Size, drawing.Left)
			}})
	}
}

// A spot is the position of a line.
type spot struct {
	page int
	x, y float64
}

// Pages sets the flow in columns and returns at least one page of the size in columns. If one page is enough,
// its columns are balanced to about equal length.
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

// Bottom returns where the lowest line of the first page ends, and whether one page is enough.
func (f *Flow) Bottom(columns Columns) (bottom float64, one bool) {
	spots, pages := f.place(columns)
	for i, at := range spots {
		if at.page == 0 {
			bottom = max(bottom, at.y+f.lines[i].height)
		}
	}
	return bottom, pages == 1
}

// Free returns what is left below the lines of a column of the first page: that with the most room, of
// several the last one.
func (f *Flow) Free(columns Columns) (most drawing.Rectangle) {
	spots, _ := f.place(columns)
	for column := range columns.Count {
		x := float64(column) * (columns.ColumnWidth() + columns.Gutter)
		bottom := columns.Top
		for i, at := range spots {
			if at.page == 0 && math.Abs(at.x-x) < 0.01 {
				bottom = max(bottom, at.y+f.lines[i].height)
			}
		}
		if free := columns.Height - bottom; free >= most.Height {
			most = drawing.Box(x, bottom, columns.ColumnWidth(), free)
		}
	}
	return most
}

// Ends returns the number of pages, and where the lowest line of the last one ends.
func (f *Flow) Ends(columns Columns) (pages int, bottom float64) {
	spots, pages := f.place(columns)
	for i, at := range spots {
		if at.page == pages-1 {
			bottom = max(bottom, at.y+f.lines[i].height)
		}
	}
	return pages, bottom
}

// place returns the position of each line and the number of pages.
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

// Height returns the height of the flow in one column of unlimited length.
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

// Column returns the flow in one column of a width, as high as it needs.
func (f *Flow) Column(width float64) *drawing.Drawing {
	return f.Pages(Columns{Count: 1, Width: width, Height: f.Height() + 1})[0]
}

// Row adds a box that stays in one column with the next line.
func (f *Flow) Row(height float64, draw func(d *drawing.Drawing, box drawing.Rectangle)) {
	f.add(line{height: height, held: true, draw: draw})
}
