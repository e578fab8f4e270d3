package widgets

import "fyne.io/fyne/v2"

// Laid is what a renderer that makes its objects again has made them for: a size in pixels of the window, and
// how many pixels of the display each of these has. Fyne calls Layout for whatever has new objects, so that a
// Layout that made new ones each time would have the window drawn again and again without an end.
type Laid struct {
	size    fyne.Size
	density float32
}

// Anew reports whether an object is of another size or on another display than at the last call.
func (l *Laid) Anew(o fyne.CanvasObject) bool {
	now := Laid{o.Size(), Density(o)}
	anew := *l != now
	*l = now
	return anew
}

// Density returns how many pixels of the display a pixel of the window has where an object is shown.
func Density(o fyne.CanvasObject) float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(o); c != nil && c.Scale() > 0 {
		return c.Scale()
	}
	return 1
}
