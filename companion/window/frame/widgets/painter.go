package widgets

import (
	"image"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"homespun/engines/common/text"
)

// Painter collects the objects with which a widget is drawn ([Painted]).
type Painter struct {
	// Size is that of the widget, and Density how many pixels of the display a pixel of the window has.
	Size    fyne.Size
	Density float32
	// Objects are what has been drawn, the lowest first.
	Objects []fyne.CanvasObject

	same bool
}

// Leave leaves the widget as it was drawn last, because nothing of it has changed. Fyne keeps every object in
// memory for some time after it is dropped.
func (p *Painter) Leave() { p.same = true }

// Add adds an object at a place and of a size.
func (p *Painter) Add(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	Put(o, at, size)
	p.Objects = append(p.Objects, o)
}

// Plate adds a rectangle with round corners.
func (p *Painter) Plate(fill color.Color, at fyne.Position, size fyne.Size,
	corner float32) *canvas.Rectangle {
	o := canvas.NewRectangle(fill)
	o.CornerRadius = corner
	p.Add(o, at, size)
	return o
}

// Line adds a line.
func (p *Painter) Line(ink color.Color, width float32, from, to fyne.Position) {
	o := canvas.NewLine(ink)
	o.StrokeWidth, o.Position1, o.Position2 = width, from, to
	p.Objects = append(p.Objects, o)
}

// Image adds a picture that has as many pixels as it takes on the display.
func (p *Painter) Image(picture image.Image, at fyne.Position, size fyne.Size) *canvas.Image {
	o := canvas.NewImageFromImage(picture)
	o.ScaleMode = canvas.ImageScaleFastest
	p.Add(o, at, size)
	return o
}

// Text adds a line of text, cut where it does not fit into the room. Its place is the caller's to choose.
func (p *Painter) Text(said string, ink color.Color, size float32, style fyne.TextStyle,
	room float32) *canvas.Text {
	o := canvas.NewText("", ink)
	o.TextSize, o.TextStyle = size, style
	Shorten(o, said, room)
	if o.Resize(o.MinSize()); said != "" {
		p.Objects = append(p.Objects, o)
	}
	return o
}

// Whole is the room for a text that is not cut.
const Whole = 1 << 20

// Shorten puts a text on a line, cut where it does not fit into the room, and returns the width of the line.
func Shorten(line *canvas.Text, said string, room float32) float32 {
	line.Text = text.InOrder(said)
	if width := line.MinSize().Width; width <= room || said == "" {
		return width
	}
	letters := []rune(line.Text)
	low, high := 0, len(letters)
	for low < high {
		middle := (low + high + 1) / 2
		if fyne.MeasureText(string(letters[:middle])+"…", line.TextSize, line.TextStyle).Width <= room {
			low = middle
		} else {
			high = middle - 1
		}
	}
	line.Text = strings.TrimRight(string(letters[:low]), " ") + "…"
	return line.MinSize().Width
}
