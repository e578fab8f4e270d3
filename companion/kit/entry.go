package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
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

// Framed returns the line as high as a finger, its text in the middle of the height. The mouse's wheel turns what the line lies on.
func (e *Entry) Framed() fyne.CanvasObject {
	return container.NewStack(container.NewThemeOverride(e, roomy{}), newWheel())
}

// roomy is the look that counts now, with more room around what is typed.
type roomy struct{}

// Color implements fyne.Theme.
func (roomy) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	return look.Current().Color(name, variant)
}

// Font implements fyne.Theme.
func (roomy) Font(style fyne.TextStyle) fyne.Resource { return look.Current().Font(style) }

// Icon implements fyne.Theme.
func (roomy) Icon(name fyne.ThemeIconName) fyne.Resource { return look.Current().Icon(name) }

// Size implements fyne.Theme.
func (roomy) Size(name fyne.ThemeSizeName) float32 {
	if name == theme.SizeNameInnerPadding {
		return 14
	}
	return look.Current().Size(name)
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
