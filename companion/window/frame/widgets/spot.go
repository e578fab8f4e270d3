package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"homespun/companion/window/frame/look"
)

// Spot is a place in a text or on a picture that can be pressed like a button. It is as large as whoever lays it out
// makes it.
type Spot struct {
	pressed
	// Ground is how strongly its ground is coloured, from 0 to 1.
	Ground float64
	// OnPaper says that it lies on a printed page, which is white in every look.
	OnPaper bool
}

var _ desktop.Cursorable = (*Spot)(nil)

// NewSpot returns a spot with something on it.
func NewSpot(name string, content fyne.CanvasObject, tapped func()) *Spot {
	s := &Spot{pressed: pressed{Name: name, OnTapped: tapped, content: content}}
	s.extend(s)
	return s
}

// near is how far from a spot a tap still counts for it: half the height of a button.
const near = 24

// Near returns the spot that a tap at a place is meant for: the nearest one, if it is near; else nil. Spots are small,
// and so they are as easy to touch as buttons.
func Near(spots []*Spot, at fyne.Position) (best *Spot) {
	least := float32(near)
	for _, spot := range spots {
		from, to := spot.Position(), spot.Position().Add(spot.Size())
		dx := max(from.X-at.X, at.X-to.X, 0)
		dy := max(from.Y-at.Y, at.Y-to.Y, 0)
		if d := max(dx, dy); d < least {
			best, least = spot, d
		}
	}
	return best
}

// Cursor implements desktop.Cursorable.
func (s *Spot) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget.
func (s *Spot) CreateRenderer() fyne.WidgetRenderer {
	r := &spotRenderer{s, canvas.NewRectangle(nil)}
	r.paint()
	return r
}

type spotRenderer struct {
	spot   *Spot
	ground *canvas.Rectangle
}

func (r *spotRenderer) paint() {
	ink := look.Current().Focus
	if r.spot.OnPaper {
		ink = look.Light.Focus
	}
	r.ground.FillColor, r.ground.StrokeColor, r.ground.CornerRadius = look.Clear(ink, r.spot.Ground),
		color.Transparent, 4
	if r.spot.hovered {
		r.ground.FillColor = look.Clear(ink, 0.22)
	}
	if r.spot.focused {
		r.ground.StrokeColor, r.ground.StrokeWidth = ink, 2
	}
}

func (r *spotRenderer) Destroy()           {}
func (r *spotRenderer) MinSize() fyne.Size { return r.spot.content.MinSize() }
func (r *spotRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.spot.content}
}
func (r *spotRenderer) Layout(size fyne.Size) {
	r.ground.Move(fyne.NewPos(-2, -1))
	r.ground.Resize(size.AddWidthHeight(4, 4))
	r.spot.content.Resize(size)
}
func (r *spotRenderer) Refresh() {
	r.paint()
	canvas.Refresh(r.spot)
}
