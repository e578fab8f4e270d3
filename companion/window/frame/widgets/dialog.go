package widgets

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/look"
)

// Dialog is a modal sheet over the window. It receives all keys until it closes: its default button has the
// focus at once, and Escape closes it.
type Dialog struct {
	// OnClose is called after the dialog has closed, whatever closed it. The caller uses it to give the focus
	// back.
	OnClose func()
	// OnKey receives the keys that the buttons do not use.
	OnKey func(*fyne.KeyEvent)

	canvas  fyne.Canvas
	popup   *widget.PopUp
	before  func(*fyne.KeyEvent)
	focused fyne.Focusable
	open    bool
}

// dialogMargin is the margin around what a dialog says.
const dialogMargin = 16

// dialogs are those that are open, the topmost last.
var dialogs []*Dialog

// Answer is one button of a dialog.
type Answer struct {
	Text string
	Icon fyne.Resource
	Main bool
	// Do is called after the dialog has closed. It may be nil.
	Do func()
}

// NewDialog returns a dialog that is not shown yet, wider than usual where its content is. Without answers it has one
// button, with the text done.
func NewDialog(canvas fyne.Canvas, title string, content fyne.CanvasObject, done string,
	answers ...Answer) *Dialog {
	d := &Dialog{canvas: canvas}
	if len(answers) == 0 {
		answers = []Answer{{Text: done, Main: true}}
	}
	row := container.New(layout.NewHBoxLayout(), layout.NewSpacer())
	for _, answer := range answers {
		button := NewButton(answer.Text, answer.Icon, func() {
			d.Close()
			if answer.Do != nil {
				answer.Do()
			}
		})
		button.Main = answer.Main
		if answer.Main || d.focused == nil {
			d.focused = button
		}
		row.Add(button)
	}
	if row.MinSize().Width > dialogWidth(canvas.Size(), content)-2*dialogMargin { // large words stand on several lines
		row = NewRow(row.Objects[1:]...)
	}
	body := container.NewBorder(Heading(title), row, nil, nil, content)
	size := func(in fyne.Size) fyne.Size {
		width := dialogWidth(in, content)
		return fyne.NewSize(width, fyne.Min(HeightAt(body, width-48)+48, in.Height-32))
	}
	edge := frame() // without it the dialog has no visible edge where paper and table have one colour
	d.popup = widget.NewModalPopUp(container.NewStack(edge,
		container.New(&room{size: size, canvas: canvas, margin: dialogMargin}, body)), canvas)
	return d
}

// SetFocus gives the first focus to something other than the main answer, such as an entry. Call it before
// Show.
func (d *Dialog) SetFocus(f fyne.Focusable) { d.focused = f }

// Show opens the dialog.
func (d *Dialog) Show() {
	if d.open {
		return
	}
	d.open = true
	dialogs = append(dialogs, d)
	d.before = d.canvas.OnTypedKey()
	d.canvas.SetOnTypedKey(func(key *fyne.KeyEvent) {
		if key.Name == fyne.KeyEscape {
			d.Close()
		} else if d.OnKey != nil {
			d.OnKey(key)
		}
	})
	d.popup.Show()
	d.canvas.Focus(d.focused)
}

// Again gives the dialog the size that its content needs now.
func (d *Dialog) Again() {
	forget(d.popup.Content)
	size, in := d.popup.MinSize(), d.canvas.Size()
	d.popup.Resize(size)
	d.popup.Move(fyne.NewPos((in.Width-size.Width)/2, (in.Height-size.Height)/2))
	d.popup.Content.Refresh() // whatever was measured at another width
}

// forget has the rooms below an object find out their size anew.
func forget(o fyne.CanvasObject) {
	if c, ok := o.(*fyne.Container); ok {
		if r, ok := c.Layout.(*room); ok {
			r.in = fyne.Size{}
		}
		for _, one := range c.Objects {
			forget(one)
		}
	}
}

// Close closes the dialog without an answer.
func (d *Dialog) Close() {
	if !d.open {
		return
	}
	d.open = false
	dialogs = slices.DeleteFunc(dialogs, func(other *Dialog) bool { return other == d })
	d.popup.Hide()
	d.canvas.SetOnTypedKey(d.before)
	if d.OnClose != nil {
		d.OnClose()
	}
}

// frame returns the line around a dialog.
func frame() *fynecanvas.Rectangle {
	edge := fynecanvas.NewRectangle(color.Transparent)
	edge.StrokeColor, edge.StrokeWidth, edge.CornerRadius = look.Current().Line, 1, 10
	return edge
}

// room is a layout that gives one object a size, with a margin around it. The size follows that of the window, which
// has none yet where something is said before it is shown.
type room struct {
	size    func(in fyne.Size) fyne.Size
	canvas  fyne.Canvas
	margin  float32
	in, now fyne.Size // the size of the window that the present size is for
}

// Layout implements fyne.Layout.
func (r *room) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		Put(o, fyne.NewPos(r.margin, r.margin), size.Subtract(fyne.NewSquareSize(2*r.margin)))
	}
}

// MinSize implements fyne.Layout.
func (r *room) MinSize([]fyne.CanvasObject) fyne.Size {
	if in := r.canvas.Size(); in != r.in {
		r.in, r.now = in, r.size(in)
	}
	return r.now
}

// Scrolled wraps the content of a dialog so that it scrolls if it is higher than the window. It also returns
// the page inside, so that the dialog can pass keys for scrolling to it.
func Scrolled(content fyne.CanvasObject, canvas fyne.Canvas) (fyne.CanvasObject, *Page) {
	return ScrolledIn(content, canvas, 0)
}

// ScrolledIn is [Scrolled] for content that needs so much width, if the window has it.
func ScrolledIn(content fyne.CanvasObject, canvas fyne.Canvas, width float32) (fyne.CanvasObject, *Page) {
	page := NewPage(0, content)
	page.Margin, page.Gutter = 0, 12
	size := func(in fyne.Size) fyne.Size {
		wide := fyne.Max(usualWidth(in)-48, fyne.Min(width, in.Width-96))
		return fyne.NewSize(wide, fyne.Min(HeightAt(content, wide), fyne.Max(120, in.Height-130-96*look.Current().Text)))
	}
	return container.New(&room{size: size, canvas: canvas}, page), page
}

// usualWidth returns the width of a dialog in a window of a size.
func usualWidth(in fyne.Size) float32 { return fyne.Min(look.Current().Grow(560), in.Width-48) }

// dialogWidth returns the width of a dialog in a window of a size: more than usual where its content is wider.
func dialogWidth(in fyne.Size, content fyne.CanvasObject) float32 {
	return fyne.Max(usualWidth(in), fyne.Min(content.MinSize().Width+2*dialogMargin, in.Width-48))
}
