package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// wheel is an invisible overlay over an entry. It passes the mouse wheel on to the scroll container around
// the entry. Without it the entry would keep the wheel, and a page with many entries would stop scrolling
// wherever the pointer meets one. It handles no other event.
type wheel struct{ widget.BaseWidget }

var _ fyne.Scrollable = (*wheel)(nil)

func newWheel() *wheel {
	w := &wheel{}
	w.ExtendBaseWidget(w)
	return w
}

// Scrolled implements fyne.Scrollable.
func (w *wheel) Scrolled(event *fyne.ScrollEvent) {
	if around := scrollsAround(w); len(around) > 0 {
		around[0].scroll.Scrolled(event)
	}
}

// CreateRenderer implements fyne.Widget. It draws nothing.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer { return nothing{} }

type nothing struct{}

func (nothing) Destroy()                     {}
func (nothing) Layout(fyne.Size)             {}
func (nothing) MinSize() fyne.Size           { return fyne.Size{} }
func (nothing) Objects() []fyne.CanvasObject { return nil }
func (nothing) Refresh()                     {}
