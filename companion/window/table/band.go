package table

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// band stands across the window while the pieces lie on the family's table. It is read from two metres: it
// says what is to be done with the pieces, or else what the match waits for. It keeps its height, so that
// nothing below it jumps.
type band struct {
	onTable *realTable
	head    *widget.Label
	more    *widget.Label
	help    *widget.Label
	done    *widgets.Button
	back    *widgets.Button
	all     *widgets.Button
	text    *container.Scroll
	content fyne.CanvasObject
}

// The band takes a part of the window's height, within these bounds, and never more than a third.
const (
	bandPart          = 0.24
	lowBand, highBand = 120, 200
)

// readable is how many orders are told in lines of their own, with the first one large. More are told in one
// paragraph.
const readable = 3

func newBand(onTable *realTable) *band {
	b := &band{onTable: onTable, head: widgets.Words("", look.SizeOrder, look.Title),
		more: widgets.Words("", look.SizeFar, fyne.TextStyle{}), help: widgets.Quiet(words.OrdersKeys)}
	b.done = widgets.NewMain(words.OrdersDone, theme.ConfirmIcon(), func() {
		onTable.hush()
		onTable.done()
	})
	b.done.Tall = true
	b.back = widgets.NewButton(words.OrdersBack, theme.NavigateBackIcon(), func() { onTable.turn(-1) })
	b.all = widgets.NewButton(words.OrdersAllThere, nil, onTable.allThere)
	b.text = container.NewVScroll(container.New(widgets.Column{Gap: -8}, b.head, b.more))
	aside := container.New(widgets.Column{Gap: 2}, b.done, widgets.NewRow(b.back, b.all), b.help)
	b.content = widgets.Panel(container.NewBorder(nil, nil, nil, container.New(asideOf{}, aside), b.text))
	b.content.Hide()
	return b
}

// update says what is to be done, or else what the match waits for.
func (b *band) update() {
	widgets.SetVisible(b.content, b.onTable.orders() && b.onTable.phase.is != covered)
	if !b.content.Visible() {
		return
	}
	head, more := b.onTable.prompt(), ""
	switch list := b.onTable.sentences(); {
	case len(list) > readable:
		head, more = "", strings.Join(list, " ")
	case len(list) == 1:
		head, more = list[0], b.onTable.forWhom()
	case len(list) > 0:
		head, more = list[0], strings.Join(list[1:], "\n")
	}
	if b.head.Text != head || b.more.Text != more {
		b.head.SizeName = look.SizeOrder
		if b.onTable.small {
			b.head.SizeName = look.SizeFar
		}
		b.head.SetText(head)
		b.more.SetText(more)
		b.text.ScrollToTop()
	}
	widgets.SetVisible(b.head, head != "")
	widgets.SetVisible(b.more, more != "")
	widgets.SetVisible(b.back, b.onTable.page > 0 && b.onTable.waits())
	widgets.SetVisible(b.all, len(b.onTable.pages) > b.onTable.page+1)
	widgets.SetVisible(b.done, b.onTable.waits())
	widgets.SetVisible(b.help, b.onTable.waits() && len(b.onTable.pages) == 0)
	b.text.Refresh()
}

// Layout implements fyne.Layout: the band above everything else.
func (b *band) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	high := float32(0)
	if b.content.Visible() {
		high = min(size.Height/3, max(lowBand, min(size.Height*bandPart, highBand)))
		widgets.Put(objects[0], fyne.NewPos(margin, margin/2),
			fyne.NewSize(size.Width-2*margin, high-margin/2))
	}
	widgets.Put(objects[1], fyne.NewPos(0, high), fyne.NewSize(size.Width, size.Height-high))
}

// MinSize implements fyne.Layout.
func (b *band) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[1].MinSize() }

// asideOf is the layout of what stands beside the sentence: as wide as the button of a hand that does not
// aim.
type asideOf struct{}

// Layout implements fyne.Layout.
func (asideOf) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	widgets.Put(objects[0], fyne.NewPos(0, 0), size)
}

// MinSize implements fyne.Layout.
func (asideOf) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(min(276*look.Current().Text, 420), 64)
}
