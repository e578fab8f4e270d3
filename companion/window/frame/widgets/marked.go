package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/window/frame/look"
)

// Headed is a layout: a heading close above the lines, without most of the margin of its label. Where it would
// leave less than the height Least to the lines, there is no heading.
type Headed struct{ Least float32 }

// Layout implements fyne.Layout.
func (h Headed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	label := objects[0].MinSize()
	top := label.Height * 0.62
	if SetVisible(objects[0], size.Height-top >= h.Least); !objects[0].Visible() {
		top = 0
	}
	Put(objects[0], fyne.NewPos(0, top-label.Height+4), fyne.NewSize(size.Width, label.Height))
	Put(objects[1], fyne.NewPos(0, top), fyne.NewSize(size.Width, max(0, size.Height-top)))
}

// MinSize implements fyne.Layout.
func (Headed) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(120, 2*LineHeight) }

// LineHeight is the least height of a line of a list with marks.
const LineHeight = 20

// MarkRow is a layout: a mark before one line of text, and behind it a face, if one is given.
type MarkRow struct{}

// Layout implements fyne.Layout.
func (MarkRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	x := float32(0)
	if mark := objects[0]; mark.Visible() {
		side := mark.MinSize()
		Put(mark, fyne.NewPos(4, (size.Height-side.Height)/2), side)
		x = side.Width + 4
	}
	right := size.Width
	if len(objects) > 2 && objects[2].Visible() {
		face := objects[2]
		side := face.MinSize()
		right -= side.Width + 4
		Put(face, fyne.NewPos(right, (size.Height-side.Height)/2), side)
	}
	least := objects[1].MinSize()
	Put(objects[1], fyne.NewPos(x, (size.Height-least.Height)/2), fyne.NewSize(right-x, least.Height))
}

// MinSize implements fyne.Layout. The text takes no more room than its letters, without the margin of its label.
func (MarkRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := objects[1].MinSize()
	size.Height -= 2 * look.Current().Size(theme.SizeNameInnerPadding)
	if mark := objects[0]; mark.Visible() {
		size = fyne.NewSize(size.Width+mark.MinSize().Width+4, max(size.Height, mark.MinSize().Height))
	}
	return size
}
