package window_test

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/widgets"
)

// textsOf returns the words of an object itself.
func textsOf(o fyne.CanvasObject) []string {
	switch o := o.(type) {
	case *widget.Label:
		return []string{o.Text}
	case *canvas.Text:
		return []string{o.Text}
	case *widgets.Button:
		return []string{o.Text}
	case *widgets.Entry:
		return []string{o.Text}
	}
	return nil
}

// childrenOf returns what an object is made of.
func childrenOf(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case *container.Scroll:
		return []fyne.CanvasObject{o.Content}
	case *widget.Label, *widgets.Entry:
		return nil
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}
