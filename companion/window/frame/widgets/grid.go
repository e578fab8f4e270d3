package widgets

import (
	"fyne.io/fyne/v2"

	"homespun/companion/window/frame/look"
)

// Grid is a layout in columns of equal width, as many as there is room for. All objects of a line get the
// height of the highest one.
type Grid struct {
	// Least is the minimum width of a column, at the usual text size.
	Least float32
	// Most is the maximum number of columns; 0 is no limit.
	Most int
	Gap  float32

	width float32 // of the last layout; the minimum height depends on it
}

var _ fyne.Layout = (*Grid)(nil)

// NewGrid returns a container with objects in columns, with gaps of 16.
func NewGrid(least float32, most int, objects ...fyne.CanvasObject) *fyne.Container {
	return &fyne.Container{Layout: &Grid{Least: least, Most: most, Gap: 16}, Objects: objects}
}

// Columns returns the number of columns that fit into a width, and the width of each.
func (g *Grid) Columns(width float32) (int, float32) {
	n := max(1, int((width+g.Gap)/(g.Least*look.Current().Text+g.Gap)))
	if g.Most > 0 {
		n = min(n, g.Most)
	}
	return n, (width - float32(n-1)*g.Gap) / float32(n)
}

// Layout implements fyne.Layout.
func (g *Grid) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	g.width = size.Width
	g.place(objects, true)
}

// MinSize implements fyne.Layout.
func (g *Grid) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(100, g.place(objects, false))
}

func (g *Grid) place(objects []fyne.CanvasObject, move bool) float32 {
	n, width := g.Columns(max(100, g.width))
	y := float32(0)
	for line := 0; line < len(objects); line += n {
		here := objects[line:min(line+n, len(objects))]
		height := float32(0)
		for _, o := range here {
			height = max(height, HeightAt(o, width))
		}
		for i, o := range here {
			if move {
				Put(o, fyne.NewPos(float32(i)*(width+g.Gap), y), fyne.NewSize(width, height))
			}
		}
		y += height + g.Gap
	}
	return max(0, y-g.Gap)
}
