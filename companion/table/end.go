package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/kit"
	"homespun/companion/look"
	"homespun/companion/tableau"
	"homespun/companion/words"
	"homespun/engines"
	"homespun/printables/drawing"
)

// end is the panel over the board once the match is over: who has won, by which rule, how the result came
// about, a chart of the match, and what to do next.
type end struct {
	screen  *Screen
	shown   int // the number of lines when the panel was made; -1 if it is hidden
	again   *kit.Button
	buttons []*kit.Button
	content *fyne.Container
}

func newEnd(s *Screen) *end {
	e := &end{screen: s, shown: -1, content: container.NewStack()}
	e.content.Hide()
	return e
}

// first returns the button that gets the focus.
func (e *end) first() fyne.Focusable {
	if e.again == nil {
		return e.screen.board
	}
	return e.again
}

func (e *end) update() {
	s := e.screen
	_, past := s.session.Looking()
	e.content.Hidden = !s.session.Over() || past || s.fixing || s.replay.on() || s.closed
	if e.content.Hidden {
		e.shown = -1
		return
	}
	if lines := len(s.session.Match().Steps()); lines != e.shown {
		e.shown = lines
		e.build()
	}
}

func (e *end) build() {
	s := e.screen
	position := s.session.Position()
	outcome := s.session.Engine().Outcome(position)
	ending := s.game.Ending(position)
	title := words.Draw
	marks := container.NewHBox()
	var winners []string
	for _, seat := range outcome.Winners.List() {
		if seat >= 0 {
			winners = append(winners, words.Sentence(s.seatName(seat)))
			marks.Add(s.mark(seat, 56))
		}
	}
	switch {
	case len(winners) > 0:
		title = words.Wins(words.AndNames(winners))
	case ending.Title != "":
		title = ending.Title
	}
	heading := kit.Words(title, theme.SizeNameHeadingText, look.Title)
	heading.Alignment = fyne.TextAlignCenter
	column := container.New(kit.Column{Gap: 4, Inset: 6}, container.NewCenter(marks), heading)
	lines := container.New(kit.Column{Gap: -8})
	for _, line := range append([]string{s.voice.Prompt(position)}, ending.Sum...) {
		label := kit.Text(line)
		label.Alignment = fyne.TextAlignCenter
		lines.Add(label)
	}
	column.Add(lines)
	if chart := newChart(s); len(chart.values) > 0 {
		column.Add(chart)
	}
	clause := s.voice.Clause(ending.Rule)
	row := kit.NewCentredRow()
	e.again, e.buttons = nil, nil
	add := func(text string, icon fyne.Resource, do func()) {
		if do == nil {
			return
		}
		button := kit.NewButton(text, icon, do)
		if e.again == nil {
			e.again, button.Main = button, true
		}
		e.buttons = append(e.buttons, button)
		row.Add(button)
	}
	add(words.Again, theme.MediaReplayIcon(), s.match.Again)
	add(words.ChangeRule, theme.DocumentCreateIcon(), s.match.House)
	add(words.Print, theme.DocumentPrintIcon(), s.match.Print)
	add(words.SeeBoard, theme.VisibilityIcon(), func() { s.closed = true; s.update() })
	add(words.ClauseHead(clause.ID, clause.Title), theme.QuestionIcon(), func() { s.showRules(ending.Rule) })
	e.content.Objects = []fyne.CanvasObject{container.New(middle{640, column, row},
		kit.Panel(container.NewBorder(nil, row, nil, nil, container.NewVScroll(column))))}
	e.content.Refresh()
}

// middle is a layout: it centres an object, no wider than it reads well, and as high as its content needs.
type middle struct {
	width         float32
	inside, below fyne.CanvasObject
}

// Layout implements fyne.Layout.
func (m middle) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := fyne.Min(m.width*look.Current().Text, size.Width-32)
	height := fyne.Min(kit.HeightAt(m.inside, width-16)+kit.HeightAt(m.below, width-16)+24, size.Height-16)
	objects[0].Move(fyne.NewPos((size.Width-width)/2, (size.Height-height)/2))
	objects[0].Resize(fyne.NewSize(width, height))
}

// MinSize implements fyne.Layout.
func (middle) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// chart draws the game's readings over the length of the match, one line each.
type chart struct {
	widget.BaseWidget
	names  []tableau.Reading
	values [][]int
}

func newChart(s *Screen) *chart {
	c := &chart{}
	add := func(p engines.Position) {
		readings := s.game.Readings(p)
		if len(readings) == 0 {
			return
		}
		values := make([]int, len(readings))
		for i, reading := range readings {
			values[i] = reading.Value
		}
		c.names, c.values = readings, append(c.values, values)
	}
	add(s.session.Match().Start())
	for _, step := range s.session.Match().Active() {
		add(step.After)
	}
	c.ExtendBaseWidget(c)
	return c
}

// MinSize implements fyne.CanvasObject.
func (c *chart) MinSize() fyne.Size {
	c.ExtendBaseWidget(c)
	return fyne.NewSize(200, 110+look.Current().Size(theme.SizeNameCaptionText)*1.6)
}

// CreateRenderer implements fyne.Widget.
func (c *chart) CreateRenderer() fyne.WidgetRenderer {
	r := &chartRenderer{chart: c}
	r.Refresh()
	return r
}

// legend returns the name of each reading with its last value. The names stand side by side from 0, 0 on, in
// as many rows as the width needs.
func (c *chart) legend(width float32) (names []*canvas.Text, rows int) {
	caption := look.Current().Size(theme.SizeNameCaptionText)
	x := float32(8)
	rows = 1
	for i, reading := range c.names {
		name := canvas.NewText(words.Sentence(reading.Name)+" "+strconv.Itoa(c.values[len(c.values)-1][i]),
			look.Current().Ink)
		name.TextSize, name.TextStyle = caption, look.Bold
		wide := 16 + name.MinSize().Width
		if x > 8 && x+wide > width {
			x, rows = 8, rows+1
		}
		name.Move(fyne.NewPos(x, caption*1.6*float32(rows-1)))
		x += wide + 24
		names = append(names, name)
	}
	return names, rows
}

type chartRenderer struct {
	chart   *chart
	objects []fyne.CanvasObject
	laid    kit.Laid
}

func (r *chartRenderer) Destroy()                     {}
func (r *chartRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *chartRenderer) MinSize() fyne.Size           { return r.chart.MinSize() }

// Layout implements fyne.WidgetRenderer.
func (r *chartRenderer) Layout(fyne.Size) {
	if r.laid.Anew(r.chart) {
		r.Refresh()
	}
}

// apart is the offset in pixels between lines of the same value, so that none hides another.
const apart = 3

// Refresh draws a stepped line for each reading. The lines differ in width as well as in colour.
func (r *chartRenderer) Refresh() {
	c, now := r.chart, look.Current()
	r.objects = nil
	size := c.Size()
	caption := now.Size(theme.SizeNameCaptionText)
	legend, rows := c.legend(size.Width)
	floor := size.Height - caption*(0.2+1.6*float32(rows))
	most := 1
	for _, values := range c.values {
		for _, v := range values {
			most = max(most, v)
		}
	}
	base := canvas.NewLine(now.Line)
	base.StrokeWidth = 2
	base.Position1, base.Position2 = fyne.NewPos(8, floor), fyne.NewPos(size.Width-8, floor)
	r.objects = append(r.objects, base)
	step := (size.Width - 24) / float32(max(1, len(c.values)-1))
	for i := range c.names {
		colour := readingColour(now, c.names[i])
		stroke := float32(4 - i%2)
		lift, rise := apart*float32(i), floor-12-apart*float32(len(c.names)-1)
		at := func(n int) fyne.Position {
			return fyne.NewPos(12+float32(n)*step, floor-4-lift-rise*float32(c.values[n][i])/float32(most))
		}
		line := func(from, to fyne.Position) {
			o := canvas.NewLine(colour)
			o.StrokeWidth, o.Position1, o.Position2 = stroke, from, to
			r.objects = append(r.objects, o)
		}
		from := at(0)
		for n := 1; n < len(c.values); n++ {
			if to := at(n); to.Y != from.Y || n == len(c.values)-1 {
				corner := fyne.NewPos(to.X, from.Y)
				line(from, corner)
				if to.Y != corner.Y {
					line(corner, to)
				}
				from = to
			}
		}
		name := legend[i]
		dot := canvas.NewCircle(colour)
		dot.Resize(fyne.NewSquareSize(10))
		name.Move(name.Position().AddXY(16, floor+caption*0.2))
		dot.Move(name.Position().AddXY(-16, caption*0.65-5))
		r.objects = append(r.objects, dot, name)
	}
	canvas.Refresh(c)
}

// readingColour returns the colour of a reading's line in the chart.
func readingColour(now *look.Theme, reading tableau.Reading) drawing.Colour {
	switch {
	case reading.Colour != drawing.None && (reading.Seat >= 0 || now.Palette != &look.Contrast):
		return now.Seen(reading.Colour)
	case reading.Seat >= 0:
		return now.Seat(reading.Seat)
	}
	return now.Accent
}
