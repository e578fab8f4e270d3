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
	ground := canvas.NewRectangle(nil)
	return Kept(s, s.content.MinSize, func(size fyne.Size) {
		Put(ground, fyne.NewPos(-2, -1), size.AddWidthHeight(4, 4))
		s.content.Resize(size)
	}, func() {
		ink := look.Current().Focus
		if s.OnPaper {
			ink = look.Light.Focus
		}
		ground.FillColor, ground.StrokeColor = look.Clear(ink, s.Ground), color.Transparent
		ground.CornerRadius = 4
		if s.hovered {
			ground.FillColor = look.Clear(ink, 0.22)
		}
		if s.focused {
			ground.StrokeColor, ground.StrokeWidth = ink, 2
		}
	}, ground, s.content)
}
