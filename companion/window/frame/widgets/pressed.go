package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// pressed is what a [Spot] and a [Tile] are: something that can be pressed as a whole, by a tap and by keys.
type pressed struct {
	widget.BaseWidget
	// Name is the accessible name, for screen readers.
	Name string
	// OnTapped is called when it is pressed. If it is nil, all keys are passed on.
	OnTapped func()

	self             pressable
	content          fyne.CanvasObject
	focused, hovered bool
}

// pressable is the whole widget that something pressed is part of.
type pressable interface {
	fyne.Widget
	fyne.Focusable
	fyne.Tappable
	fyne.Accessible
	desktop.Hoverable
	Holder
}

func (p *pressed) extend(self pressable) {
	p.self = self
	p.ExtendBaseWidget(self)
}

// Inside implements Holder.
func (p *pressed) Inside() fyne.CanvasObject { return p.content }

// AccessibilityLabel and AccessibilityRole implement fyne.Accessible.
func (p *pressed) AccessibilityLabel() string             { return p.Name }
func (p *pressed) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// Tapped implements fyne.Tappable.
func (p *pressed) Tapped(*fyne.PointEvent) {
	if p.OnTapped != nil {
		p.OnTapped()
	}
}

// TypedKey and the methods below it implement fyne.Focusable and desktop.Hoverable.
func (p *pressed) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		p.Tapped(nil)
	default:
		Bubble(p.self, key)
	}
}

func (p *pressed) TypedRune(rune)                 {}
func (p *pressed) FocusGained()                   { p.focused = true; p.Refresh(); Reveal(p.self) }
func (p *pressed) FocusLost()                     { p.focused = false; p.Refresh() }
func (p *pressed) MouseIn(*desktop.MouseEvent)    { p.hovered = true; p.Refresh() }
func (p *pressed) MouseMoved(*desktop.MouseEvent) {}
func (p *pressed) MouseOut()                      { p.hovered = false; p.Refresh() }
