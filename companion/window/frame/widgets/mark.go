package widgets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"homespun/engines"
	"homespun/printables/drawing"
	"homespun/printables/picture"
	"homespun/printables/raster"
)

// Mark draws the sign of a seat: a shape in the seat's colour with its letter. It is a small second sign
// beside the face of somebody who has one.
type Mark struct {
	widget.BaseWidget
	Seat engines.Seat
	// Colour and Sign are set where a seat does not have its usual colour and shape.
	Colour drawing.Colour
	Sign   drawing.Sign
	// Figure is the icon of the face of whoever plays the seat, in the colour Face; "" is none.
	Figure string
	Face   drawing.Colour
	// Side is the width and height in px.
	Side float32

	image *canvas.Image
	shown markOf
}

type markOf struct {
	seat   engines.Seat
	colour drawing.Colour
	sign   drawing.Sign
	figure string
	face   drawing.Colour
	pixels int
}

// NewMark returns the sign of a seat. It draws nothing for Dice and Table.
func NewMark(seat engines.Seat, side float32) *Mark {
	m := &Mark{Seat: seat, Side: side, image: canvas.NewImageFromImage(nil)}
	m.image.FillMode, m.image.ScaleMode = canvas.ImageFillContain, canvas.ImageScaleFastest
	m.ExtendBaseWidget(m)
	return m
}

// SetSeat changes the seat, in its usual colour and shape.
func (m *Mark) SetSeat(seat engines.Seat) { m.SetSeatIn(seat, drawing.None, 0) }

// SetSeatIn changes the seat and draws it in a colour and shape of the caller's. With drawing.None it has its
// usual ones.
func (m *Mark) SetSeatIn(seat engines.Seat, colour drawing.Colour, sign drawing.Sign) {
	if m.Seat != seat || m.Colour != colour || m.Sign != sign {
		m.Seat, m.Colour, m.Sign = seat, colour, sign
		m.Refresh()
	}
}

// SetFace changes the face of whoever plays the seat.
func (m *Mark) SetFace(figure string, face drawing.Colour) {
	if m.Figure != figure || m.Face != face {
		m.Figure, m.Face = figure, face
		m.Refresh()
	}
}

// MinSize implements fyne.CanvasObject.
func (m *Mark) MinSize() fyne.Size { return fyne.NewSquareSize(m.Side) }

// CreateRenderer implements fyne.Widget.
func (m *Mark) CreateRenderer() fyne.WidgetRenderer {
	return Kept(m, m.MinSize, func(size fyne.Size) {
		m.image.Resize(size)
		m.paint()
	}, m.paint, m.image)
}

func (m *Mark) paint() {
	want := markOf{m.Seat, m.Colour, m.Sign, m.Figure, m.Face, int(m.Side*Density(m) + 0.5)}
	if want != m.shown {
		m.shown = want
		m.image.Image = markPicture(want)
		m.image.Refresh()
	}
}

func markPicture(of markOf) image.Image {
	d := drawing.New(10, 10)
	at, radius := drawing.Point{X: 5, Y: 5}, 4.0
	if icon, err := drawing.Icon(of.figure); err == nil && of.seat >= 0 {
		d.Circle(drawing.Point{X: 4.6, Y: 4.6}, 4.4,
			drawing.Outlined(drawing.White.Mixed(of.face, 0.35), 0.5, of.face))
		inside := drawing.Box(1.5, 1.5, 6.2, 6.2)
		if picture.IsRound(of.figure) {
			inside = inside.Inset(-1)
		}
		d.UseIn(icon, inside)
		at, radius = drawing.Point{X: 7.9, Y: 7.9}, 2
	}
	switch {
	case of.seat < 0:
	case of.colour != drawing.None:
		d.SeatIn(int(of.seat), of.colour, of.sign, at, radius)
	default:
		d.Seat(int(of.seat), at, radius)
	}
	return raster.Image(d, float64(of.pixels)/10)
}
