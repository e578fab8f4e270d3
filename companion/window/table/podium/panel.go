package podium

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/tableau"
	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/companion/window/table/stage"
)

// Panel is the sheet over the dimmed board at the end of a match: the podium, or how it came about.
type Panel struct {
	// Content is the object to put over the board.
	Content *fyne.Container
	// Buttons are its buttons. The first one gets the focus.
	Buttons []*widgets.Button

	match   *Match
	result  Result
	figures *figures
	title   *widget.Label
	told    []string // the facts
	facts   *fyne.Container
	column  *fyne.Container
	scroll  *container.Scroll
	row     *fyne.Container
	how     *widgets.Button // stands in the last row of the column
	last    *fyne.Container
	podium  []fyne.CanvasObject // what is in the column
	tally   []fyne.CanvasObject // what is in it behind the tap, nil before that
	behind  bool                // the tally is shown
}

// Choice is something to do after a match.
type Choice struct {
	Text string
	Icon fyne.Resource
	Do   func()
}

// NewPanel returns the panel of a match. Choices that do nothing are left out.
func NewPanel(m *Match, choices ...Choice) *Panel {
	p := &Panel{match: m, result: m.Result(), row: widgets.NewCentredRow(),
		facts: container.New(widgets.Column{Gap: -8})}
	p.figures = newFigures(p.result, m.Theme)
	p.title = widgets.Words(words.Short(p.result.Title, 400), theme.SizeNameSubHeadingText, look.Title)
	p.title.Alignment = fyne.TextAlignCenter
	p.podium = []fyne.CanvasObject{p.figures, p.title}
	for _, more := range p.Says()[1:] {
		p.podium = append(p.podium, centred(more))
	}
	p.how = widgets.NewButton(words.HowItCame, theme.ListIcon(), p.turn)
	p.last = widgets.NewCentredRow(p.how)
	p.podium = append(p.podium, p.facts, p.last)
	p.column = container.New(widgets.Column{Inset: 6}, p.podium...)
	for _, choice := range choices {
		if choice.Do != nil {
			button := widgets.NewButton(choice.Text, choice.Icon, choice.Do)
			button.Main = len(p.Buttons) == 0
			p.Buttons = append(p.Buttons, button)
			p.row.Add(button)
		}
	}
	p.Buttons = append(p.Buttons, p.how)
	p.scroll = container.NewVScroll(p.column)
	// the row comes first, so that Tab leads from it to the button above it
	sheet := container.New(layout.NewBorderLayout(nil, p.row, nil, nil), p.row, p.scroll)
	p.Content = container.New(p, stage.Dimmer(), widgets.Panel(sheet))
	return p
}

// centred returns a text in the middle of its line.
func centred(text string) *widget.Label {
	label := widgets.Text(words.Short(text, 400))
	label.Alignment = fyne.TextAlignCenter
	return label
}

// Tell adds the facts of the match, once they are found.
func (p *Panel) Tell(facts []string) {
	p.told, p.facts.Objects = facts, nil
	for _, fact := range facts {
		p.facts.Add(centred(fact))
	}
	p.Content.Refresh()
}

// Says returns the sentences of the podium.
func (p *Panel) Says() []string {
	list := []string{p.result.Title}
	if p.result.How != "" {
		list = append(list, p.result.How)
	}
	if p.result.Kind == tableau.Lost {
		list = append(list, words.Consoled)
	}
	return append(list, p.told...)
}

// Leap makes those who did it leap up, one after another.
func (p *Panel) Leap() { p.figures.leap() }

// Close ends all motion.
func (p *Panel) Close() { p.figures.rest() }

// turn shows how the match came about, or the podium again.
func (p *Panel) turn() {
	if p.tally == nil {
		p.tally = p.came()
	}
	p.behind = !p.behind
	p.column.Objects, p.how.Text = p.podium, words.HowItCame
	if p.behind {
		p.column.Objects, p.how.Text = p.tally, words.ThePodium
	}
	p.how.Refresh()
	p.scroll.ScrollToTop()
	p.Content.Refresh()
}

// Back shows the podium again if how the match came about is shown, and reports whether it was.
func (p *Panel) Back() bool {
	if !p.behind {
		return false
	}
	p.turn()
	return true
}

// came returns how the match came about: the sum, and the chart of the whole match.
func (p *Panel) came() []fyne.CanvasObject {
	heading := widgets.Words(words.HowItCame, theme.SizeNameSubHeadingText, look.Title)
	heading.Alignment = fyne.TextAlignCenter
	lines := container.New(widgets.Column{Gap: -8})
	for _, line := range p.match.Game.Ending(p.match.Position).Sum {
		lines.Add(centred(line))
	}
	list := []fyne.CanvasObject{heading, lines}
	if chart := newChart(p.match); len(chart.values) > 0 {
		list = append(list, chart)
	}
	return append(list, p.last)
}

// Layout implements fyne.Layout: the panel stands in the middle, no wider than it reads well, and as high as
// its content needs. The picture of the podium gets the height that the texts leave. Where that is too little,
// the sentence on who has won stays in sight, and people scroll to the rest.
func (p *Panel) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	text := look.Current().Text
	width := fyne.Min(680*text, size.Width-32)
	room := size.Height - 16
	row := widgets.HeightAt(p.row, width-16) + 24
	p.resize(room < 340*text)
	p.figures.high = 0
	rest := room - row - widgets.HeightAt(p.column, width-16)
	if least := leastHigh * text; rest < least { // names grow with the texts
		rest = min(least, max(leastHigh/2, room-row-12-widgets.HeightAt(p.title, width-28)))
	}
	p.figures.high = min(rest, mostHigh*text)
	height := fyne.Min(widgets.HeightAt(p.column, width-16)+row, room)
	objects[1].Move(fyne.NewPos((size.Width-width)/2, (size.Height-height)/2))
	objects[1].Resize(fyne.NewSize(width, height))
}

// resize makes the title smaller where there is little room.
func (p *Panel) resize(small bool) {
	size := theme.SizeNameSubHeadingText
	if small {
		size = theme.SizeNameText
	}
	if p.title.SizeName != size {
		p.title.SizeName = size
		p.title.Refresh()
	}
}

// MinSize implements fyne.Layout.
func (p *Panel) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }
