// Package logbook shows the lines of a match as a list, the last one at the bottom. It knows no match: the
// table screen gives it the lines as they are to be read.
package logbook

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/engines/common/text"
	"homespun/printables/drawing"
)

// Line is one line of a logbook.
type Line struct {
	Text string
	// Seat is whose mark stands before it.
	Seat engines.Seat
	// Figure is the face of whoever did it, in the colour Paint; "" is none.
	Figure string
	Paint  drawing.Colour
	// Folded says that the line stands for several, which are shown below it while it is Open. Part says that
	// it is one of those; it stands further to the right.
	Folded, Open, Part bool
}

// Logbook is a list of lines.
type Logbook struct {
	Content fyne.CanvasObject
	// Lines are the lines that are shown. They must not be changed.
	Lines []Line
	// OnChoose is called for the line that a person chooses.
	OnChoose func(i int)

	list  *widget.List
	empty *widget.Label
	// high are the heights of the lines at the present width.
	high  []float32
	width float32
	quiet bool // the list changes: a selection is no tap
	last  int  // the number of lines when the list was last scrolled to its end
}

// Least is the height in which as many lines as a person wants to look back at can be read.
const Least = 5 * widgets.LineHeight

// New returns a logbook with a heading, and the words for one without lines. dress gives a mark the look of a
// seat.
func New(heading, empty string, dress func(*widgets.Mark, engines.Seat)) *Logbook {
	l := &Logbook{}
	l.list = widget.NewList(func() int { return len(l.Lines) }, func() fyne.CanvasObject {
		label := widget.NewLabel("")
		label.Wrapping = fyne.TextWrapWord
		label.SizeName = theme.SizeNameCaptionText
		return container.New(&row{}, widgets.NewMark(engines.Table, 26), label, widget.NewIcon(nil))
	}, func(i widget.ListItemID, o fyne.CanvasObject) {
		l.fill(o.(*fyne.Container), l.Lines[i], dress)
	})
	l.list.HideSeparators = true
	l.list.OnSelected = func(i widget.ListItemID) {
		if !l.quiet && i < len(l.Lines) && l.OnChoose != nil {
			l.OnChoose(i)
		}
	}
	l.empty = widgets.Quiet(empty)
	title := widgets.Line(heading, theme.SizeNameCaptionText, look.Bold)
	l.Content = widgets.Panel(container.New(widgets.Headed{Least: widgets.LineHeight}, title,
		container.NewStack(l.list, l.empty)))
	return l
}

// fill shows a line in a row of the list.
func (l *Logbook) fill(c *fyne.Container, line Line, dress func(*widgets.Mark, engines.Seat)) {
	mark, label, icon := c.Objects[0].(*widgets.Mark), c.Objects[1].(*widget.Label),
		c.Objects[2].(*widget.Icon)
	r := c.Layout.(*row)
	if r.line.Folded != line.Folded || r.line.Part != line.Part {
		r.line = line
		c.Refresh()
	}
	widgets.SetVisible(mark, !line.Part)
	dress(mark, line.Seat)
	mark.SetFace(line.Figure, line.Paint)
	label.SetText(text.InOrder(line.Text))
	widgets.SetVisible(icon, line.Folded)
	if line.Open {
		icon.SetResource(theme.MenuDropUpIcon())
	} else {
		icon.SetResource(theme.MenuDropDownIcon())
	}
}

// Show shows lines. chosen is the index of the one that is chosen, -1 for none.
func (l *Logbook) Show(lines []Line, chosen int) {
	l.quiet = true
	defer func() { l.quiet = false }()
	same := 0
	for same < min(len(lines), len(l.Lines)) && lines[same] == l.Lines[same] {
		same++
	}
	l.Lines, l.high = slices.Clone(lines), l.high[:min(same, len(l.high))]
	l.empty.Hidden = len(lines) > 0
	l.heights()
	l.list.Refresh()
	if chosen >= 0 {
		l.last = len(lines) // it stays at what is chosen
		l.list.Select(chosen)
	} else {
		l.list.UnselectAll()
	}
}

// Choose chooses a line as a tap does.
func (l *Logbook) Choose(i int) { l.list.Select(i) }

// Start scrolls to the first line.
func (l *Logbook) Start() { l.list.ScrollToTop() }

// Forget has the list be scrolled to its end the next time.
func (l *Logbook) Forget() { l.high, l.last = nil, -1 }

// Fit scrolls to the end if the list has got another width. It is called after the list has got its size.
func (l *Logbook) Fit() {
	if l.width != l.list.Size().Width {
		l.last = -1
		l.Follow()
	}
}

// Follow scrolls to the end if lines were added. It is called after the list has got its size.
func (l *Logbook) Follow() {
	if l.width != l.list.Size().Width {
		l.heights()
	}
	if l.last != len(l.Lines) {
		l.last = len(l.Lines)
		l.list.ScrollToBottom()
	}
}

// heights gives each line the height that its text needs at the present width. Known heights are kept.
func (l *Logbook) heights() {
	if width := l.list.Size().Width; width != l.width {
		l.width, l.high = width, nil
	}
	now := look.Current()
	size, least := now.Size(theme.SizeNameCaptionText), now.Grow(widgets.LineHeight)
	for i := len(l.high); i < len(l.Lines); i++ {
		line := l.Lines[i]
		left, right := room(line)
		lines := widgets.CountLines(line.Text, size, l.width-left-right-20)
		high := max(least, float32(lines)*size*1.42+1)
		l.high = append(l.high, high)
		l.list.SetItemHeight(i, high)
	}
}
