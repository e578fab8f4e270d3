package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// MaxEntry is how many letters an entry takes; nobody's name is longer, and a book pasted by accident is cut.
const MaxEntry = 400

// Entry is a line to type in that hands Escape on to the window, and is as high as a finger.
type Entry struct {
	widget.Entry
	// OnEnter is told of Return and Enter.
	OnEnter func()
}

// NewEntry returns a line with a text in it and a word in the quiet ink while it is empty.
func NewEntry(text, holder string) *Entry {
	e := &Entry{}
	e.ExtendBaseWidget(e)
	e.PlaceHolder = holder
	e.Scroll = fyne.ScrollHorizontalOnly
	e.SetText(text)
	return e
}

// MinSize implements fyne.CanvasObject.
func (e *Entry) MinSize() fyne.Size {
	e.ExtendBaseWidget(e)
	return e.Entry.MinSize().Max(fyne.NewSize(160, 48))
}

// TypedKey implements fyne.Focusable.
func (e *Entry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyF11:
		Bubble(e, key)
	case fyne.KeyReturn, fyne.KeyEnter:
		if e.OnEnter != nil {
			e.OnEnter()
		}
	default:
		e.Entry.TypedKey(key)
	}
}

// FocusGained implements fyne.Focusable.
func (e *Entry) FocusGained() {
	e.Entry.FocusGained()
	Reveal(e)
}
