package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines"
)

// cover hides the table while the laptop is handed from one person to another: "Hand the laptop to Green".
type cover struct {
	screen  *Screen
	seat    engines.Seat
	mark    *widgets.Mark
	title   *fyne.Container
	here    *widgets.Button
	others  *fyne.Container
	content fyne.CanvasObject
}

func newCover(s *Screen) *cover {
	c := &cover{screen: s, seat: engines.Table, mark: widgets.NewMark(engines.Table, 120),
		title: container.New(widgets.Column{Gap: 4})}
	c.here = widgets.NewMain("", nil, c.lift)
	c.here.Tall = true
	c.others = widgets.NewCentredRow()
	column := container.New(widgets.Column{Gap: 16, Inset: 6}, container.NewCenter(c.mark), c.title,
		container.NewCenter(c.here))
	c.content = widgets.Ground(
		container.New(middle{520, column, c.others},
			widgets.Panel(container.NewBorder(nil, c.others, nil, nil, container.NewVScroll(column)))))
	c.content.Hide()
	return c
}

// update shows the cover if the laptop is being handed to somebody, else the table.
func (c *cover) update() {
	seat, covered := c.screen.covered()
	widgets.SetVisible(c.content, covered)
	// hidden widgets cannot get the keyboard focus either
	for _, below := range []fyne.CanvasObject{c.screen.board, c.screen.layout.scroll, c.screen.bar.content} {
		widgets.SetVisible(below, !covered)
	}
	if !covered {
		return
	}
	if seat != c.seat {
		c.seat = seat
		name := c.screen.seatName(seat)
		c.screen.dress(c.mark, seat)
		heading := widgets.Words(words.HandTo(name), look.SizePrompt, look.Title)
		help := widgets.Text(words.HandHelp(name))
		heading.Alignment, help.Alignment = fyne.TextAlignCenter, fyne.TextAlignCenter
		c.title.Objects = []fyne.CanvasObject{heading, help}
		c.here.SetText(words.Sentence(words.IsHere(name, c.screen.voice.Several(seat))))
	}
	c.offer()
	c.content.Refresh()
}

// offer adds buttons with which somebody else gets the laptop first, or takes back a sealed answer. Nothing
// shows what that answer is.
func (c *cover) offer() {
	s := c.screen
	c.others.Objects = nil
	hand := func(seat engines.Seat) { s.next = seat; s.update(); s.shell.Refocus() }
	for _, seat := range s.stillToLay(c.seat) {
		first := words.Sentence(words.GoesFirst(s.seatName(seat)))
		c.others.Add(widgets.NewButton(first, nil, func() { hand(seat) }))
	}
	for _, seat := range s.haveLaid() {
		again := words.Sentence(words.TakesBack(s.seatName(seat), s.voice.Several(seat)))
		c.others.Add(widgets.NewButton(again, nil, func() {
			s.session.TakeBack(seat)
			hand(seat)
		}))
	}
	c.others.Add(widgets.NewButton(words.SeeTable, nil, func() {
		s.handing = false
		s.update()
		s.shell.Refocus()
	}))
}

// buttons returns all buttons of the cover.
func (c *cover) buttons() []*widgets.Button {
	list := []*widgets.Button{c.here}
	for _, o := range c.others.Objects {
		if b, ok := o.(*widgets.Button); ok {
			list = append(list, b)
		}
	}
	return list
}

func (c *cover) lift() {
	s := c.screen
	s.lifted, c.seat, s.guarded = c.seat, engines.Table, false
	s.update()
	s.shell.Refocus()
}

// middle is a layout: it centres an object, no wider than it reads well, and as high as its content needs.
type middle struct {
	width         float32
	inside, below fyne.CanvasObject
}

// Layout implements fyne.Layout.
func (m middle) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := fyne.Min(m.width*look.Current().Text, size.Width-32)
	all := widgets.HeightAt(m.inside, width-16) + widgets.HeightAt(m.below, width-16) + 24
	height := fyne.Min(all, size.Height-16)
	objects[0].Move(fyne.NewPos((size.Width-width)/2, (size.Height-height)/2))
	objects[0].Resize(fyne.NewSize(width, height))
}

// MinSize implements fyne.Layout.
func (middle) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }
