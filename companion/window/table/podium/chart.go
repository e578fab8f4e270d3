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

// MinSize implements fyne.CanvasObject.
func (c *chart) MinSize() fyne.Size {
	return fyne.NewSize(200, 110+look.Current().Size(theme.SizeNameCaptionText)*1.6)
}

// CreateRenderer implements fyne.Widget.
func (c *chart) CreateRenderer() fyne.WidgetRenderer { return widgets.Painted(c, c.draw) }

// legend adds the name of each reading with its last value. The names stand side by side from 0, 0 on, in as
// many rows as the width needs.
func (c *chart) legend(p *widgets.Painter) (names []*canvas.Text, rows int) {
	caption := look.Current().Size(theme.SizeNameCaptionText)
	x := float32(8)
	rows = 1
	for i, reading := range c.names {
		name := p.Text(words.Sentence(reading.Name)+" "+strconv.Itoa(c.values[len(c.values)-1][i]),
			look.Current().Ink, caption, look.Bold, widgets.Whole)
		wide := 16 + name.MinSize().Width
		if x > 8 && x+wide > p.Size.Width {
			x, rows = 8, rows+1
		}
		name.Move(fyne.NewPos(x, caption*1.6*float32(rows-1)))
		x += wide + 24
		names = append(names, name)
	}
	return names, rows
}

// apart is the offset in pixels between lines of the same value, so that none hides another.
const apart = 3

// draw draws a stepped line for each reading. The lines differ in width as well as in colour.
func (c *chart) draw(p *widgets.Painter) {
	now := look.Current()
	caption := now.Size(theme.SizeNameCaptionText)
	legend, rows := c.legend(p)
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
		name := legend[i]
		name.Move(name.Position().AddXY(16, floor+caption*0.2))
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
