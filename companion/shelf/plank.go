package shelf

import (
	"fyne.io/fyne/v2"

	"homespun/companion/kit"
)

// plank stands the boxes on the shelf: one alone as wide as it likes, several in columns.
type plank struct {
	grid  kit.Grid
	width float32
}

const widestBox = 1180

// Layout implements fyne.Layout.
func (p *plank) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	p.width = size.Width
	p.grid = kit.Grid{Least: 360, Most: 3, Gap: 24}
	if len(objects) == 1 {
		width := fyne.Min(size.Width, widestBox)
		objects[0].Move(fyne.NewPos((size.Width-width)/2, 0))
		objects[0].Resize(fyne.NewSize(width, kit.HeightAt(objects[0], width)))
		return
	}
	p.grid.Layout(objects, size)
}

// MinSize implements fyne.Layout.
func (p *plank) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if len(objects) == 1 {
		return fyne.NewSize(280, kit.HeightAt(objects[0], fyne.Min(max(280, p.width), widestBox)))
	}
	return p.grid.MinSize(objects)
}
