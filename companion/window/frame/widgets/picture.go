package widgets

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"homespun/printables/drawing"
	"homespun/printables/raster"
)

// Picture is a widget that draws its image in the background, for exactly the size that it has. The old image
// stays until the new one is ready.
type Picture struct {
	widget.BaseWidget
	// Least is the minimum size.
	Least fyne.Size
	// Ratio is width divided by height, where the height follows from the width; 0 leaves the height free.
	Ratio float32
	// OnDrawn is called after a new image has been shown.
	OnDrawn func()

	draw  func(width, height int) image.Image
	work  func(func() func())
	image *canvas.Image
	asked image.Point
	turn  int
}

// NewPicture returns a picture with a minimum size. Draw returns the image, as large as fits into a width and
// height in physical pixels. It runs in the background, by work, so it may not touch the window.
func NewPicture(least fyne.Size, work func(func() func()),
	draw func(width, height int) image.Image) *Picture {
	p := &Picture{Least: least, draw: draw, work: work, image: canvas.NewImageFromImage(nil)}
	p.image.FillMode, p.image.ScaleMode = canvas.ImageFillContain, canvas.ImageScaleFastest
	p.ExtendBaseWidget(p)
	return p
}

// NewDrawn returns the picture of a drawing, as it comes out of the printer. Ratio is the least ratio of its width
// to its height: a higher drawing is drawn smaller.
func NewDrawn(d *drawing.Drawing, ratio float64, work func(func() func())) *Picture {
	p := NewPicture(fyne.NewSize(120, 40), work, func(width, height int) image.Image {
		return raster.Fit(d, width, height)
	})
	p.Ratio = float32(max(ratio, d.Width/d.Height))
	return p
}

// SetDraw replaces the function that draws, and draws again.
func (p *Picture) SetDraw(draw func(width, height int) image.Image) {
	p.draw, p.asked = draw, image.Point{}
	p.turn++
	p.ask(p.Size())
}

// MinSize implements fyne.CanvasObject.
func (p *Picture) MinSize() fyne.Size {
	if p.Ratio > 0 {
		return p.Least.Max(fyne.NewSize(p.Least.Width, p.Size().Width/p.Ratio))
	}
	return p.Least
}

// ask starts drawing for a size, if that is not the size that was asked for last.
func (p *Picture) ask(size fyne.Size) {
	density := Density(p)
	want := image.Pt(int(size.Width*density+0.5), int(size.Height*density+0.5))
	if p.draw == nil || want == p.asked || want.X < 8 || want.Y < 8 {
		return
	}
	p.asked = want
	p.turn++
	turn, draw := p.turn, p.draw
	p.work(func() func() {
		picture := draw(want.X, want.Y)
		return func() {
			if turn == p.turn {
				p.image.Image = picture
				p.image.Refresh()
				if p.OnDrawn != nil {
					p.OnDrawn()
				}
			}
		}
	})
}

// CreateRenderer implements fyne.Widget.
func (p *Picture) CreateRenderer() fyne.WidgetRenderer {
	return Kept(p, p.MinSize, func(size fyne.Size) {
		p.image.Resize(size)
		p.ask(size)
	}, func() {}, p.image)
}
