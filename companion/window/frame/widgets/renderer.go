package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Kept returns the renderer of a widget that has the same objects always: least returns its minimum size,
// place puts them in their places, and paint gives them their colours.
func Kept(of fyne.Widget, least func() fyne.Size, place func(fyne.Size), paint func(),
	objects ...fyne.CanvasObject) fyne.WidgetRenderer {
	paint()
	return &kept{of, least, place, paint, objects}
}

type kept struct {
	of      fyne.Widget
	least   func() fyne.Size
	place   func(fyne.Size)
	paint   func()
	objects []fyne.CanvasObject
}

func (k *kept) Destroy()                     {}
func (k *kept) Objects() []fyne.CanvasObject { return k.objects }
func (k *kept) MinSize() fyne.Size           { return k.least() }
func (k *kept) Layout(size fyne.Size)        { k.place(size) }

func (k *kept) Refresh() {
	k.paint()
	if size := k.of.Size(); !size.IsZero() {
		k.place(size)
	}
	canvas.Refresh(k.of)
}

// Painted returns the renderer of a widget that is drawn anew by each Refresh, and where it has got another
// size or has come to another display. The widget has a MinSize of its own.
func Painted(of fyne.Widget, draw func(*Painter)) fyne.WidgetRenderer {
	d := &painted{of: of, draw: draw}
	d.Refresh()
	return d
}

type painted struct {
	of   fyne.Widget
	draw func(*Painter)
	last Painter
}

func (d *painted) Destroy()                     {}
func (d *painted) Objects() []fyne.CanvasObject { return d.last.Objects }
func (d *painted) MinSize() fyne.Size           { return d.of.MinSize() }

// Layout implements fyne.WidgetRenderer. Fyne calls it for whatever has new objects, so one that made new
// ones each time would have the window drawn again and again without an end.
func (d *painted) Layout(size fyne.Size) {
	if d.last.Size != size || d.last.Density != Density(d.of) {
		d.Refresh()
	}
}

func (d *painted) Refresh() {
	p := Painter{Size: d.of.Size(), Density: Density(d.of)}
	if d.draw(&p); p.same {
		p.Objects = d.last.Objects
	}
	if d.last = p; !p.same {
		canvas.Refresh(d.of)
	}
}

// Density returns how many pixels of the display a pixel of the window has where an object is shown.
func Density(o fyne.CanvasObject) float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil && c.Scale() > 0 {
		return c.Scale()
	}
	return 1
}
