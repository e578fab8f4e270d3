package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Fold is a heading that opens and closes the body below it. It is for choices that few people need.
type Fold struct {
	// Content is the object to put on the screen: the heading and, while the fold is open, the body. While it
	// is closed, a short note of what was chosen inside may stand in place of the body.
	Content *fyne.Container
	// OnToggled is called after the fold was opened or closed. Its container must then be laid out again.
	OnToggled func(open bool)

	head *Button
	note *widget.Label
	body fyne.CanvasObject
	open bool
}

// NewFold returns a shut or open fold.
func NewFold(title string, open bool, body fyne.CanvasObject) *Fold {
	f := &Fold{body: body, open: open, note: Quiet("")}
	f.head = NewButton(title, nil, func() {
		f.open = !f.open
		f.show()
		if f.OnToggled != nil {
			f.OnToggled(f.open)
		}
		if f.open {
			Reveal(f.Content) // outside tests the window has not laid out the body yet
		}
	})
	f.head.Leading = true
	f.Content = container.New(Column{Gap: 4}, f.head, f.note, body)
	f.show()
	return f
}

// Open reports whether the body is shown.
func (f *Fold) Open() bool { return f.open }

// Unfold shows the body.
func (f *Fold) Unfold() {
	f.open = true
	f.show()
}

// SetNote sets the note that is shown while the fold is closed: a few words on what was chosen inside. It
// reports whether the note has changed; if so, the container of the fold must be laid out again.
func (f *Fold) SetNote(text string) bool {
	if f.note.Text == text {
		return false
	}
	f.note.SetText(text)
	f.show()
	return true
}

func (f *Fold) show() {
	f.head.Icon = theme.MenuExpandIcon()
	if f.open {
		f.head.Icon = theme.MenuDropDownIcon()
	}
	f.head.Refresh()
	SetVisible(f.body, f.open)
	SetVisible(f.note, !f.open && f.note.Text != "")
}
