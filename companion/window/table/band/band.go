// Package band is the band across the table's window while the pieces lie on the family's own table. It is
// read from two metres.
package band

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/match/words"
	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/engines/common/text"
)

// State is what a band says.
type State struct {
	// Shown says that there is a band. Small says that the window is small.
	Shown, Small bool
	// Orders is what is to be done with the pieces, one sentence each. Prompt is said where nothing is.
	Orders []string
	Prompt string
	// Danger is what is about to decide the match, in few words; "" is nothing.
	Danger string
	// Turn is the name of whose turn it is, said where the prompt does not; "" for nobody's.
	Turn string
	// Taps says that somebody taps a place for what they then do on the table. It is said where it takes no room
	// from anything else.
	Taps bool
	// For says for whom a single order is done; "" for nobody.
	For string
	// Group is which group of a set-up is to be done, counted from 0, and Groups how many there are; 0 of 0
	// is none.
	Group, Groups int
}

// Band says what is to be done with the pieces, or else what the match waits for. It keeps its height, so
// that nothing below it jumps. It is also the layout of the band above everything else.
type Band struct {
	Content    fyne.CanvasObject
	danger     *widget.Label
	head, more *widget.Label
	rest       *widget.Label // the second column of a list
	lines      fyne.CanvasObject
	help       *widget.Label
	done       *widgets.Button
	back, all  *widgets.Button
	text       *container.Scroll
	small      bool
	fits       room // for which the size of the first order was chosen
}

// room is how much there is for the text, and how large its letters are.
type room struct {
	size  fyne.Size
	theme *look.Theme
}

// The band takes a part of the window's height, within these bounds in pixels, and never more than a third.
const (
	part      = 0.24
	low, high = 120, 200
	margin    = 16
)

// readable is how many orders are told with the first one large. More are told in lines that look alike, in
// two columns.
const readable = 3

// item begins each line of a list.
const item = "•  "

// New returns a band. done is called when what is to be done is done, back for the group before, and all when
// everything is there already.
func New(done, back, all func()) *Band {
	b := &Band{danger: widgets.Words("", look.SizeFar, look.Bold),
		head: widgets.Words("", look.SizeOrder, look.Title),
		more: widgets.Words("", look.SizeFar, fyne.TextStyle{}),
		rest: widgets.Words("", look.SizeFar, fyne.TextStyle{}), help: widgets.Quiet(words.OrdersKeys),
		done: widgets.NewMain(words.Done, theme.ConfirmIcon(), done),
		back: widgets.NewButton(words.Back, theme.NavigateBackIcon(), back),
		all:  widgets.NewButton(words.OrdersAllThere, nil, all)}
	b.done.Tall, b.danger.Importance = true, widget.WarningImportance
	b.lines = container.NewGridWithRows(1, b.more, b.rest)
	b.text = container.NewVScroll(container.New(widgets.Column{Gap: -8}, b.danger, b.head, b.lines))
	aside := container.New(widgets.Column{Gap: 2}, b.done, widgets.NewRow(b.back, b.all), b.help)
	b.Content = widgets.Panel(container.NewBorder(nil, nil, nil, container.New(asideOf{}, aside), b.text))
	b.Content.Hide()
	return b
}

// Show has the band say something.
func (b *Band) Show(s State) {
	if widgets.SetVisible(b.Content, s.Shown); !s.Shown {
		return
	}
	head, more, rest := s.Prompt, "", ""
	if s.Turn != "" && !strings.Contains(s.Prompt, s.Turn) {
		more = words.TurnIs(s.Turn)
	}
	if s.Taps && !s.Small && s.Danger == "" {
		more = strings.TrimSpace(more + " " + words.TapThenDo)
	}
	switch n := len(s.Orders); {
	case n > readable:
		half := (n + 1) / 2
		head, more, rest = "", item+strings.Join(s.Orders[:half], "\n"+item),
			item+strings.Join(s.Orders[half:], "\n"+item)
	case n == 1:
		head, more = s.Orders[0], s.For
	case n > 0:
		head, more = item+s.Orders[0], item+strings.Join(s.Orders[1:], "\n"+item)
	}
	head, more, rest = text.InOrder(head), text.InOrder(more), text.InOrder(rest)
	if b.head.Text != head || b.more.Text != more || b.rest.Text != rest || b.danger.Text != s.Danger {
		b.danger.SetText(s.Danger)
		b.small, b.fits = s.Small, room{}
		b.head.SetText(head)
		b.more.SetText(more)
		b.rest.SetText(rest)
		b.text.ScrollToTop()
	}
	waits := len(s.Orders) > 0
	widgets.SetVisible(b.danger, s.Danger != "" && len(s.Orders) == 0) // what is to be done needs the room
	widgets.SetVisible(b.head, head != "")
	widgets.SetVisible(b.lines, more != "")
	widgets.SetVisible(b.rest, rest != "")
	widgets.SetVisible(b.done, waits)
	widgets.SetVisible(b.back, waits && s.Group > 0)
	widgets.SetVisible(b.all, waits && s.Groups > s.Group+1)
	widgets.SetVisible(b.help, waits && s.Groups == 0)
	b.text.Refresh()
}

// Layout implements fyne.Layout: the band, and below it everything else.
func (b *Band) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	height := float32(0)
	if b.Content.Visible() {
		height = min(size.Height/3, max(low, min(size.Height*part, high)))
		widgets.Put(objects[0], fyne.NewPos(margin, margin/2),
			fyne.NewSize(size.Width-2*margin, height-margin/2))
		b.fit()
	}
	widgets.Put(objects[1], fyne.NewPos(0, height), fyne.NewSize(size.Width, size.Height-height))
}

// fit writes the first order, and then the others, as large as all are whole. The danger is never written larger
// than what is to be done.
func (b *Band) fit() {
	now := room{b.text.Size(), look.Current()}
	if b.fits == now {
		return
	}
	b.fits = now
	sizes := []fyne.ThemeSizeName{look.SizeOrder, look.SizeFar, theme.SizeNameSubHeadingText,
		theme.SizeNameText}
	if b.small {
		sizes = sizes[1:]
	}
	for i, size := range sizes {
		others := size // are never written larger than the first
		if i == 0 && !b.small {
			others = sizes[1]
		}
		write(b.head, size)
		write(b.danger, others)
		write(b.more, others)
		write(b.rest, others)
		if widgets.HeightAt(b.text.Content, now.size.Width) <= now.size.Height {
			return
		}
	}
}

// write writes a label in a size.
func write(label *widget.Label, size fyne.ThemeSizeName) {
	if label.SizeName != size {
		label.SizeName = size
		label.Refresh()
	}
}

// MinSize implements fyne.Layout.
func (b *Band) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[1].MinSize() }

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
