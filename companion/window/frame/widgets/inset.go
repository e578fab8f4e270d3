package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/window/frame/look"
)

// Flush removes the left margin that Fyne gives a label, so that its words begin where panels and buttons
// begin.
func Flush(label fyne.CanvasObject) *fyne.Container {
	return container.New(shift{-1}, label)
}

// Indent moves an object to the right, so that it begins where the words of labels begin.
func Indent(by float32, o fyne.CanvasObject) *fyne.Container {
	return container.New(shift{by}, o)
}

// shift is a layout that moves its objects to the right by a number of px. A negative number moves them to
// the left by the margin of a label.
type shift struct{ by float32 }

func (s shift) left() float32 {
	if s.by < 0 {
		return -look.Current().Size(theme.SizeNameInnerPadding)
	}
	return s.by
}

// Layout implements fyne.Layout.
func (s shift) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		Put(o, fyne.NewPos(s.left(), 0), fyne.NewSize(size.Width-s.left(), size.Height))
	}
}

// MinSize implements fyne.Layout.
func (s shift) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().AddWidthHeight(s.left(), 0)
}

// Middle is a layout that centres its object vertically, as wide as there is room.
type Middle struct{}

// Layout implements fyne.Layout.
func (Middle) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		height := HeightAt(o, size.Width)
		Put(o, fyne.NewPos(0, max(0, (size.Height-height)/2)), fyne.NewSize(size.Width, height))
	}
}

// MinSize implements fyne.Layout.
func (Middle) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[0].MinSize() }
