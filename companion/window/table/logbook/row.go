package logbook

import (
	"fyne.io/fyne/v2"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
)

// row is a layout: a mark before a text that wraps, and the sign of a line that stands for several behind it.
type row struct{ line Line }

// room returns how far a line's text stands from the left and from the right.
func room(line Line) (left, right float32) {
	now := look.Current()
	left = now.Grow(24)
	if line.Part {
		left += now.Grow(16)
	}
	if line.Folded {
		right = now.Grow(20)
	}
	return left, right
}

// Layout implements fyne.Layout.
func (r *row) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left, right := room(r.line)
	side := fyne.NewSquareSize(look.Current().Grow(20))
	widgets.Put(objects[0], fyne.NewPos(4, 1), side)
	objects[1].Move(fyne.NewPos(left, -6)) // a label has a margin of its own
	objects[1].Resize(fyne.NewSize(size.Width-left-right, size.Height+12))
	widgets.Put(objects[2], fyne.NewPos(size.Width-side.Width, 1), side)
}

// MinSize implements fyne.Layout.
func (*row) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(120, widgets.LineHeight) }
