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
	r := &tileRenderer{tile: t, ground: canvas.NewRectangle(nil), ring: canvas.NewRectangle(nil)}
	r.objects = []fyne.CanvasObject{r.ground, t.content, r.ring}
	r.paint()
	return r
}

type tileRenderer struct {
	tile         *Tile
	ground, ring *canvas.Rectangle
	objects      []fyne.CanvasObject
}

func (r *tileRenderer) Destroy()                     {}
func (r *tileRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *tileRenderer) paint() {
	t, now := r.tile, look.Current()
	r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth, r.ground.CornerRadius = now.Paper,
		now.Line, 1, 12
	if t.Chosen {
		r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth = now.Paper.Mixed(now.Focus, 0.14),
			now.Focus, 3
	}
	r.ring.FillColor, r.ring.StrokeColor, r.ring.StrokeWidth, r.ring.CornerRadius = color.Transparent,
		color.Transparent, 3, 12
	if t.hovered && t.OnTapped != nil {
		r.ring.FillColor = look.Clear(now.Ink, 0.05)
	}
	if t.focused {
		r.ring.StrokeColor = now.Focus
	}
}

func (r *tileRenderer) Layout(size fyne.Size) {
	m := r.tile.margin
	r.ground.Resize(size)
	r.ring.Resize(size)
	r.tile.content.Move(fyne.NewPos(m, m))
	r.tile.content.Resize(size.SubtractWidthHeight(2*m, 2*m))
}

func (r *tileRenderer) MinSize() fyne.Size {
	min := r.tile.content.MinSize().AddWidthHeight(2*r.tile.margin, 2*r.tile.margin)
	return min.Max(fyne.NewSquareSize(48))
}

func (r *tileRenderer) Refresh() {
	r.paint()
	r.ground.Refresh()
	r.ring.Refresh()
	canvas.Refresh(r.tile)
}
