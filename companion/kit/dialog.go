package kit

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/look"
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
// button, with the text close.
func NewDialog(canvas fyne.Canvas, title string, content fyne.CanvasObject, close string,
	answers ...Answer) *Dialog {
	d := &Dialog{canvas: canvas}
	if len(answers) == 0 {
		answers = []Answer{{Text: close, Main: true}}
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
	const margin = 16
	width := fyne.Max(dialogWidth(canvas), fyne.Min(content.MinSize().Width+2*margin, canvas.Size().Width-48))
	if row.MinSize().Width > width-2*margin { // large words stand on several lines
		row = NewRow(row.Objects[1:]...)
	}
	body := container.NewBorder(Heading(title), row, nil, nil, content)
	height := HeightAt(body, width-48)
	edge := frame() // without it the dialog has no visible edge where paper and table have one colour
	popup := widget.NewModalPopUp(
		container.NewStack(edge,
			container.New(&room{size: fyne.NewSize(width, fyne.Min(height+48, canvas.Size().Height-32)),
				margin: margin}, body)), canvas)
	d.popup = popup
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

// room is a layout that gives one object a size, with a margin around it.
type room struct {
	size   fyne.Size
	margin float32
}

// Layout implements fyne.Layout.
func (r *room) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(r.margin, r.margin))
		o.Resize(size.Subtract(fyne.NewSquareSize(2 * r.margin)))
	}
}

// MinSize implements fyne.Layout.
func (r *room) MinSize([]fyne.CanvasObject) fyne.Size { return r.size }

// Scrolled wraps the content of a dialog so that it scrolls if it is higher than the window. It also returns
// the page inside, so that the dialog can pass keys for scrolling to it.
func Scrolled(content fyne.CanvasObject, canvas fyne.Canvas) (fyne.CanvasObject, *Page) {
	return ScrolledIn(content, canvas, 0)
}

// ScrolledIn is [Scrolled] for content that needs so much width, if the window has it.
func ScrolledIn(content fyne.CanvasObject, canvas fyne.Canvas, width float32) (fyne.CanvasObject, *Page) {
	width = fyne.Max(dialogWidth(canvas)-48, fyne.Min(width, canvas.Size().Width-96))
	height := fyne.Min(HeightAt(content, width), fyne.Max(120, canvas.Size().Height-130-96*look.Current().Text))
	page := NewPage(0, content)
	page.Margin, page.Gutter = 0, 12
	return container.New(&room{size: fyne.NewSize(width, height)}, page), page
}

// dialogWidth returns the width of a dialog in a window.
func dialogWidth(canvas fyne.Canvas) float32 {
	return fyne.Min(look.Current().Grow(560), canvas.Size().Width-48)
}
