package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Fold is a head that shows or hides what stands below it, for what few need to see.
type Fold struct {
	// Content is what is shown: the head, what was chosen inside while it is shut, and the body while it is
	// open.
	Content *fyne.Container
	// OnToggled is told after it was opened or shut; what holds it is to be laid out anew.
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
			Reveal(f.Content) // the real window does not know the body yet
		}
	})
	f.head.Leading = true
	f.Content = container.New(Column{Gap: 4}, f.head, f.note, body)
	f.show()
	return f
}

// Open reports whether the body is shown.
func (f *Fold) Open() bool { return f.open }

// SetNote says in a few words what was chosen inside, which stands there while the body does not. It reports
// whether that is something else than before: then what holds the fold is to be laid out anew.
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
