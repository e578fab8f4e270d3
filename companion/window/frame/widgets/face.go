package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"homespun/companion/window/frame/look"
	"homespun/printables/drawing"
	"homespun/printables/picture"
)

// NewFace returns an icon of package assets on a disc of a colour, or a picture that fills it: the figure of a person
// or of a bot.
func NewFace(icon string, colour drawing.Colour, side float32) fyne.CanvasObject {
	ground := canvas.NewCircle(drawing.White.Mixed(colour, 0.35)) // light in every look: some of the art is dark
	ground.StrokeColor, ground.StrokeWidth = look.Current().Seen(colour), 3
	art := canvas.NewImageFromResource(Icon(icon))
	art.FillMode = canvas.ImageFillContain
	inner := float32(0.68) // the icon lies within the disc
	if picture.IsRound(icon) {
		inner = 0.95
	}
	return &fyne.Container{Layout: face{side, inner}, Objects: []fyne.CanvasObject{ground, art}}
}

// NewDisc returns a disc of a colour.
func NewDisc(colour drawing.Colour, side float32) fyne.CanvasObject {
	ground := canvas.NewCircle(colour)
	ground.StrokeColor, ground.StrokeWidth = look.Current().Line, 2
	return &fyne.Container{Layout: face{side, 1}, Objects: []fyne.CanvasObject{ground}}
}

// face is the layout of a disc with an icon on it, in the middle of the room.
type face struct{ side, inner float32 }

// Layout implements fyne.Layout.
func (f face) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	middle := fyne.NewPos(size.Width/2, size.Height/2)
	side := f.side
	for _, o := range objects {
		Put(o, middle.SubtractXY(side/2, side/2), fyne.NewSquareSize(side))
		side = f.side * f.inner
	}
}

// MinSize implements fyne.Layout.
func (f face) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(f.side) }
