package shelf

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/window/frame/look"
	"homespun/companion/window/frame/widgets"
	"homespun/printables/drawing"
)

// planks is the layout of the shelf: boxes on wooden boards, in columns. Their covers are as high as lets all boxes
// be seen at once.
type planks struct {
	boxes  []*box
	boards []*plank
	grid   widgets.Grid
	width  float32
	// room returns how high the shelf may be to be seen as a whole, in a width.
	room func(width float32) float32
}

const (
	widestBox  = 720
	leastBox   = 360
	plankThick = 16
	shelfGap   = 16
)

// newPlanks returns a container with the boxes and the boards below them.
func newPlanks(boxes []*box, room func(width float32) float32) *fyne.Container {
	p := &planks{boxes: boxes, grid: widgets.Grid{Least: leastBox, Most: 3, Gap: shelfGap}, room: room}
	var objects []fyne.CanvasObject
	for _, b := range boxes {
		objects = append(objects, b)
	}
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

// lines returns the boxes of each line, and the width of a box.
func (p *planks) lines() (lines [][]*box, width float32) {
	total := max(280, p.width)
	columns, width := p.grid.Columns(total)
	if len(p.boxes) < columns {
		columns = max(1, len(p.boxes))
		width = fyne.Min((total-float32(columns-1)*shelfGap)/float32(columns), look.Current().Grow(widestBox))
	}
	for line := range slices.Chunk(p.boxes, columns) {
		lines = append(lines, line)
	}
	return lines, width
}

// covers gives the covers their height: what is left of the window, within bounds.
func (p *planks) covers(lines [][]*box, width float32) {
	left := p.room(p.width) + shelfGap
	for _, line := range lines {
		rest := float32(0)
		for _, b := range line {
			rest = max(rest, b.restAt(width))
		}
		left -= rest + plankThick + shelfGap
	}
	high := max(left/float32(len(lines)), look.Current().Grow(leastCover)) // with the least the page scrolls
	for _, b := range p.boxes {
		b.high = fyne.Min(high, width*0.66)
	}
}

// place returns the height of the shelf. With move it also moves and resizes everything.
func (p *planks) place(move bool) float32 {
	lines, width := p.lines()
	total := max(280, p.width)
	p.covers(lines, width)
	y := float32(0)
	for n, line := range lines {
		height := float32(0)
		for _, b := range line {
			height = max(height, b.heightAt(width))
		}
		if move {
			x := max(0, (total-float32(len(line))*(width+shelfGap)+shelfGap)/2)
			if len(lines) > 1 {
				x = 0
			}
			for i, b := range line {
				widgets.Put(b, fyne.NewPos(x+float32(i)*(width+shelfGap), y), fyne.NewSize(width, height))
			}
			p.boards[n].Show()
			widgets.Put(p.boards[n], fyne.NewPos(0, y+height), fyne.NewSize(total, plankThick))
		}
		y += height + plankThick + shelfGap
	}
	if move {
		for _, board := range p.boards[len(lines):] {
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
