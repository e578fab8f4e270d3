package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"homespun/companion/look"
)

// Tile is a card that can be pressed as a whole, for example one of several to choose from. It holds pictures
// and several lines of words.
type Tile struct {
	widget.BaseWidget
	// Name is the accessible name, for screen readers.
	Name string
	// Chosen marks the tile as the chosen one of several.
	Chosen bool
	// OnTapped is called when the tile is pressed. If it is nil, the tile passes all keys on.
	OnTapped func()

	content          fyne.CanvasObject
	margin           float32
	focused, hovered bool
}

var (
	_ fyne.Focusable    = (*Tile)(nil)
	_ fyne.Tappable     = (*Tile)(nil)
	_ desktop.Hoverable = (*Tile)(nil)
	_ fyne.Accessible   = (*Tile)(nil)
	_ Holder            = (*Tile)(nil)
)

// NewTile returns a tile around its content.
func NewTile(name string, content fyne.CanvasObject, tapped func()) *Tile {
	t := &Tile{Name: name, OnTapped: tapped, content: content, margin: 8}
	t.ExtendBaseWidget(t)
	return t
}

// SetChosen sets Chosen and redraws the tile.
func (t *Tile) SetChosen(on bool) {
	if t.Chosen != on {
		t.Chosen = on
		t.Refresh()
	}
}

// Inside implements Holder.
func (t *Tile) Inside() fyne.CanvasObject { return t.content }

// AccessibilityLabel implements fyne.Accessible.
func (t *Tile) AccessibilityLabel() string { return t.Name }

// AccessibilityRole implements fyne.Accessible.
func (t *Tile) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// Tapped implements fyne.Tappable.
func (t *Tile) Tapped(*fyne.PointEvent) {
	if t.OnTapped != nil {
		t.OnTapped()
	}
}

// TypedRune implements fyne.Focusable.
func (t *Tile) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (t *Tile) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		t.Tapped(nil)
	default:
		Bubble(t, key)
	}
}

// FocusGained implements fyne.Focusable.
func (t *Tile) FocusGained() { t.focused = true; t.Refresh(); Reveal(t) }

// FocusLost implements fyne.Focusable.
func (t *Tile) FocusLost() { t.focused = false; t.Refresh() }

// MouseIn implements desktop.Hoverable.
func (t *Tile) MouseIn(*desktop.MouseEvent) { t.hovered = true; t.Refresh() }

// MouseMoved implements desktop.Hoverable.
func (t *Tile) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (t *Tile) MouseOut() { t.hovered = false; t.Refresh() }

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
