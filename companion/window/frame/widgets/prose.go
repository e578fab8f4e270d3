package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Prose is an entry for words over several lines, which Tab and Escape leave.
type Prose struct {
	widget.Entry
	// OnLeave is called when the entry loses the focus. It may be nil.
	OnLeave func()

	self fyne.CanvasObject // the whole widget that it is part of
	name string            // for screen readers
}

// NewProse returns an empty entry of a name, for screen readers, that is at least so many lines high.
func NewProse(name string, high int) *Prose {
	p := &Prose{}
	p.Extend(p, name, high)
	return p
}

// Extend makes it, or a widget that it is part of, such an entry.
func (p *Prose) Extend(self fyne.Widget, name string, high int) {
	p.self, p.name = self, name
	p.ExtendBaseWidget(self)
	p.MultiLine, p.Wrapping = true, fyne.TextWrapWord
	p.SetMinRowsVisible(high)
}

// AcceptsTab implements fyne.Tabbable.
func (p *Prose) AcceptsTab() bool { return false }

// AccessibilityLabel and AccessibilityRole implement fyne.Accessible.
func (p *Prose) AccessibilityLabel() string             { return p.name }
func (p *Prose) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// TypedKey implements fyne.Focusable. Escape is for the window, or closes the dialog.
func (p *Prose) TypedKey(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape || key.Name == fyne.KeyF11 {
		Bubble(p.self, key)
		return
	}
	p.Entry.TypedKey(key)
}

// FocusGained implements fyne.Focusable.
func (p *Prose) FocusGained() { p.Entry.FocusGained(); Reveal(p.self) }

// FocusLost implements fyne.Focusable.
func (p *Prose) FocusLost() {
	p.Entry.FocusLost()
	if p.OnLeave != nil {
		p.OnLeave()
	}
}
