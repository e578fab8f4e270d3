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
	*hands
	seat    engines.Seat
	mark    *widgets.Mark
	front   *fyne.Container // the face of whoever gets the laptop, with the mark of the seat
	title   *fyne.Container
	here    *widgets.Button
	others  *fyne.Container
	buttons []*widgets.Button
	content fyne.CanvasObject
}

func newCover(h *hands) *cover {
	c := &cover{hands: h, seat: engines.Table, mark: widgets.NewMark(engines.Table, 120),
		title: container.New(widgets.Column{Gap: 4}), front: widgets.NewCentredRow()}
	c.here = widgets.NewMain("", nil, c.lift)
	c.here.Tall = true
	c.others = widgets.NewCentredRow()
	column := container.New(widgets.Column{Gap: 16, Inset: 6}, c.front, c.title,
		container.NewCenter(c.here))
	c.content = widgets.Ground(
		container.New(middle{520, column, c.others},
			widgets.Panel(container.NewBorder(nil, c.others, nil, nil, container.NewVScroll(column)))))
	c.content.Hide()
	return c
}

// update shows the cover if the laptop is being handed to somebody, else the table.
func (c *cover) update() {
	widgets.SetVisible(c.content, c.phase.is == covered)
	if c.phase.is != covered {
		return
	}
	if seat := c.phase.to; seat != c.seat {
		c.seat = seat
		name := c.seatName(seat)
		c.dress(c.mark, seat)
		c.front.Objects = []fyne.CanvasObject{c.mark}
		if figure, colour := c.face(seat); figure != "" {
			c.front.Objects = []fyne.CanvasObject{widgets.NewFace(figure, colour, 120),
				sign(c.core, seat, 48)}
		}
		c.front.Refresh()
		heading := widgets.Words(words.HandTo(name), look.SizePrompt, look.Title)
		help := widgets.Text(words.HandHelp(name))
		heading.Alignment, help.Alignment = fyne.TextAlignCenter, fyne.TextAlignCenter
		c.title.Objects = []fyne.CanvasObject{heading, help}
		c.here.SetText(words.Sentence(words.IsHere(name, c.voice.Several(seat))))
	}
	c.offer()
	c.content.Refresh()
}

// offer adds buttons with which somebody else gets the laptop first, or takes back a sealed answer. Nothing
// shows what that answer is.
func (c *cover) offer() {
	c.others.Objects, c.buttons = nil, []*widgets.Button{c.here}
	add := func(text string, do func()) {
		button := widgets.NewButton(text, nil, do)
		c.others.Add(button)
		c.buttons = append(c.buttons, button)
	}
	for _, seat := range c.session.Waiting() {
		if seat >= 0 && seat != c.seat && !c.bot(seat) {
			add(words.Sentence(words.GoesFirst(c.seatName(seat))), func() { c.pass(seat, true) })
		}
	}
	for _, seat := range c.haveLaid() {
		add(words.Sentence(words.TakesBack(c.seatName(seat), c.voice.Several(seat))), func() {
			c.session.TakeBack(seat)
			c.pass(seat, true)
		})
	}
	add(words.SeeTable, func() { c.pass(c.next, false) })
}

func (c *cover) lift() {
	c.lifted, c.seat, c.guarded = c.seat, engines.Table, false
	c.updateAll()
	c.shell.Refocus()
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
