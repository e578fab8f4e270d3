package podium

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
	"homespun/printables/drawing"
)

// Readings returns the numbers of the chart from the first position to the last, and what they are at the end.
func (m *Match) Readings() (values [][]int, last []tableau.Reading) {
	add := func(p engines.Position) {
		readings := m.Game.Readings(p)
		if len(readings) == 0 {
			return
		}
		row := make([]int, len(readings))
		for i, reading := range readings {
			row[i] = reading.Value
		}
		values, last = append(values, row), readings
	}
	add(m.Start)
	for _, line := range m.Lines {
		add(line.After)
	}
	return values, last
}

// chart draws the game's readings over the length of the match, one line each.
type chart struct {
	widget.BaseWidget
	names  []tableau.Reading
	values [][]int
}

func newChart(m *Match) *chart {
	c := &chart{}
	c.values, c.names = m.Readings()
	c.ExtendBaseWidget(c)
	return c
}

// MinSize implements fyne.CanvasObject: the lines have the same height above any number of rows of names.
func (c *chart) MinSize() fyne.Size {
	_, rows := c.places(c.Size().Width)
	return fyne.NewSize(200, look.Current().Grow(110)+look.Current().Size(theme.SizeNameCaptionText)*1.6*float32(rows))
}

// CreateRenderer implements fyne.Widget.
func (c *chart) CreateRenderer() fyne.WidgetRenderer { return widgets.Painted(c, c.draw) }

// name returns the name of a reading with its last value.
func (c *chart) name(i int) string {
	return words.Sentence(c.names[i].Name) + " " + strconv.Itoa(c.values[len(c.values)-1][i])
}

// places returns where the names of the readings begin within a width, side by side from 0, 0 on, and in how many rows
// they are.
func (c *chart) places(width float32) (list []fyne.Position, rows int) {
	caption := look.Current().Size(theme.SizeNameCaptionText)
	x := float32(8)
	rows = 1
	for i := range c.names {
		wide := 16 + fyne.MeasureText(c.name(i), caption, look.Bold).Width
		if x > 8 && x+wide > width {
			x, rows = 8, rows+1
		}
		list = append(list, fyne.NewPos(x, caption*1.6*float32(rows-1)))
		x += wide + 24
	}
	return list, rows
}

// apart is the offset in pixels between lines of the same value, so that none hides another.
const apart = 3

// draw draws a stepped line for each reading. The lines differ in width as well as in colour.
func (c *chart) draw(p *widgets.Painter) {
	now := look.Current()
	caption := now.Size(theme.SizeNameCaptionText)
	places, rows := c.places(p.Size.Width)
	floor := p.Size.Height - caption*(0.2+1.6*float32(rows))
	most := 1
	for _, values := range c.values {
		most = max(most, slices.Max(values))
	}
	p.Line(now.Line, 2, fyne.NewPos(8, floor), fyne.NewPos(p.Size.Width-8, floor))
	step := (p.Size.Width - 24) / float32(max(1, len(c.values)-1))
	for i := range c.names {
		colour := readingColour(now, c.names[i])
		stroke := float32(4 - i%2)
		lift, rise := apart*float32(i), floor-12-apart*float32(len(c.names)-1)
		at := func(n int) fyne.Position {
			return fyne.NewPos(12+float32(n)*step, floor-4-lift-rise*float32(c.values[n][i])/float32(most))
		}
		from := at(0)
		for n := 1; n < len(c.values); n++ {
			if to := at(n); to.Y != from.Y || n == len(c.values)-1 {
				corner := fyne.NewPos(to.X, from.Y)
				p.Line(colour, stroke, from, corner)
				if to.Y != corner.Y {
					p.Line(colour, stroke, corner, to)
				}
				from = to
			}
		}
		name := p.Text(c.name(i), now.Ink, caption, look.Bold, p.Size.Width-32)
		name.Move(places[i].AddXY(16, floor+caption*0.2))
		p.Add(canvas.NewCircle(colour), name.Position().AddXY(-16, caption*0.65-5), fyne.NewSquareSize(10))
	}
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
