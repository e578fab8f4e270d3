package shelf

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// planks is the layout of the shelf: boxes on wooden boards. A single box gets the width up to widestBox,
// several stand in columns.
type planks struct {
	boxes  []fyne.CanvasObject
	boards []*plank
	grid   widgets.Grid
	width  float32
}

const (
	widestBox  = 1440
	leastBox   = 360
	plankThick = 16
	shelfGap   = 24
)

// newPlanks returns a container with the boxes and the boards below them.
func newPlanks(boxes []fyne.CanvasObject) *fyne.Container {
	p := &planks{boxes: boxes, grid: widgets.Grid{Least: leastBox, Most: 3, Gap: shelfGap}}
	objects := append([]fyne.CanvasObject{}, boxes...)
	for range boxes { // one board a line; there cannot be more lines than boxes
		board := newPlank()
		p.boards = append(p.boards, board)
		objects = append(objects, board)
	}
	return container.New(p, objects...)
}

// Layout implements fyne.Layout.
func (p *planks) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p.width = size.Width
	p.place(true)
}

// MinSize implements fyne.Layout.
func (p *planks) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(280, p.place(false))
}

// place returns the height of the shelf. With move it also moves and resizes everything.
func (p *planks) place(move bool) float32 {
	total := max(280, p.width)
	columns, width := p.grid.Columns(total)
	if len(p.boxes) == 1 {
		columns, width = 1, fyne.Min(total-2*shelfGap, look.Current().Grow(widestBox))
	}
	y, line := float32(0), 0
	for at := 0; at < len(p.boxes); at += columns {
		row := p.boxes[at:min(at+columns, len(p.boxes))]
		height := float32(0)
		for _, box := range row {
			height = max(height, widgets.HeightAt(box, width))
		}
		if move {
			x := max(0, (total-float32(len(row))*(width+shelfGap)+shelfGap)/2)
			if len(p.boxes) > columns {
				x = 0
			}
			for i, box := range row {
				widgets.Put(box, fyne.NewPos(x+float32(i)*(width+shelfGap), y), fyne.NewSize(width, height))
			}
			p.boards[line].Show()
			widgets.Put(p.boards[line], fyne.NewPos(0, y+height), fyne.NewSize(total, plankThick))
		}
		y += height + plankThick + shelfGap
		line++
	}
	if move {
		for _, board := range p.boards[line:] {
			board.Hide()
		}
	}
	return max(0, y-shelfGap)
}

// plank is one board of the shelf.
type plank struct{ widget.BaseWidget }

func newPlank() *plank {
	p := &plank{}
	p.ExtendBaseWidget(p)
	return p
}

// CreateRenderer implements fyne.Widget.
func (p *plank) CreateRenderer() fyne.WidgetRenderer {
	wood, edge := canvas.NewRectangle(nil), canvas.NewRectangle(nil)
	return widgets.Kept(p, func() fyne.Size { return fyne.NewSize(100, plankThick) }, func(size fyne.Size) {
		wood.Resize(fyne.NewSize(size.Width, size.Height-5))
		edge.Resize(size)
	}, func() {
		now, colour := look.Current(), drawing.RGB(0xC8A06E)
		if now.Dark {
			colour = drawing.RGB(0x6B4F37)
		}
		wood.FillColor, edge.FillColor = colour, colour.Mixed(drawing.Black, 0.25)
		if now.Palette == &look.Contrast {
			wood.FillColor, edge.FillColor = now.Line, now.Line
		}
		wood.CornerRadius, edge.CornerRadius = 4, 4
	}, edge, wood)
}
