package widgets

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/look"
)

// MaxEntry is the maximum number of letters in an entry. No name is longer, and a long text that was pasted
// by accident is cut.
const MaxEntry = 400

// Entry is a text entry that passes Escape on to the window and is high enough for a finger.
type Entry struct {
	widget.Entry
	// OnEnter is called for Return and Enter.
	OnEnter func()
	// OnStep is called for the arrows down (-1) and up (1). If it is nil, the entry handles the arrows.
	OnStep func(by int)
	// OnLeave is called when the entry loses the focus.
	OnLeave func()
	// Least is the minimum width; 0 is the usual one.
	Least float32
	// Name is the accessible name, for screen readers.
	Name string
}

// NewEntry returns an entry with a text, and a placeholder that is shown while it is empty.
func NewEntry(text, holder string) *Entry {
	e := &Entry{}
	e.ExtendBaseWidget(e)
	e.PlaceHolder = holder
	e.Scroll = fyne.ScrollHorizontalOnly
	e.SetText(text)
	return e
}

// Framed returns the entry with an overlay that passes the mouse wheel on to the page below it.
func (e *Entry) Framed() fyne.CanvasObject { return container.NewStack(e, newWheel()) }

// extraPadding is the padding in px that is added on each side of the text, compared with Fyne's own entry.
const extraPadding = 6

// CreateRenderer implements fyne.Widget. It makes the entry as high as a finger and centres the text
// vertically. For this it moves the inside of Fyne's own renderer. A theme of its own for each entry would
// also do it, but Fyne would then cache all fonts for each entry and never free them.
func (e *Entry) CreateRenderer() fyne.WidgetRenderer { return roomy{e.Entry.CreateRenderer()} }

type roomy struct{ fyne.WidgetRenderer }

func (r roomy) MinSize() fyne.Size {
	const sides = 3 // Fyne also counts its padding three times: left, right and for the cursor
	return r.WidgetRenderer.MinSize().AddWidthHeight(sides*extraPadding, 2*extraPadding)
}

func (r roomy) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	for _, o := range r.Objects() {
		if inside, ok := o.(fyne.Widget); ok { // the other objects are the background and its border
			inside.Move(inside.Position().AddXY(extraPadding, extraPadding))
			inside.Resize(inside.Size().SubtractWidthHeight(2*extraPadding, 2*extraPadding))
		}
	}
}

// MouseDown implements desktop.Mouseable. It corrects the position, because the text lies further inside than
// Fyne's entry assumes.
func (e *Entry) MouseDown(event *desktop.MouseEvent) {
	inside := *event
	inside.Position = event.Position.SubtractXY(extraPadding, extraPadding)
	e.Entry.MouseDown(&inside)
}

// Dragged implements fyne.Draggable.
func (e *Entry) Dragged(event *fyne.DragEvent) {
	inside := *event
	inside.Position = event.Position.SubtractXY(extraPadding, extraPadding)
	e.Entry.Dragged(&inside)
}

// TouchDown implements mobile.Touchable.
func (e *Entry) TouchDown(event *mobile.TouchEvent) {
	inside := *event
	inside.Position = event.Position.SubtractXY(extraPadding, extraPadding)
	e.Entry.TouchDown(&inside)
}

// MinSize implements fyne.CanvasObject.
func (e *Entry) MinSize() fyne.Size {
	e.ExtendBaseWidget(e)
	least := cmp.Or(e.Least*look.Current().Text, 160)
	return e.Entry.MinSize().Max(fyne.NewSize(least, 48))
}

// AccessibilityLabel implements fyne.Accessible.
func (e *Entry) AccessibilityLabel() string { return e.Name }

// AccessibilityRole implements fyne.Accessible.
func (e *Entry) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// TypedKey implements fyne.Focusable.
func (e *Entry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyF11:
		Bubble(e, key)
	case fyne.KeyReturn, fyne.KeyEnter:
		if e.OnEnter != nil {
			e.OnEnter()
		}
	case fyne.KeyUp, fyne.KeyDown:
		switch {
		case e.OnStep == nil:
			e.Entry.TypedKey(key)
		case key.Name == fyne.KeyUp:
			e.OnStep(1)
		default:
			e.OnStep(-1)
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

// FocusLost implements fyne.Focusable.
func (e *Entry) FocusLost() {
	e.Entry.FocusLost()
	if e.OnLeave != nil {
		e.OnLeave()
	}
}
