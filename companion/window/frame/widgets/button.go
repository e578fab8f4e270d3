package widgets

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/look"
)

// Button is a button that Return, Enter and Space press. It passes all other keys on to the window, and after
// a press the window sets the focus, so that the keys go back to the board.
type Button struct {
	widget.DisableableWidget
	Text string
	// Name is the accessible name, for screen readers, where it differs from the text.
	Name string
	// Icon is drawn before the text, in the colour of the text; nil is none.
	Icon fyne.Resource
	// Picture is drawn in place of the icon and keeps its own colours.
	Picture fyne.Resource
	// Main marks the one main action of a screen.
	Main bool
	// Plain leaves out the button's background, for buttons in a bar.
	Plain bool
	// Chosen marks the button as the chosen one of several.
	Chosen bool
	// Tall makes the button 64 px high instead of 48, for the table screen.
	Tall bool
	// Leading aligns icon and text to the left, for headings and lists.
	Leading bool
	// Ink is the text colour of a plain button on a coloured bar: look.ColorInk or look.ColorWhite. "" is the
	// colour of the theme.
	Ink fyne.ThemeColorName
	// OnTapped is called when the button is pressed.
	OnTapped func()
	// OnHeld is called in place of OnTapped for a longer press, and for the other button of the mouse; nil is no
	// other action.
	OnHeld func()
	// OnFocus is called when the button gets or loses the focus. Bars use it to show the button's text.
	OnFocus func(bool)
	// OnOver is called when the pointer comes to the button.
	OnOver func()

	focused, hovered bool
	down             time.Time // when the mouse was pressed
}

// held is how long a press lasts that is no tap.
const held = 500 * time.Millisecond

var (
	_ fyne.Focusable    = (*Button)(nil)
	_ fyne.Tappable     = (*Button)(nil)
	_ desktop.Hoverable = (*Button)(nil)
	_ desktop.Mouseable = (*Button)(nil)
	_ fyne.Disableable  = (*Button)(nil)
	_ fyne.Accessible   = (*Button)(nil)
)

// NewButton returns a button of 48 px.
func NewButton(text string, icon fyne.Resource, tapped func()) *Button {
	b := &Button{Text: text, Icon: icon, OnTapped: tapped}
	b.ExtendBaseWidget(b)
	return b
}

// NewMain returns the main action of a screen.
func NewMain(text string, icon fyne.Resource, tapped func()) *Button {
	b := NewButton(text, icon, tapped)
	b.Main = true
	return b
}

// NewTall returns a button of 64 px, for the table.
func NewTall(text string, icon fyne.Resource, tapped func()) *Button {
	b := NewButton(text, icon, tapped)
	b.Tall = true
	return b
}

// SetText changes the words.
func (b *Button) SetText(text string) {
	if b.Text != text {
		b.Text = text
		b.Refresh()
	}
}

// SetEnabled enables or disables the button.
func (b *Button) SetEnabled(on bool) {
	if on == b.Disabled() {
		if on {
			b.Enable()
		} else {
			b.Disable()
		}
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (b *Button) AccessibilityLabel() string {
	if b.Name != "" {
		return b.Name
	}
	return b.Text
}

// AccessibilityRole implements fyne.Accessible.
func (b *Button) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// Tapped implements fyne.Tappable.
func (b *Button) Tapped(*fyne.PointEvent) {
	longer := b.OnHeld != nil && !b.down.IsZero() && time.Since(b.down) >= held
	b.down = time.Time{}
	switch {
	case b.Disabled():
	case longer:
		b.OnHeld()
	case b.OnTapped != nil:
		b.OnTapped()
	}
}

// MouseDown implements desktop.Mouseable.
func (b *Button) MouseDown(*desktop.MouseEvent) { b.down = time.Now() }

// MouseUp implements desktop.Mouseable. The other button of the mouse counts as a longer press.
func (b *Button) MouseUp(event *desktop.MouseEvent) {
	if event.Button == desktop.MouseButtonSecondary && !b.Disabled() && b.OnHeld != nil {
		b.OnHeld()
	}
}

// TypedRune implements fyne.Focusable.
func (b *Button) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (b *Button) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		b.Tapped(nil)
	default:
		Bubble(b, key)
	}
}

// FocusGained implements fyne.Focusable.
func (b *Button) FocusGained() {
	b.focused = true
	b.Refresh()
	Reveal(b)
	if b.OnFocus != nil {
		b.OnFocus(true)
	}
}

// FocusLost implements fyne.Focusable.
func (b *Button) FocusLost() {
	b.focused = false
	b.Refresh()
	if b.OnFocus != nil {
		b.OnFocus(false)
	}
}

// MouseIn implements desktop.Hoverable.
func (b *Button) MouseIn(*desktop.MouseEvent) {
	b.hovered = true
	b.Refresh()
	if b.OnOver != nil {
		b.OnOver()
	}
}

// MouseMoved implements desktop.Hoverable.
func (b *Button) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (b *Button) MouseOut() { b.hovered = false; b.Refresh() }

// CreateRenderer implements fyne.Widget.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	r := &buttonRenderer{button: b, ground: canvas.NewRectangle(color.Transparent),
		ring: canvas.NewRectangle(color.Transparent), behind: canvas.NewRectangle(color.Transparent),
		icon: canvas.NewImageFromResource(nil), text: canvas.NewText("", color.Black),
		second: canvas.NewText("", color.Black)}
	r.icon.FillMode = canvas.ImageFillContain
	return Kept(b, r.least, r.place, r.paint, r.ground, r.behind, r.icon, r.text, r.second, r.ring)
}

// switchedOff is the strength of the text and the icon of a disabled button.
const switchedOff = 0.5

type buttonRenderer struct {
	button       *Button
	ground, ring *canvas.Rectangle
	behind       *canvas.Rectangle // behind a picture
	icon         *canvas.Image
	text, second *canvas.Text // the second line is empty where all words fit into the first one
	shown        string       // the resource that the icon shows now, so that it is parsed only once
}

func (r *buttonRenderer) paint() {
	b, t := r.button, look.Current()
	ground, ink, line := color.Color(t.Paper), color.Color(t.Ink), color.Color(t.Line)
	inkName := theme.ColorNameForeground
	switch {
	case b.Disabled():
		ground, ink, inkName = t.Table, look.Clear(t.Quiet, switchedOff), theme.ColorNameDisabled
	case b.Main:
		ground, ink, line, inkName = t.Accent, t.OnAccent, t.Accent, theme.ColorNameForegroundOnPrimary
	case b.Chosen:
		ground, line = t.Paper.Mixed(t.Focus, 0.18), t.Focus
	}
	if b.Plain {
		ground, line = color.Transparent, color.Transparent
		if b.Ink != "" {
			ink, inkName = t.Color(b.Ink, 0), b.Ink
		}
	}
	r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth, r.ground.CornerRadius = ground, line, 1, 8
	r.icon.Translucency = 0
	if b.Disabled() { // without an edge and faint, so that it looks switched off in every palette
		r.ground.StrokeColor, r.icon.Translucency = look.Clear(t.Line, 0.25), 1-switchedOff
	}
	if b.Chosen {
		r.ground.StrokeWidth = 3
	}
	r.ring.FillColor = color.Transparent
	if b.hovered && !b.Disabled() {
		r.ring.FillColor = look.Clear(t.Ink, 0.07)
	}
	r.ring.StrokeColor, r.ring.StrokeWidth, r.ring.CornerRadius = color.Transparent, 3, 8
	if b.focused {
		r.ring.StrokeColor = t.Focus
		if b.Plain && b.Ink != "" {
			r.ring.StrokeColor = ink
		}
	}
	r.text.Text, r.text.Color, r.text.TextStyle = b.Text, ink, look.Bold
	r.text.TextSize = t.Size(theme.SizeNameText)
	r.second.Color, r.second.TextStyle, r.second.TextSize = ink, look.Bold, r.text.TextSize
	picture := b.Picture
	if picture == nil && b.Icon != nil {
		picture = theme.NewColoredResource(b.Icon, inkName)
	}
	name := ""
	if picture != nil {
		name = picture.Name() + t.Name
	}
	if name != r.shown {
		r.shown, r.icon.Resource = name, picture
		r.icon.Refresh()
		layPaper(r.behind, b.Picture)
	}
}

func (r *buttonRenderer) side() float32 {
	if r.icon.Resource == nil {
		return 0
	}
	t := look.Current()
	if r.button.Picture != nil {
		return 28 * t.Text
	}
	return t.Size(theme.SizeNameInlineIcon)
}

// whole returns the size of the whole text, before it is shortened.
func (r *buttonRenderer) whole() fyne.Size {
	return fyne.MeasureText(r.button.Text, r.text.TextSize, r.text.TextStyle)
}

func (r *buttonRenderer) least() fyne.Size {
	text, side := r.whole(), r.side()
	now := look.Current()
	size := fyne.NewSize(32, now.Grow(48))
	if r.button.Plain {
		size.Width = 24
	}
	if r.button.Tall {
		size.Height = now.Grow(64)
	}
	if r.button.Text != "" {
		size.Width += text.Width
	}
	if side > 0 {
		size.Width += side
		if r.button.Text != "" {
			size.Width += 8
		}
	}
	size.Height = max(size.Height, text.Height+16, side+16)
	size.Width = max(size.Width, now.Grow(48))
	return size
}

func (r *buttonRenderer) place(size fyne.Size) {
	r.ground.Resize(size)
	r.ring.Resize(size)
	text, side, gap := r.whole(), r.side(), float32(0)
	if side > 0 && r.button.Text != "" {
		gap = 8
	}
	shown, below := r.text.Text, r.second.Text
	room := size.Width - side - gap - 16
	first, rest := r.lines(room, size.Height)
	text.Width = max(Shorten(r.text, first, room), Shorten(r.second, rest, room))
	if r.text.Text != shown || r.second.Text != below {
		r.text.Refresh()
		r.second.Refresh()
	}
	x := max(8, (size.Width-text.Width-gap-side)/2)
	if r.button.Leading {
		x = 12
	}
	Put(r.icon, fyne.NewPos(x, (size.Height-side)/2), fyne.NewSquareSize(side))
	Put(r.behind, r.icon.Position(), r.icon.Size())
	y := (size.Height - text.Height) / 2
	if rest != "" {
		y -= text.Height / 2
	}
	Put(r.text, fyne.NewPos(x+side+gap, y), text)
	Put(r.second, fyne.NewPos(x+side+gap, y+text.Height), text)
}

// lines breaks words that are wider than the room behind the last one that fits, where two lines fit into the height.
func (r *buttonRenderer) lines(room, height float32) (first, rest string) {
	said, line := r.button.Text, r.whole()
	first = said
	if line.Width <= room || height < 2*line.Height {
		return first, ""
	}
	for end, letter := range said {
		if letter != ' ' {
			continue
		}
		if fyne.MeasureText(said[:end], r.text.TextSize, r.text.TextStyle).Width > room {
			break
		}
		first, rest = said[:end], said[end+1:]
	}
	return first, rest
}
