package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"homespun/companion/window/frame/look"
)

// Tile is a card that can be pressed as a whole, for example one of several to choose from. It holds pictures
// and several lines of words.
type Tile struct {
	pressed
	// Chosen marks the tile as the chosen one of several.
	Chosen bool

	margin float32
}

// NewTile returns a tile around its content.
func NewTile(name string, content fyne.CanvasObject, tapped func()) *Tile {
	t := &Tile{pressed: pressed{Name: name, OnTapped: tapped, content: content}, margin: 8}
	t.extend(t)
	return t
}

// Named returns what stands on the tile of somebody to choose: a face, a name, and below it some help. Mark
// may be nil, and help "".
func Named(face fyne.CanvasObject, name, help string, mark fyne.CanvasObject) fyne.CanvasObject {
	column := container.New(Column{Gap: -10}, Words(name, theme.SizeNameText, look.Bold))
	if help != "" {
		column.Add(Quiet(help))
	}
	room := canvas.NewRectangle(color.Transparent)
	room.SetMinSize(fyne.NewSize(1, 60))
	return container.NewBorder(nil, nil, container.NewCenter(face), mark,
		container.NewStack(room, container.New(Middle{}, column)))
}

// SetChosen sets Chosen and redraws the tile.
func (t *Tile) SetChosen(on bool) {
	if t.Chosen != on {
		t.Chosen = on
		t.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	ground, ring := canvas.NewRectangle(nil), canvas.NewRectangle(nil)
	return Kept(t, func() fyne.Size {
		return t.content.MinSize().AddWidthHeight(2*t.margin, 2*t.margin).Max(fyne.NewSquareSize(48))
	}, func(size fyne.Size) {
		ground.Resize(size)
		ring.Resize(size)
		Put(t.content, fyne.NewPos(t.margin, t.margin), size.SubtractWidthHeight(2*t.margin, 2*t.margin))
	}, func() { t.paint(ground, ring) }, ground, t.content, ring)
}

func (t *Tile) paint(ground, ring *canvas.Rectangle) {
	now := look.Current()
	ground.FillColor, ground.StrokeColor, ground.StrokeWidth, ground.CornerRadius = now.Paper, now.Line, 1, 12
	if t.Chosen {
		ground.FillColor, ground.StrokeColor = now.Paper.Mixed(now.Focus, 0.14), now.Focus
		ground.StrokeWidth = 3
	}
	ring.FillColor, ring.StrokeColor = color.Transparent, color.Transparent
	ring.StrokeWidth, ring.CornerRadius = 3, 12
	if t.hovered && t.OnTapped != nil {
		ring.FillColor = look.Clear(now.Ink, 0.05)
	}
	if t.focused {
		ring.StrokeColor = now.Focus
	}
}
