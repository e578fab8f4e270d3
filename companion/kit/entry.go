package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/look"
)

// MaxEntry is how many letters an entry takes; nobody's name is longer, and a book pasted by accident is cut.
const MaxEntry = 400

// Entry is a line to type in that hands Escape on to the window, and is as high as a finger.
type Entry struct {
	widget.Entry
	// OnEnter is told of Return and Enter.
	OnEnter func()
	// OnStep is told of the arrows down (-1) and up (1); nil leaves them to the line.
	OnStep func(by int)
	// OnLeave is told when the keys go elsewhere.
	OnLeave func()
	// Least is how wide it is at least; 0 is the usual width.
	Least float32
	// Name is what it is called, for those who cannot see what stands around it.
	Name string
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

// Framed returns the line with what lies over it: the mouse's wheel turns what the line lies on.
func (e *Entry) Framed() fyne.CanvasObject { return container.NewStack(e, newWheel()) }

// roomier is how much more room there is around what is typed, on each side, than in the library's own lines.
const roomier = 6

// CreateRenderer implements fyne.Widget: as high as a finger, what is typed in the middle of the height. It
// is the library's own line with its inside moved: of a line with a theme of its own the library would keep
// all the fonts, anew for each line and for ever.
func (e *Entry) CreateRenderer() fyne.WidgetRenderer { return roomy{e.Entry.CreateRenderer()} }

type roomy struct{ fyne.WidgetRenderer }

func (r roomy) MinSize() fyne.Size {
	const sides = 3 // as the library counts its own room: one more for the cursor
	return r.WidgetRenderer.MinSize().AddWidthHeight(sides*roomier, 2*roomier)
}

func (r roomy) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	for _, o := range r.Objects() {
		if inside, ok := o.(fyne.Widget); ok { // the rest is the ground and its edge
			inside.Move(inside.Position().AddXY(roomier, roomier))
			inside.Resize(inside.Size().SubtractWidthHeight(2*roomier, 2*roomier))
		}
	}
}

// MouseDown implements desktop.Mouseable: what is typed lies further in than the library believes.
func (e *Entry) MouseDown(event *desktop.MouseEvent) {
	inside := *event
	inside.Position = event.Position.SubtractXY(roomier, roomier)
	e.Entry.MouseDown(&inside)
}

// Dragged implements fyne.Draggable.
func (e *Entry) Dragged(event *fyne.DragEvent) {
	inside := *event
	inside.Position = event.Position.SubtractXY(roomier, roomier)
	e.Entry.Dragged(&inside)
}

// TouchDown implements mobile.Touchable.
func (e *Entry) TouchDown(event *mobile.TouchEvent) {
	inside := *event
	inside.Position = event.Position.SubtractXY(roomier, roomier)
	e.Entry.TouchDown(&inside)
}

// MinSize implements fyne.CanvasObject.
func (e *Entry) MinSize() fyne.Size {
	e.ExtendBaseWidget(e)
	least := e.Least * look.Current().Text
	if least == 0 {
		least = 160
	}
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
