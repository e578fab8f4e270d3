package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// wheel lies over a line to type in and hands the mouse's wheel on to what scrolls around it: the line would
// keep it for itself, and a page of many lines would stand still wherever the pointer comes to one. It takes
// nothing else.
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
		around[0].Scrolled(event)
	}
}

// CreateRenderer implements fyne.Widget: there is nothing to be seen.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer { return nothing{} }

type nothing struct{}

func (nothing) Destroy()                     {}
func (nothing) Layout(fyne.Size)             {}
func (nothing) MinSize() fyne.Size           { return fyne.Size{} }
func (nothing) Objects() []fyne.CanvasObject { return nil }
func (nothing) Refresh()                     {}
